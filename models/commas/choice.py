"""What belongs in a gap between two words: nothing, a comma, or the end of a sentence.

Wide and deep (Cheng et al., 2016) as the model of confused words: the deep part takes the embeddings of the words
around a gap through one hidden layer, the wide part adds a weight for each short sequence of them. Trained on right
text only: what stands in the gap is not seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from models.choice.stored import Floats, StoredModel, Weights, readable, table_rows
from models.choice.vocabulary import HashedVocabulary, Ids
from models.commas.context import FARTHEST, WIDTH, WORDS, CommaText, contexts, sequences

__all__ = ["CommaChoice", "one_hot"]

_BATCH = 1024
"""Gaps that are looked at together."""


@dataclass(frozen=True)
class CommaChoice:
    """The model.

    Attributes:
        language: BCP 47 tag without region.
        vocabulary: numbers for words.
        thresholds: by kind of place (`models.commas.places`), the log-odds from which on an alert is right often
            enough; a kind without one is not asked for.
        weights: ``embedding`` (words, d), ``hidden`` (18 d + 52, h), ``hidden_bias`` (h), ``output`` (h, 3),
            ``output_bias`` (3), ``sequences`` (a power of two, 3).
    """

    language: str
    vocabulary: HashedVocabulary
    thresholds: dict[str, float]
    weights: Weights

    @classmethod
    def load(cls, folder: Path) -> "CommaChoice":
        """Read it from its folder.

        Raises:
            ModelError: a file is missing or damaged.
        """
        with readable(folder, "commas"):
            stored = StoredModel.read(folder)
            return cls(stored.config["language"], stored.vocabulary, stored.config["thresholds"], stored.weights)

    def of(self, asked: Sequence[tuple[CommaText, Sequence[int]]]) -> list[Floats]:
        """Log-probabilities of the three choices before some words of sentences.

        Args:
            asked: sentences, each with the numbers of the words before which the gaps are.

        Returns:
            For each sentence, shape (gaps, 3).
        """
        ids, commas, places, starts, ends = [], [], [], [], []
        begin = 0
        for text, gaps in asked:
            own = self.vocabulary.ids(text.words, WIDTH)
            ids.append(own)
            commas.append(np.pad(np.array(text.commas, dtype=bool), WIDTH))
            first = begin + WIDTH
            places += [first + gap for gap in gaps]
            starts += [first] * len(gaps)
            ends += [first + len(text.words)] * len(gaps)
            begin += len(own)
        if not places:
            return [np.zeros((0, 3), dtype=np.float32) for _ in asked]
        bounds = np.array(starts), np.array(ends)
        around = contexts(np.concatenate(ids), np.concatenate(commas), np.array(places), bounds)
        found = np.concatenate([self.scores(around[at : at + _BATCH]) for at in range(0, len(around), _BATCH)])
        return np.split(found, np.cumsum([len(gaps) for _, gaps in asked])[:-1])

    def scores(self, around: Ids) -> Floats:
        """Log-probabilities of the three choices in contexts, shape (n, 3)."""
        weights = self.weights
        seen = table_rows(weights, "embedding", around[:, :WORDS]).reshape(len(around), -1)
        deep = np.concatenate([seen, one_hot(around)], axis=1) @ weights["hidden"] + weights["hidden_bias"]
        logits = np.maximum(deep, 0) @ weights["output"] + weights["output_bias"]
        table = weights["sequences"]
        logits = logits + table_rows(weights, "sequences", sequences(around, len(table))).sum(axis=1)
        most = logits.max(axis=1, keepdims=True)
        return np.asarray(logits - most - np.log(np.exp(logits - most).sum(axis=1, keepdims=True)), dtype=np.float32)


def one_hot(around: Ids) -> NDArray[np.float32]:
    """The distances of contexts, each as a one in a row of zeros: (n, 4 * (FARTHEST + 1))."""
    ones = around[:, WORDS:, None] == np.arange(FARTHEST + 1)
    return np.asarray(ones.reshape(len(around), -1), dtype=np.float32)
