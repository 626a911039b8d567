"""Steps drawn from a network's probabilities, in few passes.

A step depends only on those before it. So where all units are copied, the actions of a whole sentence can be drawn at
once, up to and including the first that changes something: sentences of few changes take few passes.
"""

from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn import functional

from models.corrector.transducer.actions import WRITES_PIECE, Action
from models.corrector.transducer.decoded import MAX_INSERTED, inputs
from models.corrector.transducer.decoding import Source, one_pass
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.writing import Step

__all__ = ["sample"]

_COPY = Step(Action.COPY)


@torch.inference_mode()
def sample(
    network: Transducer, source: Source, kept: Sequence[int], generator: torch.Generator, likeliest: float = 1.0
) -> list[list[Step] | None]:
    """Draw the steps of each sentence of a batch.

    Args:
        network: the model.
        source: what its encoder has made of the sentences.
        kept: how many units of each are copied whatever the network would do: the kinds in front of it.
        generator: of all chance.
        likeliest: of pieces, only the likeliest that have this share together are drawn from (Holtzman et al., 2020).

    Returns:
        The steps; None where more and more was put in.
    """
    steps: list[list[Step]] = [[_COPY] * units for units in kept]
    results: list[list[Step] | None] = [None] * len(steps)
    active = list(range(len(steps)))
    while active:
        rows = [inputs(steps[i], source.lengths[i]) for i in active]
        states, probabilities = one_pass(network, source.rows(active), rows)
        shape = probabilities.shape
        drawn = torch.multinomial(probabilities.flatten(0, 1), 1, generator=generator).view(shape[:2]).tolist()
        changes: list[tuple[int, int]] = []
        for place, i in enumerate(active):
            begin, end = len(steps[i]), len(rows[place][0])
            at = next((at for at in range(begin, end) if drawn[place][at] != Action.COPY), end)
            steps[i] += [_COPY] * (at - begin)
            if at < end:
                changes.append((place, at))
            else:
                results[i] = steps[i]
        pieces = _pieces(network, states, changes, generator, likeliest)
        still: list[int] = []
        for (place, at), piece in zip(changes, pieces, strict=True):
            i, action = active[place], Action(drawn[place][at])
            steps[i].append(Step(action, piece if action in WRITES_PIECE else 0))
            if _at_end(steps[i], source.lengths[i]):
                results[i] = steps[i]
            elif not _loops(steps[i]):
                still.append(i)
        active = still
    return results


def _pieces(
    network: Transducer,
    states: Tensor,
    changes: Sequence[tuple[int, int]],
    generator: torch.Generator,
    likeliest: float,
) -> list[int]:
    """Draw what each change would write, if it writes something."""
    if not changes:
        return []
    places, steps = map(list, zip(*changes, strict=True))
    shares = functional.softmax(network.piece_logits(states[places, steps]).float(), -1)
    ordered, numbers = shares.sort(-1, descending=True)
    ordered[ordered.cumsum(-1) - ordered >= likeliest] = 0.0
    drawn: list[int] = numbers.gather(-1, torch.multinomial(ordered, 1, generator=generator))[:, 0].tolist()
    return drawn


def _at_end(steps: Sequence[Step], length: int) -> bool:
    return sum(step.action is not Action.INSERT for step in steps) >= length


def _loops(steps: Sequence[Step]) -> bool:
    last = steps[-MAX_INSERTED:]
    return len(last) == MAX_INSERTED and all(step.action is Action.INSERT for step in last)
