"""The one alert that takes the place of several, and what it says."""

from collections.abc import Sequence
from dataclasses import replace

from service.checking.agreement.groups import Neighbours
from service.checking.agreement.parting import Span
from service.checking.agreement.rewriting import RewrittenSentence
from service.checking.alerts import Alert
from service.checking.kept_words import words_kept_first
from service.checking.messages.explanation import explain
from service.checking.overlapping import rank

__all__ = ["changed_by", "joined"]

_MISSPELLED = ("spelling.misspelled", "spelling.probable")
"""What is as true of another replacement of the word."""


def joined(text: str, group: Neighbours, ways: Sequence[RewrittenSentence], span: Span) -> Alert:
    """The alert for a stretch of a group, in the place of those of its members.

    Args:
        text: the sentence.
        group: the group.
        ways: those to rewrite the sentence that are offered, the best first.
        span: the stretch.
    """
    start, end = span
    changed = [one for one in group.members if one.offset < end and start < one.end]
    edited = [one for one in changed if any(one.offset < to and at < one.end for at, to in changed_by(group, ways[0]))]
    surest = min(edited or changed or group.members, key=rank)
    news = [way.between(start, end) for way in ways]
    if all(len(new) > 1 and new[0] == " " for new in (text[start:end], *news)):
        start, news = start + 1, [new[1:] for new in news]  # the space before a word that is taken out stays
    original = text[start:end]
    texts = tuple(words_kept_first(original, [new for new in dict.fromkeys(news) if new != original]))
    return replace(
        _retold(surest, original, texts),
        offset=start,
        length=end - start,
        replacements=texts,
        priority=max(one.priority for one in group.members),
    )


def changed_by(group: Neighbours, way: RewrittenSentence) -> list[tuple[int, int]]:
    """The spans of a sentence that a way to rewrite it changes, but for those of other alerts."""
    others = {(one.offset, one.end, one.replacements[0]) for one in group.others}
    return [(one.start, one.end) for one in way.substitutions if tuple(one) not in others]


def _retold(alert: Alert, original: str, replacements: Sequence[str]) -> Alert:
    """An alert with a message that is true of more words, or of another replacement, than its own."""
    if replacements[:1] == alert.replacements[:1] and alert.length == len(original):
        return alert
    if alert.told and alert.told.key in _MISSPELLED and alert.length == len(original) and replacements:
        why = explain(alert.told.key, original=original, replacement=replacements[0])
    else:
        why = explain("agreement.together", original=original, replacement=replacements[0] if replacements else "")
    return replace(alert, message=why.english.text, short_message=why.english.short, told=why)
