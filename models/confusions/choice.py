"""Which word of a set fits a place in a sentence: a small network over the words around it.

Wide and deep (Cheng et al., 2016): the deep part takes the embeddings of the words beside the place, by their position,
through one hidden layer to a vector that is compared with that of each word of the set; the wide part adds a weight for
each short sequence of words around the place with each word of the set. Both were trained together, on right text only
(compare Golding and Roth, 1999): what stands in the place is not seen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from models.choice.pieces import pieces
from models.choice.stored import SCALE, Floats, StoredModel, Weights, readable, table_rows
from models.choice.vocabulary import HashedVocabulary
from models.confusions.confusion import Candidate
from models.confusions.context import WIDTH, sequences, windows

__all__ = ["WordChoice"]


@dataclass(frozen=True)
class WordChoice:
    """The model.

    Attributes:
        language: BCP 47 tag without region.
        vocabulary: numbers for the words around a place.
        targets: the words that it chooses among.
        thresholds: by ``written>meant``, the log-odds from which on one word counts as taken for another; a pair
            without one is not asked for.
        whole: words with an apostrophe that are not split there; None where none is split (`Confusions.whole`).
        lemmas: whether it is told the lemma of words that are one of many with an ending (`Confusion.lemma`).
        weights: ``embedding`` (words, d), ``hidden`` (16 d, h; 17 d with lemmas), ``hidden_bias`` (h), ``output``
            (h, o), ``output_bias`` (o), ``targets`` (targets, o), ``sequences`` (a power of two); the big tables are
            ``embedding`` and ``sequences``.
    """

    language: str
    vocabulary: HashedVocabulary
    targets: Mapping[str, int]
    thresholds: Mapping[str, float]
    weights: Weights
    whole: frozenset[str] | None = None
    lemmas: bool = False

    @classmethod
    def load(cls, folder: Path) -> "WordChoice":
        """Read it from its folder.

        Raises:
            ModelError: a file is missing or damaged.
        """
        with readable(folder, "confused words"):
            stored = StoredModel.read(folder)
            config = stored.config
            targets = {word: at for at, word in enumerate(config["targets"])}
            whole = frozenset(config["whole"]) if "whole" in config else None
            lemmas = bool(config.get("lemmas"))
            return cls(
                config["language"], stored.vocabulary, targets, config["thresholds"], stored.weights, whole, lemmas
            )

    def odds(self, asked: Sequence[tuple[str, Candidate]]) -> Floats:
        """Log-odds of the word that may be meant against the one that stands there, for places in sentences."""
        if not asked:
            return np.zeros(0, dtype=np.float32)
        contexts, place = np.unique(self._contexts(asked), axis=0, return_inverse=True)
        pairs = [(one.confusion.meant_target, one.confusion.written_target) for _, one in asked]
        targets = np.array([(self.targets[meant], self.targets[written]) for meant, written in pairs])
        scores = self._scores(self._vectors(contexts)[place], contexts[place], targets)
        return scores[:, 0] - scores[:, 1]

    def _contexts(self, asked: Sequence[tuple[str, Candidate]]) -> NDArray[np.int64]:
        """The context of each place; a sentence is read once."""
        texts = dict.fromkeys(text for text, _ in asked)
        found = {text: pieces(text, self.whole) for text in texts}
        ids = [self.vocabulary.ids((piece for piece, _ in found[text]), WIDTH) for text in texts]
        begins = np.cumsum([0, *map(len, ids)]).tolist()
        places = {
            (text, start): place
            for text, begin in zip(texts, begins, strict=False)
            for place, (_, start) in enumerate(found[text], begin + WIDTH)
        }
        contexts = windows(np.concatenate(ids), np.array([places[text, one.start] for text, one in asked]))
        if not self.lemmas:
            return contexts
        lemmas = [self.vocabulary.lemma(candidate.confusion.lemma) for _, candidate in asked]
        return np.column_stack([contexts, lemmas])

    def scores(self, contexts: NDArray[np.int64], targets: NDArray[np.int64]) -> Floats:
        """How well words fit contexts.

        Args:
            contexts: numbers of the words around, shape (n, 16), or 17 with lemmas.
            targets: numbers of words that may stand there, shape (n, k).

        Returns:
            Logits, shape (n, k); only their differences within a row mean something.
        """
        return self._scores(self._vectors(contexts), contexts, targets)

    def _vectors(self, contexts: NDArray[np.int64]) -> Floats:
        """What contexts say, to be compared with the vectors of words."""
        weights = self.weights
        seen = table_rows(weights, "embedding", contexts)
        hidden = np.maximum(seen.reshape(len(contexts), -1) @ weights["hidden"] + weights["hidden_bias"], 0)
        return np.asarray(hidden @ weights["output"] + weights["output_bias"], dtype=np.float32)

    def _scores(self, vectors: Floats, contexts: NDArray[np.int64], targets: NDArray[np.int64]) -> Floats:
        """`scores`, given the vectors of the contexts."""
        weights = self.weights
        deep = np.einsum("no,nko->nk", vectors, weights["targets"][targets])
        table = weights["sequences"]
        wide = table[sequences(contexts, targets, len(table))].sum(axis=2) * weights["sequences" + SCALE]
        return np.asarray(deep + wide, dtype=np.float32)
