import pytest

from models.spelling.letters.letter_case import capitalised, in_case_of, lower_case


@pytest.mark.parametrize(
    ("word", "language", "lower"),
    [("İçerde", "tr", "içerde"), ("IŞIK", "tr", "ışık"), ("Istanbul", "en", "istanbul"), ("ÉTÉ", "fr", "été")],
)
def test_small_letters_are_those_of_the_language(word: str, language: str, lower: str) -> None:
    assert lower_case(word, language) == lower


@pytest.mark.parametrize(
    ("text", "language", "capital"), [("içerde", "tr", "İçerde"), ("ışık", "tr", "Işık"), ("inside", "en", "Inside")]
)
def test_capitals_are_those_of_the_language(text: str, language: str, capital: str) -> None:
    assert capitalised(text, language) == capital


@pytest.mark.parametrize(
    ("written", "language", "text"),
    [("iyilik", "tr", "iyilik"), ("İyilki", "tr", "İyilik"), ("IYILKI", "tr", "İYİLİK"), ("GODO", "en", "GOOD")],
)
def test_a_suggestion_has_the_case_of_what_was_written(written: str, language: str, text: str) -> None:
    assert in_case_of(written, lower_case(text, language), language) == text
