"""Prints how long a first check of 60,000 characters takes here, and how long Harper takes for the same texts.

Harper (the package ``harper.js``, WebAssembly) runs in Node. Each text is new to both; of three texts of a kind the
median counts.
"""

import asyncio
import itertools
import json
import statistics
import subprocess
from collections.abc import Iterator, Sequence

from scripts.bench_client import Client, sentences
from scripts.bench_service import ROOT, machine, service, show

TEXTS = 3
CHARACTERS = 60_000
_RIGHT = (("walk", "walks"), ("bring", "brings"), ("famly", "family"))


def realistic() -> Iterator[str]:
    """Sentences of which every fifth has three errors and the others none."""
    for number, sentence in enumerate(sentences(7)):
        right = sentence
        for wrong, word in _RIGHT:
            right = right.replace(f" {wrong} ", f" {word} ").replace(f" {wrong}.", f" {word}.")
        yield right if number % 5 else sentence


def texts(of: Iterator[str]) -> list[str]:
    """Texts of sentences that no other has."""
    made = []
    for _ in range(TEXTS):
        found: list[str] = []
        length = 0
        while length < CHARACTERS:
            found.append(next(of))
            length += len(found[-1]) + 1
        made.append(" ".join(found)[:CHARACTERS])
    return made


def of_harper(some: Sequence[str]) -> float:
    """Median of the seconds that Harper takes."""
    command = ["node", "scripts/bench_peers.mjs"]
    done = subprocess.run(command, cwd=ROOT, input=json.dumps(some), capture_output=True, text=True, check=True)
    taken: list[float] = [milliseconds for milliseconds, _ in json.loads(done.stdout)]
    return statistics.median(taken) / 1000


async def ours(client: Client, some: Sequence[str]) -> float:
    """Median of the seconds that the service takes."""
    return statistics.median([await client.check(text) for text in some])


async def compare(url: str, key: str) -> None:
    """Print both figures for both kinds of texts."""
    kinds = {
        "three errors in every sentence": itertools.islice(sentences(), 10_000, None),
        "three errors in every fifth sentence": itertools.islice(realistic(), 20_000, None),
    }
    async with Client(url, key) as client:
        await client.latency(lambda: next(client.fresh), 20)
        for kind, of in kinds.items():
            some = texts(of)
            first, harper = await ours(client, some), of_harper(some)
            show(f"{kind}, first check", f"{first:.2f} s, Harper {harper:.2f} s")


def main() -> None:
    """Start a service with data of its own, measure, stop it."""
    machine()
    with service() as (url, key, _):
        asyncio.run(compare(url, key))


if __name__ == "__main__":
    main()
