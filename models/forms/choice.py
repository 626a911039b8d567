"""Which form of a word fits a place in a sentence: a small network over the sentence on both sides of it.

Deep and wide (Cheng et al., 2016): one recurrent network reads the sentence up to the place, another one from its
end back to it (Melamud, Goldberger and Dagan, 2016); what both remember, with the word that is to be inflected, goes
through a hidden layer to a vector that is compared with that of each class of forms. The wide part adds a weight for
each short sequence of words around the place with each form. All was trained together, on right text only: the form
that stands in the place is not seen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from models.choice.stored import SCALE, Floats, StoredModel, Weights, readable, table_rows
from models.choice.vocabulary import PADDING, HashedVocabulary, Ids
from models.forms.context import NEAR, near, sequences
from models.forms.cues import CUES, CueFinder
from models.forms.guards import Guards
from models.forms.paradigms import NONE, Paradigms
from models.forms.recurrent import product, states
from models.forms.subjects import SUBJECTS
from models.forms.table import ClassNames, forms_table

__all__ = ["NOWHERE", "PARADIGMS", "FormChoice", "Places", "around"]

PARADIGMS = "forms.tsv"
NOWHERE = -1e9
"""Logit of what is no form."""
NOMINAL = -4.0
"""Up to these log-odds of a past form against another one, the place is not one of a verb that tells."""
_TOGETHER = 64
"""Sentences that are read at a time."""


@dataclass(frozen=True, slots=True)
class Places:
    """Places in sentences, each with the word whose forms may stand there.

    Attributes:
        sentences: numbers of their sentences.
        words: numbers of their words in these.
        lemmas: numbers of the words that are inflected.
    """

    sentences: Ids
    words: Ids
    lemmas: Ids

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, chosen: NDArray[np.generic]) -> "Places":
        return Places(self.sentences[chosen], self.words[chosen], self.lemmas[chosen])


@dataclass(frozen=True)
class FormChoice:
    """The model.

    Attributes:
        language: BCP 47 tag without region.
        vocabulary: numbers for the words of sentences.
        paradigms: the words that it knows in all their forms.
        thresholds: by ``written>meant@cue``, kinds of two forms and of what asks for one, the log-odds from which on
            the one counts as meant for the other; what has none is not asked for.
        weights: ``embedding`` (words, d); of the two readers, ``left`` and ``right``, ``_input`` (d, 3 h),
            ``_recurrent`` (h, 3 h) and their ``_bias``; ``lemmas`` (lemmas, l), ``hidden`` (2 h + l, m),
            ``hidden_bias`` (m), ``output`` (m, o), ``classes`` (classes, o), ``sequences`` (a power of two); the big
            tables are ``embedding``, ``lemmas`` and ``sequences``.
    """

    language: str
    vocabulary: HashedVocabulary
    paradigms: Paradigms
    thresholds: Mapping[str, float]
    weights: Weights

    @classmethod
    def load(cls, folder: Path) -> "FormChoice":
        """Read it from its folder.

        Raises:
            ModelError: a file is missing or damaged.
        """
        with readable(folder, "forms"):
            stored = StoredModel.read(folder)
            paradigms = Paradigms((folder / PARADIGMS).read_text(encoding="utf-8").splitlines())
            config = stored.config
            return cls(config["language"], stored.vocabulary, paradigms, config["thresholds"], stored.weights)

    @property
    def classes(self) -> ClassNames:
        """What classes of forms mean in its language."""
        return forms_table(self.language).classes

    @cached_property
    def cues(self) -> CueFinder:
        """What finds the words that ask for forms in its language."""
        return CueFinder(forms_table(self.language), self.paradigms)

    @cached_property
    def guards(self) -> Guards:
        """What knows what may be right although it looks wrong in its language."""
        return Guards(forms_table(self.language))

    @cached_property
    def least_odds(self) -> Floats:
        """The thresholds by the numbers of the kinds of the two forms and of cues; infinite where there is none."""
        kinds = self.paradigms.kinds
        found: Floats = np.full((len(kinds), len(kinds), len(CUES)), np.inf, dtype=np.float32)
        for key, threshold in self.thresholds.items():
            pair, _, cue = key.partition("@")
            written, _, meant = pair.partition(">")
            if written in kinds and meant in kinds:
                found[kinds.index(written), kinds.index(meant), CUES.index(cue)] = threshold
        for kind in SUBJECTS:
            # What is too rare there to have a threshold has that of a subject right before the verb.
            near, of_kind = found[:, :, CUES.index(kind.partition("-")[0])], found[:, :, CUES.index(kind)]
            of_kind[np.isinf(of_kind)] = near[np.isinf(of_kind)]
        return found

    @cached_property
    def written(self) -> frozenset[str]:
        """Kinds of forms that may stand for others."""
        return frozenset(pair.partition(">")[0] for pair in self.thresholds)

    def nominal(self, scores: Floats, forms: Ids) -> NDArray[np.bool_]:
        """Which of the forms of words would be those of nouns where they may stand, or of no verb that tells.

        Args:
            scores: how well each fits its place, shape (places, most forms of any).
            forms: their numbers, `NONE` behind them; the same shape.
        """
        past: Floats = np.where(self._past[forms], scores, np.float32(NOWHERE)).max(axis=1, keepdims=True)
        found: NDArray[np.bool_] = past - scores <= NOMINAL
        return found

    @cached_property
    def _past(self) -> NDArray[np.bool_]:
        """Whether each form is the past of a verb and nothing else; the last is for `NONE`."""
        past = self.classes.past
        return np.array([*(form.name in past for form in self.paradigms.forms), False])

    def scores(self, sentences: Sequence[Ids], places: Places) -> Floats:
        """How well the forms of words fit places.

        Args:
            sentences: the numbers of the words of each.
            places: in these.

        Returns:
            Logits, in the order of ``paradigms.of_lemma``, `NOWHERE` behind them; only their differences within a row
            mean something.
        """
        weights = self.weights
        forms = self.paradigms.of_lemma[places.lemmas]
        there = forms != NONE
        known = np.where(there, forms, 0)
        classes = self.paradigms.class_of[known]
        seen = [self._read(sentences, places), table_rows(weights, "lemmas", places.lemmas)]
        hidden = np.maximum(product(np.concatenate(seen, axis=1), weights["hidden"]) + weights["hidden_bias"], 0)
        deep = np.einsum("no,nko->nk", product(hidden, weights["output"]), weights["classes"][classes])
        table = weights["sequences"]
        at = sequences(around(sentences, places), classes, known, len(table))
        wide = table[at].sum(axis=2, dtype=np.int32) * weights["sequences" + SCALE]
        return np.asarray(np.where(there, deep + wide, NOWHERE), dtype=np.float32)

    def _read(self, sentences: Sequence[Ids], places: Places) -> Floats:
        """What is remembered of both sides of each place: (places, 2 h)."""
        size = len(self.weights["left_recurrent"])
        remembered: Floats = np.empty((len(places), 2 * size), dtype=np.float32)
        asked: list[list[int]] = [[] for _ in sentences]
        for number, sentence in enumerate(places.sentences.tolist()):
            asked[sentence].append(number)
        order = sorted((at for at in range(len(sentences)) if asked[at]), key=lambda at: len(sentences[at]))
        for first in range(0, len(order), _TOGETHER):
            batch = order[first : first + _TOGETHER]
            numbers = np.array([number for at in batch for number in asked[at]])
            rows = np.repeat(np.arange(len(batch)), [len(asked[at]) for at in batch])
            lengths = np.array([len(sentences[at]) for at in batch])
            words = places.words[numbers]
            for side, at in (("left", words), ("right", lengths[rows] - 1 - words)):
                ids = np.full((len(batch), int(lengths.max()) + 1), PADDING, dtype=np.int64)
                for row, sentence in enumerate(batch):
                    own = sentences[sentence]
                    ids[row, 1 : len(own) + 1] = own if side == "left" else own[::-1]
                read = self._side(side, ids[:, : int(at.max()) + 1])
                first_column = 0 if side == "left" else size
                remembered[numbers, first_column : first_column + size] = read[rows, at]
        return remembered

    def _side(self, side: str, ids: Ids) -> Floats:
        names = ("_input", "_recurrent", "_input_bias", "_recurrent_bias")
        return states(table_rows(self.weights, "embedding", ids), *(self.weights[side + name] for name in names))


def around(sentences: Sequence[Ids], places: Places) -> Ids:
    """The words near each place, in numbers."""
    padding = np.full(NEAR, PADDING, dtype=np.int64)
    parts = [padding]
    starts = []
    length = NEAR
    for sentence in sentences:
        starts.append(length)
        parts += [sentence, padding]
        length += len(sentence) + NEAR
    return near(np.concatenate(parts), np.array(starts, dtype=np.int64)[places.sentences] + places.words)
