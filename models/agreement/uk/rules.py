"""All that does not agree in a Ukrainian sentence."""

from collections.abc import Sequence

from models.agreement.disagreement import Disagreement
from models.agreement.inflected.grammar import grammar
from models.agreement.inflected.rules import all_wrong

__all__ = ["wrong"]


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    return list(all_wrong(grammar("uk"), words))
