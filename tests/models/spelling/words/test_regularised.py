"""Regular forms of irregular words."""

import pytest

from models.spelling.words.regularised import irregular_form


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("telled", "told"), ("buyed", "bought"), ("cutted", "cut"), ("maked", "made"), ("writed", "wrote"),
     ("goed", "went"),
     ("childs", "children"), ("mouses", "mice"), ("foots", "feet"), ("womans", "women")],
)  # fmt: skip
def test_an_irregular_word_inflected_by_rule(wrong: str, right: str) -> None:
    assert irregular_form(wrong) == right


@pytest.mark.parametrize("word", ["walked", "houses", "recieved", "xed", "s", "ed", "", "qwertyed", "wolves"])
def test_other_words(word: str) -> None:
    assert irregular_form(word) is None
