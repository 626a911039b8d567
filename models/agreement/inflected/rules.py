"""All that does not agree in a sentence of a language."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import Disagreement
from models.agreement.inflected.alone import wrong_phrase
from models.agreement.inflected.asking import wrong_askings
from models.agreement.inflected.aspects import wrong_aspects
from models.agreement.inflected.auxiliaries import needless_auxiliaries, wrong_auxiliaries
from models.agreement.inflected.calls import wrong_calls
from models.agreement.inflected.clauses import wrong_purposes, wrong_relatives
from models.agreement.inflected.clitics import wrong_clitics
from models.agreement.inflected.counted import wrong_numbers
from models.agreement.inflected.denied import wrong_affirmations
from models.agreement.inflected.futures import wrong_futures
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.infinitives import wrong_infinitives
from models.agreement.inflected.objects import wrong_cases
from models.agreement.inflected.predicates import wrong_predicates
from models.agreement.inflected.pronouns import wrong_pronouns
from models.agreement.inflected.reflexives import wrong_reflexives
from models.agreement.inflected.subject_verbs import wrong_verbs
from models.agreement.inflected.tenses import wrong_tenses
from models.agreement.inflected.titles import wrong_titles
from models.agreement.inflected.verbs import wrong_objects

__all__ = ["all_wrong"]


def all_wrong(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    yield from wrong_askings(grammar, words)
    yield from wrong_clitics(grammar, words)
    yield from wrong_cases(grammar, words)
    yield from wrong_pronouns(grammar, words)
    yield from wrong_numbers(grammar, words)
    for at in range(len(words)):
        if (phrase := wrong_phrase(grammar, words, at)) is not None:
            yield phrase
    yield from wrong_objects(grammar, words)
    yield from wrong_purposes(grammar, words)
    yield from wrong_verbs(grammar, words)
    yield from wrong_relatives(grammar, words)
    yield from wrong_predicates(grammar, words)
    yield from wrong_infinitives(grammar, words)
    yield from wrong_futures(grammar, words)
    yield from wrong_affirmations(grammar, words)
    yield from wrong_tenses(grammar, words)
    yield from wrong_aspects(grammar, words)
    yield from wrong_auxiliaries(grammar, words)
    yield from needless_auxiliaries(grammar, words)
    yield from wrong_titles(grammar, words)
    yield from wrong_reflexives(grammar, words)
    yield from wrong_calls(grammar, words)
