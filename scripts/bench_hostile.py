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
    asked = parser.parse_args()
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
        asyncio.run(fairness(url, key, another_key(process)))


def _check(client: httpx.Client, process: psutil.Process, name: str, language: str, text: str) -> float:
    """Check a text, and print what it has cost; the seconds."""
    before = sum(process.cpu_times()[:2])
    response = client.post("/v1/checker", json={"text": text, "language": language})
    seconds: float = sum(process.cpu_times()[:2]) - before
    found = len(response.json().get("alerts", ())) if response.status_code == 200 else response.status_code
    show(name, f"{seconds:6.2f} s {found:7} alerts {memory(process):>8}")
    return seconds


def another_key(process: psutil.Process) -> str:
    """A new key of a service."""
    command = [sys.executable, "-m", "service.cli", "keys", "create", "--name", "another"]
    done = subprocess.run(command, cwd=ROOT, env=process.environ(), capture_output=True, text=True, check=True)
    key: str = re.findall(r"emend_\S+", done.stdout)[0]
    return key


async def beside_others(bench: Bench, other: Bench, name: str, page: Callable[[], str]) -> None:
    """Print how long a sentence of one key takes beside clients of another one that send long texts all the time."""
    ended = False
    done = 0

    async def busy() -> None:
        nonlocal done
        while not ended:
            response = await bench.client.post("/v1/checker", json={"text": page(), "language": "en-US"})
            done += response.status_code == 200

    started = time.perf_counter()
    tasks = [asyncio.create_task(busy()) for _ in range(CLIENTS)]
    await asyncio.sleep(2)
    taken = []
    for _ in range(SENTENCES):
        await asyncio.sleep(0.2)
        taken.append(await other.check(next(other.fresh)))
    ended = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    taken.sort()
    show(
        f"one sentence beside {CLIENTS} clients with {name}",
        f"p50 {1000 * statistics.median(taken):.0f} ms, p95 {1000 * taken[int(0.95 * len(taken))]:.0f} ms, "
        f"most {1000 * taken[-1]:.0f} ms; {done} of their texts in {time.perf_counter() - started:.0f} s; "
        f"load {os.getloadavg()[0]:.1f}",
    )


async def fairness(url: str, key: str, other: str) -> None:
    """Measure beside prose with errors, and beside what costs most; no text is sent twice."""
    bench, number = Bench(url, key), itertools.count()

    def prose() -> str:
        return " ".join(f"{next(number)} {sentence}" for sentence in itertools.islice(sentences(), 480))[:CHARACTERS]

    await beside_others(bench, Bench(url, other), "prose", prose)
    await beside_others(bench, Bench(url, other), "eight words", lambda: eight_words(next(number)))


if __name__ == "__main__":
    main()
