"""Greedy decoding in few passes: guess what follows, check it in one pass, go on from where the guess fails.

The result is that of taking one step at a time: a step depends only on those before it, so every step up to and
including the first that was guessed wrongly is right. The first guess is that all is copied (Sun et al., 2021); what
the network would do further on if that were right is the guess of the next pass (Santilli et al., 2023), so that the
changes of a sentence are mostly found in the first pass and confirmed in the second. Where guesses fail often, they
reach only as far as the next one is to be expected to fail, so that a long sentence costs passes over a few words.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from models.corrector.engines.certainty import log_of_all
from models.corrector.transducer.actions import LETTERS, Action
from models.corrector.transducer.decoded import Decoded, Inputs, inputs
from models.corrector.transducer.endings import Endings
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.paradigms.chooser import ChosenForm
from models.corrector.transducer.past import Past
from models.corrector.transducer.ranking import rank
from models.corrector.transducer.units import Unit
from models.corrector.transducer.writing import Step
from models.wanted import require_wanted

_GRAIN = 8
"""To multiples of this the steps of a later pass are rounded up, so that few shapes occur (see ``even_linear``)."""


@dataclass(frozen=True, slots=True)
class Source:
    """A batch of encoded sentences.

    ``encoded``: (B, T, d) states of the encoder. ``wrong``: (B, T) probability that a unit is wrong. ``allowed``,
    ``canonical``: (B, T, actions) as in ``Features``. ``lengths``: units of each sentence, the end mark included.
    ``choices``: the forms that are chosen for words of each sentence, if the engine asked for them.
    """

    encoded: Tensor
    wrong: Tensor
    allowed: Tensor
    canonical: Tensor
    lengths: list[int]
    choices: Sequence[Sequence[ChosenForm]] = ()

    def rows(self, chosen: Sequence[int]) -> "Source":
        """Return some of the sentences."""
        if len(chosen) == len(self.lengths):
            return self
        at = torch.tensor(chosen, device=self.encoded.device)
        lengths = [self.lengths[i] for i in chosen]
        return Source(self.encoded[at], self.wrong[at], self.allowed[at], self.canonical[at], lengths)


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
    results = [
        Decoded.first(wrong[:length]) for wrong, length in zip(source.wrong.tolist(), source.lengths, strict=True)
    ]
    active = [i for i, result in enumerate(results) if not result.steps]
    past = Past(len(active))
    while active:
        require_wanted()
        # What the steps up to the last change see is what they saw in the passes before.
        rows = [results[i].inputs() for i in active]
        states, probabilities = one_pass(network, source.rows(active), rows, past)
        scores = probabilities.log()
        scores[:, :, Action.COPY] += keep_bias
        best = [
            [Action(action) for action in row[: len(own[0])]]
            for row, own in zip(scores.argmax(-1).tolist(), rows, strict=True)
        ]
        copying = probabilities[:, :, Action.COPY].tolist()
        options: list[dict[int, list[Step]]] = [{} for _ in active]
        changes = [(place, at) for place, i in enumerate(active) for at in results[i].changes(best[place])]
        if changes:
            places, steps = map(list, zip(*changes, strict=True))
            actions = [best[place][at] for place, at in changes]
            found = rank(network, states[places, steps], probabilities[places, steps], actions)
            for (place, at), action, ranked in zip(changes, actions, found, strict=True):
                if endings is not None and action in LETTERS:
                    ranked = endings.merged(units[active[place]][rows[place][0][at]].text, ranked)
                options[place][at] = ranked
        for place, i in enumerate(active):
            results[i].take(copying[place], best[place], options[place])
        places = [place for place, i in enumerate(active) if not results[i].is_whole]
        active = [active[place] for place in places]
        past.keep(places, [len(results[i].steps) for i in active])
    return results


@torch.inference_mode()
def as_it_stands(network: Transducer, source: Source) -> list[tuple[float, list[float]]]:
    """What the model makes of each sentence if it is to copy it; all are read in one pass. Arguments as for ``decode``.

    Returns:
        Of each the log probability that all its units are copied with nothing put in, and of each unit the probability
        that it is copied rather than changed, all before it copied and insertions left out.
    """
    probabilities = one_pass(network, source, [inputs([], length) for length in source.lengths])[1]
    copied = probabilities[:, :, Action.COPY]
    shares = copied / (1 - probabilities[:, :, Action.INSERT])
    rows = zip(copied, shares.tolist(), source.lengths, strict=True)
    return [(log_of_all(whole[:length]), own[:length]) for whole, own, length in rows]


def one_pass(
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
