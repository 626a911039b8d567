"""Prints what texts that were made to cost much take: CPU seconds of a service, alerts, and its memory after each.

The seconds are those of the process, with all its threads; beside other work on the machine they are higher.
"""

import argparse
import asyncio
import itertools
import os
import re
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable

import httpx
import psutil

from scripts.bench_hostile_texts import CHARACTERS, eight_words, hostile
from scripts.bench_service import ROOT, Bench, machine, memory, sentences, service, show

CLIENTS = 8
SENTENCES = 40


def main() -> None:
    """Start a service with data of its own, send it the texts, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="texts whose name holds this")
    parser.add_argument("--rounds", type=int, default=1, help="how often all are sent, to see whether memory grows")
    parser.add_argument("--sentences", type=int, default=SENTENCES, help="how many are sent beside long texts")
    asked = parser.parse_args()
    os.environ.setdefault("EMEND_DEADLINE_SECONDS", "600")  # what a text takes is asked, also on a busy machine
    machine()
    with service() as (url, key, process):
        show("memory when ready", memory(process))
        most = 0.0
        curve: list[str] = []
        with httpx.Client(
            base_url=url, headers={"Authorization": f"Bearer {key}"}, timeout=300, trust_env=False
        ) as client:
            for number in range(asked.rounds):
                for name, language, text in hostile():
                    if asked.only in name:
                        most = max(most, _check(client, process, name, language, f"{number} {text}"[:CHARACTERS]))
                        curve.append(memory(process))
        show("memory after each tenth text", ", ".join(curve[9::10]))
        show("most seconds of CPU", f"{most:.1f} s")
        time.sleep(30)
        show("memory half a minute later", memory(process))
        asyncio.run(fairness(process, url, key, asked.sentences))


def _check(client: httpx.Client, process: psutil.Process, name: str, language: str, text: str) -> float:
    """Check a text, and print what it has cost; the seconds."""
    before = seconds_of(process)
    response = client.post("/v1/checker", json={"text": text, "language": language})
    seconds = seconds_of(process) - before
    found = len(response.json().get("alerts", ())) if response.status_code == 200 else response.status_code
    show(name, f"{seconds:6.2f} s {found:7} alerts {memory(process):>8}")
    return seconds


def another_key(process: psutil.Process) -> str:
    """A new key of a service."""
    command = [sys.executable, "-m", "service.cli", "keys", "create", "--name", "another"]
    done = subprocess.run(command, cwd=ROOT, env=process.environ(), capture_output=True, text=True, check=True)
    key: str = re.findall(r"emend_\S+", done.stdout)[0]
    return key


async def beside_others(
    process: psutil.Process, bench: Bench, other: Bench, name: str, page: Callable[[], str], times: int
) -> None:
    """Print how long a sentence of one key takes beside clients of another one that send long texts all the time.

    Beside the time on the clock stand the seconds of CPU that the service has used meanwhile: on a machine that is busy
    otherwise they tell better what a sentence waits for.
    """
    ended = False
    answers: Counter[int] = Counter()

    async def busy() -> None:
        while not ended:
            response = await bench.client.post("/v1/checker", json={"text": page(), "language": "en-US"})
            answers[response.status_code] += 1

    started = time.perf_counter()
    tasks = [asyncio.create_task(busy()) for _ in range(CLIENTS)]
    await asyncio.sleep(10)
    taken, used = [], []
    for _ in range(times):
        await asyncio.sleep(0.2)
        before = seconds_of(process)
        taken.append(await other.check(next(other.fresh)))
        used.append(seconds_of(process) - before)
    ended = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    show(f"one sentence beside {CLIENTS} clients, {name}", _spread(taken))
    show("  seconds of CPU of the service meanwhile", _spread(used))
    show(
        "  answers to them, load of the machine",
        f"{dict(answers)} in {time.perf_counter() - started:.0f} s, {os.getloadavg()[0]:.1f}",
    )


def _spread(seconds: list[float]) -> str:
    seconds = sorted(seconds)
    at = int(0.95 * len(seconds))
    return f"p50 {statistics.median(seconds):.3f} s, p95 {seconds[at]:.3f} s, most {seconds[-1]:.3f} s"


def seconds_of(process: psutil.Process) -> float:
    """Seconds of CPU that a process has used, with all its threads."""
    used: float = sum(process.cpu_times()[:2])
    return used


async def fairness(process: psutil.Process, url: str, key: str, times: int) -> None:
    """Measure beside prose with errors, and beside what costs most; no text is sent twice."""
    other = another_key(process)
    bench, number = Bench(url, key), itertools.count()

    def prose() -> str:
        return " ".join(f"{next(number)} {sentence}" for sentence in itertools.islice(sentences(), 480))[:CHARACTERS]

    await beside_others(process, bench, Bench(url, other), "prose", prose, times)
    await beside_others(process, bench, Bench(url, other), "eight words", lambda: eight_words(next(number)), times)


if __name__ == "__main__":
    main()
