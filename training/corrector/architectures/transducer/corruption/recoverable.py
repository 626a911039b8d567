"""Whether what an error took away can be known again from the wrong sentence."""

from collections.abc import Sequence

import torch
from torch.nn import functional

from models.corrector.transducer.actions import WRITES_PIECE, Action
from models.corrector.transducer.decoded import Inputs, inputs
from models.corrector.transducer.decoding import one_pass
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.units import Unit, split_units
from models.corrector.transducer.writing import Step
from training.corrector.architectures.transducer.oracle import Oracle

__all__ = ["Recovery"]


class Recovery:
    """Tells how likely a corrector is to get from a wrong sentence to the right one."""

    def __init__(self, engine: TransducerEngine):
        """Take a corrector that is already trained."""
        self._engine = engine
        self._oracle = Oracle(engine.resources, engine.featurizer)

    def log_probabilities(self, pairs: Sequence[tuple[str, str]]) -> list[float | None]:
        """Of each pair of a wrong and a right sentence the mean log probability of a change, of all that it takes.

        None where no steps lead there, or the network does not read the sentence.
        """
        results: list[float | None] = [None] * len(pairs)
        split = [split_units(wrong) for wrong, _ in pairs]
        for batch in self._engine.batches(split):
            plans = {i: self._oracle.steps(split[i], pairs[i][1]) for i in batch}
            found = {i: steps for i, steps in plans.items() if steps}
            if found:
                scores = self._score([split[i] for i in found], list(found.values()))
                for i, score in zip(found, scores, strict=True):
                    results[i] = score
        return results

    @torch.inference_mode()
    def _score(self, units: Sequence[Sequence[Unit]], plans: Sequence[Sequence[Step]]) -> list[float]:
        network = self._engine.network
        source = self._engine.encode(units)
        rows = [_before(steps, length) for steps, length in zip(plans, source.lengths, strict=True)]
        states, probabilities = one_pass(network, source, rows)
        scores = []
        for place, (steps, row) in enumerate(zip(plans, rows, strict=True)):
            pointers = torch.tensor(row[0])
            wanted = torch.tensor([int(step.action) for step in steps])
            canonical = source.canonical[place, pointers, wanted]
            logs = probabilities[place, torch.arange(len(steps)), canonical].clamp(min=1e-9).log()
            writing = [at for at, step in enumerate(steps) if step.action in WRITES_PIECE]
            if writing:
                logits = network.piece_logits(states[place, writing]).float()
                pieces = torch.tensor([steps[at].piece for at in writing])
                logs[writing] -= functional.cross_entropy(logits, pieces, reduction="none")
            changes = sum(
                step.action is not Action.COPY and (at == 0 or steps[at - 1].action is Action.COPY)
                for at, step in enumerate(steps)
            )
            scores.append(float(logs.sum()) / max(changes, 1))
        return scores


def _before(steps: Sequence[Step], length: int) -> Inputs:
    """What the decoder sees before each step of a whole sentence."""
    pointers, actions, pieces = inputs(steps, length)
    return pointers[: len(steps)], actions[: len(steps)], pieces[: len(steps)]
