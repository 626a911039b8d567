"""Results in a Redis that replicas share. It only ever helps: where it does not answer, sentences are checked here."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from queue import Full, Queue
from threading import Thread
from typing import Literal, NamedTuple

from pydantic import TypeAdapter, ValidationError

from models.errors import ConfigError
from service.checking.lanes import Alerts
from service.checking.sentences import SentenceText
from service.shared_results.sealing import Sealing

__all__ = ["MOST_BYTES", "Outcome", "RedisResults"]

MOST_BYTES = 16 * 1024
"""Size of a value; the alerts of a sentence with more are not shared."""
_MOST_WAITING = 1_000
"""Batches that wait to be written; what comes beyond that is not shared."""
_ANSWER_SECONDS = 0.25
_RETRY_SECONDS = 5.0
"""How long Redis is left alone after it has failed."""
_PREFIX = "emend:result:"

Outcome = Literal["hit", "miss", "written", "left_out", "unavailable"]
"""What came of asking for a result or of giving one."""

_alerts: TypeAdapter[Alerts] = TypeAdapter(Alerts)


class _Given(NamedTuple):
    """Results of a lane that are to be written."""

    lane: str
    owner: str
    results: Sequence[tuple[SentenceText, Alerts]]


class RedisResults:
    """Results by lane, version, owner and sentence; safe to use from several threads.

    Attributes:
        version: what results depend on besides the sentence (``version_of``); nothing is shared while it is empty.
    """

    def __init__(self, url: str, sealing: Sealing, seconds: int, count: Callable[[Outcome, int], object]) -> None:
        """Use the Redis of a URL; it is asked only later.

        Args:
            url: a Redis.
            sealing: names and seals what is stored.
            seconds: how long a result is kept.
            count: called with what came of how many results.

        Raises:
            ConfigError: the library is missing.
        """
        try:
            from redis import Redis, RedisError
            from redis.backoff import NoBackoff
            from redis.retry import Retry
        except ModuleNotFoundError:
            raise ConfigError("Redis needs its library: install emend[redis]") from None
        self.version = ""
        self._redis = Redis.from_url(
            url.removeprefix("redis+"),
            socket_connect_timeout=_ANSWER_SECONDS,
            socket_timeout=_ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        self._failures = (RedisError, OSError)
        self._sealing = sealing
        self._seconds = seconds
        self._count = count
        self._retry_at = 0.0
        self._waiting: Queue[_Given | None] = Queue(_MOST_WAITING)
        self._writer = Thread(target=self._write_all, name="shared-results", daemon=True)

    def start(self) -> None:
        """Start the thread that writes."""
        self._writer.start()

    def stop(self) -> None:
        """Let the thread that writes end; what waits may be lost."""
        with suppress(Full):
            self._waiting.put_nowait(None)

    async def find(self, lane: str, owner: str, sentences: Sequence[SentenceText]) -> Mapping[SentenceText, Alerts]:
        """Those results of a lane that are there."""
        return await asyncio.to_thread(self._find, lane, owner, sentences) if self._usable else {}

    def keep(self, lane: str, owner: str, results: Sequence[tuple[SentenceText, Alerts]]) -> None:
        """Give results to the others, beside all else; never blocks."""
        if not self._usable:
            return
        try:
            self._waiting.put_nowait(_Given(lane, owner, results))
        except Full:
            self._count("left_out", len(results))

    @property
    def _usable(self) -> bool:
        return bool(self.version) and time.monotonic() >= self._retry_at

    def _name(self, lane: str, owner: str, sentence: SentenceText) -> str:
        around = (sentence.cut_before, sentence.cut_after, sentence.greeted)
        flags = (sentence.label, sentence.alone, *around, sentence.taste, int(sentence.care))
        said = (sentence.text, sentence.language, repr(sentence.protected), repr(flags))
        return self._sealing.name(self.version, lane, owner, *said)

    def _find(self, lane: str, owner: str, sentences: Sequence[SentenceText]) -> dict[SentenceText, Alerts]:
        names = [self._name(lane, owner, sentence) for sentence in sentences]
        try:
            values = self._redis.mget([_PREFIX + name for name in names])
        except self._failures:
            self._fail(len(sentences))
            return {}
        found = {}
        for sentence, name, value in zip(sentences, names, values, strict=True):
            opened = self._sealing.open(name, value) if isinstance(value, bytes) else None
            if opened is not None:
                with suppress(ValidationError):
                    found[sentence] = _alerts.validate_json(opened)
        self._count("hit", len(found))
        self._count("miss", len(sentences) - len(found))
        return found

    def _write_all(self) -> None:
        """Write what waits; the life of the thread."""
        while (given := self._waiting.get()) is not None:
            if self._usable:
                self._write(given)

    def _write(self, given: _Given) -> None:
        pipeline = self._redis.pipeline(transaction=False)
        written = 0
        for sentence, alerts in given.results:
            value = _alerts.dump_json(alerts)
            if len(value) <= MOST_BYTES:
                name = self._name(given.lane, given.owner, sentence)
                pipeline.set(_PREFIX + name, self._sealing.seal(name, value), ex=self._seconds)
                written += 1
        try:
            pipeline.execute()
        except self._failures:
            self._fail(written)
            return
        self._count("written", written)
        self._count("left_out", len(given.results) - written)

    def _fail(self, number: int) -> None:
        self._retry_at = time.monotonic() + _RETRY_SECONDS
        self._count("unavailable", number)
