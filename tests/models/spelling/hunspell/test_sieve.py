"""What says quickly that a dictionary has not got a word."""

from pathlib import Path

import pytest

from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.hunspell.hashed import HashedWords
from models.spelling.hunspell.sieve import Sieve
from models.spelling.suggestions.variations import all_slips
from tests.models.spelling.hunspell.hunspell_files import write

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@pytest.fixture
def inflecting(tmp_path: Path) -> Path:
    rules = """SFX A Y 2
SFX A y ies/B [^aeiou]y
SFX A 0 s/B [^y]
SFX B Y 1
SFX B 0 ko .
PFX U Y 1
PFX U 0 un .
"""
    return write(tmp_path, "xx", "pony/A tower/AU Lisbon", rules=rules)


@pytest.fixture
def compounding(tmp_path: Path) -> Path:
    rules = """COMPOUNDFLAG C
COMPOUNDMIN 3
SFX R Y 1
SFX R 0 er .
"""
    return write(tmp_path, "yy", "wood/CR work/CR shop/C lamp", rules=rules)


@pytest.mark.parametrize("word", ["pony", "ponies", "poniesko", "tower", "untowers", "untowersko", "Lisbon", "Tower"])
def test_what_the_dictionary_has_passes(inflecting: Path, word: str) -> None:
    sieve = Sieve.of(inflecting)
    assert HunspellDictionary([inflecting]).ask(word)
    assert sieve is not None
    assert sieve.may_have(word)


@pytest.mark.parametrize("word", ["tewer", "ponyes", "kotower", "Lisben", "towersun"])
def test_most_of_what_it_has_not_is_refused(inflecting: Path, word: str) -> None:
    sieve = Sieve.of(inflecting)
    assert sieve is not None
    assert not sieve.may_have(word)


@pytest.mark.parametrize(
    ("name", "word"),
    [("compounding", word) for word in ("woodwrk", "wrokshop", "wodworker", "woodoworkshop", "shopowrk", "lapm")]
    + [("inflecting", word) for word in ("pny", "poneis", "twers", "utnower", "untoweres", "lisbno")],
)
def test_slips_that_make_a_word_pass_and_few_others(name: str, word: str, request: pytest.FixtureRequest) -> None:
    path = request.getfixturevalue(name)
    sieve = Sieve.of(path)
    dictionary = HunspellDictionary([path])
    slips = dict.fromkeys(all_slips(word, LETTERS))
    assert sieve is not None
    passed = set(sieve.among(word, slips))
    words = {text for text in slips if dictionary.ask(text) or dictionary.ask(text.capitalize())}
    assert words
    assert words <= passed
    assert len(passed) <= len(words) + 8


def test_words_with_other_characters_are_asked_for(inflecting: Path) -> None:
    sieve = Sieve.of(inflecting)
    assert sieve is not None
    assert sieve.may_have("tower-pony")
    assert sieve.may_have("TOWER")


@pytest.mark.parametrize("rule", ["COMPLEXPREFIXES", "SIMPLIFIEDTRIPLE", "BREAK 1\nBREAK sy$", "LANG tr_TR"])
def test_rules_that_make_words_in_other_ways_allow_no_sieve(tmp_path: Path, rule: str) -> None:
    assert Sieve.of(write(tmp_path, "zz", "tower", rules=f"{rule}\n")) is None


@pytest.mark.parametrize(("name", "word"), [("compounding", "wodworker"), ("inflecting", "pnies")])
def test_a_dictionary_offers_the_same_with_its_sieve(name: str, word: str, request: pytest.FixtureRequest) -> None:
    path = request.getfixturevalue(name)
    slow, quick = HunspellDictionary([path]), HunspellDictionary([path])
    while quick.memory == slow.memory:
        quick.offers("woodworq")
    slips = list(dict.fromkeys(all_slips(word, LETTERS)))
    offered = list(filter(slow.offers, slips))
    assert offered
    assert list(filter(quick.offers, quick.among(word, slips))) == offered


def test_prefixes_that_only_make_a_capital_small_let_pass_no_more(tmp_path: Path) -> None:
    rules = "PFX D Y 2\nPFX D T t T\nPFX D L l L\n"
    path = write(tmp_path, "xx", "Tower/D Lisbon/D", rules=rules)
    sieve, dictionary = Sieve.of(path), HunspellDictionary([path])
    assert sieve is not None
    for word in ("tower", "lisbon"):
        assert dictionary.ask(word)
        assert sieve.may_have(word)
    assert not sieve.may_have("tewer")


def test_all_words_of_a_set_are_in_it_and_very_few_others() -> None:
    words = [f"word{number}" for number in range(2_000)]
    known = HashedWords(words)
    assert all(word in known for word in words)
    assert sum(f"other{number}" in known for number in range(10_000)) < 200
    assert "word" not in HashedWords([])
