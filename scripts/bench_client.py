"""A client of a service that is measured, and what it sends.

It is aiohttp's, which takes 0.2 ms of CPU for a request: httpx takes 4 to 9, more than the service does for a sentence
that it remembers, so that on the same cores its own speed was measured.
"""

import asyncio
import itertools
import statistics
import time
from collections.abc import Callable, Iterator
from http import HTTPStatus
from types import TracebackType
from typing import NamedTuple, Self

import aiohttp

NAMES = ["Anna", "Boris", "Clara", "David", "Elena", "Felix", "Greta", "Henry", "Irene", "Jonas", "Karin", "Lewis"]
PLACES = ["market", "harbour", "library", "bakery", "station", "museum", "garden", "theatre", "chapel", "stadium"]
THINGS = ["apples", "letters", "flowers", "pictures", "tickets", "candles", "baskets", "bottles", "stories", "lamps"]
TIMES = ["spring", "summer", "autumn", "winter", "May", "June", "July", "August", "October", "December"]
ADVERBS = ["slowly", "quietly", "gladly", "often", "always", "seldom", "usually", "rarely", "proudly", "calmly"]


def sentences(dogs: int = 1) -> Iterator[str]:
    """Different sentences of twenty words with three errors each, 120,000 of them for each number of dogs."""
    dog = "his dog" if dogs == 1 else f"{dogs} dogs"
    for name, place, thing, season, adverb in itertools.product(NAMES, PLACES, THINGS, TIMES, ADVERBS):
        yield (
            f"Every morning in {season} my neighbour {name} walk {adverb} to the {place} with {dog} "
            f"and bring home three {thing} for his famly."
        )


class Answer(NamedTuple):
    """What came back: the status, the seconds it took, and those after which to come again, where that is told."""

    status: int
    seconds: float
    retry_after: float


class Client:
    """A client of a running service, within ``async with``.

    Attributes:
        url: the address of the service.
        key: the key it asks with.
        fresh: sentences that it has not sent.
    """

    def __init__(self, url: str, key: str) -> None:
        """Call the service at an address with a key."""
        self.url, self.key = url, key
        self.fresh = sentences()

    async def __aenter__(self) -> Self:
        """Open it."""
        self._session = aiohttp.ClientSession(
            self.url,
            headers={"Authorization": f"Bearer {self.key}"},
            timeout=aiohttp.ClientTimeout(total=300),
            connector=aiohttp.TCPConnector(limit=64),
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close its connections."""
        await self._session.close()

    async def answer(self, text: str) -> Answer:
        """Have a text checked, whatever comes of it."""
        started = time.perf_counter()
        async with self._session.post("/v1/checker", json={"text": text, "language": "en-US"}) as response:
            await response.read()
            after = float(response.headers.get("Retry-After", 0))
        return Answer(response.status, time.perf_counter() - started, after)

    async def check(self, text: str) -> float:
        """Seconds that a check takes.

        Raises:
            RuntimeError: it was refused.
        """
        answer = await self.answer(text)
        if answer.status != HTTPStatus.OK:
            raise RuntimeError(f"the service answers {answer.status}")
        return answer.seconds

    async def latency(self, text: Callable[[], str], times: int) -> str:
        """Median and 95th percentile of checks one after the other, in milliseconds."""
        taken = sorted([await self.check(text()) for _ in range(times)])
        return f"p50 {1000 * statistics.median(taken):.1f} ms, p95 {1000 * taken[int(0.95 * times)]:.1f} ms"

    async def throughput(self, clients: int, requests: int) -> str:
        """Requests of one fresh sentence a second that a number of clients get done together."""
        taken: list[float] = []

        async def one() -> None:
            taken.extend([await self.check(next(self.fresh)) for _ in range(requests // clients)])

        started = time.perf_counter()
        await asyncio.gather(*(one() for _ in range(clients)))
        rate = len(taken) / (time.perf_counter() - started)
        return f"{rate:.0f} requests/s, p50 {1000 * statistics.median(taken):.0f} ms"
