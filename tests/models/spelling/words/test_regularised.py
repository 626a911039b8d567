"""Regular forms of irregular words."""

import pytest

from models.spelling.words.regularised import irregular_forms


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("telled", "told"), ("buyed", "bought"), ("cutted", "cut"), ("maked", "made"), ("writed", "wrote"),
     ("goed", "went"), ("tooked", "took"), ("wented", "went"), ("woked", "woke"), ("seened", "seen"), ("putten", "put"),
     ("slapt", "slapped"), ("servered", "served"),
     ("childs", "children"), ("mouses", "mice"), ("foots", "feet"), ("womans", "women"), ("apologys", "apologies"),
     ("citys", "cities"), ("hurrys", "hurries"), ("busyer", "busier"), ("dirtyest", "dirtiest"),
     ("slowlier", "more slowly"), ("quickliest", "most quickly")],
)  # fmt: skip
def test_an_irregular_word_inflected_by_rule(wrong: str, right: str) -> None:
    assert irregular_forms(wrong)[0] == right


def test_all_forms_that_may_be_meant_are_there() -> None:
    assert irregular_forms("writed") == ("wrote", "written")


@pytest.mark.parametrize(
    "word",
    [
        "walked",
        "houses",
        "recieved",
        "xed",
        "s",
        "ed",
        "",
        "qwertyed",
        "wolves",
        "lettered",
        "lenght",
        "kept",
        "keys",
        "boys",
        "marys",
        "buyer",
        "flyer",
        "greyer",
        "lovelier",
        "layer",
    ],
)
def test_other_words(word: str) -> None:
    assert irregular_forms(word) == ()
