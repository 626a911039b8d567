"""Alerts that a decisive one contradicts: of two that would write different things at one place, the surer one stays.

A check has a high priority because it says well what is wrong; where another one would write the same, that is what
counts. What is right the correction model knows more often, which reads the whole sentence.
"""

from bisect import bisect_left
from collections.abc import Sequence

from service.checking.alerts import Alert, Level

__all__ = ["without_contradicted"]

_OWN_WORDS = 20
"""What has a higher priority than this was written by those whose text it is, and is contradicted by nobody."""
_MARKS = ".,;:!?"


def without_contradicted(text: str, alerts: Sequence[Alert]) -> list[Alert]:
    """The alerts, all of which are wanted, without those in whose place a decisive one would write another thing.

    What somebody asks for by a tone, a mother tongue, a level or rules of their own is not contradicted.
    """
    sure = sorted((one for one in alerts if one.decisive and one.replacements), key=lambda one: one.offset)
    if not sure:
        return list(alerts)
    starts = [one.offset for one in sure]
    return [one for one in alerts if not _is_contradicted(text, one, sure, starts)]


def _is_contradicted(text: str, alert: Alert, sure: Sequence[Alert], starts: Sequence[int]) -> bool:
    asked_for = alert.priority > _OWN_WORDS or alert.tone or alert.mother_tongue or alert.level is Level.PICKY
    if alert.decisive or asked_for or not alert.replacements:
        return False
    near = sure[max(bisect_left(starts, alert.offset) - 1, 0) : bisect_left(starts, alert.end)]
    over = [one for one in near if alert.offset < one.end]
    ways = [[one] for one in over] + [over]
    return bool(over) and not any(_write_the_same(text, way, alert) for way in ways)


def _write_the_same(text: str, some: Sequence[Alert], other: Alert) -> bool:
    """Whether the first replacements of some alerts and that of another lead to one text, but for a mark at its end."""
    start, end = min(some[0].offset, other.offset), max(some[-1].end, other.end)
    first, second = (_made(text, alerts, start, end) for alerts in (some, [other]))
    return first.rstrip(_MARKS) == second.rstrip(_MARKS)


def _made(text: str, alerts: Sequence[Alert], start: int, end: int) -> str:
    """A stretch of a text with the first replacements of alerts, which are sorted."""
    parts, at = [], start
    for alert in alerts:
        parts += [text[at : alert.offset], alert.replacements[0]]
        at = alert.end
    return "".join([*parts, text[at:end]])
