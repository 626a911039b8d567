from pathlib import Path

import pytest

from models.spelling.hunspell.chains import is_chain
from models.spelling.hunspell.dictionary import HunspellDictionary
from tests.models.spelling.hunspell.hunspell_files import write

FIRST, LAST = ("ernte", "dank", "fest", "lese"), ("dank", "fest", "buch")
RULES = "COMPOUNDBEGIN x\nCOMPOUNDMIDDLE y\nCOMPOUNDEND z\n"


def has(text: str) -> bool:
    """The words of a dictionary that makes compounds of two parts."""
    lower = text.lower()
    return lower in LAST or any(lower == first + last and text[1:] == lower[1:] for first in FIRST for last in LAST)


@pytest.mark.parametrize("word", ["Erntedankfest", "erntedankfest", "Lesefestdankbuch", "Erntedankfest-Buch"])
def test_a_compound_is_one_because_its_parts_make_compounds(word: str) -> None:
    assert not has(word)
    assert is_chain(word, has)


@pytest.mark.parametrize(
    "word",
    ["Erntedamkfest", "Erntedankfrst", "Erntdankfest", "ErnteDankfest", "Erntedank-", "-", "Erntedankfes"],
)
def test_other_words_are_none(word: str) -> None:
    assert not is_chain(word, has)


def test_the_dictionary_is_asked_a_bounded_number_of_questions() -> None:
    asked: list[str] = []

    def accepts_much(text: str) -> bool:
        asked.append(text)
        return "q" not in text

    assert not is_chain("fest" * 20 + "q" + "dank" * 20, accepts_much)
    assert len(asked) <= 600


@pytest.mark.parametrize("chains", [False, True])
def test_a_dictionary_knows_the_same_words_either_way(tmp_path: Path, chains: bool) -> None:
    path = write(tmp_path, "xx", "ernte/xyz dank/xyz fest/xyz buch/z lese/xy", rules=RULES)
    dictionary = HunspellDictionary([path], chains=chains)
    assert all(map(dictionary.knows, ("erntedank", "erntedankfest", "leseerntedankbuch", "Dankfestbuch")))
    assert not any(map(dictionary.knows, ("buchfest", "erntebuchfest", "erntedamkfest")))
    assert dictionary.offers("erntedank")
    assert dictionary.offers("erntedankfest") is not chains


def test_what_looking_for_words_would_be_worth_can_be_made_at_once(tmp_path: Path) -> None:
    path = write(tmp_path, "xx", "ernte/xyz dank/xyz fest/xyz buch/z lese/xy", rules=RULES)
    slow, quick = HunspellDictionary([path], chains=True), HunspellDictionary([path], chains=True)
    quick.hasten()
    assert quick.memory > slow.memory
    texts = ["erntedankfest", "ernteqankfest", "zrntedankfest"]
    assert list(slow.among("erntedamkfest", texts)) == texts
    assert list(quick.among("erntedamkfest", texts)) == texts[:1]
