"""The road of one revision of a field -> its frames: what is news of each sentence, and at last of the whole text.

Who writes, only a whole text tells: until ``done`` it is whoever wrote the revision before, at first a native writer.
"""

import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from service.checking.alerts import Alert
from service.checking.annotated import AnnotatedText
from service.checking.found import Done, Found, Tier
from service.checking.lanes import Alerts
from service.checking.positions import PositionEncoding, encoded
from service.socket.payloads import ProgressPayload
from service.socket.placing import Placing
from service.socket.protocol import MOST_ALERTS, PROGRESS_SECONDS
from service.socket.showing import Showing

__all__ = ["Page", "Payload", "Telling"]

Payload = tuple[str, dict[str, Any]]
"""The type of a frame and its payload."""
Page = Callable[[str], str]
"""The address of the page about a rule."""


class _News(NamedTuple):
    """What is to be told of a sentence."""

    place: int
    alerts: Alerts
    tier: Tier


class Telling:
    """Makes the frames of one revision; ``showing`` notes what they tell when the next one is asked for."""

    def __init__(self, showing: Showing, rev: int, page: Page, annotated: AnnotatedText | None = None) -> None:
        """Go on from what the client was told of the revision before; ``annotated`` is a text that has markup."""
        self._page = page
        self._showing = showing
        self._annotated = annotated
        self._rev = rev
        self._seq = 0
        self._reported = time.monotonic()

    async def frames(self, stream: AsyncIterator[Found | Done]) -> AsyncGenerator[Payload]:
        """Turn what the checker tells into frames; results that are at hand together make one."""
        waiting: list[_News] = []
        checked, placing = 0, None
        async for told in stream:
            if placing is None:
                placing = Placing(told.reading, self._annotated)
                self._showing.read(told.reading.sentences, placing.text, placing.starts)
            if isinstance(told, Done):
                for frame in self._done(told, placing):
                    yield frame
                return
            checked += told.tier is Tier.FULL
            if told.tier is Tier.FULL or self._showing.told[told.place].tier is not Tier.FULL:
                waiting.append(_News(told.place, placing.alerts(told.place, told.alerts), told.tier))
            if not told.more:
                for frame in self._alerts(placing, waiting):
                    yield frame
                waiting = []
                for frame in self._progress(checked, len(told.reading.sentences)):
                    yield frame

    def _done(self, done: Done, placing: Placing) -> Iterator[Payload]:
        """What only the whole text tells: repetition and the like, what wins where checks overlap, statistics."""
        result = done.result
        self._showing.writer = result.writer
        if self._annotated is not None and not placing.starts:
            yield "alerts", self._nothing(placing.text)
        starts = placing.starts
        own: list[list[Alert]] = [[] for _ in starts]
        at = 0
        for alert in result.alerts if starts else ():
            while at + 1 < len(starts) and alert.offset >= starts[at + 1]:
                at += 1
            own[at].append(alert.moved(-starts[at]))
        yield from self._alerts(placing, [_News(place, tuple(alerts), Tier.FULL) for place, alerts in enumerate(own)])
        body = {
            "rev": self._rev,
            "seq": self._next(),
            "alertsCount": len(result.alerts),
            "stats": result.stats.to_json(),
            "language": result.language.to_json(),
        }
        yield "done", body

    def _alerts(self, placing: Placing, told: Sequence[_News]) -> Iterator[Payload]:
        """A frame for each run of neighbouring sentences of which there is news, what was found first in the first."""
        order = {one.place: at for at, one in enumerate(told)}
        news = sorted((one for one in told if self._showing.is_news(*one)), key=lambda one: one.place)
        runs = [news[first:last] for first, last in pairwise(_edges(news)) if first < last]
        for run in sorted(runs, key=lambda run: min(order[one.place] for one in run)):
            yield "alerts", self._payload(placing, run)
            for one in run:
                self._showing.tell(*one)

    def _nothing(self, text: str) -> dict[str, Any]:
        """That there is nothing left of what was told: an edit may make markup of a whole text."""
        length = encoded(text, [len(text)], PositionEncoding.UTF_16)[len(text)]
        return {"rev": self._rev, "seq": self._next(), "span": [0, length], "tier": Tier.FULL, "alerts": []}

    def _payload(self, placing: Placing, news: list[_News]) -> dict[str, Any]:
        text, starts = placing.text, placing.starts
        first, last, tier = news[0].place, news[-1].place, news[0].tier
        begin = starts[first] if first else 0
        unit = self._showing.told[first].start
        alerts = [alert.moved(starts[one.place] - begin) for one in news for alert in one.alerts]
        piece = text[begin : begin + max((alert.end for alert in alerts), default=0)]
        edges = (edge for alert in alerts for edge in (alert.offset, alert.end))
        places = {at: unit + place for at, place in encoded(piece, edges, PositionEncoding.UTF_16).items()}
        return {
            "rev": self._rev,
            "seq": self._next(),
            "span": [unit, self._showing.told[last].end],
            "tier": tier,
            "alerts": [
                alert.to_json(f"{self._rev:x}.{places[alert.offset]:x}.{alert.rule}", places)
                | {"text": piece[alert.offset : alert.end], "tier": tier, "url": self._page(alert.rule)}
                for alert in alerts
            ],
        }

    def _progress(self, checked: int, total: int) -> Iterator[Payload]:
        """A frame that says how far the check is, if the last one was long ago."""
        now = time.monotonic()
        if now - self._reported >= PROGRESS_SECONDS and checked < total:
            self._reported = now
            yield "progress", ProgressPayload(rev=self._rev, checked=checked, total=total).model_dump(by_alias=True)

    def _next(self) -> int:
        self._seq += 1
        return self._seq


def _edges(news: Sequence[_News]) -> list[int]:
    """Where frames begin and end: each has a run of neighbouring sentences, and no more alerts than it may."""
    edges, alerts = [0], 0
    for at, one in enumerate(news):
        apart = at > 0 and not _belong_together(news[at - 1], one)
        alerts += len(one.alerts)
        if at > 0 and (apart or alerts > MOST_ALERTS):
            edges.append(at)
            alerts = len(one.alerts)
    return [*edges, len(news)]


def _belong_together(one: _News, other: _News) -> bool:
    """Whether two sentences with news fit in one frame."""
    return one.place + 1 == other.place and one.tier is other.tier
