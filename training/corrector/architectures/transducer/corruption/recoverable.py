"""Which errors can be known again from the wrong sentence; the others are taken back."""

from collections.abc import Sequence

import torch
from rapidfuzz.distance import Levenshtein
from torch.nn import functional

from models.corrector.protocol import Correction, Edit
from models.corrector.transducer.actions import WRITES_PIECE, Action
from models.corrector.transducer.decoded import Inputs, inputs
from models.corrector.transducer.decoding import one_pass
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.inflections import Form
from models.corrector.transducer.units import Unit, split_units
from models.corrector.transducer.writing import EditWriter, Region, Step
from training.corrector.architectures.transducer.oracle import Oracle

__all__ = ["LEAST", "LEAST_AMBIGUOUS", "Recovery"]

LEAST = -5.0
"""Errors whose correction a corrector holds for less likely (log probability of all steps of the change) are taken
back: of 563 sentences looked at with a bound of -6 for the mean of all changes, those left out were mostly words that
nobody could know again."""
LEAST_AMBIGUOUS = -2.5
"""The same of changes that need not be errors: of a tense, and of a word that looks quite different."""
_SLIP = 0.4
"""Two words that differ in no greater share of their letters look alike."""
_FUNCTION_WORD = 3
"""Words of no more letters are mostly articles, prepositions and the like, of which one is right."""


class Recovery:
    """Tells how likely a corrector is to get from a wrong sentence to the right one."""

    def __init__(self, engine: TransducerEngine):
        """Take a corrector that is already trained."""
        self._engine = engine
        self._oracle = Oracle(engine.resources, engine.featurizer)
        self._writer = EditWriter(engine.resources, engine.featurizer)

    def knowable(self, pairs: Sequence[tuple[str, str]]) -> list[str | None]:
        """Of each pair of a wrong and a right sentence the wrong one without the errors that nobody could know again.

        None where nothing is left, no steps lead to the right one, or the network does not read the sentence.
        """
        results: list[str | None] = [None] * len(pairs)
        split = [split_units(wrong) for wrong, _ in pairs]
        for batch in self._engine.batches(split):
            plans = {i: self._oracle.steps(split[i], pairs[i][1]) for i in batch}
            found = {i: steps for i, steps in plans.items() if steps}
            if found:
                scores = self._score([split[i] for i in found], list(found.values()))
                for (i, steps), logs in zip(found.items(), scores, strict=True):
                    results[i] = self._without_unknowable(pairs[i][0], split[i], steps, logs)
        return results

    def _without_unknowable(
        self, wrong: str, units: Sequence[Unit], steps: Sequence[Step], logs: Sequence[float]
    ) -> str | None:
        regions = self._writer.regions(wrong, units, steps)
        unknowable = []
        for region in regions:
            least = LEAST_AMBIGUOUS if self._ambiguous(units, region, steps) else LEAST
            if sum(logs[region.start_step : region.end_step]) < least:
                unknowable.append(region)
        if len(unknowable) == len(regions):
            return None
        back = tuple(Edit(*self._writer.edit(wrong, units, region), 1.0) for region in unknowable)
        return " ".join(Correction(wrong, back).target.split())

    def _ambiguous(self, units: Sequence[Unit], region: Region, steps: Sequence[Step]) -> bool:
        """Whether the wrong words may be as right as the right ones."""
        actions = {step.action for step in steps[region.start_step : region.end_step]}
        old = "".join(unit.text for unit in units[region.first : region.last]).lower()
        if Action.PAST in actions or self._is_past(old):
            return True
        new = region.text.strip().lower()
        if Action.REPLACE not in actions or len(new) <= _FUNCTION_WORD or not (old.isalpha() and new.isalpha()):
            return False
        return Levenshtein.distance(old, new) > _SLIP * max(len(old), len(new))

    def _is_past(self, word: str) -> bool:
        inflect = self._engine.resources.inflections.inflect
        return inflect(word, Form.PAST) is None and inflect(word, Form.BASE) is not None

    @torch.inference_mode()
    def _score(self, units: Sequence[Sequence[Unit]], plans: Sequence[Sequence[Step]]) -> list[list[float]]:
        """The log probability of each step of each sentence's plan."""
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
            scores.append([float(log) for log in logs])
        return scores


def _before(steps: Sequence[Step], length: int) -> Inputs:
    """What the decoder sees before each step of a whole sentence."""
    pointers, actions, pieces = inputs(steps, length)
    return pointers[: len(steps)], actions[: len(steps)], pieces[: len(steps)]
