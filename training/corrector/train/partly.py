"""Pairs of which a part is corrected beforehand: each error is learnt by itself, too, and few sentences twice alike."""

import random

from training.corrector.differences import Units, stretches, written

__all__ = ["partly_corrected"]


def partly_corrected(source: str, target: str, rng: random.Random) -> str:
    """Return the source with some of its errors corrected, drawn evenly from one of them to all but one.

    An error is a stretch of units that differs; a source with a single one stays as it is.
    """
    parts = stretches(source, target)
    errors = [number for number, part in enumerate(parts) if not part.equal]
    if len(errors) < 2:
        return source
    corrected = set(rng.sample(errors, rng.randint(1, len(errors) - 1)))
    units: Units = []
    for number, part in enumerate(parts):
        units += part.new if number in corrected else part.old
    return written(units)
