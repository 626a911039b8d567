"""The ways to take a step, the likeliest first."""

from collections.abc import Sequence

from torch import Tensor
from torch.nn import functional

from models.corrector.transducer.actions import WRITES_PIECE, Action
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.writing import Step

ALTERNATIVES = 5
LEAST_SHARE = 0.02
"""A way to take a step this much less likely than the one that is taken is not worth knowing."""
_CHANGES = tuple((action, action in WRITES_PIECE) for action in Action if action is not Action.COPY)
"""The actions that change something, each with whether it writes a piece."""


def rank(network: Transducer, states: Tensor, probabilities: Tensor, taken: Sequence[Action]) -> list[list[Step]]:
    """Return the ways to take each of some steps, the likeliest first: actions with their likeliest pieces.

    Copying is always among them; others that are much less likely than what is taken are left out.

    Args:
        network: the model.
        states: (N, d) of the decoder.
        probabilities: (N, actions).
        taken: the action of each step.
    """
    top = functional.softmax(network.piece_logits(states), -1).topk(min(ALTERNATIVES, network.config.piece_rows))
    return list(map(_options, probabilities.tolist(), top.indices.tolist(), top.values.tolist(), taken))


def _options(
    probabilities: Sequence[float], pieces: Sequence[int], shares: Sequence[float], taken: Action
) -> list[Step]:
    least = LEAST_SHARE * probabilities[taken] * (shares[0] if taken in WRITES_PIECE else 1.0)
    options = [Step(Action.COPY, 0, probabilities[Action.COPY])]
    for action, writes in _CHANGES:
        probability = probabilities[action]
        if not writes:
            if probability and probability >= least:
                options.append(Step(action, 0, probability))
            continue
        for piece, share in zip(pieces, shares, strict=True):
            if not probability or probability * share < least:
                break
            options.append(Step(action, piece, probability * share))
    return sorted(options, key=lambda option: -option.probability)
