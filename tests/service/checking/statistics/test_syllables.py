from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.checking.statistics.syllables import syllables

LISTS = Path(__file__).parent


def words(language: str) -> list[tuple[str, int]]:
    """The words of a list with their syllables."""
    lines = (LISTS / f"syllables_{language}.txt").read_text("utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    return [(word, int(count)) for count, *row in rows for word in row]


@pytest.mark.parametrize(
    ("language", "least", "share"),
    [("en", 500, 0.98), ("de", 50, 0.98), ("fr", 50, 0.98), ("es", 50, 0.98), ("it", 50, 0.98), ("pt", 50, 0.98),
     ("pl", 40, 0.98)],
)  # fmt: skip
def test_nearly_all_words_of_the_list_are_right(language: str, least: int, share: float) -> None:
    listed = words(language)
    wrong = [(word, count, found) for word, count in listed if (found := syllables(word, language)) != count]
    assert len(listed) >= least
    assert 1 - len(wrong) / len(listed) >= share, wrong


@pytest.mark.parametrize(
    ("word", "language", "count"),
    [
        ("well-known", "en", 2),
        ("Don’t", "en", 1),
        ("e-mail", "en", 2),
        ("BBC", "en", 3),
        ("U.S.", "en", 1),
        ("hmm", "en", 1),
        ("1066", "en", 4),
        ("2nd", "en", 2),
        ("cafe\u0301", "fr", 2),
        ("молоко", "ru", 3),
        ("ελλάδα", "el", 3),
        ("prst", "cs", 1),
        ("hükümet", "tr", 3),
        ("water", "nl", 2),
        ("안녕하세요", "ko", 5),
        ("日", "ja", 1),
        ("भारत", "hi", 3),
        ("سلام", "ar", 2),
        ("", "en", 1),
        ("-", "en", 1),
        ("word", "xx", 1),
    ],
)
def test_any_word_has_syllables(word: str, language: str, count: int) -> None:
    assert syllables(word, language) == count


@given(st.text(max_size=60), st.sampled_from(["en", "de", "fr", "es", "it", "pt", "pl", "ru", "th", ""]))
def test_a_string_has_at_least_one_syllable_and_no_more_than_letters_and_digits(word: str, language: str) -> None:
    assert 1 <= syllables(word, language) <= max(1, 2 * len(word))
