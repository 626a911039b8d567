"""The correction model: a seq2seq transformer rewrites each sentence, ERRANT says what kind of edit each change is."""

from collections.abc import Sequence
from typing import ClassVar

from models.corrector.corrector import Analysis
from models.corrector.thresholds import Thresholds
from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.check import SentenceCheck
from service.checking.checks.correction.typed import alerts_of_edits, alerts_of_suspicions, for_writers
from service.checking.resources import Resources
from service.checking.sentences import SentenceText, sentence_texts

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
        """The alerts of each sentence: those of its typed edits, and of errors without a sure correction.

        What a native writer is told is found as if there were no learners: an alert of less sure edits is no part of
        it, nor does it take the place of one.
        """
        corrector = self._resources.corrector
        analyses = corrector.analyse_sentences([sentence.protection for sentence in sentences])
        everything = [one for analysis in analyses for one in (analysis, analysis.learner) if one is not None]
        pairs = list(dict.fromkeys((one.correction.source, one.correction.target) for one in everything))
        typed = dict(zip(pairs, self._resources.aligner.align_all(pairs), strict=True))

        def alerts(analysis: Analysis, thresholds: Thresholds) -> list[Alert]:
            correction = analysis.correction
            edits = typed[correction.source, correction.target]
            return [
                *alerts_of_edits(correction, edits, thresholds),
                *alerts_of_suspicions(correction.source, analysis.suspicions),
            ]

        found = []
        for analysis in analyses:
            native = alerts(analysis, corrector.thresholds)
            if analysis.learner is None or corrector.learner is None:
                found.append(native)
            else:
                found.append(for_writers(native, alerts(analysis.learner, corrector.learner)))
        return found
