"""Ways to change the ending of a word that write the same word, or none."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from models.corrector.transducer.actions import ENDINGS, LETTERS, SHORTEST_STEM
from models.corrector.transducer.vocabulary import Vocabulary
from models.corrector.transducer.writing import Step

_ENOUGH = 0.02
"""A known word so many times as likely as the likeliest ending that makes none is what is meant.

Of 0.02 and 0.2, the one with more right proposals on the even halves of Russian.
"""


class Endings:
    """Knows what each way to change a word's ending writes.

    The network is sure that *вторая* is to be *второй* long before it is sure how many letters go and which come: its
    likeliest single step may write a word that nobody knows (*вторуй*) where others that come to one that is known are
    likelier together.
    """

    def __init__(self, vocabulary: Vocabulary, known: Callable[[str], bool]) -> None:
        """Take the pieces, and what tells words from non-words."""
        self._vocabulary = vocabulary
        self._known = known

    def merged(self, unit: str, options: Sequence[Step]) -> list[Step]:
        """Return the ways to take a step, the likeliest first, those that write the same known word as one.

        Where one of them is likely enough, endings that make no known word, or the unit itself, are left out; else
        they stay, as further pieces may follow them.
        """
        words: dict[str, list[Step]] = {}
        unknown: list[Step] = []
        others: list[Step] = []
        for option in options:
            word = self.written(unit, option)
            if word is None:
                others.append(option)
            elif word != unit and self._known(word):
                words.setdefault(word, []).append(option)
            else:
                unknown.append(option)
        whole = [replace(ways[0], probability=sum(way.probability for way in ways)) for ways in words.values()]
        likeliest = max((way.probability for way in unknown), default=0.0)
        if any(way.probability >= _ENOUGH * likeliest for way in whole):
            unknown = []
        return sorted([*others, *unknown, *whole], key=lambda option: -option.probability)

    def written(self, unit: str, option: Step) -> str | None:
        """Return the word that a change of a unit's ending makes with one piece; None where it is no such change."""
        if option.action not in LETTERS or not unit.isalpha():
            return None
        stem = unit[: len(unit) - LETTERS[option.action]]
        ending = self._vocabulary.decode([option.piece]) if option.action in ENDINGS else ""
        return stem + ending if len(stem) >= SHORTEST_STEM and not ending.startswith(" ") else None
