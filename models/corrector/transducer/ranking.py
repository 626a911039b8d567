"""The ways to take a step, the likeliest first."""

from collections.abc import Sequence

from torch import Tensor
from torch.nn import functional

from models.corrector.transducer.actions import ENDINGS, LETTERS, WRITES_PIECE, Action
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.writing import Step

ALTERNATIVES = 5
"""Pieces of an action that are looked at."""
_ENDINGS = 64
"""The same of an action that changes the ending of a word: several may write one word, and few write one at all."""
LEAST_SHARE = 0.02
"""A way to take a step this much less likely than the one that is taken is not worth knowing."""
_LEAST_ENDING = 0.002
"""The same of a change of an ending."""
_CHANGES = tuple(action for action in Action if action is not Action.COPY)


def rank(network: Transducer, states: Tensor, probabilities: Tensor, taken: Sequence[Action]) -> list[list[Step]]:
    """Return the ways to take each of some steps, the likeliest first: actions with their likeliest pieces.

    Copying is always among them; others that are much less likely than what is taken are left out.

    Args:
        network: the model.
        states: (N, d) of the decoder.
        probabilities: (N, actions).
        taken: the action of each step.
    """
    changes_endings = min(ENDINGS) < network.config.actions
    most = _ENDINGS if changes_endings else ALTERNATIVES
    top = functional.softmax(network.piece_logits(states), -1).topk(min(most, network.config.piece_rows))
    return list(map(_options, probabilities.tolist(), top.indices.tolist(), top.values.tolist(), taken))


def _options(
    probabilities: Sequence[float], pieces: Sequence[int], shares: Sequence[float], taken: Action
) -> list[Step]:
    likeliest = probabilities[taken] * (shares[0] if taken in WRITES_PIECE else 1.0)
    options = [Step(Action.COPY, 0, probabilities[Action.COPY])]
    for action in _CHANGES:
        probability = probabilities[action]
        least = likeliest * (_LEAST_ENDING if action in LETTERS else LEAST_SHARE)
        if not probability:
            continue
        if action not in WRITES_PIECE:
            if probability >= least:
                options.append(Step(action, 0, probability))
            continue
        looked_at = _ENDINGS if action in ENDINGS else ALTERNATIVES
        for piece, share in zip(pieces[:looked_at], shares, strict=False):
            if probability * share < least:
                break
            options.append(Step(action, piece, probability * share))
    return sorted(options, key=lambda option: -option.probability)
