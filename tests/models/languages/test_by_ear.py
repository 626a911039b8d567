import pytest

from models.languages.by_ear import respelled, sounds
from models.languages.frequent_words import frequent_words
from models.languages.tags import languages


@pytest.mark.parametrize(
    ("language", "word", "heard"),
    [
        ("es", "hace", "ase"),
        ("es", "voy", "boy"),
        ("it", "anche", "anke"),
        ("fr", "quand", "kand"),
        ("pl", "który", "ktury"),
    ],
)
def test_words_as_they_are_heard(language: str, word: str, heard: str) -> None:
    assert heard in respelled(word, language)
    assert word not in respelled(word, language)


@pytest.mark.parametrize(("language", "text"), [("es", "ase"), ("it", "kiedere"), ("fr", "koi")])
def test_a_word_spelled_by_ear_speaks_for_the_language(language: str, text: str) -> None:
    weights = frequent_words(text, ("en", "de", language))
    assert weights[language] >= max(weights.values())


def test_sounds_are_of_known_languages() -> None:
    assert set(sounds()) <= set(languages())
