"""What must not be written, however sure the network is: words that nobody knows, and a word twice."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from models.corrector.transducer.actions import APOSTROPHES
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import Unit, units_from
from models.spelling import Lexicon

_MAY_STAND_TWICE = frozenset({"had", "that", "ha", "no", "so", "very"})


class Sense:
    """Judges edits by the words that they make."""

    def __init__(self, resources: TransducerTables) -> None:
        """Take the tables of the model."""
        self._lexicon = resources.lexicon
        self._knows_all = isinstance(resources.lexicon, Lexicon)
        self._inflections = resources.inflections

    def allows(self, sentence: str, units: Sequence[Unit], start: int, end: int, text: str) -> bool:
        """Whether all words that replacing ``sentence[start:end]`` makes are known, and none stands there twice.

        A word is known where the lexicon, the table of inflections or the sentence has it. A list of words of many
        languages lacks too many forms to refuse one: there a word that is not in it only counts against the edit.
        """
        changed = sentence[:start] + text + sentence[end:]
        last = start + len(text)
        before = ""
        for unit in units_from(changed, _begin(units, start)):
            lower = unit.text.lower()
            if unit.end >= start and unit.start <= last and lower[0].isalpha():
                if lower == before and lower not in _MAY_STAND_TWICE and not _twice(units, lower):
                    return False
                if sum(map(lower.count, APOSTROPHES)) > 1 and not _stands(units, lower):
                    return False
                if self._knows_all and not (self._is_word(unit.text) or _stands(units, lower)):
                    return False
            if unit.start > last:
                break
            before = lower
        return True

    def _is_word(self, word: str) -> bool:
        return word in self._lexicon or self._inflections.writes(word.lower())


def _begin(units: Sequence[Unit], start: int) -> int:
    """Where the last unit but one begins that ends before an offset, so that a change there leaves it as it is."""
    behind = bisect_left(units, start, key=lambda unit: unit.end)
    return units[behind - 2].start if behind > 1 else 0


def _stands(units: Sequence[Unit], lower: str) -> bool:
    """Whether a word stands in a sentence."""
    return any(unit.text.lower() == lower for unit in units)


def _twice(units: Sequence[Unit], word: str) -> bool:
    """Whether a word stands beside itself in a sentence."""
    lower = [unit.text.lower() for unit in units]
    return any(one == other == word for one, other in pairwise(lower))
