import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.statistics.speed import reading_seconds, speaking_seconds
from service.checking.statistics.statistics import statistics


def stats(text: str, language: str = "en") -> dict[str, int | float]:
    return statistics(Document.of(text, language)).to_json()


def test_all_nine_fields_of_a_short_text() -> None:
    assert stats("The cat didn't sleep. It sang!") == {
        "wordsCount": 6,
        "charsCount": 30,
        "sentencesCount": 2,
        "avgWordLength": 3.67,
        "avgSentenceLength": 3.0,
        "fleschIndex": 105.09,
        "readingTimeSeconds": 2,
        "speakingTimeSeconds": 2,
        "textScore": 100,
    }


@pytest.mark.parametrize("text", ["", "   \n", "\0", "!!! ... ?", "\u0301\u0301", "😀😀", "— “”"])
def test_a_text_without_words_has_zeros(text: str) -> None:
    found = stats(text)
    assert (found.pop("charsCount"), found.pop("textScore")) == (len(text), 100)
    assert set(found.values()) == {0}


def test_a_sentence_without_words_is_not_counted() -> None:
    assert stats("One word. !!! Two words.")["sentencesCount"] == 2


def test_urls_are_words_but_not_prose() -> None:
    with_url, without = stats("We met at https://example.org/a/b today."), stats("We met at today.")
    assert with_url["wordsCount"] == without["wordsCount"] + 1
    assert with_url["avgWordLength"] == without["avgWordLength"]
    assert stats("https://example.org/a")["fleschIndex"] == 0


def test_characters_are_code_points() -> None:
    assert stats("a 😀 é")["charsCount"] == 5


def test_marks_are_no_letters() -> None:
    assert stats("cafe\u0301")["avgWordLength"] == stats("café")["avgWordLength"] == 4


def test_the_region_does_not_change_the_formula() -> None:
    text = "Das ist ein kurzer Satz."
    assert stats(text, "de-DE")["fleschIndex"] == stats(text, "de")["fleschIndex"] != stats(text, "en")["fleschIndex"]


def test_alerts_lower_the_score_alone() -> None:
    document = Document.of("I recieved it.")
    typo = Alert(2, 8, Category.SPELL, Category.TYPOS, "A message.", "Spelling", ("received",), 0.9, "test")
    without, with_alert = statistics(document).to_json(), statistics(document, [typo]).to_json()
    assert 50 < with_alert["textScore"] < without["textScore"] == 100
    assert {**with_alert, "textScore": 100} == without


@pytest.mark.parametrize(
    ("language", "reading", "speaking"), [("en", 60, 78), ("de", 76, 99), ("zh", 54, 70), ("xx", 74, 97)]
)
def test_the_seconds_of_238_words(language: str, reading: int, speaking: int) -> None:
    assert (reading_seconds(238, language), speaking_seconds(238, language)) == (reading, speaking)


@pytest.mark.parametrize(("words", "seconds"), [(0, 0), (1, 1), (4, 1)])
def test_few_words_take_a_second(words: int, seconds: int) -> None:
    assert reading_seconds(words, "en") == seconds


@given(st.text(max_size=200), st.sampled_from(["en", "de", "fr", "es", "it", "pt", "pl", "ja", "th", "hi", "xx"]))
def test_any_text_can_be_counted(text: str, language: str) -> None:
    found = stats(text, language)
    assert found["charsCount"] == len(text)
    assert 0 <= found["sentencesCount"] <= found["wordsCount"] <= len(text)
    assert found["readingTimeSeconds"] <= found["speakingTimeSeconds"]
    assert (found["wordsCount"] > 0) == (found["readingTimeSeconds"] > 0)


def test_a_repeated_text_keeps_its_means() -> None:
    text = "The clock strikes seven. Nobody wakes before it does. "
    once, often = stats(text), stats(text * 40)
    assert often["wordsCount"] == 40 * once["wordsCount"]
    for mean in ("avgWordLength", "avgSentenceLength", "fleschIndex"):
        assert often[mean] == once[mean]
