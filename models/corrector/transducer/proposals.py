"""From what the decoder writes to the edits that are proposed, and the words that are suspected."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from models.corrector.protocol import Edit, Replacement, Suspicion
from models.corrector.transducer.actions import Action
from models.corrector.transducer.decoded import Decoded
from models.corrector.transducer.judgement import Evidence, evidence
from models.corrector.transducer.paradigms.chooser import ChosenForm
from models.corrector.transducer.ranking import LEAST_SHARE
from models.corrector.transducer.sense import Sense
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import Unit
from models.corrector.transducer.writing import EditWriter, Region

_SUSPECT = 0.3
"""A word that is wrong with less probability than this is not suspected."""
_ALTERNATIVES = 4


@dataclass(frozen=True, slots=True)
class Proposal:
    """An edit with the network's own probabilities, and what else is known of it."""

    edit: Edit
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Findings:
    """What the network finds in a sentence.

    Attributes:
        edits: those of the decoder.
        suspicions: the words that the detection head marks as wrong.
        choices: the forms that are chosen for words.
        units: of the sentence.
        wrong: of each unit, the end mark included, the probability that it is wrong.
    """

    edits: tuple[Proposal, ...] = ()
    suspicions: tuple[Suspicion, ...] = ()
    choices: Sequence[ChosenForm] = ()
    units: Sequence[Unit] = ()
    wrong: Sequence[float] = ()


class Proposer:
    """Knows what the decoder's steps say about a sentence."""

    def __init__(self, writer: EditWriter, resources: TransducerTables):
        """Take what writes edits, and the tables of the model."""
        self._writer = writer
        self._sense = Sense(resources)
        self._lexicon = resources.lexicon

    def propose(self, sentence: str, units: list[Unit], result: Decoded, wrong: Sequence[float]) -> Findings:
        """Return what is found in a sentence.

        Args:
            sentence: the sentence.
            units: its units.
            result: the decoder's steps.
            wrong: of each unit, the end mark included, the probability that it is wrong.
        """
        regions = self._writer.regions(sentence, units, result.steps)
        proposals = (self._propose(sentence, units, result, region, wrong) for region in regions)
        edits = tuple(filter(None, proposals))
        return Findings(edits, self._suspicions(units, wrong), units=units, wrong=wrong)

    def _suspicions(self, units: Sequence[Unit], wrong: Sequence[float]) -> tuple[Suspicion, ...]:
        """Return the words that are wrong with these probabilities; those nobody knows are the speller's to tell."""
        return tuple(
            Suspicion(unit.start, unit.end, probability)
            for unit, probability in zip(units, wrong, strict=False)
            if probability >= _SUSPECT and unit.text[0].isalpha() and unit.text in self._lexicon
        )

    def _propose(
        self, sentence: str, units: list[Unit], result: Decoded, region: Region, wrong: Sequence[float]
    ) -> Proposal | None:
        """Return the edit of a region with its probability against copying, or None where nothing changes."""
        start, end, text = self._writer.edit(sentence, units, region)
        if sentence[start:end] == text:
            return None
        options = result.ranked[region.start_step]
        copying = next(option.probability for option in options if option.action is Action.COPY)
        made = math.prod(step.probability for step in result.steps[region.start_step : region.end_step])
        others: dict[str, float] = {}
        before = result.steps[: region.start_step][-1:]  # a copy, or a change that stands alone
        if region.end_step == region.start_step + 1:
            for option in options:
                if option.probability < LEAST_SHARE * made:
                    break
                changed = self._writer.regions(sentence, units, [*before, option], region.first - len(before))
                if changed and changed[-1].start_step == len(before):
                    other = self._writer.edit(sentence, units, changed[-1])
                    if other[:2] == (start, end):
                        others.setdefault(other[2], option.probability)
        others.pop(text, None)
        others.pop(sentence[start:end], None)
        readings = [
            Replacement(reading, _against(share, copying))
            for reading, share in ((text, made), *others.items())
            if self._sense.allows(sentence, units, start, end, reading)
        ][: 1 + _ALTERNATIVES]
        if not readings:
            return None
        edit = Edit(start, end, readings[0].text, readings[0].probability, tuple(readings[1:]))
        known = evidence(
            sentence, units, (start, end), edit.replacement,
            against=edit.probability, certainty=made, wrong=wrong, lexicon=self._lexicon,
        )  # fmt: skip
        return Proposal(edit, known)


def _against(probability: float, copying: float) -> float:
    return probability / (probability + copying) if probability else 0.0
