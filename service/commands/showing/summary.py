"""How many alerts of each main category there are in some texts, and in a thousand words of them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from service.checking.result import Result

_PER = 1000


@dataclass(frozen=True, slots=True)
class Row:
    """The alerts of one category, or of all.

    Attributes:
        name: the main key; empty for all of them.
        alerts: how many there are.
        rate: how many there are in 1,000 words; 0 where there is no word.
    """

    name: str
    alerts: int
    rate: float


@dataclass(frozen=True, slots=True)
class Summary:
    """What was found in some texts.

    Attributes:
        words: the words of all texts.
        rows: the categories that have alerts, most frequent first.
        total: all of them.
    """

    words: int
    rows: tuple[Row, ...]
    total: Row


def summary(results: Iterable[Result]) -> Summary:
    """Count the alerts of some texts by main category."""
    words = 0
    counts: Counter[str] = Counter()
    for result in results:
        words += result.stats.words
        counts.update(str(alert.main_category) for alert in result.alerts)
    rows = [
        _row(name, number, words) for name, number in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    ]
    return Summary(words, tuple(rows), _row("", counts.total(), words))


def _row(name: str, alerts: int, words: int) -> Row:
    return Row(name, alerts, alerts * _PER / words if words else 0.0)
