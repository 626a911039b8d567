"""Swedish words that another one stands for."""

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

WRONG = [
    ("Hon har sålt hennes cykel.", "Hon har sålt sin cykel."),
    ("De sålde deras hus.", "De sålde sitt hus."),
    ("Hon är längre då sin mamma.", "Hon är längre än sin mamma."),
    ("Han springer fortare som jag.", "Han springer fortare än jag."),
    ("Breven är skickat till alla.", "Breven är skickade till alla."),
    ("Bilen blev stulit i natt.", "Bilen blev stulen i natt."),
    ("Husen är byggt av trä.", "Husen är byggda av trä."),
]


@pytest.mark.parametrize(("wrong", "right"), WRONG)
def test_the_right_word_is_offered(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "sv")


@pytest.mark.parametrize("text", ["Hon är hans mamma.", "Det är bättre då du kommer.", "Huset är byggt av trä."])
def test_what_is_right_is_left(text: str) -> None:
    assert_right(text, "sv")
