from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.spelling.hunspell.dictionaries import Dictionaries
from models.spelling.spelling import Spelling
from tests.models.spelling.spelled import SPELLING, knows, needs


@pytest.mark.parametrize(
    "word",
    [
        "receive", "RECEIVE", "Receive", "don't", "don’t", "teacher's", "students'", "café", "cafe", "naïve",
        "soft\u00adly", "cybersecurity", "multiplayer", "anti-inflation", "non-native", "childlike",
        "podcasts", "Monday", "website",
    ],
)  # fmt: skip
def test_words_of_english(word: str) -> None:
    assert knows("en-US", word)


@pytest.mark.parametrize(
    "word", ["recieve", "dont", "thats", "definately", "untill", "supercede", "relly", "", "a\0b", "monday"]
)
def test_what_is_no_word(word: str) -> None:
    assert knows("en-US", word) == (word in ("", "a\0b"))


@pytest.mark.parametrize(
    ("tag", "word", "region", "here"),
    [
        ("en-US", "colour", "en-GB", "color"),
        ("en-US", "Organised", "en-GB", "Organized"),
        ("en-GB", "color", "en-US", "colour"),
        ("en-AU", "traveler", "en-US", "traveller"),
        ("en-US", "kerb", "en-GB", "curb"),
        ("pt-PT", "gênero", "pt-BR", "género"),
        ("pt-BR", "género", "pt-PT", "gênero"),
        ("de-CH", "groß", "de-DE", "gross"),
        ("de-DE", "grösser", "de-CH", "größer"),
    ],
)
def test_spellings_of_other_regions(tag: str, word: str, region: str, here: str) -> None:
    needs(tag)
    needs(region)
    found = SPELLING.speller(tag).region(word)
    assert found is not None
    assert (found.tag, found.here) == (region, here)
    assert not knows(tag, word)
    assert knows(region, word)


def test_new_zealand_has_words_of_its_own() -> None:
    assert knows("en-NZ", "whānau")
    assert knows("en-NZ", "colour")
    assert not knows("en-NZ", "color")
    assert not knows("en-US", "whānau")


def test_english_words_may_stand_in_other_languages() -> None:
    assert knows("it", "framework")
    assert not knows("it", "framwork")
    assert not knows("it", "the")


def test_a_language_without_its_region_stands_for_the_default_variant() -> None:
    needs("en-US")
    assert SPELLING.covers("en")
    assert SPELLING.speller("en") is SPELLING.speller("en-US")
    assert not SPELLING.covers("ja")


def test_a_dictionary_that_was_given_up_is_loaded_again() -> None:
    needs("fr")
    needs("es")
    spelling = Spelling(Dictionaries(memory=0))
    assert spelling.speller("fr").knows("maison")
    assert spelling.speller("es").knows("casa")
    assert spelling.speller("fr").knows("maison")


def test_many_threads_agree() -> None:
    needs("fr")
    tags = [tag for tag in ("fr", "es") if SPELLING.covers(tag)] * 4
    spelling = Spelling(Dictionaries(memory=12 << 20))
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda tag: spelling.speller(tag).suggest("exmple"), tags))
    assert found == [SPELLING.speller(tag).suggest("exmple") for tag in tags]


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=45))
def test_any_string_can_be_asked(word: str) -> None:
    needs("en-US")
    speller = SPELLING.speller("en-US")
    speller.knows(word)
    assert len(speller.suggest(word)) <= 5
