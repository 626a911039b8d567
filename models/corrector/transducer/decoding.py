"""Greedy decoding, aggressively: guess that what follows is copied, check it in one pass, go on from where it fails.

The result is that of taking one step at a time (Sun et al., 2021): a step depends only on those before it, so every
step up to and including the first that is not a copy is right in a pass whose guess was copies. The first guess is that
all is copied; where changes are dense, later ones reach only as far as a change is to be expected, so that a long
sentence costs a pass over a few words for each change rather than one over all the rest.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import torch
from torch import Tensor

from models.corrector.engines.certainty import log_of_all
from models.corrector.transducer.actions import LETTERS, Action
from models.corrector.transducer.endings import Endings
from models.corrector.transducer.giving_up import hopeless, is_lost
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.past import Past
from models.corrector.transducer.ranking import rank
from models.corrector.transducer.units import Unit
from models.corrector.transducer.writing import Step
from models.wanted import require_wanted

Inputs = tuple[list[int], list[int], list[int]]
"""Of some steps: the unit that each is at, the action before it, and the piece that this wrote, 0 for none."""

_START = len(Action)
_NEAREST = 16
"""Units that a guess reaches at least."""
_GRAIN = 8
"""To multiples of this the steps of a later pass are rounded up, so that few shapes occur (see ``even_linear``)."""
_GAPS = 4
"""How many times as far as from the last change to this one the next guess reaches."""
MAX_INSERTED = 12
"""Pieces that may be inserted before one unit; a bound on loops of an untrained model."""


@dataclass(slots=True)
class Decoded:
    """The steps of one sentence.

    Attributes:
        steps: those that are decided.
        ranked: the likeliest first steps of each change, by index of the step.
        reach: how many of its units the next pass takes in.
        pointer: the unit that the next step is at.
    """

    reach: int
    steps: list[Step] = field(default_factory=list)
    ranked: dict[int, list[Step]] = field(default_factory=dict)
    pointer: int = 0

    @classmethod
    def first(cls, wrong: Sequence[float]) -> "Decoded":
        """What is known of a sentence before the first pass: nothing, or that it stays as it is."""
        result = cls(len(wrong))
        if hopeless(wrong):
            result.give_up(len(wrong))
        return result

    def take(self, *steps: Step) -> None:
        """Decide the next steps."""
        self.steps += steps
        self.pointer += sum(step.action is not Action.INSERT for step in steps)

    def inputs(self) -> Inputs:
        """Those of the next pass: behind the steps that are decided, copies as far as it reaches."""
        last = self.steps[-1] if self.steps else None
        action, piece = (int(last.action), last.piece) if last else (_START, 0)
        rest = self.reach - 1 - self.pointer
        pointers = [self.pointer, *range(self.pointer + 1, self.reach)]
        return pointers, [action] + [int(Action.COPY)] * rest, [piece] + [0] * rest

    def give_up(self, length: int) -> None:
        """Leave all units as they are."""
        self.steps, self.ranked, self.pointer = [Step(Action.COPY)] * length, {}, length


@dataclass(frozen=True, slots=True)
class Source:
    """A batch of encoded sentences.

    ``encoded``: (B, T, d) states of the encoder. ``wrong``: (B, T) probability that a unit is wrong. ``allowed``,
    ``canonical``: (B, T, actions) as in ``Features``. ``lengths``: units of each sentence, the end mark included.
    """

    encoded: Tensor
    wrong: Tensor
    allowed: Tensor
    canonical: Tensor
    lengths: list[int]

    def rows(self, chosen: Sequence[int]) -> "Source":
        """Return some of the sentences."""
        if len(chosen) == len(self.lengths):
            return self
        at = torch.tensor(chosen, device=self.encoded.device)
        lengths = [self.lengths[i] for i in chosen]
        return Source(self.encoded[at], self.wrong[at], self.allowed[at], self.canonical[at], lengths)


def inputs(steps: Sequence[Step], length: int) -> Inputs:
    """Return the inputs of these steps and of copies up to ``length`` units."""
    pointers, actions, pieces = [0], [_START], [0]
    for step in steps:
        pointers.append(pointers[-1] + (step.action is not Action.INSERT))
        actions.append(int(step.action))
        pieces.append(step.piece)
    rest = length - 1 - pointers[-1]
    return [*pointers, *range(pointers[-1] + 1, length)], actions + [int(Action.COPY)] * rest, pieces + [0] * rest


@torch.inference_mode()
def decode(
    network: Transducer,
    source: Source,
    keep_bias: float = 0.0,
    units: Sequence[Sequence[Unit]] = (),
    endings: Endings | None = None,
) -> list[Decoded]:
    """Decode a batch greedily.

    Args:
        network: the model.
        source: what its encoder has made of the sentences.
        keep_bias: added to the logit of COPY before the best action is chosen.
        units: those of each sentence, for ``endings``.
        endings: knows which words changes of endings write; None for a model that makes none.
    """
    lengths = source.lengths
    results = [Decoded.first(wrong[:length]) for wrong, length in zip(source.wrong.tolist(), lengths, strict=True)]
    active = [i for i, result in enumerate(results) if not result.steps]
    past = Past(len(active))
    while active:
        require_wanted()
        # What the steps up to the last change see is what they saw in the passes before.
        rows = [results[i].inputs() for i in active]
        states, probabilities = _pass(network, source.rows(active), rows, past)
        scores = probabilities.log()
        scores[:, :, Action.COPY] += keep_bias
        best = scores.argmax(-1).tolist()
        copying = probabilities[:, :, Action.COPY].tolist()
        copies = [_copy(results[i], lengths[i], copying[at], best[at]) for at, i in enumerate(active)]
        places = [place for place, changed in enumerate(copies) if changed is not None]
        if places:
            here = [changed for changed in copies if changed is not None]
            actions = [Action(best[place][step]) for place, step in zip(places, here, strict=True)]
            options = rank(network, states[places, here], probabilities[places, here], actions)
            for place, action, ranked in zip(places, actions, options, strict=True):
                i = active[place]
                if endings is not None and action in LETTERS:
                    ranked = endings.merged(units[i][results[i].pointer].text, ranked)
                _change(results[i], lengths[i], action, ranked)
        places = [place for place, i in enumerate(active) if results[i].pointer < lengths[i]]
        active = [active[place] for place in places]
        past.keep(places, [len(results[i].steps) for i in active])
    return results


@torch.inference_mode()
def kept(network: Transducer, source: Source) -> list[list[float]]:
    """The probability that each unit is copied rather than changed, all before it copied; insertions are left out.

    The sentences of a batch are taken as they are, in one pass; arguments as for ``decode``.
    """
    probabilities = _copying(network, source)
    shares = probabilities[:, :, Action.COPY] / (1 - probabilities[:, :, Action.INSERT])
    return [own[:length] for own, length in zip(shares.tolist(), source.lengths, strict=True)]


@torch.inference_mode()
def ease(network: Transducer, source: Source) -> list[float]:
    """The log probability that all units of a sentence are copied, with nothing put in; arguments as for ``decode``."""
    copied = _copying(network, source)[:, :, Action.COPY]
    return [log_of_all(own[:length]) for own, length in zip(copied, source.lengths, strict=True)]


def _copying(network: Transducer, source: Source) -> Tensor:
    """The probabilities (B, T, actions) of the actions at each unit where all before it are copied."""
    return _pass(network, source, [inputs([], length) for length in source.lengths])[1]


def _pass(
    network: Transducer,
    source: Source,
    rows: Sequence[Inputs],
    past: Past | None = None,
) -> tuple[Tensor, Tensor]:
    """Return the decoder's states (B, S, d) and the probabilities of the actions (B, S, actions) for these inputs.

    Where there is a ``past``, they are those of the steps behind it.
    """
    width = max(len(row[0]) for row in rows)
    if past is not None and past.layers:
        width = -(-width // _GRAIN) * _GRAIN
    device = source.encoded.device
    grid = torch.tensor([[part + [0] * (width - len(part)) for part in row] for row in rows], device=device)
    pointers, actions, pieces = grid.unbind(1)
    states = network.decode(source.encoded, pointers, actions, pieces, past)
    return states, probabilities(network.action_logits(states), pointers, source.allowed, source.canonical)


def probabilities(logits: Tensor, pointers: Tensor, allowed: Tensor, canonical: Tensor) -> Tensor:
    """Return the probabilities (B, S, actions) of actions; of those that write the same, the first has the sum.

    Args:
        logits: (B, S, actions).
        pointers: (B, S) the unit that each step is at.
        allowed: (B, T, actions) which actions change something.
        canonical: (B, T, actions) the first action that writes the same.
    """
    at = pointers[:, :, None].expand_as(logits)
    shares = logits.masked_fill(~allowed.gather(1, at), -1e4).softmax(-1)
    return torch.zeros_like(shares).scatter_add(-1, canonical.gather(1, at), shares)


def _copy(result: Decoded, length: int, copying: Sequence[float], best: Sequence[int]) -> int | None:
    """Accept copies up to the first other action, and return its place; None where there is none within reach.

    The probabilities of copying and the best actions are those of the steps that are not decided.
    """
    pointer = result.pointer
    asked = result.reach - pointer
    at = next((at for at in range(asked) if best[at] != Action.COPY), asked)
    result.take(*(Step(Action.COPY, 0, share) for share in copying[:at]))
    result.reach = min(length, pointer + at + max(_NEAREST, _GAPS * at))
    return at if at < asked else None


def _change(result: Decoded, length: int, action: Action, ranked: list[Step]) -> None:
    """Take an action that is no copy, in the likeliest of the ways there are to take the step."""
    last = result.steps[-MAX_INSERTED:]
    if action is Action.INSERT and len(last) == MAX_INSERTED and all(step.action is Action.INSERT for step in last):
        action = Action.COPY
    result.ranked[len(result.steps)] = ranked
    alike = LETTERS.keys() if action in LETTERS else {action}
    result.take(next(option for option in ranked if option.action in alike))
    if is_lost(result.steps, length):
        result.give_up(length)
