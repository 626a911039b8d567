"""Pairs of which a part is corrected beforehand: each error is learnt by itself, too, and few sentences twice alike."""

import random
from itertools import groupby

from rapidfuzz.distance import Levenshtein

from models.corrector.transducer.units import split_units

__all__ = ["partly_corrected"]

_Units = list[tuple[str, bool]]


def partly_corrected(source: str, target: str, rng: random.Random) -> str:
    """Return the source with some of its errors corrected, drawn evenly from one of them to all but one.

    An error is a stretch of units that differs; a source with a single one stays as it is.
    """
    old, new = _units(source), _units(target)
    stretches = [
        (equal, [*blocks])
        for equal, blocks in groupby(Levenshtein.opcodes(old, new), key=lambda block: block.tag == "equal")
    ]
    errors = [number for number, (equal, _) in enumerate(stretches) if not equal]
    if len(errors) < 2:
        return source
    corrected = set(rng.sample(errors, rng.randint(1, len(errors) - 1)))
    units: _Units = []
    for number, (_, blocks) in enumerate(stretches):
        if number in corrected:
            units += new[blocks[0].dest_start : blocks[-1].dest_end]
        else:
            units += old[blocks[0].src_start : blocks[-1].src_end]
    return "".join(" " * space + text for text, space in units).strip()


def _units(text: str) -> _Units:
    return [(unit.text, unit.space) for unit in split_units(text)]
