"""Prints what texts that were made to cost much take: CPU seconds of a service, alerts, and its memory after each.

The seconds are those of the process, with all its threads; beside other work on the machine they are higher.
"""

import argparse
import asyncio
import time
from collections.abc import Sequence

import httpx
import psutil

from scripts.bench_fairness import fairness, seconds_of
from scripts.bench_hostile_texts import CHARACTERS, hostile
from scripts.bench_service import machine, memory, service, show

SENTENCES = 40
SECONDS = 60


def main() -> None:
    """Start a service with data of its own, send it the texts, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="texts whose name holds this")
    parser.add_argument("--rounds", type=int, default=1, help="how often all are sent, to see whether memory grows")
    parser.add_argument("--sentences", type=int, default=SENTENCES, help="how many are sent beside long texts")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for how long answers to long texts are counted")
    asked = parser.parse_args()
    machine()
    texts = [one for one in hostile() if asked.only in one[0]]
    if texts:
        with service({"EMEND_DEADLINE_SECONDS": "600"}) as (url, key, process):  # for a machine that is busy otherwise
            _check_all(url, key, process, texts, asked.rounds)
    with service() as (url, key, process):
        asyncio.run(fairness(process, url, key, asked.sentences, asked.seconds))


def _check_all(url: str, key: str, process: psutil.Process, texts: Sequence[tuple[str, str, str]], rounds: int) -> None:
    """Check texts, and print what they have cost and what memory they leave."""
    show("memory when ready", memory(process))
    most, curve = 0.0, []
    headers = {"Authorization": f"Bearer {key}"}
    with httpx.Client(base_url=url, headers=headers, timeout=300, trust_env=False) as client:
        for number in range(rounds):
            for name, language, text in texts:
                most = max(most, _check(client, process, name, language, f"{number} {text}"[:CHARACTERS]))
                curve.append(memory(process))
    show("memory after each tenth text", ", ".join(curve[9::10]))
    show("most seconds of CPU", f"{most:.1f} s")
    time.sleep(30)
    show("memory half a minute later", memory(process))


def _check(client: httpx.Client, process: psutil.Process, name: str, language: str, text: str) -> float:
    """Check a text, and print what it has cost; the seconds."""
    before = seconds_of(process)
    response = client.post("/v1/checker", json={"text": text, "language": language})
    seconds = seconds_of(process) - before
    found = len(response.json().get("alerts", ())) if response.status_code == 200 else response.status_code
    show(name, f"{seconds:6.2f} s {found:7} alerts {memory(process):>8}")
    return seconds


if __name__ == "__main__":
    main()
