"""All that does not agree in a German sentence, besides noun phrases."""

from collections.abc import Iterator, Sequence

from models.agreement.de.behind_fronts import wrong_singular_verbs
from models.agreement.de.cases import wrong_cases, wrong_dative_objects
from models.agreement.de.clauses import wrong_infinitives, wrong_participles, wrong_purposes
from models.agreement.de.compounds import compounds_apart
from models.agreement.de.genitives import missing_genitives
from models.agreement.de.infinitives import missing_to
from models.agreement.de.joined import wrong_joined
from models.agreement.de.objects import wrong_objects
from models.agreement.de.order import wrong_order
from models.agreement.de.others import wrong_others
from models.agreement.de.participles import malformed_participles
from models.agreement.de.polite import wrong_polite_pronouns
from models.agreement.de.prepositions import wrong_prepositions
from models.agreement.de.reasons import meant_reasons
from models.agreement.de.reflexives import missing_reflexives
from models.agreement.de.relatives import missing_what, wrong_relatives
from models.agreement.de.separable import wrong_parts
from models.agreement.de.subjects import wrong_last_verbs, wrong_verbs
from models.agreement.de.times import wrong_times
from models.agreement.disagreement import Disagreement
from models.noun_phrases.phrases import noun_phrases

__all__ = ["wrong"]


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    return list(_all(words)) if words else []


def _all(words: Sequence[str]) -> Iterator[Disagreement]:
    phrases = noun_phrases(words)
    reasons = list(meant_reasons(words))
    yield from reasons
    for one in wrong_order(words, phrases):
        if not any(other.end < one.start <= other.end + 2 for other in reasons):
            yield one  # what “denn” begins is no clause that depends
    yield from wrong_parts(words, phrases)
    yield from wrong_relatives(words, phrases)
    yield from missing_what(words)
    yield from wrong_times(words)
    yield from wrong_others(words)
    yield from wrong_polite_pronouns(words)
    yield from missing_reflexives(words, phrases)
    yield from wrong_objects(words, phrases)
    yield from wrong_joined(words, phrases)
    yield from missing_genitives(words, phrases)
    yield from compounds_apart(words)
    yield from wrong_prepositions(words, phrases)
    yield from wrong_cases(words, phrases)
    yield from wrong_dative_objects(words, phrases)
    yield from wrong_verbs(words, phrases)
    yield from wrong_singular_verbs(words, phrases)
    yield from wrong_last_verbs(words)
    yield from wrong_participles(words)
    yield from wrong_infinitives(words)
    yield from malformed_participles(words)
    yield from wrong_purposes(words)
    yield from missing_to(words)
