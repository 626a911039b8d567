"""When a model has come to nothing with a sentence: it has changed too much, or would have to."""

from collections.abc import Sequence

from models.corrector.transducer.actions import Action
from models.corrector.transducer.writing import Step

_SHORT = 24
"""Units of a sentence up to which half of those added may be wrong."""


def most_changes(length: int) -> int:
    """Return how many steps may be no copies; a model that wants more is lost, and the sentence stays as it is.

    The longer a sentence, the smaller the share that is wrong in one that somebody has meant.
    """
    return 8 + min(length, _SHORT) // 2 + max(length - _SHORT, 0) // 4


def is_lost(steps: Sequence[Step], length: int) -> bool:
    """Whether a model has come to nothing with a sentence, which then stays as it is: it has changed too much.

    How unsure it was of its changes says less: giving up for that cost learners' German 5 points of F0.5.

    Args:
        steps: the first steps, or all.
        length: units of the sentence, the end mark included.
    """
    return sum(step.action is not Action.COPY for step in steps) > most_changes(length)


def hopeless(wrong: Sequence[float]) -> bool:
    """Whether so much of a sentence is wrong that the model would be lost in it.

    Args:
        wrong: the probability of each of its units, that the encoder gives, to be wrong.
    """
    return sum(wrong) > most_changes(len(wrong))
