"""What the rules of a Romance language know: its verbs, nouns, and the lists of ``agreement.toml``."""

import re
from collections.abc import Container, Iterator, Sequence
from functools import cache, cached_property

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading, conjugation
from models.agreement.romance.inflection import siblings
from models.agreement.romance.nominals import nominals
from models.agreement.table import agreement_table
from models.language_folders import data_file

__all__ = ["RomanceGrammar", "grammar"]

_PERSONS = ("1s", "2s", "3s", "1p", "2p", "3p")
_TOLD = frozenset({"conditional", "future", "imperfect", "past_subjunctive", "past_subjunctive2"})
"""Tenses by whose endings a verb is known."""
_CELLS = ("ms", "fs", "mp", "fp")
_STRONG = re.compile(r"s[^aeiouàèéìòù]|z|gn|ps|pn|x|y")


_BY_ENDING = {
    "es": (("os", "o", "ms", "mp"), ("as", "a", "fs", "fp")),
    "pt": (("os", "o", "ms", "mp"), ("as", "a", "fs", "fp")),
    "it": (("i", "o", "ms", "mp"), ("e", "a", "fs", "fp")),
    "fr": (("s", "", "fs", "fp"), ("s", "", "ms", "mp"), ("", "e", "fs", "ms"), ("s", "es", "fp", "mp")),
}
"""What an adjective is, by another form: its ending, that of the other, what that is, what this is."""


class RomanceGrammar:
    """The words of a language, and the questions that all rules ask of them.

    Attributes:
        code: the language.
        verbs: its verbs.
        nouns: its nouns and adjectives.
        listed: the lists of ``agreement.toml``, by name.
        pronouns: the person of each pronoun that is a subject, from 0 to 5.
        objects_too: that of those that are one only where they are joined with others: “ma sœur et moi”.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.verbs = conjugation(code)
        self.nouns = nominals(code)
        self.listed = agreement_table(code).words
        self._adjectives: dict[str, bool] = {}
        self.pronouns = {
            word: at for at, person in enumerate(_PERSONS) for word in self.listed.get(f"person_{person}", ())
        }
        self.objects_too = {word[1:]: int(word[0]) for word in self.listed.get("persons_joined", ())}

    def words(self, name: str) -> frozenset[str]:
        """A list of ``agreement.toml``; empty where it has none of that name."""
        return self.listed.get(name, frozenset())

    def readings(self, word: str) -> tuple[VerbReading, ...]:
        """What a word may be as a verb; nothing if it is none for sure: a name, a noun, a particle."""
        small = word.lower()
        if (
            not word
            or not (word.islower() or word.istitle())
            or small in self.words("no_verbs")
            or small in self._determiners
        ):
            return ()
        return self.verbs.readings(small)

    def verb(self, word: str, *, noun: bool = False) -> tuple[VerbReading, ...]:
        """What a word may be that can but be a verb; nothing if it may be something else.

        Args:
            word: the word.
            noun: whether it may be a noun, too, but no adjective.
        """
        if not word.islower():
            return ()
        if word in self.words("sure_verbs"):
            return self.verbs.readings(word)
        found = self.readings(word)
        if word in self.nouns and not self.nouns.cells(word) and all(one.tense in _TOLD for one in found):
            return found
        if word in self.nouns.adjectives or (word in self.nouns and not (noun and not self._is_adjective(word))):
            return ()
        return found

    def _is_adjective(self, word: str) -> bool:
        swapped = {"o": "a", "a": "o", "e": "i", "i": "e"}
        if self.code == "fr":
            return f"{word}e" in self.nouns or (word.removesuffix("e") in self.nouns and word.endswith("e"))
        last = word[-1]
        return last not in swapped or word[:-1] + swapped[last] in self.nouns

    def finite(self, word: str, *, noun: bool = False) -> tuple[VerbReading, ...]:
        """The readings of a word that can but be a finite verb."""
        found = self.verb(word, noun=noun)
        return found if found and all(one.is_finite and one.tense != "personal" for one in found) else ()

    def copula(self, word: str) -> list[VerbReading]:
        """The readings of a form of a verb of being, which is nothing else behind a subject; none of other words."""
        readings = self.verbs.readings(word.lower()) if word.lower() in self.copula_persons else ()
        return [one for one in readings if one.is_finite and one.tense != "imperative"]

    def forms(self, readings: Sequence[VerbReading], tense: str, person: int | None = None) -> tuple[str, ...]:
        """The forms of what a word may be, in a tense and, if none is named, its own person."""
        found = [self.verbs.form(one.lemma, tense, one.person if person is None else person) for one in readings]
        return tuple(dict.fromkeys(form for form in found if form))

    def after_clitics(self, words: Sequence[str], at: int) -> int:
        """The index of the first word from there on that is no clitic, negation or adverb before a verb."""
        between = self.words("between")
        while at < len(words) - 1 and words[at] in between:
            at += 1
        return at

    @cached_property
    def copula_persons(self) -> frozenset[str]:
        """Forms of verbs of being, which are nothing else behind a subject."""
        return self.words("copulas") | self.words("verbs_behind_subjects")

    def opens(self, words: Sequence[str], at: int) -> bool:
        """Whether a clause begins at a word."""
        before = words[at - 1].lower() if at else ""
        return not before or before in self.words("openers") or not any(letter.isalpha() for letter in before)

    def subject_end(self, words: Sequence[str], at: int) -> int:
        """The index behind a subject that may stand there: a pronoun, a name, an article and a noun."""
        if at >= len(words):
            return at
        if words[at] in self.words("all") and at + 1 < len(words) and words[at + 1] in self.determiners:
            return self.subject_end(words, at + 1)
        word = words[at]
        if word.lower() in self.pronouns or word.lower() in self.words("everybody"):
            return at + 1
        if word.istitle() and at:
            return at + 1
        after = words[at + 1] if at + 1 < len(words) else ""
        rare = after.isalpha() and after.islower() and not self.readings(after) and after not in self.particles
        if word in self.determiners and (after in self.nouns or rare):
            return at if after in self.words("that") else at + 2
        return at

    @cached_property
    def particles(self) -> frozenset[str]:
        """Words that are neither nouns nor adjectives, whatever stands before them."""
        path = data_file(self.code, "function_words.txt")
        lines = path.read_text(encoding="utf-8").splitlines() if path else []
        listed = frozenset(word for line in lines for word in line.partition("#")[0].split())
        return listed | self.words("not_nouns") | self.pronouns.keys() | self._determiners.keys()

    @cached_property
    def _determiners(self) -> dict[str, list[tuple[str, str]]]:
        """The genders and numbers of each determiner, and what it is in all four of them."""
        found: dict[str, list[tuple[str, str]]] = {}
        for entry in sorted(self.words("determiners")):
            for cell, forms in zip(_CELLS, entry.split("/"), strict=True):
                for form in () if "_" in forms else forms.split("+"):
                    found.setdefault(form, []).append((cell, entry.replace("*", "")))
        return found

    @property
    def determiners(self) -> Container[str]:
        """All determiners whose gender or number is known."""
        return self._determiners

    def determiner(self, word: str) -> frozenset[str]:
        """The genders and numbers of a determiner; none if it is none."""
        return frozenset(cell for cell, _ in self._determiners.get(word.lower(), ()))

    def noun(self, word: str) -> frozenset[str]:
        """The genders and numbers of a noun: feminine ones with “el” are feminine."""
        return frozenset({"fs"}) if word in self.words("stressed_a") else self.nouns.cells(word)

    def adjective_cells(self, word: str) -> frozenset[str]:
        """The genders and numbers of an adjective, by another form of it where the word itself was too rare."""
        found = self.nouns.cells(word)
        if found or not self.is_adjective(word) or (self.code == "fr" and word not in self.nouns):
            return found
        return frozenset(
            cell
            for ending, other, own, cell in _BY_ENDING[self.code]
            if word.endswith(ending) and self.nouns.cells(word.removesuffix(ending) + other) == {own}
        )

    def possessed(self, words: Sequence[str], at: int) -> int:
        """The index of the determiner next to the noun: behind the article in “i miei amici”."""
        after = words[at + 1] if at + 1 < len(words) else ""
        both = words[at].lower() in self.words("before_owners") and after in self.words("owners")
        return at + 1 if both and self.determiner(words[at]) & self.determiner(after) else at

    def is_participle(self, word: str) -> bool:
        """Whether a word may be a participle, in any gender and number."""
        small = word.lower()
        endings = ("", "e", "s", "es") if self.code == "fr" else ("o", "a", "os", "as", "i", "e")
        return any(
            one.tense == "participle"
            for ending in endings
            if small.endswith(ending)
            for one in self.verbs.readings(small.removesuffix(ending) + ("" if self.code == "fr" else "o"))
        )

    def in_cell(self, word: str, cell: str, noun: str) -> str:
        """A determiner in another gender and number, before a noun."""
        for _, entry in self._determiners[word.lower()]:
            options = entry.split("/")[_CELLS.index(cell)].split("+")
            if options == ["_"]:
                return ""
            form = options[min(self._sound(noun), len(options) - 1)].replace("_", " ")
            return form[0].upper() + form[1:] if word[0].isupper() else form
        return ""

    def _sound(self, noun: str) -> int:
        """Which form stands before a noun: 0 the usual one, 1 before “s” and a consonant, 2 before a vowel."""
        if noun[0] in "aeiouhàâéèêëîïôöûœ" and not (self.code == "it" and noun[0] == "h"):
            return 2 if self.code == "it" else int(noun not in self.words("aspirated"))
        return int(self.code == "it" and _STRONG.match(noun) is not None)

    def is_adjective(self, word: str) -> bool:
        """Whether a form or one beside it stood behind an adverb of degree."""
        found = self._adjectives.get(word)
        if found is None:
            found = self._adjectives[word] = self._was_adjective(word)
        return found

    def _was_adjective(self, word: str) -> bool:
        return word in self.nouns.adjectives or bool(siblings(self.code, word) & self.nouns.adjectives)

    def found(self, at: int, forms: Sequence[str], reason: AgreementReason, word: str) -> Iterator[Disagreement]:
        """A word that is wrong, if something can stand there instead."""
        if forms:
            yield Disagreement(at, at + 1, tuple(forms[:3]), reason, word)


@cache
def grammar(code: str) -> RomanceGrammar:
    """What is known of a language."""
    return RomanceGrammar(code)
