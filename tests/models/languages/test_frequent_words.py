"""Frequent words of a language, and those of its chats, speak for it, also within a slip."""

import pytest

from models.languages.frequent_words import as_meant, frequent_words

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


@pytest.mark.parametrize(
    ("text", "language", "meant"),
    [
        ("me voi a dormir", "es", "me voy a dormir"),
        ("no ai problema", "es", "no hay problema"),
        ("ke fai", "it", "che fai"),
        ("Naum xego", "pt", "não chegou"),
        ("me voy a dormir", "es", None),
    ],
)
def test_what_is_meant_by_words_that_a_language_has_only_by_ear(text: str, language: str, meant: str | None) -> None:
    assert as_meant(text).get(language) == meant


def test_of_many_words_nothing_is_known_to_be_meant() -> None:
    assert as_meant("me voi a dormir " * 4) == {}
