"""The engine that corrects by tagging words (GECToR: Omelianchuk et al. 2020, "Tag, Not Rewrite").

A token classifier gives each word a distribution over tags such as ``$KEEP``, ``$DELETE``, ``$APPEND_the`` or
``$TRANSFORM_VERB_VB_VBZ``. The best tag is followed, and the sentence that results is tagged again, some times at most.
As in the paper, ``$KEEP`` may get an additional confidence before the tags are compared, and a tag needs a minimum
probability. (There is no head for detection in checkpoints of this kind: the error is as probable as its tag.)

The probability of an edit is that of its tag against ``$KEEP`` at the same word, both as the model gives them.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Self

from transformers import AutoModelForTokenClassification

from models.corrector.engines.certainty import log_of_all
from models.corrector.engines.checkpoint import Checkpoint
from models.corrector.engines.tagger.passes import composed
from models.corrector.engines.tagger.tagging import Tagged, Tagging
from models.corrector.engines.tagger.tags import KEEP, Tag, TagOperation
from models.corrector.engines.tagger.writing import Decision, edits_of
from models.corrector.manifest import PASSES, Manifest
from models.corrector.protocol import Correction, Doubt, Edit, Replacement
from models.errors import ModelError

__all__ = ["TaggerEngine", "load"]

_MOST_CODE_POINTS = 400
_SURE = 0.95
"""A word that stays as it is with more than this probability is not doubted."""
_RANKED = 16
"""Tags of a word that are looked at for other replacements."""
_ALTERNATIVES = 4
_LEAST_PROBABILITY = 0.01
"""A tag less probable than this is no alternative."""


class TaggerEngine:
    """Implements ``Engine``.

    Args:
        tagging: the model with its tokenizer.
        labels: what the model calls its tags, ``$KEEP`` among them.
        language: of the sentences.
        passes: how often a sentence is tagged at most.
        additional_confidence: what is added to the probability of ``$KEEP`` before the tags are compared.
        min_error_probability: least probability of a tag that is followed.
        max_length: longest sentence in code points.
    """

    def __init__(
        self,
        tagging: Tagging,
        labels: Sequence[str],
        *,
        language: str = "en",
        passes: int = PASSES,
        additional_confidence: float = 0.0,
        min_error_probability: float = 0.0,
        max_length: int | None = None,
    ) -> None:
        self.max_length = max_length or _MOST_CODE_POINTS
        self.tagging = tagging
        self._language = language
        self._passes = passes
        self._additional_confidence = additional_confidence
        self._min_error_probability = min_error_probability
        self._keep = list(labels).index(KEEP)
        self._tags = [Tag.of(label) for label in labels]
        appends = (at for at, tag in enumerate(self._tags) if tag and tag.operation is TagOperation.APPEND)
        self._staying = [self._keep, *appends]

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence; one of too many pieces comes back without edits."""
        results = [Correction(sentence) for sentence in sentences]
        seen = [{sentence} for sentence in sentences]
        active = list(range(len(sentences)))
        for _ in range(self._passes):
            found = self._pass([results[at].target for at in active])
            changed = [(at, one) for at, one in zip(active, found, strict=True) if one.edits]
            # A sentence that has been there already would go round in circles.
            active = [at for at, one in changed if one.target not in seen[at]]
            for at, one in changed:
                seen[at].add(one.target)
                results[at] = composed(results[at], one)
        return results

    def doubts(self, sentences: Sequence[str]) -> list[tuple[Doubt, ...]]:
        """The words that the model would change or take out."""
        return [self._doubts(tagged) if tagged else () for tagged in self.tagging(sentences)]

    def _doubts(self, tagged: Tagged) -> tuple[Doubt, ...]:
        kept = tagged.chances[-tagged.first :, self._staying].sum(-1).tolist()
        return tuple(
            Doubt(token.start, token.end, min(share, 1.0))
            for token, share in zip(tagged.tokens, kept, strict=True)
            if share <= _SURE and token.text[0].isalpha()
        )

    def for_language(self, language: str) -> Self:
        """The engine itself."""
        return self

    def ease(self, sentences: Sequence[str]) -> list[float | None]:
        """The log probability that no word is changed, taken out or put in."""
        return [log_of_all(tagged.chances[:, self._keep]) if tagged else None for tagged in self.tagging(sentences)]

    def _pass(self, sentences: Sequence[str]) -> list[Correction]:
        """Tag each sentence once and follow the tags."""
        return [
            Correction(sentence, self._edits(sentence, tagged) if tagged else ())
            for sentence, tagged in zip(sentences, self.tagging(sentences), strict=True)
        ]

    def _edits(self, sentence: str, tagged: Tagged) -> tuple[Edit, ...]:
        scores = tagged.chances.clone()
        scores[:, self._keep] += self._additional_confidence
        decisions: dict[int, Decision] = {}
        for at, best in enumerate(scores.argmax(-1).tolist(), tagged.first):
            decision = self._decision(tagged, at, best)
            if decision and tagged.chances[at - tagged.first, best] >= self._min_error_probability:
                decisions[at] = decision
        alone = {}
        for at, decision in decisions.items():
            for edit in edits_of(sentence, tagged.tokens, {at: decision}, self._language):
                alone[edit] = at
        edits = edits_of(sentence, tagged.tokens, decisions, self._language)
        return tuple(
            self._with_others(sentence, tagged, edit, alone[edit]) if edit in alone else edit for edit in edits
        )

    def _decision(self, tagged: Tagged, at: int, label: int) -> Decision | None:
        """What a label says of a word, None where that is nothing."""
        tag = self._tags[label]
        if tag is None or (at < 0 and tag.operation is not TagOperation.APPEND):
            return None
        chances = tagged.chances[at - tagged.first]
        chance, keeping = chances[label].item(), chances[self._keep].item()
        return Decision(tag, chance / (chance + keeping) if chance else 0.0)

    def _with_others(self, sentence: str, tagged: Tagged, edit: Edit, at: int) -> Edit:
        """The edit of one word, with what else the model would write in its place."""
        chances = tagged.chances[at - tagged.first]
        others: dict[str, float] = {}
        for label in chances.topk(min(_RANKED, len(chances))).indices.tolist():
            decision = self._decision(tagged, at, label)
            if decision and chances[label] >= _LEAST_PROBABILITY:
                for other in edits_of(sentence, tagged.tokens, {at: decision}, self._language):
                    if (other.start, other.end) == (edit.start, edit.end):
                        others.setdefault(other.replacement, other.probability)
        others.pop(edit.replacement, None)
        return replace(edit, alternatives=tuple(Replacement(*other) for other in list(others.items())[:_ALTERNATIVES]))


def load(name_or_path: str | Path, manifest: Manifest, *, device: str = "cpu") -> TaggerEngine:
    """Load a checkpoint.

    Args:
        name_or_path: a folder (nothing is downloaded then), or a hub name.
        manifest: what its ``emend.json`` says.
        device: see ``load_engine``.

    Raises:
        ModelError: it is missing, truncated, no tagger of corrections, without safetensors or without a tokenizer.
    """
    checkpoint = Checkpoint(name_or_path)
    names = checkpoint.config.id2label
    labels = [str(names[number]) for number in sorted(names)]
    if KEEP not in labels:
        raise ModelError(f"{name_or_path}: no tagger of corrections, since {KEEP} is not among its labels")
    tokenizer = checkpoint.tokenizer()
    if not tokenizer.is_fast:
        raise ModelError(f"{name_or_path}: the tokenizer does not tell which piece belongs to which word")
    model = checkpoint.model(AutoModelForTokenClassification, device)
    return TaggerEngine(
        Tagging(model, tokenizer, labels.index(KEEP), manifest.language),
        labels,
        language=manifest.language,
        passes=manifest.passes,
        additional_confidence=manifest.additional_confidence,
        min_error_probability=manifest.min_error_probability,
        max_length=manifest.max_length,
    )
