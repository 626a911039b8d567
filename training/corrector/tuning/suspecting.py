"""From which probability on a word that the model marks as wrong, without an edit of it, is told."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tqdm import tqdm

from models.corrector.corrector import Corrector
from models.corrector.protocol import Correction, Suspicion
from models.corrector.transducer.units import split_units
from training.evaluation.detection import changed, detection_scores, suspected
from training.evaluation.false_alarms import count_false_alarms
from training.evaluation.scores import Scores
from training.evaluation.sets import Item
from training.evaluation.spans import spans

NEVER = 2.0
_GRID = (0.6, 0.65, 0.7, 0.75, 0.8, 0.84, 0.88, 0.91, 0.94, 0.96, 0.98)
_LEAST_PRECISION = 0.6
"""Share of the words told without a correction that must be wrong: a writer can do less with them than with an edit."""
_BATCH = 128


@dataclass(frozen=True, slots=True)
class Marked:
    """A sentence's tokens, of each whether it is wrong, and what is found in it, whatever the threshold."""

    tokens: Sequence[str]
    text: str
    wrong: Sequence[bool]
    edited: Sequence[bool]
    suspicions: Sequence[Suspicion]

    def scores(self, least: float, *, alone: bool) -> Scores:
        """The counts with the words suspected that much, those alone or beside what edits change."""
        told = suspected(self.tokens, self.text, [one for one in self.suspicions if one.probability >= least])
        marks = told if alone else [one or other for one, other in zip(told, self.edited, strict=True)]
        return detection_scores(self.wrong, marks)


def find_wrong(sets: Sequence[Sequence[Marked]], clean: Sequence[Correction], most_false_alarms: float) -> float:
    """Find the threshold for texts of learners with the best mean F0.5 of detection; ``NEVER`` if none gains.

    Args:
        sets: what ``read_marked`` found in each of some sets.
        clean: what ``read_clean`` found in sentences in which nothing is wrong.
        most_false_alarms: how many edits and suspicions of 1,000 words of these there may be.
    """

    def value(least: float) -> float:
        return sum(_total(marked, least).f05 for marked in sets) / len(sets)

    fit = [NEVER]
    for least in _GRID:
        alone = sum((_total(marked, least, alone=True) for marked in sets), Scores())
        if alone.precision >= _LEAST_PRECISION and _alarms(clean, least) <= most_false_alarms:
            fit.append(least)
    return max(fit, key=value) if sets else NEVER


def read_marked(corrector: Corrector, items: Sequence[Item]) -> list[Marked]:
    """Return what a corrector finds in sentences with corrections, or with marks at what is wrong."""
    found = []
    for item, correction in zip(items, read_clean(corrector, items), strict=True):
        if item.wrong:
            tokens, wrong = item.raw.split(), list(item.wrong)
        else:
            tokens = _tokens(item.natural)
            wrong = changed(tokens, _tokens(item.references[0]))
        edited = suspected(tokens, item.natural, _spans_of_edits(correction))
        found.append(Marked(tokens, item.natural, wrong, edited, correction.suspicions))
    return found


def read_clean(corrector: Corrector, items: Sequence[Item]) -> list[Correction]:
    """Return of each sentence the edits that a learner is told, and every word that is suspected at all."""
    thresholds = replace(corrector.learner or corrector.thresholds, wrong=_GRID[0])
    everything = Corrector(
        corrector.engine, corrector.thresholds, corrector.language, thresholds, "learner", corrector.opinion
    )
    found: list[Correction] = []
    for start in tqdm(range(0, len(items), _BATCH), desc="suspect", unit="batch", disable=None):
        found += everything.correct([item.natural for item in items[start : start + _BATCH]])
    return found


def _total(marked: Sequence[Marked], least: float, *, alone: bool = False) -> Scores:
    return sum((sentence.scores(least, alone=alone) for sentence in marked), Scores())


def _tokens(text: str) -> list[str]:
    return [unit.text for unit in split_units(text)]


def _spans_of_edits(correction: Correction) -> list[Suspicion]:
    """What edits change, and of what they put in the first letter behind the gap."""
    source = correction.source
    found = []
    for edit in correction.edits:
        start, end = edit.start, edit.end
        if start == end:
            start = min(len(source) - len(source[start:].lstrip()), len(source) - 1)
            end = start + 1
        found.append(Suspicion(start, end, edit.probability))
    return found


def _alarms(found: Sequence[Correction], least: float) -> float:
    told = [
        len(spans(one.source, one.target)) + sum(each.probability >= least for each in one.suspicions) for one in found
    ]
    return count_false_alarms([one.source for one in found], told).per_1000_words
