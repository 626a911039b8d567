"""All alerts of a text, of which those are chosen that are told; what is chosen in a sentence is remembered."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from service.checking.alerts import Alert
from service.checking.options import Options
from service.checking.overlapping import best, of_those_chosen, place, touching, wanted, without_echoes
from service.checking.recalled import recalled

__all__ = ["Candidates", "Own", "resolved_sentence"]


class Own(NamedTuple):
    """A sentence of a text with its alerts.

    Attributes:
        start: where it starts in the text.
        text: the sentence.
        alerts: by its own offsets.
    """

    start: int
    text: str
    alerts: Sequence[Alert]

    def moved(self) -> list[Alert]:
        """Its alerts by the offsets of the text."""
        return [one.moved(self.start) for one in self.alerts]


class Candidates:
    """All alerts of a text; remembers which of them it has chosen, as the same are asked for more than once."""

    def __init__(self, text: str, alerts: Sequence[Alert], sentences: Sequence[Own] = ()) -> None:
        """Take them, in any order.

        Args:
            text: the text.
            alerts: by its offsets, those that belong to no sentence.
            sentences: those that do, by the sentence's own offsets; the sentences in their order.
        """
        self.text = text
        self._beside = alerts
        self._sentences = sentences
        self._chosen: dict[Options, list[Alert]] = {}

    @cached_property
    def alerts(self) -> Sequence[Alert]:
        """All of them by the offsets of the text, those that belong to no sentence last."""
        return [*(one for own in self._sentences for one in own.moved()), *self._beside]

    def every(self) -> Iterator[Alert]:
        """All of them, by whatever offsets."""
        yield from (one for own in self._sentences for one in own.alerts)
        yield from self._beside

    def resolved(self, options: Options) -> list[Alert]:
        """Those that a request wants, of which none overlap; see ``resolve``."""
        choosing = options.choosing
        if choosing not in self._chosen:
            self._chosen[choosing] = of_those_chosen(self._best(choosing), choosing)
        return self._chosen[choosing]

    def _best(self, options: Options) -> list[Alert]:
        """See ``best``. What is chosen where alerts touch no others than those of their sentence is remembered."""
        groups = [(own.start, group) for own in self._sentences for group in _groups(own.text, own.alerts, options)]
        alone = self._are_alone([(start + group.start, start + group.end) for start, group in groups])
        chosen = [
            one.moved(start)
            for (start, group), is_alone in zip(groups, alone, strict=True)
            if is_alone
            for one in group.chosen
        ]
        others = [
            one.moved(start)
            for (start, group), is_alone in zip(groups, alone, strict=True)
            if not is_alone
            for one in group.alerts
        ]
        if others or self._beside:
            chosen = sorted(chosen + best(self.text, [*others, *self._beside], options), key=place)
        return without_echoes(self.text, chosen)

    def _are_alone(self, spans: Sequence[tuple[int, int]]) -> list[bool]:
        """Of each group, at spans in their order, whether neither another one nor an alert beside touches it."""
        alone = [True] * len(spans)
        for at, ((_, end), (start, _)) in enumerate(pairwise(spans)):
            if start <= end:
                alone[at] = alone[at + 1] = False
        starts, ends = [start for start, _ in spans], [end for _, end in spans]
        for alert in self._beside:
            first, last = bisect_left(ends, alert.offset), bisect_right(starts, alert.end)
            alone[first:last] = [False] * (last - first)
        return alone


def resolved_sentence(text: str, alerts: Sequence[Alert], options: Options) -> list[Alert]:
    """``resolve`` for one sentence; what is chosen is remembered."""
    chosen = [one for group in _groups(text, alerts, options) for one in group.chosen]
    return of_those_chosen(without_echoes(text, chosen), options)


class _Group(NamedTuple):
    """Alerts of a sentence that touch each other, and no others of it: what is chosen does not depend on the others."""

    start: int
    end: int
    alerts: Sequence[Alert]
    chosen: Sequence[Alert]


@recalled
def _groups(text: str, alerts: Sequence[Alert], options: Options) -> list[_Group]:
    """The groups of the alerts on a sentence that a request wants, in their order."""
    return [
        _Group(group[0].offset, max(one.end for one in group), group, best(text, group, options))
        for group in touching(wanted(text, alerts, options))
    ]
