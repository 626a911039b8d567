"""Prints how fast the service is here: start, memory, latency of one client, throughput of many.

Every text is made of sentences of twenty words that no other text has, so that nothing comes from the cache unless it
says so. Behind what a client waits for stands the CPU that the service took for all of it, which other work on the
machine changes less: two commits are compared by it, in turns.
"""

import argparse
import asyncio
import itertools
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import psutil

from scripts.bench_client import Client
from scripts.bench_socket import keystrokes

ROOT = Path(__file__).resolve().parents[1]


async def measure(url: str, key: str, process: psutil.Process, quick: bool) -> None:
    """Print the figures."""
    async with Client(url, key) as client:
        await _measure(client, process, quick)


async def _measure(bench: Client, process: psutil.Process, quick: bool) -> None:
    scale = 4 if quick else 1
    show("memory when ready", memory(process))
    await bench.latency(lambda: next(bench.fresh), 20)
    used = _Used(process)
    await used.row("one sentence of 20 words, not cached", bench.latency(lambda: next(bench.fresh), 200 // scale))
    again = next(bench.fresh)
    await bench.check(again)
    await used.row("the same sentence, cached", bench.latency(lambda: again, 400 // scale))
    await used.row("statistics only (an empty text)", bench.latency(lambda: "", 400 // scale))
    for clients in (1, 8, 64):
        await used.row(f"throughput, {clients} clients", bench.throughput(clients, 512 // scale))
    page = list(itertools.islice(bench.fresh, 480))
    text = " ".join(page)[:60_000]
    await used.row("first check of 60,000 characters", _seconds(bench, text))
    await used.row("the same again, cached", _seconds(bench, text))

    def edited() -> str:
        page[len(page) // 2] = next(bench.fresh)
        return " ".join(page)[:60_000]

    await used.row("60,000 characters after an edit", bench.latency(edited, 20))
    times = 40 // scale
    typed = " ".join(page)[: 60_000 - times]  # each keystroke adds a letter
    taken, alerts = await keystrokes(bench.url, bench.key, typed, times)
    figure = f"p50 {1000 * statistics.median(taken):.0f} ms, p95 {1000 * taken[int(0.95 * len(taken))]:.0f} ms"
    show(f"a keystroke among {alerts} alerts, WebSocket", figure)
    show("memory after that", memory(process))


class _Used:
    """Prints figures with the CPU that a process and its children took for them."""

    def __init__(self, process: psutil.Process) -> None:
        self._process = process

    async def row(self, name: str, figure: Awaitable[str]) -> None:
        """Measure and print one line."""
        before = self._cpu()
        told = await figure
        show(name, f"{told}; {self._cpu() - before:.1f} s of CPU")

    def _cpu(self) -> float:
        times = [one.cpu_times() for one in (self._process, *self._process.children())]
        return float(sum(one.user + one.system for one in times))


async def _seconds(bench: Client, text: str) -> str:
    return f"{await bench.check(text):.2f} s"


def show(name: str, figure: str) -> None:
    """Print one line."""
    print(f"{name:40} {figure}", flush=True)  # noqa: T201


def memory(process: psutil.Process) -> str:
    """Memory of the service: of several processes, what each has of what they share counts once."""
    workers = process.children()
    if not workers:
        return f"{process.memory_info().rss / 1e6:.0f} MB"
    return f"{sum(one.memory_full_info().pss for one in (process, *workers)) / 1e6:.0f} MB"


def main() -> None:
    """Start a service with data of its own, measure, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a quarter of the requests")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve (1)")
    given = parser.parse_args()
    machine()
    with service({"EMEND_WORKERS": str(given.workers)}) as (url, key, process):
        asyncio.run(measure(url, key, process, given.quick))


def machine() -> None:
    """Print where and when the figures are measured."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    show("machine", f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}")
    show("date, commit", f"{datetime.now(UTC):%Y-%m-%d} {commit.strip()}")


@contextmanager
def service(more: Mapping[str, str] | None = None) -> Iterator[tuple[str, str, psutil.Process]]:
    """A running service with data of its own, and ``more`` in its environment: its address, key and process."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "EMEND_DATA_DIR": data, "EMEND_RATE": "100000", "EMEND_BURST": "1000000"} | dict(
            more or {}
        )
        command = [sys.executable, "-m", "service.cli", "serve", "--local", "--port", "0", "--log-level", "error"]
        started = time.perf_counter()
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
            url, key = announced(process)
            show("start until ready", f"{time.perf_counter() - started:.1f} s")
            try:
                yield url, key, psutil.Process(process.pid)
            finally:
                process.terminate()


def announced(process: subprocess.Popen[str]) -> tuple[str, str]:
    """The address and the key that a service prints when it is ready."""
    printed = ""
    for line in process.stdout or ():
        printed += line
        key = re.search(r"Your local key:\s+(\S+)", printed)
        url = re.search(r"http://\S+?:\d+", printed)
        if key and url:
            return url[0], key[1]
    sys.exit("the service has not started")


if __name__ == "__main__":
    main()
