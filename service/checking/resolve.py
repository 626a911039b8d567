"""From everything the checks have found to the alerts of the response: what was asked for, one for each place."""

from bisect import bisect_left
from collections.abc import Iterable, Set

from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.options import Options

_APOSTROPHES = str.maketrans("’ʼ＇", "'''")


def resolve(text: str, alerts: Iterable[Alert], options: Options) -> list[Alert]:
    """Keep the alerts that a request wants, sorted, and of those that share a character only the best.

    The best is the one of the check with the highest priority, then the one with the highest confidence, then the one
    that starts first, then the longest, then the one whose rule comes first in the alphabet.
    """
    accepted = frozenset(_plain(word) for word in options.dictionary)
    kept: list[Alert] = []
    starts: list[int] = []
    for alert in sorted((one for one in alerts if _wanted(text, one, options, accepted)), key=_rank):
        at = bisect_left(starts, alert.offset)
        free_before = at == 0 or kept[at - 1].end <= alert.offset
        free_after = at == len(kept) or alert.end <= kept[at].offset
        if free_before and free_after:
            kept.insert(at, alert)
            starts.insert(at, alert.offset)
    return kept


def _rank(alert: Alert) -> tuple[float, ...] | tuple[float | str, ...]:
    return (-alert.priority, -alert.confidence, alert.offset, -alert.length, alert.rule)


def _wanted(text: str, alert: Alert, options: Options, accepted: Set[str]) -> bool:
    keys = {alert.category, alert.main_category}
    return (
        (not options.categories or not keys.isdisjoint(options.categories))
        and keys.isdisjoint(options.disabled_categories)
        and alert.rule not in options.disabled_rules
        and (not alert.off or alert.rule in options.enabled_rules)
        and (alert.level is Level.DEFAULT or options.level is Level.PICKY)
        and alert.tone in (None, options.tone)
        and not (accepted and _is_word(alert) and _plain(text[alert.offset : alert.end]) in accepted)
    )


def _is_word(alert: Alert) -> bool:
    """Whether an alert is about the word as such, so that a dictionary may accept it."""
    return alert.main_category in (Category.TYPOS, Category.CASING, Category.COMPOUNDING)


def _plain(word: str) -> str:
    return word.translate(_APOSTROPHES).casefold()
