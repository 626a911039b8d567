"""All that does not agree in a sentence of a Romance language."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import Disagreement
from models.agreement.romance.alike import wrong_words
from models.agreement.romance.auxiliaries import wrong_auxiliaries
from models.agreement.romance.complexes import wrong_complexes
from models.agreement.romance.experiencing import wrong_experiences
from models.agreement.romance.government import wrong_prepositions
from models.agreement.romance.grammar import grammar
from models.agreement.romance.infinitives import wrong_infinitives
from models.agreement.romance.likely_adjectives import unsure_adjectives
from models.agreement.romance.likely_numbers import unsure_numbers
from models.agreement.romance.likely_verbs import unsure_verbs
from models.agreement.romance.moods import wrong_conditions, wrong_moods, wrong_times
from models.agreement.romance.objects import wrong_objects
from models.agreement.romance.orders import wrong_orders
from models.agreement.romance.persons import wrong_addresses, wrong_persons, wrong_reflexives
from models.agreement.romance.phrases import wrong_phrases, wrong_predicates
from models.agreement.romance.relative_predicates import wrong_relative_predicates, wrong_superlatives
from models.agreement.romance.tenses import wrong_tenses

__all__ = ["wrong_in"]

_RULES = (
    wrong_phrases,
    wrong_predicates,
    wrong_relative_predicates,
    wrong_superlatives,
    wrong_persons,
    wrong_reflexives,
    wrong_addresses,
    wrong_orders,
    wrong_objects,
    wrong_experiences,
    wrong_moods,
    wrong_conditions,
    wrong_times,
    wrong_auxiliaries,
    wrong_complexes,
    wrong_tenses,
    wrong_prepositions,
    wrong_infinitives,
    wrong_words,
    unsure_verbs,
    unsure_adjectives,
    unsure_numbers,
)


def wrong_in(code: str, words: Sequence[str]) -> Iterator[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts.

    Args:
        code: ``es``, ``fr``, ``it`` or ``pt``.
        words: its words and marks.
    """
    known = grammar(code)
    for rule in _RULES:
        yield from rule(known, words)
