"""Units: the words and marks that the transducer copies or edits. This segmentation is part of the trained model."""

import re
from dataclasses import dataclass

_UNIT = re.compile(r"\w+(?:['’]\w+)*|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Unit:
    """A word with its inner apostrophes, or one other character; ``space`` tells whether white space precedes it.

    The first unit of a sentence always counts as preceded by white space, so that words can be put before it.
    """

    text: str
    start: int
    end: int
    space: bool


def split_units(sentence: str) -> list[Unit]:
    """Return the units of a sentence with code-point offsets; all characters between them are white space."""
    units: list[Unit] = []
    end = 0
    for match in _UNIT.finditer(sentence):
        start = match.start()
        units.append(Unit(match.group(), start, match.end(), start > end or not units))
        end = match.end()
    return units
