"""Has many clients over HTTP and many writers over WebSockets use two replicas at once, and prints what they met.

    make bench-load ARGS="--clients 200 --sockets 1000 --minutes 10"

It starts two services on this machine, unless ``--url`` names those that run (with ``--key``). A client sends a
paragraph, waits for the answer, thinks for a while, and goes on, and waits as long as ``Retry-After`` says. A writer
opens a field, types into it now and then, waits for ``done``, sends a text again that was refused, as the protocol has
it, and comes back when its connection is closed.
"""

import argparse
import asyncio
import itertools
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import cache, partial
from pathlib import Path

import httpx
import psutil
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from scripts.bench_load_writer import LoadWriter
from tests.service.running import running
from training.corpora.records import Pair
from training.corpora.written import read_written

_TYPED = ("too", "of course", "again", "for years", "and more", "I think")
_STAIRS = (50, 95, 99)


@cache
def _written() -> list[Pair]:
    """English sentences of our own, each wrong and right."""
    folder = Path(__file__).parent.parent / "training" / "written" / "en"
    return [pair for file in sorted(folder.rglob("*.txt")) for pair in read_written(file) if pair.source[-1] == "."]


def paragraphs(seed: int) -> Iterator[str]:
    """Paragraphs of three sentences, of which no two are the same; one in three has its mistakes."""
    chance = random.Random(seed)
    for number in itertools.count():
        made = []
        for pair in chance.sample(_written(), 3):
            said = pair.source if chance.random() < 1 / 3 else pair.targets[0]
            made.append(f"{said[:-1]}, as page {number} of book {abs(seed)} says.")
        yield " ".join(made)


class Load:
    """What all clients together meet."""

    def __init__(
        self, urls: Sequence[str], keys: Sequence[str], think_seconds: float, seconds: float, ramp_seconds: float
    ) -> None:
        self.ramp_seconds = ramp_seconds
        self.services = list(zip(urls, keys, strict=True))
        self.think_seconds = think_seconds
        self.ends = time.monotonic() + seconds
        self.statuses: Counter[str] = Counter()
        self.request_seconds: list[float] = []
        self.edit_seconds: list[float] = []
        self.refused: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()

    @property
    def over(self) -> bool:
        """Whether the time is over."""
        return time.monotonic() >= self.ends

    async def think(self, seconds: float = 0.0) -> None:
        """Wait as people do, at least so many seconds."""
        pause = max(seconds, random.expovariate(1 / self.think_seconds))
        await asyncio.sleep(min(pause, max(0.0, self.ends - time.monotonic())))

    async def client(self, number: int, clients: Sequence[httpx.AsyncClient]) -> None:
        """The life of a client over HTTP; each request goes to the next replica."""
        for at, text in enumerate(paragraphs(number)):
            await self.think()
            if self.over:
                return
            started = time.perf_counter()
            wait = 0.0
            try:
                answer = await clients[(number + at) % len(clients)].post("/v1/checker", json={"text": text})
            except httpx.HTTPError as error:
                self.statuses[type(error).__name__] += 1
                continue
            if answer.status_code == 200:
                self.request_seconds.append(time.perf_counter() - started)
            told = answer.headers.get("retry-after", "") if answer.status_code != 200 else ""
            self.statuses[f"{answer.status_code}" + (" with Retry-After" if told else "")] += 1
            wait = float(told or 0)
            if wait:
                await self.think(wait)

    async def writer(self, number: int) -> None:
        """The life of a writer."""
        texts = paragraphs(-number - 1)
        await asyncio.sleep(random.random() * self.ramp_seconds)
        while not self.over:
            url, key = self.services[number % len(self.services)]
            try:
                async with LoadWriter(url, key) as writer:
                    await self._patiently(writer, partial(writer.open, next(texts)))
                    while not self.over:
                        await self.think()
                        started = time.perf_counter()
                        if await self._patiently(writer, partial(writer.type, random.choice(_TYPED))):
                            self.edit_seconds.append(time.perf_counter() - started)
            except ConnectionClosed as closed:
                self.closed[str(closed.rcvd.code if closed.rcvd else "lost")] += 1
            except (OSError, InvalidHandshake, WebSocketException, TimeoutError) as error:
                self.closed[type(error).__name__] += 1

    async def _patiently(self, writer: LoadWriter, ask: Callable[[], Awaitable[None]]) -> bool:
        """Have a text checked, again and again when it is refused; whether it was before the time was over."""
        while not self.over:
            try:
                await ask()
                return True
            except LoadWriter.Refused as refused:
                self.refused[str(refused)] += 1
                await self.think(refused.seconds)
                ask = writer.again
        return False


def percentiles(seconds: Sequence[float]) -> str:
    """The middle one, and those that 5 and 1 of 100 are above."""
    if len(seconds) < 2:
        return "too few to tell"
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return ", ".join(f"p{part} {1000 * cuts[part - 1]:,.0f} ms" for part in _STAIRS) + f" ({len(seconds):,})"


def failed(load: Load) -> list[str]:
    """What must not be: a 5xx but for a 503 that says when to come back, or a connection that breaks."""
    allowed = {"200", "429 with Retry-After", "503 with Retry-After"}
    return [name for name in load.statuses if name not in allowed]


def cpu_seconds(processes: Sequence[int]) -> float:
    """CPU seconds of processes and their children."""
    all_of = [one for pid in processes for one in (psutil.Process(pid), *psutil.Process(pid).children())]
    return float(sum(sum(one.cpu_times()[:2]) for one in all_of))


async def run(
    options: argparse.Namespace, urls: Sequence[str], keys: Sequence[str], processes: Sequence[int] = ()
) -> int:
    """Let the load run and print the figures; the exit status."""
    before = cpu_seconds(processes)
    load = Load(urls, keys, options.think, 60 * options.minutes, options.ramp)
    limits = httpx.Limits(max_connections=options.clients + 10, max_keepalive_connections=options.clients + 10)
    clients = [
        httpx.AsyncClient(
            base_url=url, headers={"Authorization": f"Bearer {key}"}, timeout=90, limits=limits, trust_env=False
        )
        for url, key in load.services
    ]
    started = time.perf_counter()
    tasks = [load.client(number, clients) for number in range(options.clients)]
    await asyncio.gather(*tasks, *(load.writer(number) for number in range(options.sockets)))
    spent = time.perf_counter() - started
    cpu = cpu_seconds(processes) - before
    for client in clients:
        with suppress(httpx.HTTPError):
            await client.aclose()
    lines = [
        f"{options.clients} clients and {options.sockets} sockets on {len(urls)} replicas for {spent:.0f} s, "
        f"{os.cpu_count()} cores, load of the machine {os.getloadavg()[0]:.1f}",
        f"answers          {dict(load.statuses.most_common())}",
        f"requests         {percentiles(load.request_seconds)}; {len(load.request_seconds) / spent:.1f} a second",
        f"edits to done    {percentiles(load.edit_seconds)}; {len(load.edit_seconds) / spent:.1f} a second",
        f"edits refused    {dict(load.refused) or 'none'}",
        f"sockets closed   {dict(load.closed) or 'none'}",
    ]
    texts = len(load.request_seconds) + len(load.edit_seconds)
    if processes and texts:
        lines.append(f"CPU              {1000 * cpu / texts:.0f} ms a request or edit, {cpu:.0f} s in all")
    wrong = failed(load)
    if wrong:
        lines.append(f"must not be      {', '.join(wrong)}")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if wrong else 0


def main() -> int:
    """Start the replicas and the load."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--clients", type=int, default=20, help="clients over HTTP (20)")
    parser.add_argument("--sockets", type=int, default=50, help="writers over WebSockets (50)")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (1)")
    parser.add_argument("--think", type=float, default=3.0, help="mean seconds between two of one (3)")
    parser.add_argument("--ramp", type=float, default=10.0, help="seconds within which the writers come (10)")
    parser.add_argument("--workers", type=int, default=1, help="processes of each replica (1)")
    parser.add_argument("--url", action="append", default=[], help="a service that runs; may be given again")
    parser.add_argument(
        "--key", action="append", default=[], help="the key of each of them, or one that is good for all"
    )
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.url:
        keys = options.key if len(options.key) == len(options.url) else options.key * len(options.url)
        return asyncio.run(run(options, options.url, keys))
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        services = []
        for name in ("a", "b"):
            data = Path(folder) / name
            data.mkdir()
            flags = ("--workers", str(options.workers), "--sockets", "100000")
            services.append(stack.enter_context(running(data, *flags)))
        processes = [one.process.pid for one in services]
        return asyncio.run(run(options, [one.url for one in services], [one.key for one in services], processes))


if __name__ == "__main__":
    sys.exit(main())
