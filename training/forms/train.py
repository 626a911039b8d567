"""Trains the network on all places of a text where forms of known words stand."""

from collections.abc import Iterator

import numpy as np
import torch
from torch.nn.functional import cross_entropy

from models.choice.vocabulary import PADDING, UNKNOWN, Ids
from models.forms.choice import FormPlaces, around
from training.choice.optimization import Optimizers, Report
from training.config.forms import FormModel
from training.forms.corpus import FormCorpus, FormOccurrences
from training.forms.network import FormNetwork

__all__ = ["train"]

_CHUNK = 20_000
"""Lines that are sorted by length together."""
_NORM = 1.0
"""What the gradient of the deep part is clipped to."""


def train(
    settings: FormModel, network: FormNetwork, corpus: FormCorpus, lines: Ids, occurrences: FormOccurrences,
    rng: np.random.Generator, report: Report,
) -> None:  # fmt: skip
    """Train the network once through some lines; AdamW for the deep part, Adagrad for the table of sequences.

    Args:
        settings: how.
        network: what is trained.
        corpus: the text.
        lines: the numbers of the lines.
        occurrences: the places in these, which number them as ``lines`` does.
        rng: for the order, and for what is not shown.
        report: told how far it is.
    """
    lengths = corpus.lengths[lines]
    total = int(lengths.sum())
    rates = settings.learning_rate, settings.sequence_learning_rate
    optimizers = Optimizers(network.deep, network.sequences.weight, rates, sparse=False, norm=_NORM)
    seen = 0
    starts = np.searchsorted(occurrences.places.sentences, np.arange(len(lines) + 1))
    for batch in _batches(lengths, settings.batch, rng):
        done = seen / total
        numbers = np.concatenate([np.arange(starts[line], starts[line + 1]) for line in batch])
        seen += int(lengths[batch].sum())
        if not len(numbers):
            continue
        rows = np.repeat(np.arange(len(batch)), starts[batch + 1] - starts[batch])
        places = FormPlaces(rows, occurrences.places.words[numbers], occurrences.places.lemmas[numbers])
        sentences = [corpus.sentence(int(line)) for line in lines[batch]]
        near = around(sentences, places)
        ids = np.full((len(batch), int(lengths[batch].max())), PADDING, dtype=np.int64)
        for row, sentence in enumerate(sentences):
            ids[row, : len(sentence)] = sentence
        ids[(rng.random(ids.shape) < settings.unseen) & (ids != PADDING)] = UNKNOWN
        near[rng.random(near.shape) < settings.unseen] = UNKNOWN
        logits = network(ids, lengths[batch], places, near)
        loss = cross_entropy(logits, torch.from_numpy(occurrences.columns[numbers]))
        optimizers.step(loss, done)
        report(seen, total, optimizers.mean)


def _batches(lengths: Ids, words: int, rng: np.random.Generator) -> Iterator[Ids]:
    """Batches of lines of like length, so many words each, padding included."""
    order = rng.permutation(len(lengths))
    batches: list[Ids] = []
    for first in range(0, len(order), _CHUNK):
        chunk = order[first : first + _CHUNK]
        chunk = chunk[np.argsort(lengths[chunk], kind="stable")]
        found = []
        begin = 0
        for at in range(1, len(chunk) + 1):
            if at == len(chunk) or (at + 1 - begin) * (lengths[chunk[at]] + 1) > words:
                found.append(chunk[begin:at])
                begin = at
        batches += [found[at] for at in rng.permutation(len(found))]
    yield from batches
