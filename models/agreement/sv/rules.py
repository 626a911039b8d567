"""All rules of Swedish."""

from collections.abc import Iterator, Sequence

from models.agreement.affixed import AffixedWords
from models.agreement.disagreement import Disagreement
from models.agreement.sv.compounds import wrong_compounds
from models.agreement.sv.morphology import swedish_of
from models.agreement.sv.order import wrong_order
from models.agreement.sv.phrases import wrong_phrases
from models.agreement.sv.predicates import wrong_predicates
from models.agreement.sv.tenses import wrong_tenses
from models.agreement.sv.verbs import wrong_verbs
from models.agreement.sv.words import wrong_words

__all__ = ["wrong"]


def wrong(words: Sequence[str], dictionary: AffixedWords) -> Iterator[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    swedish = swedish_of(dictionary)
    yield from wrong_compounds(words, swedish)
    yield from wrong_phrases(words, swedish)
    yield from wrong_predicates(words, swedish)
    yield from wrong_verbs(words, swedish)
    yield from wrong_words(words, swedish)
    yield from wrong_order(words, swedish)
    yield from wrong_tenses(words, swedish)
