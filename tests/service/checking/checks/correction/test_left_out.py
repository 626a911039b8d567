import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.correction.left_out import with_adjective_first, with_whole_form_first


def spelled(written: str, *replacements: str, category: Category = Category.SPELL) -> tuple[str, ...]:
    alert = Alert(
        offset=5, length=len(written), category=category, main_category=category.main(written, ""),
        message="", short_message="", replacements=replacements, confidence=0.9, rule="correction-model/R:SPELL",
    )  # fmt: skip
    return with_whole_form_first(alert, f"What {written} there?").replacements


@pytest.mark.parametrize(
    ("written", "replacements", "first"),
    [
        ("happend", ("happens", "happened"), "happened"),
        ("helpd", ("helps", "helped"), "helped"),
        ("happend", ("happened", "happens"), "happened"),
        ("livs", ("live", "lives"), "lives"),
        ("teh", ("the", "tech"), "the"),
        ("wich", ("with", "which"), "with"),
    ],
)
def test_what_only_lacks_letters_comes_first_among_forms_of_a_verb(
    written: str, replacements: tuple[str, ...], first: str
) -> None:
    found = spelled(written, *replacements)
    assert found[0] == first
    assert sorted(found) == sorted(replacements)


def test_other_kinds_of_alerts_stay() -> None:
    assert spelled("happend", "happens", "happened", category=Category.VERB_TENSE)[0] == "happens"


@pytest.mark.parametrize(
    ("sentence", "first"),
    [
        ("You have to be carefull there.", "careful"),
        ("It looks very carefull to me.", "careful"),
        ("He's really carefull with it.", "careful"),
        ("She drives carefull at night.", "carefully"),
    ],
)
def test_what_something_is_like_is_an_adjective(sentence: str, first: str) -> None:
    at = sentence.index("carefull")
    alert = Alert(
        offset=at, length=8, category=Category.SPELL, main_category=Category.SPELL.main("carefull", ""),
        message="", short_message="", replacements=("carefully",), confidence=0.9, rule="correction-model/R:SPELL",
    )  # fmt: skip
    assert with_adjective_first(alert, sentence).replacements[0] == first
