"""The vectors of words in their sentences as spaCy's layers give them, without working out anything twice.

A layer of convolutions sees three words, four of them nine. In a sentence and its correction most words stand among the
same neighbours: what they have in common, and what sentences of a batch have in common, is worked out once. The vector
of a word without its neighbours is remembered.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeGuard

import numpy as np
from numpy.typing import NDArray
from spacy.attrs import ORTH
from spacy.pipeline import Tok2Vec
from spacy.tokens import Doc

__all__ = ["SharedVectors"]

_REMEMBERED = 8192
"""Words whose vectors are remembered, half a kilobyte each."""
_NOBODY = 0
"""The number of what stands before and behind a sentence."""

Ids = NDArray[np.int64]
Vectors = NDArray[np.float32]


class SharedVectors:
    """Does what a step ``tok2vec`` with ``MultiHashEmbed`` and ``MaxoutWindowEncoder`` does. Not safe between threads.

    Of the documents of a batch it sets the ``tensor``, from which the steps that follow read.
    """

    def __init__(self, step: Tok2Vec) -> None:
        """Take the step whose weights are used."""
        self._embed, encode = step.model.layers
        self._layers = [_beyond_window(residual) for residual in encode.layers[0].layers]
        self._ids: dict[int, int] = {}
        self._words: Vectors = np.zeros((1, step.model.get_dim("nO")), dtype=np.float32)

    @staticmethod
    def takes(step: object) -> TypeGuard[Tok2Vec]:
        """Whether a step is of that kind, with windows of three words."""
        if not isinstance(step, Tok2Vec) or len(step.model.layers) != 2:
            return False
        encode = step.model.layers[1]
        inner = encode.layers[0].layers if encode.layers else []
        return len(inner) == encode.attrs.get("pad", 0) and all(
            one.name.startswith("residual(expand_window") for one in inner
        )

    def pipe(self, docs: Iterable[Doc], *, batch_size: int) -> Iterator[Doc]:
        """Set the vectors of documents, some at a time."""
        batch: list[Doc] = []
        for doc in docs:
            batch.append(doc)
            if len(batch) == batch_size:
                yield from self._set(batch)
                batch = []
        if batch:
            yield from self._set(batch)

    def _set(self, docs: Sequence[Doc]) -> Sequence[Doc]:
        depth = len(self._layers)
        ids, starts = self._numbered(docs, depth)
        distances = _distances(len(ids), [(start, start + len(doc)) for start, doc in zip(starts, docs, strict=True)])
        vectors = self._words
        for level, layer in enumerate(self._layers, start=1):
            places = np.flatnonzero(distances <= depth - level)
            ids, vectors = _layer_of(layer, ids, places, vectors)
        for doc, start in zip(docs, starts, strict=True):
            doc.tensor = vectors[ids[start : start + len(doc)]]  # type: ignore[assignment]
        return docs

    def _numbered(self, docs: Sequence[Doc], depth: int) -> tuple[Ids, list[int]]:
        """The numbers of the words of all documents, with ``depth`` times nobody around each, and where they start."""
        orths: list[list[int]] = [doc.to_array(ORTH).tolist() for doc in docs]
        every = set().union(*orths)
        if len(every.difference(self._ids)) + len(self._ids) >= _REMEMBERED:
            self._ids, self._words = {}, self._words[:1]
        self._learn(docs, orths)
        known = self._ids
        ids = [_NOBODY] * depth
        starts = []
        for own in orths:
            starts.append(len(ids))
            ids += [known[orth] for orth in own]
            ids += [_NOBODY] * depth
        return np.array(ids, dtype=np.int64), starts

    def _learn(self, docs: Sequence[Doc], orths: Sequence[Sequence[int]]) -> None:
        """Work out the vectors of the words that are new."""
        new: list[str] = []
        for doc, own in zip(docs, orths, strict=True):
            for at, orth in enumerate(own):
                if orth not in self._ids:
                    self._ids[orth] = len(self._ids) + 1
                    new.append(doc[at].text)
        if new:
            [vectors] = self._embed.predict([Doc(docs[0].vocab, words=new)])
            self._words = np.concatenate([self._words, vectors])


def _beyond_window(residual: Any) -> Any:
    """Of a layer of convolutions what it does with a window of words."""
    _, *layers = residual.layers[0].layers
    if len(layers) != 1:
        raise ValueError(f"no layer of convolutions: {residual.name}")
    return layers[0]


def _distances(length: int, spans: Sequence[tuple[int, int]]) -> Ids:
    """How far each place is from the nearest span."""
    inside = np.zeros(length, dtype=bool)
    for start, end in spans:
        inside[start:end] = True
    places = np.arange(length)
    before = np.maximum.accumulate(np.where(inside, places, -length))
    behind = np.minimum.accumulate(np.where(inside, places, 2 * length)[::-1])[::-1]
    return np.minimum(places - before, behind - places)


def _layer_of(layer: Any, ids: Ids, places: Ids, vectors: Vectors) -> tuple[Ids, Vectors]:
    """The layer above one, at some places.

    Args:
        layer: what it does with windows.
        ids: of each place, the row of its vector below.
        places: those that are worked out.
        vectors: those below.

    Returns:
        The rows of the places above, in an array as long as ``ids``, and the vectors.
    """
    size = len(vectors)
    left, here, right = ids[places - 1], ids[places], ids[places + 1]
    _, first, rows = np.unique((left * size + here) * size + right, return_index=True, return_inverse=True)
    own = vectors[here[first]]
    windows = np.concatenate([vectors[left[first]], own, vectors[right[first]]], axis=1)
    above = np.zeros_like(ids)
    above[places] = rows
    return above, own + layer.predict(windows)
