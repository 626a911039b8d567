"""The correction model: a seq2seq transformer rewrites each sentence, ERRANT says what kind of edit each change is."""

from collections.abc import Sequence
from typing import ClassVar

from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.check import SentenceCheck
from service.checking.resources import Resources
from service.checking.sentences import SentenceText, sentence_texts
from service.checking.typed import alerts_of_edits, alerts_of_suspicions

_WARM_UP = "She go to the market every day, and he buyed a apple there."


class CorrectionModel(SentenceCheck):
    """Corrects sentences and says of each correction what was wrong."""

    name: ClassVar[str] = "correction-model"
    priority: ClassVar[int] = 10
    batched: ClassVar[bool] = True

    def __init__(self, resources: Resources) -> None:
        self._resources = resources

    def covers(self, language: str) -> bool:
        """Whether the model is one of this language."""
        return language.split("-")[0].lower() == "en"

    def warm(self) -> None:
        """Load the model and the aligner and correct a sentence."""
        self.check(sentence_texts(Document.of(_WARM_UP)))

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence: those of its typed edits, and of errors without a sure correction."""
        corrector = self._resources.corrector
        analyses = corrector.analyse_sentences([sentence.protection for sentence in sentences])
        corrections = [analysis.correction for analysis in analyses]
        typed = self._resources.aligner.align_all((one.source, one.target) for one in corrections)
        return [
            [
                *alerts_of_edits(analysis.correction, edits, corrector.thresholds),
                *alerts_of_suspicions(analysis.correction.source, analysis.suspicions),
            ]
            for analysis, edits in zip(analyses, typed, strict=True)
        ]
