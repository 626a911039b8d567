"""The ways to take a step, the likeliest first."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
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
_WRITING = tuple(sorted(WRITES_PIECE))
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
    writing = [action for action in _WRITING if action < network.config.actions]
    # Where the choice of a piece does not know the action, one stands for all.
    asked = torch.tensor(writing if network.piece_choice is not None else writing[:1], device=states.device)
    logits = network.piece_logits(states[:, None].expand(-1, len(asked), -1), asked.expand(len(states), -1))
    top = functional.softmax(logits, -1).topk(min(_ENDINGS, network.config.piece_rows))
    rows, shares = (part.expand(-1, len(writing), -1).tolist() for part in (top.indices, top.values))
    pieces = [dict(zip(writing, map(_Pieces, *its), strict=True)) for its in zip(rows, shares, strict=True)]
    return list(map(_options, probabilities.tolist(), pieces, taken))


class _Pieces(NamedTuple):
    """The likeliest pieces of an action, the likeliest first, with their shares."""

    rows: Sequence[int]
    shares: Sequence[float]


def _options(probabilities: Sequence[float], pieces: Mapping[Action, _Pieces], taken: Action) -> list[Step]:
    likeliest = probabilities[taken] * (pieces[taken].shares[0] if taken in WRITES_PIECE else 1.0)
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
        for piece, share in zip(pieces[action].rows[:looked_at], pieces[action].shares, strict=False):
            if probability * share < least:
                break
            options.append(Step(action, piece, probability * share))
    return sorted(options, key=lambda option: -option.probability)
