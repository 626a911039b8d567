"""Corrections of more words than those that are shown, which an outcome that leaves a new doubt is to give way to."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from service.checking.agreement.doubt import REACH, is_agreeing
from service.checking.agreement.rewriting import RewrittenSentence, Substitution
from service.checking.agreement.trouble import distance
from service.checking.alerts import Alert

__all__ = ["covering", "new_doubts"]

_MOST_REPLACEMENTS = 2
"""So many replacements of an alert, at most, are tried."""


def new_doubts(rewriting: RewrittenSentence, again: Sequence[Alert], before: Sequence[Alert]) -> list[Alert]:
    """Words near a changed place that are suspected without a suggestion, and were not before.

    Args:
        rewriting: a rewritten sentence.
        again: the alerts that a check of it shows.
        before: those that a check of the original has shown.
    """
    told = [(rewriting.place(one.offset), rewriting.place(one.end)) for one in before]
    return [
        one
        for one in again
        if not one.replacements
        and not any(one.offset < end and start < one.end for start, end in told)
        and any(distance(rewriting.text, one, span) <= REACH for span in rewriting.changed)
    ]


def covering(
    rewriting: RewrittenSentence, found: Sequence[Alert], shown: Sequence[Alert]
) -> Iterator[tuple[Alert, RewrittenSentence]]:
    """The alerts that are not shown and take in one that is, each with a replacement first, and what it makes.

    Args:
        rewriting: a rewritten sentence.
        found: all alerts of the original.
        shown: those of them that are shown.
    """
    for alert in found:
        inside = [one for one in shown if alert.offset <= one.offset and one.end <= alert.end and one.replacements]
        if alert in shown or not inside or not is_agreeing(alert):
            continue
        others = [one for one in shown if one.replacements and (one.end <= alert.offset or alert.end <= one.offset)]
        for meant in alert.replacements[:_MOST_REPLACEMENTS]:
            changes = [Substitution(one.offset, one.end, one.replacements[0]) for one in others]
            own = Substitution(alert.offset, alert.end, meant)
            offered = (meant, *(one for one in alert.replacements if one != meant))
            yield replace(alert, replacements=offered), RewrittenSentence.of(rewriting.original, (*changes, own))
