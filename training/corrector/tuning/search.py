"""The search for thresholds: F0.5 as high as possible with no more false alarms than allowed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from models.corrector.thresholds import Thresholds
from training.corrector.tuning.candidates import ProposedEdits

_GRID = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.93, 0.96, 0.98, 0.99]
_SHARES = [0.0, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6]
_COST_OF_SILENCE = 0.05
"""F0.5 that thresholds of 1 must gain over thresholds of 0: near-ties go to the lower ones, which find more errors."""
_OPERATIONS = ("insert", "delete", "replace")


@dataclass(frozen=True, slots=True)
class Tuned:
    """Thresholds with what they reach on the tuning sets: mean F0.5 in [0, 1] and false alarms per 1,000 words.

    ``learner`` are those for texts of learners, beside those of native writers.
    """

    thresholds: Thresholds
    f05: float
    false_alarms: float
    learner: "Tuned | None" = None


def search(sets: Sequence[ProposedEdits], clean: Sequence[ProposedEdits], most_false_alarms: float) -> Tuned:
    """Find the thresholds with the best mean F0.5 over ``sets`` and few enough false alarms on ``clean``.

    First one threshold for all edits with a least share, then each operation's own in turn, until nothing gains.
    Where no thresholds keep the limit, those with the fewest false alarms are taken.
    """

    def score(thresholds: Thresholds) -> tuple[bool, float, Tuned]:
        alarms = sum(each.false_alarms(thresholds) for each in clean) / len(clean) if clean else 0.0
        mean = sum(each.f05(thresholds) for each in sets) / len(sets)
        kept = alarms <= most_false_alarms
        least = [max(thresholds.share, thresholds.operations.get(name, thresholds.edit)) for name in _OPERATIONS]
        height = sum(least) / len(least)
        return kept, mean - _COST_OF_SILENCE * height if kept else -alarms, Tuned(thresholds, mean, alarms)

    def best(options: Sequence[Thresholds]) -> tuple[bool, float, Tuned]:
        return max((score(option) for option in options), key=lambda entry: entry[:2])

    found = best([Thresholds(edit=edit, share=share) for edit in _GRID for share in _SHARES])
    while True:
        before = found
        for operation in _OPERATIONS:
            current = found[2].thresholds
            options = [replace(current, operations={**current.operations, operation: value}) for value in _GRID]
            found = max(found, best(options), key=lambda entry: entry[:2])
        if found[:2] == before[:2]:
            return found[2]


def raised(tuned: Tuned, clean: Sequence[ProposedEdits], most_false_alarms: float) -> Tuned:
    """Raise thresholds, all at once, until there are few enough false alarms on ``clean``, or as far as can be."""
    before = tuned.thresholds
    for least in [0.0, *_GRID]:
        operations = {name: max(value, least) for name, value in before.operations.items()}
        thresholds = replace(before, edit=max(before.edit, least), operations=operations)
        alarms = sum(each.false_alarms(thresholds) for each in clean) / len(clean) if clean else 0.0
        tuned = replace(tuned, thresholds=thresholds, false_alarms=alarms)
        if alarms <= most_false_alarms:
            break
    return tuned
