"""All rules of Dutch."""

from collections.abc import Iterator, Sequence

from models.agreement.affixed import AffixedWords
from models.agreement.disagreement import Disagreement
from models.agreement.nl.clauses import wrong_clauses
from models.agreement.nl.compounds import wrong_compounds
from models.agreement.nl.dependent import wrong_last_verbs
from models.agreement.nl.modals import wrong_infinitives
from models.agreement.nl.morphology import dutch_of
from models.agreement.nl.order import wrong_order
from models.agreement.nl.particles import wrong_particles
from models.agreement.nl.perfect import wrong_perfects
from models.agreement.nl.phrases import wrong_phrases
from models.agreement.nl.subordinates import wrong_subordinates
from models.agreement.nl.tenses import wrong_tenses
from models.agreement.nl.verbs import wrong_verbs
from models.agreement.nl.words import wrong_words

__all__ = ["wrong"]


def wrong(words: Sequence[str], dictionary: AffixedWords) -> Iterator[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    dutch = dutch_of(dictionary)
    yield from wrong_compounds(words, dutch)
    yield from wrong_particles(words, dutch)
    yield from wrong_clauses(words, dutch)
    yield from wrong_phrases(words, dutch)
    yield from wrong_verbs(words, dutch)
    yield from wrong_last_verbs(words, dutch)
    yield from wrong_words(words, dutch)
    yield from wrong_order(words, dutch)
    yield from wrong_subordinates(words, dutch)
    yield from wrong_tenses(words, dutch)
    yield from wrong_perfects(words, dutch)
    yield from wrong_infinitives(words)
