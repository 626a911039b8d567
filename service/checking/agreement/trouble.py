"""What a check finds in a rewritten sentence that its replacements have brought or left."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from service.checking.agreement.doubt import REACH, is_error, words_between
from service.checking.agreement.rewriting import RewrittenSentence
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.messages.explanation import explain

__all__ = ["Trouble", "distance", "troubles"]

_TWICE = re.compile(r"\b(\w+) (?=(\1\b))")


@dataclass(frozen=True, slots=True)
class Trouble:
    """An alert of the rewritten sentence.

    Attributes:
        alert: the alert, by the offsets of the rewritten sentence.
        inside: whether it is in a place that was changed, rather than near one.
    """

    alert: Alert
    inside: bool


def troubles(
    rewriting: RewrittenSentence, again: Sequence[Alert], before: Sequence[Alert], whole: tuple[int, int] | None = None
) -> list[Trouble]:
    """What is found in the changed places of a rewritten sentence, and which errors are found near them only now.

    Near them, a word that is only suspected tells nothing against the change.

    Args:
        rewriting: the sentence.
        again: the alerts that a check of it shows.
        before: those that a check of the original has shown.
        whole: a stretch of the original in which nothing at all may be found, and around which is looked for the rest;
            left out for all changed places.
    """
    mute = [(rewriting.place(one.offset), rewriting.place(one.end)) for one in before if not one.replacements]
    spans = rewriting.changed
    if whole is not None:
        shared = [one for one in rewriting.substitutions if one.start < whole[1] and whole[0] < one.end]
        start, end = min([whole[0], *(one.start for one in shared)]), max([whole[1], *(one.end for one in shared)])
        spans = ((rewriting.place(start), rewriting.place(end)),)
    again = [*again, *_doubled(rewriting)]
    left = {rewriting.place(one.offset) for one in before if one.replacements and _is_as_before(rewriting, one)}
    found = []
    for alert in again:
        if not alert.replacements and any(alert.offset < end and start < alert.end for start, end in mute):
            continue
        near = min((distance(rewriting.text, alert, span) for span in spans), default=REACH + 1)
        if near < 0:
            found.append(Trouble(alert, inside=True))
        elif near <= REACH and alert.replacements and is_error(alert) and alert.offset not in left:
            found.append(Trouble(alert, inside=False))
    return found


def distance(text: str, alert: Alert, span: tuple[int, int]) -> int:
    """How many words there are between an alert and a span of its text; -1 where they share a character or meet."""
    start, end = span
    if (alert.offset < end and start < alert.end) or (start == end and alert.offset <= start <= alert.end):
        return -1
    return words_between(text, alert.end, start) if alert.end <= start else words_between(text, end, alert.offset)


def _doubled(rewriting: RewrittenSentence) -> Iterator[Alert]:
    """Alerts on words that two replacements side by side have both brought (*está em em cima*)."""
    before = {match[0] for match in _TWICE.finditer(rewriting.original.text)}
    for match in _TWICE.finditer(rewriting.text):
        at_seam = any(match.start() < end and start < match.end() for start, end in rewriting.changed)
        if at_seam and match[0] not in before:
            why = explain("repetition.twice", original=match[1], replacement="")
            yield Alert(
                offset=match.start(),
                length=match.start(2) - match.start(),
                category=Category.REPETITIONS_STYLE,
                main_category=Category.REPETITIONS_STYLE,
                message=why.english.text,
                short_message=why.english.short,
                replacements=("",),
                confidence=1.0,
                rule="agreement/doubled",
            )


def _is_as_before(rewriting: RewrittenSentence, alert: Alert) -> bool:
    """Whether nothing was put in the place of an alert."""
    return all(one.end <= alert.offset or alert.end <= one.start for one in rewriting.substitutions)
