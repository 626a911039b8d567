"""A gated recurrent unit (Cho et al., 2014) over sentences, in numpy."""

import numpy as np
from numpy.typing import NDArray

__all__ = ["Floats", "product", "states"]

Floats = NDArray[np.float32]
_ALONE = 1 << 18
"""Products of so many multiplications are worked out by one thread. Several threads gain nothing on products as small
as those of a step, and on a busy machine each one waits for the others: forty times as long was seen."""


def product(values: Floats, weights: Floats) -> Floats:
    """``values @ weights`` for many rows, in blocks that are small enough for one thread."""
    rows = max(1, _ALONE // weights.size)
    whole = len(values) // rows * rows
    found: Floats = np.empty((len(values), weights.shape[1]), dtype=np.float32)
    found[:whole] = (values[:whole].reshape(-1, rows, values.shape[1]) @ weights).reshape(whole, weights.shape[1])
    found[whole:] = values[whole:] @ weights
    return found


def states(seen: Floats, inputs: Floats, recurrent: Floats, input_bias: Floats, recurrent_bias: Floats) -> Floats:
    """What is remembered after each word.

    Args:
        seen: vectors of the words of some sentences, shape (sentences, words, d).
        inputs: weights of words, shape (d, 3 h): those of the reset, update and new gate, as in torch.
        recurrent: weights of what is remembered, shape (h, 3 h).
        input_bias: added to the first product, shape (3 h).
        recurrent_bias: added to the second one, shape (3 h).

    Returns:
        Shape (sentences, words, h).
    """
    sentences, words, dimension = seen.shape
    size = len(recurrent)
    from_words = product(seen.reshape(-1, dimension), inputs).reshape(sentences, words, -1) + input_bias
    from_words[..., : 2 * size] += recurrent_bias[: 2 * size]
    remembered: Floats = np.empty((sentences, words, size), dtype=np.float32)
    last: Floats = np.zeros((sentences, size), dtype=np.float32)
    for at in range(words):
        from_last = product(last, recurrent)
        here = from_words[:, at]
        gates = _sigmoid(here[:, : 2 * size] + from_last[:, : 2 * size])
        reset, update = gates[:, :size], gates[:, size:]
        new = np.tanh(here[:, 2 * size :] + reset * (from_last[:, 2 * size :] + recurrent_bias[2 * size :]))
        last = new + update * (last - new)
        remembered[:, at] = last
    return remembered


def _sigmoid(values: Floats) -> Floats:
    return np.asarray(0.5 * np.tanh(0.5 * values) + 0.5, dtype=np.float32)
