import pytest

from models.spelling.hunspell.dictionaries import Dictionaries
from models.spelling.words.misspellings import Misspellings
from models.spelling.words.vocabulary import WordVocabulary

INSTALLED = Dictionaries()


def misspellings(tag: str) -> Misspellings:
    if not INSTALLED.covers(tag):
        pytest.skip(f"no dictionary of {tag} is installed")
    return Misspellings(tag, WordVocabulary(tag, INSTALLED.get(tag)), None)


@pytest.mark.parametrize(
    ("tag", "word", "meant"),
    [
        ("ko", "역활을", "역할을"),
        ("ko", "고맙슴니다", "고맙습니다"),
        ("ko", "금새", "금세"),
        ("ko", "역할을", None),
        ("id", "dimana", "di mana"),
    ],
)
def test_words_are_listed_whole_or_by_how_they_begin_or_end(tag: str, word: str, meant: str | None) -> None:
    assert misspellings(tag).listed(word) == meant


@pytest.mark.parametrize(
    ("tag", "word", "meant"),
    [("tr", "geldinmi", "geldin mi"), ("tr", "xqzinmi", None), ("ar", "يستطيعو", "يستطيعوا"), ("ar", "رامسيو", None)],
)
def test_an_affix_is_misspelled_where_the_right_one_makes_a_word(tag: str, word: str, meant: str | None) -> None:
    assert misspellings(tag).by_affix(word) == meant


@pytest.mark.parametrize(
    ("tag", "word", "meant"),
    [
        ("de-DE", "aufgesteht", "aufgestanden"),
        ("de-DE", "weggegangt", "weggegangen"),
        ("nl", "meegeneemd", "meegenomen"),
        ("it", "usce", "esce"),
        ("fr", "faisent", "font"),
    ],
)
def test_irregular_words_are_told_from_those_by_rule_behind_prefixes_too(tag: str, word: str, meant: str) -> None:
    assert misspellings(tag).meant(word) == meant
