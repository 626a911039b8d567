"""Finds determiner, adjectives and noun that stand one behind the other, and what they should be in a cell."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from models.noun_phrases.adjectival import adjectival
from models.noun_phrases.cells import (
    ALL_CELLS,
    NO_DETERMINER,
    PLURAL_CELLS,
    Determiner,
    cells_of_adjective,
    determiners,
    ending_in,
    ending_of,
    forms_in,
    listed,
)
from models.noun_phrases.declining import PLURAL, Noun
from models.noun_phrases.nouns import nouns_of

__all__ = ["BARE", "STRESSING", "NounPhrase", "noun_phrases"]

_MOST_ADJECTIVES = 2
_SHORTEST_ADJECTIVE = 4
_NO_ADJECTIVES = listed("""
    euer aber alle allen beide bisschen dieser dieses diese diesen diesem eben einen einer eine eines einem gegen gerade
    gerne hinter heute ihre ihren ihrem ihrer immer jeder jede jedes jeden jedem keine keinen keiner lange lieber
    manche meine meinen meiner meinem neben oder ohne sehr seine seinen seiner seinem sondern später über unter
    viele vielen wegen weiter welche wieder wider zwischen hunderte tausende mehrere mehreren einige einigen morgen
    gestern draußen drinnen selten lauter solche solcher solchen etwas eigen vier hier bisher zugrunde nebeneinander
    hierher außer daher jener jenes jenen jenem jene dafür ander deren dessen allein eher früher aller extrem bequem
    online besser weiter höher länger näher mehr ihnen waren haben klasse innen außen oben unten hinten vorne vorn
    drüben weniger wäre wären hätte hätten würde würden könnte könnten müsste lag lagen gab gaben hatte hatten wurde
    wurden konnte wollte sollte musste prima super rosa lila orange beige alles allem denen dessen
    niemandem niemanden jemandem jemanden können müssen sollen wollen dürfen
""")
_NO_BEGINNINGS = (
    "derselb",
    "dieselb",
    "dasselb",
    "demselb",
    "denselb",
    "desselb",
    "irgend",
    "diejenig",
    "denjenig",
    "derjenig",
    "demjenig",
    "dasjenig",
    "jedwed",
    "welch",
    "wess",
)
"""Determiners that are in no list."""
_PRONOUNS = listed("Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer Ich Du")
STRESSING = listed("sehr besonders wirklich ziemlich recht echt total unglaublich äußerst richtig")
"""Adverbs that may stand before an adjective."""
BARE = listed("mit von zu nach aus bei seit für ohne durch gegen in an auf unter über vor hinter neben zwischen")
"""Prepositions behind which a phrase may stand without a determiner."""
_VERBS = listed("""
    habe haben hatte hatten brauche brauchen kaufe kaufen suche suchen sehe sehen nehme nehmen esse essen kenne kennen
    bekomme bekommen möchte möchten hätte hätten
""")
"""Verbs before a numeral that end as adjectives do."""
_CHANGED_NOUN, _CHANGED_ENDING, _CHANGED_ADJECTIVE = 1.5, 0.6, 1.1
"""What another form of the noun costs, where another one of an article costs 1; one that has but another ``n`` or ``s``
at its end; and another one of an adjective."""
_CHANGED_NUMBER = 0.25
"""What a plural costs more where the noun is a singular, too, and the other way round."""
_WITH_EITHER = ("manche", "solche", "andere")
"""Determiners behind which “Deutsche” and “Deutschen” are both written."""
_ENDINGS = ("n", "en", "s", "es", "ns")


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A determiner with adjectives and a noun.

    Attributes:
        start: number of the determiner among the words of the sentence.
        words: the words.
        determiner: the determiner; `NO_DETERMINER` where it has none.
        nouns: what its noun may be.
        cells: the cells that all of its words share; none where they do not agree.
    """

    start: int
    words: tuple[str, ...]
    determiner: Determiner
    nouns: tuple[Noun, ...]
    cells: frozenset[str]

    @property
    def end(self) -> int:
        """Number of the word behind it."""
        return self.start + len(self.words)

    @property
    def own_genders(self) -> tuple[str, ...]:
        """The genders that its noun may have, the likeliest first."""
        return tuple(dict.fromkeys(noun.gender for noun in self.nouns if noun.gender != PLURAL))

    @property
    def is_nominative(self) -> bool:
        """Whether its noun may stand in the nominative singular."""
        return any(self.words[-1] in noun.forms[f"n{noun.gender}"] for noun in self.nouns)

    @property
    def is_genitive(self) -> bool:
        """Whether its noun is in the genitive singular, and nothing else."""
        return _cells_of(self.nouns, self.words[-1]) <= {"gm", "gn"}

    @property
    def may_be_plural(self) -> bool:
        """Whether its noun may have the form of a plural."""
        return bool(_cells_of(self.nouns, self.words[-1]) & PLURAL_CELLS)

    @property
    def adjectives(self) -> tuple[str, ...]:
        """What stands between determiner and noun."""
        return self.words[0 if self.determiner is NO_DETERMINER else 1 : -1]

    @property
    def agrees_without_adverb(self) -> bool:
        """Whether the rest agrees where the first of the adjectives is an adverb, or belongs to the next one."""
        cells = self.determiner.cells & _cells_of(self.nouns, self.words[-1])
        for word in self.adjectives[1:]:
            cells = cells_of_adjective(word, self.determiner.declension, cells)
        return bool(cells) and self.adjectives[0].endswith(("en", "er", "nahe", "gerade"))

    def in_cells(self, cells: Mapping[str, float]) -> tuple[str, ...]:
        """The phrase in the cells where it changes least, by how much it changes; those that change most are left out.

        Args:
            cells: the cells that are asked for, and what each costs beside the changes.
        """
        found: dict[str, float] = {}
        for (cell, price), noun in product(cells.items(), self.nouns):
            for words in self._forms(cell, noun):
                cost = self._cost(words, cell, noun)
                text = " ".join(words)
                if cost > 0 and cost + price < found.get(text, 9.0):
                    found[text] = cost + price
        least = min(found.values(), default=0.0)
        near = [(text, cost) for text, cost in found.items() if cost < least + 1]
        return tuple(text for text, _ in sorted(near, key=lambda one: one[1]))

    def _forms(self, cell: str, of: Noun) -> Iterator[tuple[str, ...]]:
        declension, written = self.determiner.declension, self.words[-1]
        nouns = of.forms.get(cell, ())
        usual = next(iter(nouns), "")
        noun = written if written in nouns and not of.is_old_dative(written) else usual
        if not noun:
            return
        adjectives = [
            word if word in STRESSING else word[: len(word) - len(ending_of(word))] + ending_in(cell, declension)
            for word in self.adjectives
        ]
        if self.determiner is NO_DETERMINER:
            yield (*adjectives, noun)
            return
        for form in forms_in(self.determiner.stem, cell):
            first = form[0].upper() + form[1:] if self.words[0][0].isupper() else form
            yield (first, *adjectives, noun)

    def _cost(self, words: Sequence[str], cell: str, of: Noun) -> float:
        changed = [one != other for one, other in zip(words[:-1], self.words[:-1], strict=True)]
        determined = self.determiner is not NO_DETERMINER
        cost = sum(_CHANGED_ADJECTIVE if at or not determined else 1.0 for at, one in enumerate(changed) if one)
        if words[-1] != self.words[-1]:
            cost += _CHANGED_ENDING if self._is_slip(words[-1], cell, of) else _CHANGED_NOUN
        elif all((cell[1] == "p") != (known[1] == "p") for known in self.determiner.cells):
            cost += _CHANGED_NUMBER
        return cost

    def _is_slip(self, form: str, cell: str, of: Noun) -> bool:
        """Whether the noun is in the number of a cell and lacks, or has, but an ending of its case."""
        if of.is_adjectival:
            return True
        short, long = sorted((form, self.words[-1]), key=len)
        numbers = {known[1] for known in of.cells_of(self.words[-1])}
        return long.startswith(short) and long[len(short) :] in _ENDINGS and cell[1] in numbers


def noun_phrases(words: Sequence[str]) -> list[NounPhrase]:
    """The noun phrases of a sentence that begin with a determiner, or stand behind a preposition, with a known noun.

    Args:
        words: its words and marks.
    """
    known = determiners()
    found = []
    for at, word in enumerate(words):
        small = word.lower()
        phrase = None
        if small in known:
            if word.islower() or at == 0 or word[1:].islower():
                phrase = _from(words, at, known[small])
        elif at and words[at - 1].lower() in BARE:
            phrase = _bare(words, at)
        if phrase is not None:
            found.append(phrase)
    return found


def _from(words: Sequence[str], at: int, determiner: Determiner) -> NounPhrase | None:
    before = words[at - 1] if at else ""
    if (
        before.lower() in determiners()
        or before.lower().startswith("welch")
        or (determiner.cells == PLURAL_CELLS and before.islower() and ending_of(before) and before not in _VERBS)
    ):
        return None
    end = _behind_adjectives(words, at + 1)
    if determiner.is_loose and end > at + 1:
        return None
    return _phrase(words, at, end, determiner)


def _bare(words: Sequence[str], at: int) -> NounPhrase | None:
    """A phrase behind a preposition without a determiner: adjectives and a noun, or a noun in the plural."""
    end = _behind_adjectives(words, at)
    phrase = _phrase(words, at, end, NO_DETERMINER)
    if (
        phrase is None
        or (end == at and not phrase.cells <= PLURAL_CELLS)
        or (end > at and words[at - 1].lower() == "zu")
    ):
        return None
    return phrase


def _behind_adjectives(words: Sequence[str], at: int) -> int:
    end = at
    if at + 1 < len(words) and words[at] in STRESSING and _is_adjective(words[at + 1]):
        end += 1
    at = end
    while end < len(words) and end - at < _MOST_ADJECTIVES and _is_adjective(words[end]):
        end += 1
    return end


def _phrase(words: Sequence[str], start: int, end: int, determiner: Determiner) -> NounPhrase | None:
    """The phrase whose noun is a word, if it is one."""
    if end >= len(words) or not words[end][0].isupper():
        return None
    nouns = nouns_of(words[end]) or adjectival(words[end], determiner.declension)
    if not nouns or _goes_on(words, end + 1):
        return None
    cells = determiner.cells & _cells_of(nouns, words[end])
    if nouns[0].is_adjectival:
        if determiner is NO_DETERMINER or (determiner.stem in _WITH_EITHER and words[end].endswith("en")):
            return None
        cells = cells & PLURAL_CELLS if determiner.stem == "all" else cells
    first = start if determiner is NO_DETERMINER else start + 1
    for word in words[first:end]:
        if word in STRESSING:
            continue
        cells = cells_of_adjective(word, determiner.declension, cells & ALL_CELLS)
    return NounPhrase(start, tuple(words[start : end + 1]), determiner, nouns, cells)


def _cells_of(nouns: Iterable[Noun], form: str) -> frozenset[str]:
    """The cells in which one of several nouns has a form."""
    return frozenset[str]().union(*(noun.cells_of(form) for noun in nouns))


def _is_adjective(word: str) -> bool:
    return (
        len(word) >= _SHORTEST_ADJECTIVE
        and word.isalpha()
        and word.islower()
        and bool(ending_of(word))
        and word not in _NO_ADJECTIVES
        and word not in determiners()
        and not word.endswith(("einander", "ziger"))
        and not word.startswith(_NO_BEGINNINGS)
    )


def _goes_on(words: Sequence[str], at: int) -> bool:
    """Whether a word is followed by a part of it that is cut off, or by another name."""
    if at >= len(words):
        return False
    return words[at] in ("-", "–", "/", "'", "’", "&") or (words[at][0].isupper() and words[at] not in _PRONOUNS)
