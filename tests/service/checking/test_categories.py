"""The category keys of the interface."""

from models.aligner.types import ErrantType
from service.checking.categories import BY_KEY, Category

MAIN = (
    "CASING TYPOS COMPOUNDING GRAMMAR STYLE COLLOCATIONS PUNCTUATION CONFUSED_WORDS NONSTANDARD_PHRASES REDUNDANCY "
    "SEMANTICS PLAIN_ENGLISH WIKIPEDIA TYPOGRAPHY CREATIVE_WRITING REPETITIONS_STYLE TON_ACADEMIC"
)
DETAILED = (
    "ADJ ADJ:FORM ADV CONJ CONTR DET MORPH NOUN NOUN:INFL NOUN:NUM NOUN:POSS ORTH OTHER PART PREP PRON PUNCT SPELL "
    "VERB VERB:FORM VERB:TENSE VERB:SVA VERB:INFL WO UNK"
)


def test_exactly_the_keys_of_the_interface() -> None:
    assert {str(category) for category in Category if not category.detailed} == set(MAIN.split())
    assert {str(category) for category in Category if category.detailed} == set(DETAILED.split())
    assert len(Category) == 17 + 25


def test_every_type_of_the_aligner_has_a_category() -> None:
    assert {kind.value for kind in ErrantType} == set(DETAILED.split())


def test_every_category_has_a_meaning_and_an_example() -> None:
    for category in Category:
        assert category.meaning
        assert category.wrong != category.right


def test_main_categories() -> None:
    assert Category.SPELL.main() is Category.TYPOS
    assert Category.PUNCT.main() is Category.PUNCTUATION
    assert Category.ORTH.main("london", "London") is Category.CASING
    assert Category.ORTH.main("alot", "a lot") is Category.COMPOUNDING
    assert Category.ORTH.main("Alot", "a lot") is Category.COMPOUNDING
    assert Category.STYLE.main() is Category.STYLE
    others = [BY_KEY[key] for key in DETAILED.split() if key not in {"SPELL", "PUNCT", "ORTH"}]
    assert {category.main() for category in others} == {Category.GRAMMAR}
