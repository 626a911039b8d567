"""From everything the checks have found to the alerts of the response: what was asked for, one for each place."""

import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace

from service.checking.alerts import Alert, Level, Writer
from service.checking.categories import Category
from service.checking.disagreement import without_contradicted
from service.checking.doubtful import without_lone_doubts
from service.checking.options import Options

_ABOUT_PASSAGES = frozenset({Category.WIKIPEDIA})
_CLAUSE_ENDS, _COMMA_MISSING = "commas/opening", "correction-model/M:PUNCT"
_APOSTROPHES = str.maketrans("’ʼ＇", "'''")


def resolve(text: str, alerts: Iterable[Alert], options: Options) -> list[Alert]:
    """What is told of a text: the best for each place; but to native writers no doubtful one that no other is near.

    See ``best`` and ``service.checking.doubtful``.
    """
    return of_those_chosen(best(text, alerts, options), options)


def of_those_chosen(chosen: list[Alert], options: Options) -> list[Alert]:
    """Of the best for each place what is told."""
    told_all = options.level is Level.PICKY or options.writer is Writer.LEARNER
    return chosen if told_all else without_lone_doubts(chosen)


def best(text: str, alerts: Iterable[Alert], options: Options) -> list[Alert]:
    """Keep the alerts that a request wants, sorted, and of those that share a character only the best.

    What a decisive one contradicts is no candidate (``service.checking.disagreement``). The best is one that knows what
    is wrong (any category but UNK), then the one of the check with the highest priority, then the one with the highest
    confidence, then the one that starts first, then the longest, then the one whose rule comes first in the alphabet.
    One that cannot say what is wrong, right beside one that can, is an echo of that.
    An alert about a whole passage is not lost to one about a word of it: it keeps the longest stretch that is free.
    Where the options leave open who writes, it is a native writer; see
    ``service.checking.writers``.
    """
    chosen = without_contradicted(text, wanted(text, alerts, options))
    kept = [
        one
        for together in touching(chosen)
        for one in (together if len(together) == 1 else _without_overlaps(text, together))
    ]
    return without_echoes(text, kept)


def without_echoes(text: str, alerts: Sequence[Alert]) -> list[Alert]:
    """The alerts, sorted, without those that say again what is said right beside them.

    Such only say that something is wrong beside one that says what is, or end a clause with a comma one word before or
    behind the one with which the correction model ends it.
    """
    return [one for at, one in enumerate(alerts) if not _echoes(text, alerts, at) and not _is_beside(text, alerts, at)]


def _echoes(text: str, alerts: Sequence[Alert], at: int) -> bool:
    one = alerts[at]
    if one.category is not Category.UNK or one.replacements:
        return False
    beside = [(other.end, one.offset, other) for other in alerts[max(at - 1, 0) : at]]
    beside += [(one.end, other.offset, other) for other in alerts[at + 1 : at + 2]]
    return any(
        other.replacements and other.category is not Category.UNK and text[end:start].isspace()
        for end, start, other in beside
    )


def _is_beside(text: str, alerts: Sequence[Alert], at: int) -> bool:
    """Whether an alert ends a clause one word away from where the correction model does."""
    one = alerts[at]
    if one.rule != _CLAUSE_ENDS:
        return False
    pairs = [(other, other.end, one.offset) for other in alerts[max(at - 1, 0) : at]]
    pairs += [(other, one.end, other.offset) for other in alerts[at + 1 : at + 2]]
    return any(
        other.rule == _COMMA_MISSING
        and other.replacements[:1] == (f"{text[other.offset : other.end]},",)
        and text[end:start].isspace()
        for other, end, start in pairs
    )


def wanted(text: str, alerts: Iterable[Alert], options: Options) -> list[Alert]:
    """The alerts that a request wants."""
    accepted = frozenset(_plain(word) for word in options.dictionary)
    return [one for one in alerts if _wanted(text, one, options, accepted)]


def touching(alerts: Iterable[Alert]) -> Iterator[list[Alert]]:
    """The alerts in their order, those together that share a character or follow on each other."""
    together: list[Alert] = []
    end = 0
    for one in sorted(alerts, key=place):
        if together and one.offset > end:
            yield together
            together = []
        together.append(one)
        end = max(end, one.end)
    if together:
        yield together


def _without_overlaps(text: str, alerts: Iterable[Alert]) -> list[Alert]:
    """Of alerts that share a character the best."""
    kept: list[Alert] = []
    starts: list[int] = []
    for found in sorted(alerts, key=rank):
        alert = _cut(text, found, kept, starts) if found.main_category in _ABOUT_PASSAGES else found
        at = bisect_left(starts, alert.offset)
        free_before = at == 0 or _are_apart(text, kept[at - 1], alert)
        free_after = at == len(kept) or _are_apart(text, alert, kept[at])
        if free_before and free_after:
            kept.insert(at, alert)
            starts.insert(at, alert.offset)
    return kept


def _are_apart(text: str, first: Alert, second: Alert) -> bool:
    """Whether two alerts share no character, nor are of two checks that each take out one of two equal words."""
    deletions = first.replacements[:1] == second.replacements[:1] == ("",)
    if first.end != second.offset or not deletions or _check_of(first) == _check_of(second):
        return first.end <= second.offset
    words = [set(text[one.offset : one.end].casefold().split()) for one in (first, second)]
    return words[0] != words[1]


def _check_of(alert: Alert) -> str:
    return alert.rule.partition("/")[0]


def _cut(text: str, alert: Alert, kept: Sequence[Alert], starts: Sequence[int]) -> Alert:
    """An alert on the longest stretch of its span that none of those kept covers, the first of equally long ones."""
    first, last = bisect_left(starts, alert.offset), bisect_left(starts, alert.end)
    inside = [one for one in kept[max(first - 1, 0) : last] if one.end > alert.offset]
    if not inside:
        return alert
    edges = [alert.offset, *(edge for one in inside for edge in (one.offset, one.end)), alert.end]
    stretches = [_stripped(text, start, end) for start, end in zip(edges[::2], edges[1::2], strict=True)]
    start, end = max(stretches, key=lambda stretch: stretch[1] - stretch[0])
    return replace(alert, offset=start, length=end - start) if start < end else alert


def _stripped(text: str, start: int, end: int) -> tuple[int, int]:
    """A span without the signs and white space at its ends."""
    while start < end and unicodedata.category(text[start])[0] in "PZC":
        start += 1
    while start < end and unicodedata.category(text[end - 1])[0] in "PZC":
        end -= 1
    return start, end


def rank(alert: Alert) -> tuple[float, ...] | tuple[float | str, ...]:
    """What alerts are sorted by where only some can stay, the surest first."""
    return (alert.category is Category.UNK, -alert.priority, -alert.confidence, alert.offset, -alert.length, alert.rule)


def place(alert: Alert) -> int:
    """Where it starts, to sort by."""
    return alert.offset


def _wanted(text: str, alert: Alert, options: Options, accepted: Set[str]) -> bool:
    keys = {alert.category, alert.main_category}
    return (
        (not options.categories or not keys.isdisjoint(options.categories))
        and keys.isdisjoint(options.disabled_categories)
        and alert.rule not in options.disabled_rules
        and (not alert.off or alert.rule in options.enabled_rules)
        and (alert.level is Level.DEFAULT or options.level is Level.PICKY)
        and alert.tone in (None, options.tone)
        and alert.mother_tongue in ("", options.mother_tongue)
        and (alert.oxford_comma is None or alert.oxford_comma is options.list_comma)
        and alert.writer in (None, Writer.LEARNER if options.writer is Writer.LEARNER else Writer.NATIVE)
        and not (alert.unsure and options.writer is Writer.CAREFUL)
        and not (accepted and _is_word(text, alert) and _plain(text[alert.offset : alert.end]) in accepted)
    )


def _is_word(text: str, alert: Alert) -> bool:
    """Whether an alert is about the word as such, so that a dictionary may accept it; a name is taken for no other."""
    if alert.main_category is Category.CONFUSED_WORDS:
        return text[alert.offset].isupper()
    return alert.main_category in (Category.TYPOS, Category.CASING, Category.COMPOUNDING)


def _plain(word: str) -> str:
    return word.translate(_APOSTROPHES).casefold()
