"""All that does not agree in a Polish sentence."""

from collections.abc import Iterator, Sequence

from models.agreement.denials import missing_negations
from models.agreement.disagreement import Disagreement
from models.agreement.gerunds import missing_comma
from models.agreement.pl.addressed import wrong_addresses, wrong_calls
from models.agreement.pl.alone import wrong_phrase
from models.agreement.pl.asking import wrong_askings
from models.agreement.pl.aspects import wrong_aspects
from models.agreement.pl.behind_prepositions import wrong_counted_genitives
from models.agreement.pl.clauses import unsure_requests, wrong_futures, wrong_infinitives, wrong_phases, wrong_purposes
from models.agreement.pl.counted import wrong_numbers
from models.agreement.pl.crossing import unsure_crossings
from models.agreement.pl.degrees import wrong_degrees
from models.agreement.pl.giving import wrong_receivers
from models.agreement.pl.governing import LISTED
from models.agreement.pl.likely import unsure_verbs
from models.agreement.pl.manners import unsure_manners
from models.agreement.pl.means import wrong_means
from models.agreement.pl.measured import wrong_measures
from models.agreement.pl.morphology import readings
from models.agreement.pl.objects import wrong_objects
from models.agreement.pl.particles import wrong_particles
from models.agreement.pl.pleasing import wrong_pleasing
from models.agreement.pl.plural_predicates import unsure_genitives, wrong_plural_predicates
from models.agreement.pl.predicates import wrong_asked_kinds, wrong_pointing, wrong_predicates
from models.agreement.pl.pronouns import wrong_clitics, wrong_pronouns
from models.agreement.pl.reflexives import unsure_reflexives, wrong_reflexives
from models.agreement.pl.relatives import wrong_possessors, wrong_relative_objects, wrong_relatives
from models.agreement.pl.speakers import wrong_genders
from models.agreement.pl.subjects import wrong_verbs
from models.agreement.pl.tenses import wrong_orders, wrong_tenses
from models.agreement.pl.together import with_adjective_behind
from models.agreement.pl.verbs import wrong_cases

__all__ = ["wrong"]

_SUBJECTS = frozenset({"ja", "ty", "on", "ona", "ono", "my", "wy", "oni", "one"})


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    return list(_all(words))


def _all(words: Sequence[str]) -> Iterator[Disagreement]:
    yield from wrong_particles(words)
    if (comma := missing_comma(words, readings, _SUBJECTS, LISTED["adverbs"])) is not None:
        yield comma
    yield from missing_negations(
        words, readings, LISTED["negatives"], LISTED["adverbs"] | LISTED["listeners"], LISTED["denying"]
    )
    yield from wrong_tenses(words)
    yield from wrong_orders(words)
    yield from wrong_askings(words)
    yield from (with_adjective_behind(words, one) for one in wrong_objects(words))
    yield from wrong_pronouns(words)
    yield from wrong_clitics(words)
    yield from wrong_counted_genitives(words)
    yield from wrong_numbers(words)
    yield from wrong_measures(words)
    yield from wrong_pleasing(words)
    yield from wrong_receivers(words)
    yield from wrong_means(words)
    yield from (with_adjective_behind(words, one) for one in wrong_cases(words))
    for at in range(len(words)):
        if (phrase := wrong_phrase(words, at)) is not None:
            yield phrase
    yield from wrong_purposes(words)
    yield from wrong_infinitives(words)
    yield from wrong_futures(words)
    yield from wrong_aspects(words)
    yield from wrong_degrees(words)
    yield from wrong_addresses(words)
    yield from wrong_calls(words)
    yield from wrong_phases(words)
    yield from wrong_plural_predicates(words)
    yield from wrong_verbs(words)
    yield from wrong_predicates(words)
    yield from wrong_pointing(words)
    yield from wrong_asked_kinds(words)
    yield from wrong_genders(words)
    yield from wrong_reflexives(words)
    yield from wrong_possessors(words)
    yield from wrong_relatives(words)
    yield from wrong_relative_objects(words)
    yield from unsure_verbs(words)
    yield from unsure_genitives(words)
    yield from unsure_crossings(words)
    yield from unsure_requests(words)
    yield from unsure_reflexives(words)
    yield from unsure_manners(words)
