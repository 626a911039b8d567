"""Trains the network on the gaps of right text: all with a comma, of the others a share that grows with the risk."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import cross_entropy

from models.choice.vocabulary import UNKNOWN
from models.commas.context import NOTHING, WORDS
from training.choice.optimization import Optimizers, Report
from training.commas.corpus import CommaCorpus, Gaps
from training.commas.network import CommaNetwork

__all__ = ["taken", "train"]

_BATCH = 2048
_RATES = 0.002, 0.05
_UNSEEN = 0.04
"""Share of the words that are hidden, so that the model does not hang on single ones."""
_LEAST_TAKEN = 0.08
_FORGETFUL = 0.5
"""Share of the batches in which half of the commas around are left out, as writers do."""


def taken(corpus: CommaCorpus, most: int, rng: np.random.Generator) -> tuple[Gaps, NDArray[np.float32]]:
    """Gaps to train on, at most so many, and how many each stands for."""
    gaps = corpus.gaps()
    behind = corpus.word_behind(gaps)
    seen = np.bincount(behind)
    with_comma = np.bincount(behind[gaps.kinds != NOTHING], minlength=len(seen))
    share = np.clip(_LEAST_TAKEN + 3 * with_comma / np.maximum(seen, 1), 0, 1)[behind]
    share[gaps.kinds != NOTHING] = 1
    share = np.minimum(share * most / share.sum(), 1)
    chosen = rng.random(len(gaps)) < share
    weights = (1 / share[chosen]).astype(np.float32)
    return gaps[chosen], weights / weights.min()


def train(
    network: CommaNetwork, corpus: CommaCorpus, gaps: Gaps, weights: NDArray[np.float32], epochs: int,
    rng: np.random.Generator, report: Report,
) -> None:  # fmt: skip
    """Train the network; AdamW for the deep part, Adagrad for the sparse table."""
    batches = max(1, len(gaps) // _BATCH)
    steps = epochs * batches
    optimizers = Optimizers(network.deep, network.sequences.weight, _RATES, sparse=True)
    with torch.sparse.check_sparse_tensor_invariants(enable=False):  # type: ignore[no-untyped-call]
        for step in range(steps):
            if step % batches == 0:
                order = rng.permutation(len(gaps))
                forgotten = corpus.commas & (rng.random(len(corpus.commas)) < 0.5)
            chosen = order[step % batches * _BATCH :][:_BATCH]
            around = corpus.contexts(gaps[chosen], forgotten if rng.random() < _FORGETFUL else corpus.commas)
            words = around[:, :WORDS]
            words[rng.random(words.shape) < _UNSEEN] = UNKNOWN
            losses = cross_entropy(network(around), torch.from_numpy(gaps[chosen].kinds), reduction="none")
            counts = torch.from_numpy(weights[chosen])
            optimizers.step((losses * counts).sum() / counts.sum(), step / steps)
            report(step + 1, steps, optimizers.mean)
