"""Work on sentences without a service: where it is called, some at a time."""

from collections.abc import AsyncIterator, Callable, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.checking.lanes import Alerts, Lane
    from service.checking.sentences import SentenceText

__all__ = ["Inline"]

_BATCH = 64


class Inline:
    """Works on sentences where it is called, some at a time; what the service has its lanes for."""

    def __init__(self, progress: Callable[[int], object] | None = None) -> None:
        """``progress`` is called with the number of code points that a batching lane has done."""
        self._progress = progress

    @contextmanager
    def reserve(self, request: Hashable, cost: int, owner: str, news: Callable[[], int]) -> Iterator[bool]:
        """Let any text in."""
        yield True

    def long(self, owner: str) -> Callable[[], None]:
        """Nothing runs beside it."""
        return lambda: None

    @asynccontextmanager
    async def admit(
        self,
        lane: "Lane",
        sentences: "Sequence[SentenceText]",
        owner: str = "",
        *,
        promised: bool = False,
        begun: bool = False,
    ) -> "AsyncIterator[_Batches]":
        """Have sentences worked on as they are asked for."""
        yield _Batches(lane, sentences, self._progress)


class _Batches:
    """The sentences of one text in one lane, worked on when their results are wanted."""

    def __init__(
        self, lane: "Lane", sentences: "Sequence[SentenceText]", progress: Callable[[int], object] | None
    ) -> None:
        from service.checking.lanes import NoTime

        self._lane = lane
        self._sentences = sentences
        self._progress = progress
        self.at_hand = 0
        self.timing = NoTime()

    def taken(self) -> "Sequence[tuple[int, Alerts]]":
        return ()

    async def results(self) -> "AsyncIterator[tuple[int, Alerts]]":
        for first in range(0, len(self._sentences), _BATCH):
            batch = self._sentences[first : first + _BATCH]
            found = self._lane(batch)
            if self._progress is not None and self._lane.batched:
                self._progress(sum(len(sentence.text) for sentence in batch))
            for at, alerts in enumerate(found, start=1):
                self.at_hand = len(found) - at
                yield first + at - 1, alerts
