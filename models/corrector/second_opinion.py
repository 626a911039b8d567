"""What the model of confused words of a language says of a corrector's edits: which of two words fits its place.

It has seen right text only, and never the word that stands there (``models/confusions``), so that the two are wrong in
different places: what both would write is right far more often than what the corrector alone would (stacking: Wolpert,
1992).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from models.confusions.confusion import Candidate
from models.confusions.loading import word_choices
from models.confusions.sets import confusions
from models.corrector.protocol import Correction, Edit
from models.corrector.transducer.judgement import log_odds, shifted
from models.errors import ModelError

__all__ = ["WEIGHTS", "Opinion", "SecondOpinion", "bounded"]

WEIGHTS = ("bias", "own", "choice")
"""Of 1, of the log odds that the corrector gives, and of those of the choice between the two words."""
_LEAST, _MOST = -6.0, 8.0
"""Bounds of the log odds of a choice: beyond them they say no more."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """Of a replacement of one word: the corrector's probability, and the log odds of this word against that one."""

    source: str
    start: int
    end: int
    replacement: str
    probability: float
    odds: float


class SecondOpinion:
    """Weighs the probabilities of edits of one language.

    Attributes:
        weights: those of ``WEIGHTS``.
    """

    def __init__(self, language: str, weights: Mapping[str, float]) -> None:
        """Take the weights of a model's ``emend.json``; the model of confused words is loaded when it is asked.

        Raises:
            ModelError: a name is none of those known.
        """
        for name in weights:
            if name not in WEIGHTS:
                raise ModelError(f"emend.json: second_opinion knows no {name!r}, but {', '.join(WEIGHTS)}")
        self._language = language
        self.weights = weights

    @classmethod
    def of(cls, language: str, weights: Mapping[str, float]) -> "SecondOpinion | None":
        """The opinion for a language; None where there are no weights, or no model of its confused words."""
        return cls(language, weights) if weights and word_choices.covers(language) else None

    def weigh(self, corrections: Sequence[Correction]) -> list[Correction]:
        """The same corrections with the probabilities of their edits weighed, as far as there is an opinion on them."""
        known = {
            (at, one.start, one.end, one.replacement): self._weighed(one) for at, one in self.opinions(corrections)
        }
        if not known:
            return list(corrections)
        return [
            replace(correction, edits=tuple(_with(known, at, edit) for edit in correction.edits))
            for at, correction in enumerate(corrections)
        ]

    def opinions(self, corrections: Sequence[Correction]) -> list[tuple[int, Opinion]]:
        """The replacements that the other model has an opinion on, each with the place of its correction."""
        if not any(correction.edits for correction in corrections):
            return []
        asked = [
            (at, candidate, probability)
            for at, correction in enumerate(corrections)
            for edit in correction.edits
            for candidate, probability in self._candidates(correction.source, edit)
        ]
        if not asked:
            return []
        odds = word_choices.of(self._language).odds([(corrections[at].source, one) for at, one, _ in asked])
        return [
            (at, Opinion(corrections[at].source, one.start, one.end, one.replacement, probability, found))
            for (at, one, probability), found in zip(asked, odds.tolist(), strict=True)
        ]

    def _candidates(self, source: str, edit: Edit) -> Iterator[tuple[Candidate, float]]:
        """The readings of an edit that put another word of its set in the place of a word."""
        probabilities = {edit.replacement: edit.probability}
        probabilities |= {other.text: other.probability for other in edit.alternatives}
        targets = word_choices.of(self._language).targets
        for candidate in confusions(self._language).candidates(source, edit.start, edit.end):
            pair = {candidate.confusion.written_target, candidate.confusion.meant_target}
            if candidate.replacement in probabilities and pair <= targets.keys():
                yield candidate, probabilities[candidate.replacement]

    def _weighed(self, opinion: Opinion) -> float:
        bias, own, choice = (self.weights.get(name, 0.0) for name in WEIGHTS)
        odds = bias + own * log_odds(opinion.probability) + choice * bounded(opinion.odds)
        return shifted(0.5, odds)


def bounded(odds: float) -> float:
    """Log odds of a choice as they are weighed."""
    return min(max(odds, _LEAST), _MOST)


def _with(known: Mapping[tuple[int, int, int, str], float], at: int, edit: Edit) -> Edit:
    """The edit with what is known of its readings."""

    def of(text: str, probability: float) -> float:
        return known.get((at, edit.start, edit.end, text), probability)

    others = tuple(replace(other, probability=of(other.text, other.probability)) for other in edit.alternatives)
    return replace(edit, probability=of(edit.replacement, edit.probability), alternatives=others)
