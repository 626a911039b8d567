"""One revision of a field -> the frames of its check: the cheap checks first, then what is seen, then the rest.

Who writes, only a whole text tells: until ``done`` it is whoever wrote the revision before, at first a native writer.
"""

import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from service.checking.alerts import Alert, Writer
from service.checking.checker import Checker, Reading
from service.checking.lanes import Found, Lane
from service.checking.options import Options
from service.checking.positions import PositionEncoding, encoded
from service.checking.resolve import resolve
from service.checking.result import Result
from service.socket.frames import PROGRESS_SECONDS, ProgressPayload
from service.socket.showing import Showing, runs
from service.state import Schedulers

Payload = tuple[str, dict[str, Any]]
"""The type of a frame and its payload."""

FAST, FULL = "fast", "full"


class RevisionCheck:
    """The check of one revision; where it is cancelled, ``showing`` is true to what was sent."""

    def __init__(self, checker: Checker, schedulers: Schedulers, showing: Showing, rev: int, options: Options) -> None:
        """Go on from what the client was shown of the revision before."""
        self._checker = checker
        self._schedulers = schedulers
        self._rev = rev
        self._options = options
        self._seq = 0
        self._found: list[list[Alert]] = []
        self._told = time.monotonic()
        self.showing = showing
        self.result: Result | None = None

    async def frames(self, text: str, focus: tuple[int, int] | None) -> AsyncIterator[Payload]:
        """Check a text.

        Args:
            text: the text of the revision.
            focus: the span, in code points, that is to be checked first.

        Raises:
            SchedulingError: too much is waiting, or the service is going down.
        """
        reading = await self._checker.read(text, self._options)
        self.showing = self.showing.carried(reading.sentences)
        self._found = [[] for _ in reading.sentences]
        cheap = [lane for lane in self._checker.lanes_of(reading) if not lane.batched]
        slow = [lane for lane in self._checker.lanes_of(reading) if lane.batched]
        for lane in cheap:
            found, _ = await self._schedulers.run(lane, reading.sentences)
            self._add(enumerate(found))
        if cheap:
            fresh = [at for at, shown in enumerate(self.showing.shown) if shown is None]
            for frame in self._news(reading, fresh, FAST if slow else FULL):
                yield frame
        order = _nearest_first(reading, focus)
        checked, total = 0, len(slow) * len(order)
        for lane in slow:
            async for batch in self._results(lane, reading, order):
                self._add(batch)
                for frame in self._news(reading, [at for at, _ in batch], FULL):
                    yield frame
                checked += len(batch)
                for frame in self._progress(checked, total):
                    yield frame
        async for frame in self._settled(reading):
            yield frame

    async def _results(
        self, lane: Lane, reading: Reading, order: Sequence[int]
    ) -> AsyncIterator[list[tuple[int, Found]]]:
        """The results of a lane, as many at once as there are at hand."""
        batch: list[tuple[int, Found]] = []
        async with self._schedulers.admit(lane, [reading.sentences[at] for at in order]) as ticket:
            async for index, found in ticket.results():
                batch.append((order[index], found))
                if not ticket.at_hand:
                    yield batch
                    batch = []

    async def _settled(self, reading: Reading) -> AsyncIterator[Payload]:
        """What only the whole text tells: repetition and the like, what wins where checks overlap, statistics."""
        starts = [sentence.start for sentence in reading.document.sentences]
        alerts = [alert.moved(start) for start, found in zip(starts, self._found, strict=True) for alert in found]
        alerts += await self._checker.text_alerts(reading)
        self.result = result = await self._checker.finish(reading, alerts, self._options)
        self.showing.writer = result.writer
        kept: list[list[Alert]] = [[] for _ in reading.sentences]
        at = 0
        for alert in result.alerts:
            while at + 1 < len(starts) and alert.offset >= starts[at + 1]:
                at += 1
            if kept:
                kept[at].append(alert.moved(-starts[at]))
        for frame in self._send(reading, self.showing.news(enumerate(kept)), FULL):
            yield frame
        body = result.to_json()
        yield (
            "done",
            {
                "rev": self._rev,
                "seq": self._next(),
                "alertsCount": len(result.alerts),
                "stats": body["stats"],
                "language": body["language"],
            },
        )

    def _progress(self, checked: int, total: int) -> Iterator[Payload]:
        """A frame that says how far the check is, if the last one was long ago."""
        now = time.monotonic()
        if now - self._told >= PROGRESS_SECONDS and checked < total:
            self._told = now
            yield "progress", ProgressPayload(rev=self._rev, checked=checked, total=total).model_dump(by_alias=True)

    def _add(self, found: Iterable[tuple[int, Found]]) -> None:
        for at, alerts in found:
            self._found[at] += alerts

    def _news(self, reading: Reading, places: Sequence[int], tier: str) -> list[Payload]:
        """Frames for sentences whose alerts are others than those that were sent."""
        options = self._options
        if options.writer is Writer.AUTO:
            options = replace(options, writer=self.showing.writer)
        chosen = [(at, resolve(reading.sentences[at].text, self._found[at], options)) for at in places]
        return self._send(reading, self.showing.news(chosen), tier)

    def _send(self, reading: Reading, places: Sequence[int], tier: str) -> list[Payload]:
        text, sentences = reading.document.text, reading.document.sentences
        frames: list[Payload] = []
        for first, last in runs(places):
            start, end = sentences[first].start, sentences[last].end
            alerts = [
                alert.moved(sentences[at].start)
                for at in range(first, last + 1)
                for alert in self.showing.shown[at] or ()
            ]
            frames.append(("alerts", self._alerts(text, (start, end), alerts, tier)))
        return frames

    def _alerts(self, text: str, span: tuple[int, int], alerts: Sequence[Alert], tier: str) -> dict[str, Any]:
        edges = [*span, *(edge for alert in alerts for edge in (alert.offset, alert.end))]
        places = encoded(text, edges, PositionEncoding.UTF_16)
        return {
            "rev": self._rev,
            "seq": self._next(),
            "span": [places[span[0]], places[span[1]]],
            "tier": tier,
            "alerts": [
                alert.to_json(f"{self._rev:x}.{places[alert.offset]:x}.{alert.rule}", places)
                | {"text": text[alert.offset : alert.end], "tier": tier}
                for alert in alerts
            ],
        }

    def _next(self) -> int:
        self._seq += 1
        return self._seq


def _nearest_first(reading: Reading, focus: tuple[int, int] | None) -> list[int]:
    """The sentences in the order in which they are wanted: those that are seen, then those near them."""
    sentences = reading.document.sentences
    places = list(range(len(sentences)))
    if focus is None:
        return places
    start, end = focus
    return sorted(places, key=lambda at: max(sentences[at].start - end, start - sentences[at].end, 0))
