"""False alarms: edits made in text that needs none, per 1,000 words."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FalseAlarms:
    """Edits in clean text and the words (between spaces) they were made in."""

    edits: int = 0
    words: int = 0

    @property
    def per_1000_words(self) -> float:
        """Edits per 1,000 words; 0 for no text."""
        return 1000 * self.edits / self.words if self.words else 0.0


def count_false_alarms(sources: Iterable[str], edits: Iterable[int]) -> FalseAlarms:
    """Add up the words of clean sentences and the number of edits made in each.

    Raises:
        ValueError: there are not as many numbers as sentences.
    """
    total, words = 0, 0
    for source, number in zip(sources, edits, strict=True):
        total += number
        words += len(source.split())
    return FalseAlarms(total, words)
