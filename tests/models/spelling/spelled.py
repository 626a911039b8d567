"""What the spellers say of words, with the dictionaries that are installed."""

import pytest

from tests.shipped import RESOURCES

SPELLING = RESOURCES.spelling


def first(tag: str, word: str) -> str:
    """The first suggestion for a word, empty where there is none."""
    needs(tag)
    found = SPELLING.speller(tag).suggest(word)
    return found[0].text if found else ""


def knows(tag: str, word: str) -> bool:
    """Whether a word is right."""
    needs(tag)
    return SPELLING.speller(tag).knows(word)


def needs(tag: str) -> None:
    """Skip the test where the dictionary of a language is not installed."""
    if not SPELLING.covers(tag):
        pytest.skip(f"no dictionary of {tag} is installed")
