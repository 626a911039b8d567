"""Words taken for one another, where no pattern decides: the correction model says which of them was meant.

A sentence is read twice: as it stands, and with the other word in it. The model must both doubt the word that stands
there in favour of the other, and not doubt the other in favour of it.
"""

import math
from collections.abc import Sequence
from typing import ClassVar

from models.corrector.corrector import Analysis
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.correction import CorrectionModel
from service.checking.confusions import Candidate, scores, suspected
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

_CONFIDENCE = math.log(0.9 / 0.1)
"""Log-odds of the confidence of an alert that just reaches its threshold."""


class ConfusedWords(SentenceCheck):
    """Finds words that stand for another one that sounds or looks alike."""

    name: ClassVar[str] = "confused-words"
    priority: ClassVar[int] = 12
    batched: ClassVar[bool] = True
    lane: ClassVar[str] = CorrectionModel.name

    def __init__(self, resources: Resources) -> None:
        self._resources = resources

    def covers(self, language: str) -> bool:
        """Whether there are sets of words for this language."""
        return language.split("-")[0].lower() == "en"

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence; none where the model has no thresholds for confused words."""
        corrector = self._resources.corrector
        if not corrector.confusions:
            return [[] for _ in sentences]
        analyses = self._resources.analyses.of(sentences)
        asked = [
            (at, candidate, likely)
            for at, (sentence, analysis) in enumerate(zip(sentences, analyses, strict=True))
            for candidate, likely in suspected(sentence.text, analysis.correction.doubts or ())
            if candidate.confusion.key in corrector.confusions
            and not sentence.is_protected(candidate.start, candidate.end)
            and _agrees(candidate, analysis)
        ]
        found = scores(corrector, [(sentences[at].text, candidate, likely) for at, candidate, likely in asked])
        best: list[dict[int, tuple[float, Candidate]]] = [{} for _ in sentences]
        for (at, candidate, _), score in zip(asked, found, strict=True):
            excess = score - corrector.confusions[candidate.confusion.key]
            if excess >= best[at].get(candidate.start, (0.0,))[0]:
                best[at][candidate.start] = (excess, candidate)
        return [
            [self._alert(candidate, sentence.text, excess) for _, (excess, candidate) in sorted(words.items())]
            for sentence, words in zip(sentences, best, strict=True)
        ]

    def forget(self) -> None:
        """Drop the analyses."""
        self._resources.analyses.forget()

    def _alert(self, candidate: Candidate, text: str, excess: float) -> Alert:
        written, confusion = text[candidate.start : candidate.end], candidate.confusion
        return Alert(
            offset=candidate.start,
            length=candidate.end - candidate.start,
            category=Category.CONFUSED_WORDS,
            main_category=Category.CONFUSED_WORDS.main(written, candidate.replacement),
            message=f"“{written}” ({confusion.written_gloss}) and “{candidate.replacement}” "
            f"({confusion.meant_gloss}) are easily confused; “{candidate.replacement}” is probably meant here.",
            short_message="Commonly confused words",
            replacements=(candidate.replacement,),
            confidence=1 / (1 + math.exp(-excess - _CONFIDENCE)),
            rule=f"{self.name}/{confusion.name}",
            priority=self.priority,
        )


def _agrees(candidate: Candidate, analysis: Analysis) -> bool:
    """Whether no correction that counts writes anything else in this place."""
    return all(
        candidate.replacement.lower() in edit.replacement.lower().split()
        for edit in analysis.correction.edits
        if edit.start < candidate.end and candidate.start < edit.end
    )
