"""Trains the network on the places where words of the sets stand."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import cross_entropy

from models.choice.vocabulary import UNKNOWN
from models.confusions.sets import Confusions
from training.choice.optimization import Optimizers, Report
from training.config.confusions import ConfusionModel
from training.confusions.corpus import ConfusionCorpus, ConfusionOccurrences
from training.confusions.network import ConfusionNetwork

__all__ = ["groups_of", "taken", "train"]


def groups_of(sets: Confusions, targets: dict[str, int]) -> NDArray[np.int64]:
    """For each target the numbers of all that it may be taken for, itself first, -1 behind them."""
    others: dict[str, dict[str, None]] = {target: {target: None} for target in targets}
    pairs = dict.fromkeys((pair.written_target, pair.meant_target) for known in sets.of.values() for pair in known)
    for written, meant in pairs:
        others[written][meant] = None
    for written, meant in pairs:
        others[meant][written] = None
    rows = [[targets[name] for name in others[target]] for target in targets]
    width = max(map(len, rows))
    return np.array([row + [-1] * (width - len(row)) for row in rows], dtype=np.int64)


def taken(occurrences: ConfusionOccurrences, examples: int, rng: np.random.Generator) -> ConfusionOccurrences:
    """Places to train on: so many of each word, chosen at random, none that is held out."""
    order = rng.permutation(np.flatnonzero(~occurrences.held_out))
    by_word = order[np.argsort(occurrences.targets[order], kind="stable")]
    words = occurrences.targets[by_word]
    nth = np.arange(len(words)) - np.searchsorted(words, words)
    return occurrences[by_word[nth < examples]]


def train(
    settings: ConfusionModel, network: ConfusionNetwork, corpus: ConfusionCorpus, places: ConfusionOccurrences,
    groups: NDArray[np.int64], rng: np.random.Generator, report: Report,
) -> None:  # fmt: skip
    """Train the network; AdamW for the deep part, Adagrad for the sparse table."""
    batches = max(1, len(places) // settings.batch)
    steps = settings.epochs * batches
    rates = settings.learning_rate, settings.sequence_learning_rate
    optimizers = Optimizers(network.deep, network.sequences.weight, rates, sparse=True)
    with torch.sparse.check_sparse_tensor_invariants(enable=False):  # type: ignore[no-untyped-call]
        for step in range(steps):
            if step % batches == 0:
                order = rng.permutation(len(places))
            batch = places[order[step % batches * settings.batch :][: settings.batch]]
            contexts = corpus.contexts(batch, lemmas=network.lemmas)
            contexts[rng.random(contexts.shape) < settings.unseen] = UNKNOWN
            logits = network(contexts, groups[batch.targets])
            loss = cross_entropy(logits, torch.zeros(len(logits), dtype=torch.long))
            optimizers.step(loss, step / steps)
            report(step + 1, steps, optimizers.mean)
