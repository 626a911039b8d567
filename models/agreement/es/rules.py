"""All that does not agree in a sentence of Spanish."""

from collections.abc import Sequence

from models.agreement.disagreement import Disagreement
from models.agreement.romance.rules import wrong_in

__all__ = ["wrong"]


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    return list(wrong_in("es", words))
