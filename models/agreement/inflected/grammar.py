"""What the rules know of a language: its words, its noun phrases, and lists of words by name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.inflected.morphology import Morphology, morphology
from models.agreement.phrases import DeclinedPhrase, Phrasing
from models.agreement.reading import WordReading
from models.agreement.table import AgreementTable, Asking, Governed, agreement_table

__all__ = ["InflectedGrammar", "cases_of", "grammar"]


@dataclass(frozen=True, eq=False)
class InflectedGrammar:
    """A language as the rules see it.

    Attributes:
        code: of the language.
        words: what its words may be.
        table: what words ask for, and lists.
        prepositions: the cases behind each preposition.
        verbs: the cases behind verbs, by their infinitive.
        askers: the prepositions and cases that verbs ask for, by their infinitive.
        phrasing: its noun phrases.
    """

    code: str
    words: Morphology
    table: AgreementTable
    prepositions: Mapping[str, Governed]
    verbs: Mapping[str, Governed]
    askers: Mapping[str, tuple[Asking, ...]]
    phrasing: Phrasing

    def listed(self, name: str) -> frozenset[str]:
        """The words of a list; none where the language has no such list."""
        return self.table.words.get(name, frozenset())

    @property
    def alive_in_plural(self) -> bool:
        """Whether the living have their genitive for the accusative in the plural, too."""
        return not self.listed("alive_in_singular")

    def readings(self, word: str) -> tuple[InflectedReading, ...]:
        """What a word may be."""
        return self.words.readings(word)

    def at(self, words: Sequence[str], place: int) -> tuple[InflectedReading, ...]:
        """What the word at a place may be; none outside of the sentence."""
        if not 0 <= place < len(words):
            return ()
        found = self.readings(words[place].lower() if place == 0 and words[0].istitle() else words[place])
        return self._said(words[place - 1].lower(), found) if place and len(found) > 1 else found

    def _said(self, before: str, found: tuple[InflectedReading, ...]) -> tuple[InflectedReading, ...]:
        """The readings of a word behind another: behind “я” a verb of the first person is no noun: “я їду”."""
        person = self.table.subjects.get(before, "").partition(" ")[0] if before in self.listed("speakers") else ""
        if person not in ("1per", "2per"):
            return found
        return tuple(one for one in found if one.person == person and one.mood == "indc") or found

    def is_any(self, word: str, name: str) -> bool:
        """Whether a word may be a form of one that is listed."""
        listed = self.listed(name)
        return word.lower() in listed or any(self.names(one) & listed for one in self.readings(word))

    def names(self, one: InflectedReading) -> frozenset[str]:
        """What a word may be listed as: its lemma, and the infinitive of a participle that is a lemma of its own."""
        return self.words.names(one.lemma)

    def is_short_infinitive(self, word: str) -> bool:
        """Whether a word may be an infinitive without its last vowel: “щоб озирнуть”."""
        long, short = self.words.infinitive, self.words.infinitive[:-1] + "ь"
        whole = word.removesuffix(short) + long
        return bool(long) and word.endswith(short) and any(one.kind == "INFN" for one in self.readings(whole))

    def phrase(self, words: Sequence[str], start: int, *, governed: bool = False) -> DeclinedPhrase | None:
        """The noun phrase that begins at a word, None if none does beyond doubt."""
        phrase = self.phrasing.phrase(words, start, governed=governed) if start < len(words) else None
        if phrase is None or words[phrase.end : phrase.end + 1] in (["-"], ["/"], ["’"], ["'"], ["–"]):
            return None
        return phrase

    def somebody_named(self, words: Sequence[str], at: int) -> DeclinedPhrase | None:
        """A first name in the nominative behind a preposition; None if there is no such name at a place."""
        if not self.listed("named_behind") or at >= len(words) or not words[at].istitle():
            return None
        behind = words[at + 1] if at + 1 < len(words) else "."
        names = tuple(one for one in self.readings(words[at]) if one.kind == "NOUN")
        people = self.listed("men") | self.listed("women")
        if not names or behind[:1].isupper() or any(one.case != "nomn" or one.lemma not in people for one in names):
            return None
        return DeclinedPhrase(at, (words[at],), names, self.phrasing)

    def man_named(self, words: Sequence[str], at: int) -> DeclinedPhrase | None:
        """The first name of a man in the nominative, that stands alone; None if there is no such name at a place."""
        behind = words[at + 1] if at + 1 < len(words) else "."
        if not self.listed("named_objects") or at >= len(words) or not words[at].istitle() or not behind.islower():
            return None
        names = tuple(one for one in self.readings(words[at]) if one.kind == "NOUN")
        if not names or any((one.case, one.animate, one.number) != ("nomn", "anim", "sing") for one in names):
            return None
        return DeclinedPhrase(at, (words[at],), names, self.phrasing)


def cases_of(phrase: DeclinedPhrase, nouns: Sequence[WordReading] | None = None) -> set[str]:
    """The cases of the noun of a phrase, or of some of its readings; nobody need be called."""
    return {noun.case for noun in (phrase.nouns if nouns is None else nouns)} - {"voct"}


@cache
def grammar(code: str) -> InflectedGrammar:
    """The grammar of a language.

    Raises:
        ConfigError: a file of the language is missing, or something is wrong in it.
    """
    table = agreement_table(code)
    known = morphology(code)
    phrasing = Phrasing(
        readings=known.readings,
        between=table.words["between"],
        opening=table.words["opening"],
        loose=table.words["loose"],
        never=table.words["never"],
        slips=tuple(
            (wrong, right) for wrong, _, right in (pair.partition(":") for pair in table.words.get("ending_slips", ()))
        ),
        shadowed=True,
        living="alive_in_singular" not in table.words,
    )
    return InflectedGrammar(
        code, known, table, table.behind_prepositions(), table.behind_verbs(), table.askers(), phrasing
    )
