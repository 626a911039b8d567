import pytest

from models.spelling.suggestions.suggestion import Nearness, Suggestion


@pytest.mark.parametrize(
    ("word", "cost", "zipf", "near"),
    [
        ("كلمة", 1.0, 5.5, True),
        ("كلمة", 1.0, 4.9, False),
        ("مدرستي", 1.0, 4.9, True),
        ("كلمة", 0.35, 4.9, True),
        ("المدرسة", 1.3, 7.0, False),
    ],
)
def test_short_words_are_near_many(word: str, cost: float, zipf: float, near: bool) -> None:
    assert Nearness("ar", ranked=True).suffices(word, Suggestion("x", cost, zipf)) == near


@pytest.mark.parametrize(
    ("code", "word", "cost", "near"),
    [
        ("hi", "नही", 0.4, True),
        ("hi", "नही", 0.7, False),
        ("hi", "धन्यवाद", 0.8, True),
        ("hi", "धन्यवाद", 1.0, False),
        ("ko", "함게", 0.35, True),
        ("ko", "함게", 0.8, False),
        ("kk", "мен", 1.0, True),
    ],
)
def test_a_shorter_word_must_be_nearer(code: str, word: str, cost: float, near: bool) -> None:
    assert Nearness(code, ranked=False).suffices(word, Suggestion("x", cost, 0.0)) == near


def test_what_many_mean_is_always_near() -> None:
    assert Nearness("ko", ranked=False).suffices("몇일", Suggestion("며칠", 2.0, 0.0, usual=True))
