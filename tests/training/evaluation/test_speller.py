from pathlib import Path

import pytest

from models.errors import InputError
from training.evaluation.speller import DoNothing, HunspellSpeller


@pytest.fixture
def dictionary(tmp_path: Path) -> Path:
    words = ["the", "receive", "letter", "quickly", "don't", "we", "a", "is", "it"]
    (tmp_path / "xx.dic").write_text(f"{len(words)}\n" + "\n".join(words) + "\n", encoding="utf-8")
    (tmp_path / "xx.aff").write_text("SET UTF-8\nTRY esianrtolcdugmphbyfvkwz'\nREP 1\nREP ie ei\n", encoding="utf-8")
    return tmp_path / "xx.dic"


def test_first_suggestion_replaces_unknown_words(dictionary: Path) -> None:
    (correction,) = HunspellSpeller(dictionary).correct(["we recieve the leter quickly."])
    assert correction.target == "we receive the letter quickly."
    assert [(edit.start, edit.end, edit.replacement) for edit in correction.edits] == [
        (3, 10, "receive"),
        (15, 20, "letter"),
    ]


def test_names_addresses_and_hopeless_words_are_left(dictionary: Path) -> None:
    speller = HunspellSpeller(dictionary)
    for text in ["the Leter", "it is NASA", "a leter@leter.org", "the x/leter", "we don’t", "the qqqqqqqqqqqqqqqqqqqq"]:
        assert speller.correct([text])[0].target == text


def test_missing_dictionary_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"none.dic: no such file"):
        HunspellSpeller(tmp_path / "none")


def test_doing_nothing() -> None:
    assert [correction.edits for correction in DoNothing().correct(["a", "b"])] == [(), ()]
