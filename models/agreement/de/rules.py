"""All that does not agree in a German sentence, besides noun phrases."""

from collections.abc import Iterator, Sequence

from models.agreement.de.clauses import wrong_infinitives, wrong_participles, wrong_purposes
from models.agreement.de.subjects import wrong_last_verbs, wrong_verbs
from models.agreement.disagreement import Disagreement

__all__ = ["wrong"]


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    return list(_all(words))


def _all(words: Sequence[str]) -> Iterator[Disagreement]:
    yield from wrong_verbs(words)
    yield from wrong_last_verbs(words)
    yield from wrong_participles(words)
    yield from wrong_infinitives(words)
    yield from wrong_purposes(words)
