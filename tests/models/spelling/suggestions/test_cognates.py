import pytest

from models.spelling.suggestions.cognates import cognate, lacks_its_marks


@pytest.mark.parametrize(
    ("language", "word", "own"),
    [
        ("fr", "apartment", "appartement"), ("fr", "exercise", "exercice"), ("fr", "responsible", "responsable"),
        ("fr", "literature", "littérature"), ("fr", "environment", "environnement"), ("es", "attention", "atención"),
        ("es", "different", "diferente"), ("es", "professor", "profesor"), ("it", "possible", "possibile"),
        ("it", "attention", "attenzione"), ("pt", "apartment", "apartamento"), ("de", "perfect", "perfekt"),
    ],
)  # fmt: skip
def test_an_english_word_that_is_nearly_one_of_the_language(language: str, word: str, own: str) -> None:
    assert cognate(language, word) == own


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("fr", "weekend"), ("fr", "weekends"), ("it", "community"), ("de", "computers"), ("es", "streaming"),
        ("fr", "cloud"), ("de", "framework"), ("pt", "notebooks"), ("es", "backend"), ("it", "software"),
        ("fr", "garbage"), ("it", "utility"), ("es", "session"),
    ],
)  # fmt: skip
def test_a_word_that_is_used_as_it_is_and_one_that_is_near_to_none(language: str, word: str) -> None:
    assert cognate(language, word) is None


def test_words_without_their_marks() -> None:
    assert lacks_its_marks("fr", "television")
    assert lacks_its_marks("es", "decision")
    assert not lacks_its_marks("fr", "streaming")
    assert not lacks_its_marks("de", "store")  # German writers do not leave them out: “störe”
