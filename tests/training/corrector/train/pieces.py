"""Small parts of a run, for the tests of this folder."""

import random
from pathlib import Path

import numpy as np

from training.corrector.train.loader import Batch
from training.corrector.train.stream import Example, Stream
from training.noise.config import NoiseConfig
from training.noise.noiser import Noiser

CHUNK = 256
"""Examples of a chunk here: enough for every share of a mix, and soon made."""


def stream(work: Path, seed: int = 1) -> Stream:
    return in_small_chunks(Stream(work, Noiser(NoiseConfig(), "en"), seed))


def in_small_chunks(one: Stream) -> Stream:
    one.size = CHUNK
    return one


class Sizes:
    """Makes one batch of each chunk: the lengths of its sources."""

    def batches(self, examples: list[Example], rng: random.Random) -> list[Batch]:
        return [{"lengths": np.array([len(one.source) for one in examples]), "draw": np.array([rng.random()])}]


class Halves(Sizes):
    """Makes two batches of each chunk."""

    def batches(self, examples: list[Example], rng: random.Random) -> list[Batch]:
        half = len(examples) // 2
        return [*super().batches(examples[:half], rng), *super().batches(examples[half:], rng)]
