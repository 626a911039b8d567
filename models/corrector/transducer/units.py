"""Units: the words and marks that the transducer copies or edits. This segmentation is part of the trained model."""

import re
from collections.abc import Iterator
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
    return list(units_from(sentence, 0))


def units_from(sentence: str, begin: int) -> Iterator[Unit]:
    """Yield the units of a sentence from one that begins there; this one counts as preceded by white space."""
    end = -1
    for match in _UNIT.finditer(sentence, begin):
        start = match.start()
        yield Unit(match.group(), start, match.end(), start > end)
        end = match.end()
