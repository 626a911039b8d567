"""Alerts that a decisive one contradicts: of two that would write different things at one place, the surer one stays.

A check has a high priority because it says well what is wrong; where another one would write the same, that is what
counts. What is right the correction model knows more often, which reads the whole sentence.
"""

from bisect import bisect_left
from collections.abc import Sequence

from service.checking.alerts import Alert, Level
from service.checking.categories import Category

__all__ = ["without_contradicted"]

_MARKS = ".,;:!?"


def without_contradicted(text: str, alerts: Sequence[Alert]) -> list[Alert]:
    """The alerts, all of which are wanted, without those in whose place a decisive one would write another thing.

    What somebody asks for by a tone, a mother tongue or a level is not contradicted.
    """
    sure = sorted((one for one in alerts if one.decisive and one.replacements), key=lambda one: one.offset)
    if not sure:
        return list(alerts)
    starts = [one.offset for one in sure]
    return [one for one in alerts if not _is_contradicted(text, one, sure, starts)]


def _is_contradicted(text: str, alert: Alert, sure: Sequence[Alert], starts: Sequence[int]) -> bool:
    asked_for = alert.tone or alert.mother_tongue or alert.level is Level.PICKY
    if alert.decisive or asked_for or not alert.replacements:
        return False
    near = sure[max(bisect_left(starts, alert.offset) - 1, 0) : bisect_left(starts, alert.end)]
    over = [one for one in near if alert.offset < one.end and alert.priority <= one.decisive]
    if alert.main_category is not Category.PUNCTUATION:
        over = [one for one in over if not _is_mark(text, one)]
    return bool(over) and not _write_the_same(text, over, [alert]) and not _goes_further(text, alert, over)


def _is_mark(text: str, one: Alert) -> bool:
    """Whether an alert is about nothing but the mark behind a word, and tells nothing against another word."""
    return one.replacements[0].rstrip(_MARKS) == text[one.offset : one.end].rstrip(_MARKS)


def _goes_further(text: str, alert: Alert, others: Sequence[Alert]) -> bool:
    """Whether an alert writes all that others put in or take out within it, and more: *am 20 years old*, not *old*."""
    words = _spaced(alert.replacements[0])
    return all(
        alert.offset <= one.offset and one.end <= alert.end and _is_in(words, _spaced(text[one.offset : one.end]), one)
        for one in others
    )


def _is_in(words: str, written: str, one: Alert) -> bool:
    """Whether some words have what an alert puts in beside those that are written, or lack what it takes out."""
    put = _spaced(one.replacements[0])
    return put in words and written in put if put.strip() else written not in words


def _spaced(text: str) -> str:
    """The words of a text with a space on either side."""
    return f" {' '.join(text.lower().split())} "


def _write_the_same(text: str, some: Sequence[Alert], others: Sequence[Alert]) -> bool:
    """Whether the first replacements of some alerts lead to the same text as those of others, but for a mark behind.

    Both are sorted. The correction of a phrase may be several alerts of one word each; one of them alone may be all.
    """
    start = min(one.offset for one in (*some, *others))
    end = max(one.end for one in (*some, *others))
    meant = _made(text, others, start, end)
    return any(_made(text, own, start, end) == meant for own in (some, *([one] for one in some)))


def _made(text: str, alerts: Sequence[Alert], start: int, end: int) -> str:
    parts, at = [], start
    for one in alerts:
        if one.offset >= at:
            parts += [text[at : one.offset], one.replacements[0]]
            at = one.end
    return "".join([*parts, text[at:end]]).rstrip(_MARKS)
