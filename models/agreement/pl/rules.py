"""All that does not agree in a Polish sentence."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import Disagreement
from models.agreement.pl.alone import wrong_phrase
from models.agreement.pl.clauses import wrong_futures, wrong_infinitives, wrong_purposes, wrong_relatives
from models.agreement.pl.counted import wrong_numbers
from models.agreement.pl.objects import wrong_objects
from models.agreement.pl.predicates import wrong_predicates
from models.agreement.pl.pronouns import wrong_pronouns
from models.agreement.pl.subjects import wrong_verbs
from models.agreement.pl.verbs import wrong_cases

__all__ = ["wrong"]


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    return list(_all(words))


def _all(words: Sequence[str]) -> Iterator[Disagreement]:
    yield from wrong_objects(words)
    yield from wrong_pronouns(words)
    yield from wrong_numbers(words)
    yield from wrong_cases(words)
    for at in range(len(words)):
        if (phrase := wrong_phrase(words, at)) is not None:
            yield phrase
    yield from wrong_purposes(words)
    yield from wrong_infinitives(words)
    yield from wrong_futures(words)
    yield from wrong_verbs(words)
    yield from wrong_predicates(words)
    yield from wrong_relatives(words)
