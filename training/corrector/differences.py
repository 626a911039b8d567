"""Where two versions of a sentence differ, by units."""

from dataclasses import dataclass
from itertools import groupby

from rapidfuzz.distance import Levenshtein

from models.corrector.transducer.units import split_units

__all__ = ["Stretch", "Units", "stretches", "written"]

Units = list[tuple[str, bool]]
"""The texts of units, each with whether white space stands before it."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Neighbouring units of both versions.

    Attributes:
        old: those of the first version.
        new: those of the second one in their place.
        equal: whether they are the same.
    """

    old: Units
    new: Units
    equal: bool


def stretches(source: str, target: str) -> list[Stretch]:
    """The units of both, those that are equal and those that differ by turns."""
    old, new = _units(source), _units(target)
    grouped = groupby(Levenshtein.opcodes(old, new), key=lambda block: block.tag == "equal")
    blocks = [(equal, [*some]) for equal, some in grouped]
    return [
        Stretch(
            old[some[0].src_start : some[-1].src_end],
            new[some[0].dest_start : some[-1].dest_end],
            equal,
        )
        for equal, some in blocks
    ]


def written(units: Units) -> str:
    """The text of units."""
    return "".join(" " * space + text for text, space in units).strip()


def _units(text: str) -> Units:
    return [(unit.text, unit.space) for unit in split_units(text)]
