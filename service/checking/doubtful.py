"""What is doubtful is told near something surer alone: to native writers all of it, to learners what has no suggestion.

Errors come together: of 2,454 written lines and everyday slips in eleven languages (even halves, as for learners)
words that the model took for wrong without knowing better were so in 38 of 46 cases beside another alert, in 56 of
117 where they stood alone, right versions included; of edits less likely than 0.5 the same holds. Learners are told
these edits all the same: without them Italian words that teachers marked and Spanish learners' texts lose in F0.5.
Without lone doubts that have no suggestion the even halves stay as they are (Italian 60.3 and 60.2, Swedish 47.8 and
48.0, no everyday slip fewer is found), and of eleven false alerts on right versions of slips five go.
"""

from collections.abc import Sequence

from service.checking.alerts import Alert

__all__ = ["UNLIKELY", "without_lone_doubts"]

UNLIKELY = 0.5
"""Edits below that confidence are doubtful: none finds a slip that stands alone, and right versions have three."""
_NEAR = 200
"""Code points between two alerts that are near each other: about two sentences."""


def without_lone_doubts(alerts: Sequence[Alert], *, suggesting: bool = True) -> list[Alert]:
    """The alerts without the doubtful ones that no other one is near.

    Args:
        alerts: those of a text, sorted.
        suggesting: whether those that have a suggestion count as doubtful, too.
    """

    def is_doubtful(one: Alert) -> bool:
        return one.doubtful and (suggesting or not one.replacements)

    if not any(map(is_doubtful, alerts)):
        return list(alerts)
    sure = [one for one in alerts if not is_doubtful(one)]
    return [
        one
        for one in alerts
        if not is_doubtful(one)
        or any(other.offset - one.end <= _NEAR and one.offset - other.end <= _NEAR for other in sure)
    ]
