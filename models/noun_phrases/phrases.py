"""Finds determiner, adjectives and noun that stand one behind the other, and what they should be in a cell."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from models.noun_phrases.cells import (
    ALL_CELLS,
    PLURAL_CELLS,
    Determiner,
    cells_of_adjective,
    determiners,
    ending_in,
    ending_of,
    forms_in,
    listed,
)
from models.noun_phrases.nouns import Noun, noun_of

__all__ = ["NounPhrase", "noun_phrases"]

_MOST_ADJECTIVES = 2
_SHORTEST_ADJECTIVE = 4
_NO_ADJECTIVES = listed("""
    aber alle allen beide bisschen dieser dieses diese diesen diesem eben einen einer eine eines einem gegen
    gerade gerne hinter heute ihre ihren ihrem ihrer immer jeder jede jedes jeden jedem keine keinen keiner
    lange lieber manche meine meinen meiner meinem neben oder ohne sehr seine seinen seiner seinem sondern
    später über unter viele vielen wegen weiter welche wieder wider zwischen hunderte tausende mehrere mehreren
    einige einigen morgen gestern draußen drinnen selten lauter solche solcher solchen etwas eigen vier hier
    bisher zugrunde nebeneinander hierher außer daher jener jenes jenen jenem jene dafür ander deren dessen
    allein eher früher aller extrem bequem online besser weiter höher länger näher mehr ihnen waren haben klasse
    prima super rosa lila orange beige
""")
_CHANGED_NOUN = 1.5
"""What another form of the noun costs, where another one of an article or adjective costs 1."""
_CHANGED_NUMBER = 0.25
"""What a plural costs more where the noun is a singular, too, and the other way round."""


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A determiner with adjectives and a noun.

    Attributes:
        start: number of the determiner among the words of the sentence.
        words: the words.
        determiner: the determiner.
        noun: the noun.
        cells: the cells that all of its words share; none where they do not agree.
    """

    start: int
    words: tuple[str, ...]
    determiner: Determiner
    noun: Noun
    cells: frozenset[str]

    @property
    def end(self) -> int:
        """Number of the word behind it."""
        return self.start + len(self.words)

    @property
    def adjectives(self) -> tuple[str, ...]:
        """What stands between determiner and noun."""
        return self.words[1:-1]

    @property
    def agrees_without_adverb(self) -> bool:
        """Whether the rest agrees where the first of the adjectives is an adverb, or belongs to the next one."""
        cells = self.determiner.cells & self.noun.cells_of(self.words[-1])
        for word in self.adjectives[1:]:
            cells = cells_of_adjective(word, self.determiner.declension, cells)
        return bool(cells) and self.adjectives[0].endswith(("en", "er"))

    def in_cells(self, cells: Iterable[str]) -> tuple[str, ...]:
        """The phrase in the cells where it changes least, by how much it changes; those that change most are left out.

        Args:
            cells: the cells that are asked for, the likeliest first.
        """
        found: dict[str, float] = {}
        for cell in cells:
            for words in self._forms(cell):
                cost = self._cost(words, cell)
                text = " ".join(words)
                if cost > 0 and cost < found.get(text, 9.0):
                    found[text] = cost
        least = min(found.values(), default=0.0)
        near = [(text, cost) for text, cost in found.items() if cost < least + 1]
        return tuple(text for text, _ in sorted(near, key=lambda one: one[1]))

    def _forms(self, cell: str) -> Iterator[tuple[str, ...]]:
        declension = self.determiner.declension
        nouns = self.noun.forms.get(cell, ())
        noun = self.words[-1] if self.words[-1] in nouns else next(iter(nouns), "")
        if not noun:
            return
        adjectives = [
            word[: len(word) - len(ending_of(word))] + ending_in(cell, declension) for word in self.adjectives
        ]
        for form in forms_in(self.determiner.stem, cell):
            first = form[0].upper() + form[1:] if self.words[0][0].isupper() else form
            yield (first, *adjectives, noun)

    def _cost(self, words: Sequence[str], cell: str) -> float:
        cost = float(sum(one != other for one, other in zip(words[:-1], self.words[:-1], strict=True)))
        if words[-1] != self.words[-1]:
            cost += _CHANGED_NOUN
        elif (cell[1] == "p") != any(known[1] == "p" for known in self.determiner.cells):
            cost += _CHANGED_NUMBER
        return cost


def noun_phrases(words: Sequence[str]) -> list[NounPhrase]:
    """The noun phrases of a sentence that begin with a determiner and whose noun is known.

    Args:
        words: its words and marks.
    """
    known = determiners()
    return [
        phrase
        for at, word in enumerate(words)
        if word.lower() in known and (word.islower() or at == 0 or word[1:].islower())
        if (phrase := _from(words, at, known[word.lower()])) is not None
    ]


def _from(words: Sequence[str], at: int, determiner: Determiner) -> NounPhrase | None:
    before = words[at - 1] if at else ""
    if before.lower() in determiners() or (determiner.cells == PLURAL_CELLS and before.islower() and ending_of(before)):
        return None
    end = at + 1
    while end < len(words) and end - at <= _MOST_ADJECTIVES and _is_adjective(words[end]):
        end += 1
    if end == len(words) or not words[end][0].isupper():
        return None
    noun = noun_of(words[end])
    if noun is None or _goes_on(words, end + 1):
        return None
    cells = determiner.cells & noun.cells_of(words[end])
    for word in words[at + 1 : end]:
        cells = cells_of_adjective(word, determiner.declension, cells & ALL_CELLS)
    return NounPhrase(at, tuple(words[at : end + 1]), determiner, noun, cells)


def _is_adjective(word: str) -> bool:
    return (
        len(word) >= _SHORTEST_ADJECTIVE
        and word.isalpha()
        and word.islower()
        and bool(ending_of(word))
        and word not in _NO_ADJECTIVES
        and word not in determiners()
        and not word.endswith("einander")
    )


def _goes_on(words: Sequence[str], at: int) -> bool:
    """Whether a word is followed by a part of it that is cut off."""
    if at >= len(words):
        return False
    return words[at] in ("-", "–", "/", "'", "’", "&") or (words[at][0].isupper() and noun_of(words[at]) is not None)
