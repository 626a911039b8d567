"""How sure a model is of all of a sentence, from how sure it is of each part."""

from torch import Tensor

_FLOOR = 1e-6
"""A part that is less probable than this tells no more."""


def log_of_all(probabilities: Tensor) -> float:
    """The log of the product of probabilities."""
    return float(probabilities.double().clamp_min(_FLOOR).log().sum())
