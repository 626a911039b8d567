"""What becomes of requests beside clients that send long texts all the time: goodput, and how long a sentence waits.

A part of ``bench_hostile``, which starts the service.
"""

import asyncio
import itertools
import os
import re
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus

import psutil

from scripts.bench_client import Client, sentences
from scripts.bench_hostile_texts import CHARACTERS, eight_words
from scripts.bench_service import ROOT, show

CLIENTS = 8

_STEADY_SECONDS = 10
"""So long others are busy before anything is measured."""


async def fairness(process: psutil.Process, url: str, key: str, times: int, seconds: float) -> None:
    """Measure beside prose with errors, and beside what costs most; no text is sent twice.

    Args:
        process: the service.
        url: its address.
        key: a key of it.
        times: how often a sentence is sent.
        seconds: for how long answers to long texts are counted.
    """
    async with Client(url, key) as client, Client(url, another_key(process)) as other:
        await _fairness(process, client, other, times, seconds)


async def _fairness(process: psutil.Process, bench: Client, other: Client, times: int, seconds: float) -> None:
    number = itertools.count()

    def prose() -> str:
        return " ".join(f"{next(number)} {sentence}" for sentence in itertools.islice(sentences(), 480))[:CHARACTERS]

    for name, page in {"prose": prose, "eight words": lambda: eight_words(next(number))}.items():
        alone = await goodput(process, bench, 1, page, seconds)
        show(f"answers a minute, one client, {name}", str(alone))
        for impatient in (False, True):
            many = await goodput(process, bench, CLIENTS, page, seconds, impatient=impatient)
            manner = "who come back at once" if impatient else "who heed Retry-After"
            show(f"  {CLIENTS} clients {manner}", f"{many}; {many.done / max(alone.done, 0.01):.0%}")
        await beside_others(process, bench, other, name, page, times)


@dataclass(frozen=True, slots=True)
class Goodput:
    """What comes of long texts.

    Attributes:
        answers: their number a minute, by status.
        cpu: seconds of CPU of the service for each text that was checked; beside other work on the machine the better
            measure.
        waits: seconds until each of these was answered.
    """

    answers: Mapping[int, float]
    cpu: float
    waits: Sequence[float]

    @property
    def done(self) -> float:
        """Texts that were checked, a minute."""
        return self.answers.get(HTTPStatus.OK, 0.0)

    def __str__(self) -> str:
        answers = ", ".join(f"{count:.1f} x {status}" for status, count in sorted(self.answers.items())) or "none"
        waits = (
            f"p50 {statistics.median(self.waits):.1f} s, most {max(self.waits):.1f} s" if self.waits else "none done"
        )
        return f"{answers}; {waits}; {self.cpu:.1f} s of CPU a text; load {os.getloadavg()[0]:.1f}"


async def goodput(
    process: psutil.Process,
    bench: Client,
    clients: int,
    page: Callable[[], str],
    seconds: float,
    *,
    impatient: bool = False,
) -> Goodput:
    """What comes of the texts of clients that send one after the other.

    Args:
        process: the service.
        bench: a client of it.
        clients: how many.
        page: gives the next text.
        seconds: how long they are counted, from when all are busy on; until the next text is done.
        impatient: whether a client that is refused sends its text again at once, and not after ``Retry-After``.
    """
    answers: list[tuple[float, int, float]] = []
    tasks = [asyncio.create_task(_busy(bench, page, answers, impatient=impatient)) for _ in range(clients)]
    await asyncio.sleep(_STEADY_SECONDS)

    async def until_done(since: float) -> tuple[float, float]:
        ends = time.perf_counter() + 2 * seconds
        while not any(at > since and status == HTTPStatus.OK for at, status, _ in answers):
            if time.perf_counter() > ends:
                break
            await asyncio.sleep(0.05)
        return time.perf_counter(), seconds_of(process)

    started, used = await until_done(time.perf_counter())
    ended, used_then = await until_done(started + seconds)
    await _end(tasks)
    counted = [(status, took) for at, status, took in answers if started < at <= ended]
    minutes = (ended - started) / 60
    done = [took for status, took in counted if status == HTTPStatus.OK]
    statuses = Counter(status for status, _ in counted)
    return Goodput(
        {status: count / minutes for status, count in statuses.items()}, (used_then - used) / max(len(done), 1), done
    )


async def _busy(
    bench: Client, page: Callable[[], str], answers: list[tuple[float, int, float]], *, impatient: bool = False
) -> None:
    """Send one text after the other, without end, and note when it is answered how, and after how long."""
    text = page()
    while True:
        answer = await bench.answer(text)
        answers.append((time.perf_counter(), answer.status, answer.seconds))
        if answer.status == HTTPStatus.SERVICE_UNAVAILABLE:
            await asyncio.sleep(0 if impatient else answer.retry_after)
        else:
            text = page()


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(2)  # what they have left is broken off


async def beside_others(
    process: psutil.Process, bench: Client, other: Client, name: str, page: Callable[[], str], times: int
) -> None:
    """Print how long a sentence of another key, and of their own, takes beside clients that send long texts.

    Beside the time on the clock stand the seconds of CPU that the service has used meanwhile: on a machine that is busy
    otherwise they tell better what a sentence waits for.
    """
    tasks = [asyncio.create_task(_busy(bench, page, [])) for _ in range(CLIENTS)]
    await asyncio.sleep(_STEADY_SECONDS)
    for whose, asking in {"another key": other, "the same key": bench}.items():
        taken, used = [], []
        for _ in range(times):
            await asyncio.sleep(0.2)
            before = seconds_of(process)
            taken.append(await asking.check(f"{next(asking.fresh)} {name}"))
            used.append(seconds_of(process) - before)
        show(f"a sentence of {whose} beside {CLIENTS} clients, {name}", _spread(taken))
        show("  seconds of CPU of the service meanwhile", f"{_spread(used)}; load {os.getloadavg()[0]:.1f}")
    await _end(tasks)


def _spread(seconds: list[float]) -> str:
    seconds = sorted(seconds)
    at = int(0.95 * len(seconds))
    return f"p50 {statistics.median(seconds):.3f} s, p95 {seconds[at]:.3f} s, most {seconds[-1]:.3f} s"


def seconds_of(process: psutil.Process) -> float:
    """Seconds of CPU that a process has used, with all its threads."""
    used: float = sum(process.cpu_times()[:2])
    return used


def another_key(process: psutil.Process) -> str:
    """A new key of a service."""
    command = [sys.executable, "-m", "service.cli", "keys", "create", "--name", "another"]
    done = subprocess.run(command, cwd=ROOT, env=process.environ(), capture_output=True, text=True, check=True)
    key: str = re.findall(r"emend_\S+", done.stdout)[0]
    return key
