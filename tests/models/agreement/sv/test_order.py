"""Swedish clauses and questions in the wrong order."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

WRONG = [
    ("Om du hinner inte så ring mig.", "Om du inte hinner så ring mig."),
    ("Hon säger att hon har alltid velat bo vid havet.", "Hon säger att hon alltid har velat bo vid havet."),
    ("Jag undrar när kommer tåget.", "Jag undrar när tåget kommer."),
    ("Vet du var är min mössa?", "Vet du var min mössa är?"),
]


@pytest.mark.parametrize(("wrong", "right"), WRONG)
def test_the_words_change_places(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "sv")


@pytest.mark.parametrize("text", ["När kommer tåget?", "Jag vet inte när.", "Hon vet att han inte kommer."])
def test_what_is_right_is_left(text: str) -> None:
    assert_right(text, "sv")
