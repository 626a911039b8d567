"""A text -> its alerts."""

from collections.abc import Iterable
from typing import Protocol

from models.aligner.types import TypedEdit
from models.corrector.corrector import Corrector, Progress
from models.text.document import Document
from service.checking.alerts import Alert, without_overlaps
from service.checking.typed import alerts_of_edits, alerts_of_suspicions


class Aligner(Protocol):
    """Finds the typed edits between a sentence and its correction."""

    def align_all(self, pairs: Iterable[tuple[str, str]]) -> list[list[TypedEdit]]:
        """Give for each source and target the edits with offsets into the source, sorted, not overlapping."""
        ...


class Checker:
    """Corrects the sentences of a text and says of each correction what was wrong."""

    def __init__(self, corrector: Corrector, aligner: Aligner) -> None:
        self.corrector = corrector
        self.aligner = aligner

    def check(self, text: str, language: str = "en", progress: Progress = None) -> list[Alert]:
        """Find the alerts of a text: sorted, not overlapping, offsets in code points.

        Args:
            text: of any length.
            language: BCP 47 code.
            progress: called with the number of code points done, now and then.
        """
        document = Document.of(text, language)
        analyses = self.corrector.analyse(document, progress)
        corrections = [analysis.correction for analysis in analyses]
        typed = self.aligner.align_all([(correction.source, correction.target) for correction in corrections])
        alerts: list[Alert] = []
        for span, analysis, edits in zip(document.sentences, analyses, typed, strict=True):
            alerts += alerts_of_edits(analysis.correction, edits, self.corrector.thresholds, span.start)
            alerts += alerts_of_suspicions(analysis.correction.source, analysis.suspicions, span.start)
        return without_overlaps(alerts)
