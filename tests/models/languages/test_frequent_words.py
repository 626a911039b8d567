"""Frequent words of a language, and those of its chats, speak for it, also within a slip."""

import pytest

from models.languages.frequent_words import frequent_words

CANDIDATES = ("en", "es", "it", "pt", "gl")


@pytest.mark.parametrize(
    ("text", "language"), [("tampoco", "es"), ("tampoko", "es"), ("sempre insieme", "it"), ("sempre insiemme", "it")]
)
def test_a_word_speaks_for_its_language(text: str, language: str) -> None:
    weights = frequent_words(text, CANDIDATES)
    assert max(weights, key=weights.__getitem__) == language


def test_a_word_without_its_accent_speaks_less() -> None:
    right, bare = (frequent_words(text, CANDIDATES)["pt"] for text in ("você", "voce"))
    assert right > bare > 0


def test_words_of_chats() -> None:
    weights = frequent_words("cmq", CANDIDATES)
    assert weights["it"] == max(weights.values()) > 0


def test_a_language_without_a_list_is_hardly_behind() -> None:
    weights = frequent_words("canción", CANDIDATES)
    assert 0 < weights["gl"] < weights["es"]


def test_what_nobody_has_says_nothing() -> None:
    assert set(frequent_words("xqzvw 12 !", CANDIDATES).values()) == {0.0}
    assert set(frequent_words("", CANDIDATES).values()) == {0.0}


def test_more_words_say_no_more() -> None:
    assert frequent_words("tampoco " * 30, CANDIDATES)["es"] == pytest.approx(
        5 * frequent_words("tampoco", CANDIDATES)["es"]
    )
