"""Prints what texts that were made to cost much take: CPU seconds of a service, alerts, and its memory after each.

The seconds are those of the process, with all its threads; beside other work on the machine they are higher.
"""

import argparse
import asyncio
import re
import statistics
import subprocess
import sys
import time

import httpx
import psutil

from scripts.bench_hostile_texts import CHARACTERS, hostile
from scripts.bench_service import ROOT, Bench, machine, memory, service, show

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
        with httpx.Client(
            base_url=url, headers={"Authorization": f"Bearer {key}"}, timeout=300, trust_env=False
        ) as client:
            for number in range(asked.rounds):
                for name, language, text in hostile():
                    if asked.only in name:
                        most = max(most, _check(client, process, name, language, f"{number} {text}"[:CHARACTERS]))
        show("most seconds of CPU", f"{most:.1f} s")
        time.sleep(30)
        show("memory half a minute later", memory(process))
        asyncio.run(beside_others(Bench(url, key), Bench(url, another_key(process))))


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


async def beside_others(bench: Bench, other: Bench) -> None:
    """Print how long a sentence of one key takes beside clients of another one that send long texts all the time."""
    page = " ".join(next(bench.fresh) for _ in range(480))[:CHARACTERS]
    ended = False

    async def busy(number: int) -> None:
        while not ended:
            await bench.client.post("/v1/checker", json={"text": page.replace("Every", f"Every {number}")})

    tasks = [asyncio.create_task(busy(number)) for number in range(CLIENTS)]
    taken = []
    for _ in range(SENTENCES):
        await asyncio.sleep(0.2)
        taken.append(await other.check(next(other.fresh)))
    ended = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    taken.sort()
    figure = f"p50 {1000 * statistics.median(taken):.0f} ms, p95 {1000 * taken[int(0.95 * len(taken))]:.0f} ms"
    show(f"one sentence beside {CLIENTS} clients with {CHARACTERS:,}", figure)


if __name__ == "__main__":
    main()
