"""Greedy decoding, aggressively: guess that the rest is copied, check it in one pass, go on from where it fails.

The result is that of taking one step at a time (Sun et al., 2021): a step depends only on those before it, so every
step up to and including the first that is not a copy is right in a pass whose guess was copies.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import torch
from torch import Tensor
from torch.nn import functional

from models.corrector.transducer.actions import WRITES_PIECE, Action
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.writing import Step

ALTERNATIVES = 5
_START = len(Action)
DOUBTED = 0.05
"""From which probability of being changed on, insertions before it left out, a unit that is copied is doubted."""
MAX_INSERTED = 12
"""Pieces that may be inserted before one unit; a bound on loops of an untrained model."""


def most_changes(length: int) -> int:
    """Return how many steps may be no copies; a model that wants more is lost, and the sentence stays as it is."""
    return 8 + length // 2


@dataclass(slots=True)
class Decoded:
    """The steps of one sentence; ``ranked`` holds the likeliest first steps of each change, by index of the step.

    ``doubted`` holds the same for each copy that is not sure; ``doubtful`` has the decoder's state and the action
    probabilities of those until they are ranked, which is done for a whole batch at once.
    """

    steps: list[Step] = field(default_factory=list)
    ranked: dict[int, list[Step]] = field(default_factory=dict)
    doubted: dict[int, list[Step]] = field(default_factory=dict)
    doubtful: dict[int, tuple[Tensor, Tensor]] = field(default_factory=dict)


def inputs(steps: Sequence[Step], length: int) -> tuple[list[int], list[int], list[int]]:
    """Return pointers, last actions and last pieces of these steps and of copies up to ``length`` units."""
    pointers, actions, pieces = [0], [_START], [0]
    for step in steps:
        pointers.append(pointers[-1] + (step.action is not Action.INSERT))
        actions.append(int(step.action))
        pieces.append(step.piece)
    rest = length - 1 - pointers[-1]
    pointers += range(pointers[-1] + 1, length)
    return pointers, actions + [int(Action.COPY)] * rest, pieces + [0] * rest


@torch.inference_mode()
def decode(
    network: Transducer, encoded: Tensor, allowed: Tensor, lengths: Sequence[int], keep_bias: float = 0.0
) -> list[Decoded]:
    """Decode a batch greedily.

    Args:
        network: the model.
        encoded: (B, T, d) states of the encoder.
        allowed: (B, T, actions) which actions change something.
        lengths: units of each sentence, the end mark included.
        keep_bias: added to the logit of COPY before the best action is chosen.
    """
    results = [Decoded() for _ in lengths]
    active = list(range(len(lengths)))
    while active:
        rows = [inputs(results[i].steps, lengths[i]) for i in active]
        chosen = torch.tensor(active, device=encoded.device)
        states, logits = _pass(network, encoded[chosen], allowed[chosen], rows)
        probabilities = logits.softmax(-1)
        logits[:, :, Action.COPY] += keep_bias
        best = logits.argmax(-1)
        active = [
            i
            for place, i in enumerate(active)
            if not _advance(network, results[i], lengths[i], states[place], probabilities[place], best[place])
        ]
    return _rank_doubts(network, results)


@torch.inference_mode()
def copy(network: Transducer, encoded: Tensor, allowed: Tensor, lengths: Sequence[int]) -> list[Decoded]:
    """Take the sentences of a batch as they are, in one pass: every step a copy; arguments as for ``decode``."""
    states, logits = _pass(network, encoded, allowed, [inputs([], length) for length in lengths])
    probabilities = logits.softmax(-1)
    results = [Decoded() for _ in lengths]
    for result, length, own_states, shares in zip(results, lengths, states, probabilities, strict=True):
        _copy(result, own_states, shares, length)
    return _rank_doubts(network, results)


def _pass(
    network: Transducer, encoded: Tensor, allowed: Tensor, rows: Sequence[tuple[list[int], list[int], list[int]]]
) -> tuple[Tensor, Tensor]:
    """Return the decoder's states (B, S, d) and the logits of the actions (B, S, actions) for these inputs."""
    width = max(len(row[0]) for row in rows)
    grid = torch.tensor([[part + [0] * (width - len(part)) for part in row] for row in rows], device=encoded.device)
    pointers, actions, pieces = grid[:, 0], grid[:, 1], grid[:, 2]
    states = network.decode(encoded, pointers, actions, pieces)
    open_actions = allowed.gather(1, pointers[:, :, None].expand(-1, -1, len(Action)))
    return states, network.action_output(states).masked_fill(~open_actions, -1e4)


def _copy(result: Decoded, states: Tensor, probabilities: Tensor, end: int) -> None:
    """Add copies up to the step ``end``, and note those that are not sure."""
    start = len(result.steps)
    copies = probabilities[start:end, Action.COPY]
    changed = 1 - probabilities[start:end, Action.INSERT] - copies
    for place in (changed >= DOUBTED * (changed + copies)).nonzero()[:, 0].tolist():
        result.doubtful[start + place] = (states[start + place], probabilities[start + place])
    result.steps += [Step(Action.COPY, 0, share) for share in copies.tolist()]


def _rank_doubts(network: Transducer, results: Sequence[Decoded]) -> list[Decoded]:
    """Find what else could be done where copies are not sure."""
    places = [(result, place) for result in results for place in result.doubtful]
    if places:
        states, probabilities = (
            torch.stack([result.doubtful[place][part] for result, place in places]) for part in (0, 1)
        )
        for (result, place), ranked in zip(places, rank_all(network, states, probabilities), strict=True):
            result.doubted[place] = ranked
    for result in results:
        result.doubtful = {}
    return list(results)


def _advance(
    network: Transducer, result: Decoded, length: int, states: Tensor, probabilities: Tensor, best: Tensor
) -> bool:
    """Accept copies up to the first other action, take that one too; return whether the sentence is done."""
    taken = len(result.steps)
    pointer = sum(step.action is not Action.INSERT for step in result.steps)
    end = taken + length - pointer
    changes = (best[taken:end] != Action.COPY).nonzero()
    at = taken + int(changes[0]) if len(changes) else end
    _copy(result, states, probabilities, at)
    if at == end:
        return True
    action = Action(int(best[at]))
    inserted = 0
    for step in reversed(result.steps):
        inserted = inserted + 1 if step.action is Action.INSERT else 0
        if not inserted:
            break
    if action is Action.INSERT and inserted >= MAX_INSERTED:
        action = Action.COPY
    ranked = rank(network, states[at], probabilities[at])
    step = next(option for option in ranked if option.action is action)
    result.ranked[len(result.steps)] = ranked
    result.steps.append(step)
    if sum(s.action is not Action.COPY for s in result.steps) > most_changes(length):
        result.steps = [Step(Action.COPY)] * length
        result.ranked, result.doubtful = {}, {}
    return sum(s.action is not Action.INSERT for s in result.steps) == length


def rank(network: Transducer, state: Tensor, probabilities: Tensor) -> list[Step]:
    """Return the likeliest ways to take one step, best first: every possible action, with its likeliest pieces."""
    return rank_all(network, state[None], probabilities[None])[0]


def rank_all(network: Transducer, states: Tensor, probabilities: Tensor) -> list[list[Step]]:
    """Do the same for several steps, given their states (N, d) and action probabilities (N, actions)."""
    pieces = functional.softmax(network.piece_logits(states), -1)
    top = pieces.topk(min(ALTERNATIVES, pieces.shape[-1]))
    shares: list[list[float]] = probabilities.tolist()
    likeliest = zip(top.indices.tolist(), top.values.tolist(), strict=True)
    return [_options(own, *pieces) for own, pieces in zip(shares, likeliest, strict=True)]


def _options(probabilities: Sequence[float], pieces: Sequence[int], shares: Sequence[float]) -> list[Step]:
    options: list[Step] = []
    for action in Action:
        probability = probabilities[action]
        if not probability and action is not Action.COPY:
            continue
        if action not in WRITES_PIECE:
            options.append(Step(action, 0, probability))
            continue
        for piece, share in zip(pieces, shares, strict=True):
            options.append(Step(action, piece, probability * share))
    return sorted(options, key=lambda option: -option.probability)
