"""Small parts of a run, for the tests of this folder."""

import random
from pathlib import Path

import numpy as np

from training.corrector.train.loader import Batch
from training.corrector.train.stream import Example, Stream
from training.noise import NoiseConfig, Noiser


def stream(work: Path, seed: int = 1) -> Stream:
    return Stream(work, Noiser(NoiseConfig(), "en"), seed)


class Sizes:
    """Makes one batch of each chunk: the lengths of its sources."""

    def batches(self, examples: list[Example], rng: random.Random) -> list[Batch]:
        return [{"lengths": np.array([len(one.source) for one in examples]), "draw": np.array([rng.random()])}]


class Halves(Sizes):
    """Makes two batches of each chunk."""

    def batches(self, examples: list[Example], rng: random.Random) -> list[Batch]:
        half = len(examples) // 2
        return [*super().batches(examples[:half], rng), *super().batches(examples[half:], rng)]
