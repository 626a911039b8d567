"""Russian places along which somebody goes, and what is right whatever a model doubts."""

import pytest

from models.agreement.ru.vouching import is_undoubted
from tests.models.agreement.sentences import assert_mended, assert_right


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Мы гуляли по городе.", "Мы гуляли по городу."),
        ("Дети бегали по большом дворе.", "Дети бегали по большому двору."),
    ],
)
def test_along(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "ru")


@pytest.mark.parametrize(
    "text",
    [
        "По приезде он позвонил.",
        "По окончании школы он уехал.",
        "Мы гуляли по улице.",
        "Мы скучаем по нём.",
        "Мы гуляли по",
    ],
)
def test_along_right(text: str) -> None:
    assert_right(text, "ru")


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("Мы поехали на поезде в Выборг.", "Выборг", True),
        ("Я уже прочитал «Муму», но понял не всё.", "прочитал", True),
        ("Я приехал из Москва.", "Москва", False),
        ("Я прочитал книга.", "прочитал", False),
    ],
)
def test_what_is_not_doubted(text: str, word: str, expected: bool) -> None:
    start = text.index(word)
    assert is_undoubted(text, start, start + len(word)) == expected
