from collections import Counter
from pathlib import Path

import pytest

from models.errors import InputError, ModelError
from models.spelling import Lexicon
from models.spelling.words.lexicon import FILE_NAME
from training.corrector.lexicon import build_lexicon, count_forms, read_misspellings

WORDS = {"receive": 4.5, "relieve": 3.8, "Monday": 4.6, "the": 7.5, "their": 6.3, "there": 6.4, "different": 5.0}


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon(WORDS, {"definately": "definitely", "alot": "a lot"})


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("recieve", "receive"),
        ("diffrent", "different"),
        ("differrent", "different"),
        ("difefrent", "different"),
        ("Munday", "Monday"),
        ("definately", "definitely"),
        ("Definately", "definitely"),
        ("alot", "a lot"),
    ],
)
def test_the_first_suggestion(lexicon: Lexicon, wrong: str, right: str) -> None:
    assert wrong not in lexicon
    assert lexicon.suggest(wrong)[0] == right


@pytest.mark.parametrize("word", ["receive", "RECEIVE", "monday", "Monday's", "Monday’s"])
def test_words_are_words_in_any_letter_case(lexicon: Lexicon, word: str) -> None:
    assert word in lexicon
    assert lexicon.suggest("receive") == ()


@pytest.mark.parametrize("text", ["", "x", "xy", "12345", "qwrtzpsdf", "a" * 5000, "😀"])
def test_what_resembles_no_word_gets_no_suggestion(lexicon: Lexicon, text: str) -> None:
    assert lexicon.suggest(text) == ()


def test_it_survives_being_saved(lexicon: Lexicon, tmp_path: Path) -> None:
    lexicon.save(tmp_path)
    again = Lexicon.load(tmp_path)
    assert len(again) == len(lexicon)
    assert again.misspellings == lexicon.misspellings
    assert again.zipf("monday") == pytest.approx(4.6)
    (tmp_path / FILE_NAME).write_bytes((tmp_path / FILE_NAME).read_bytes()[:40])
    with pytest.raises(ModelError, match="damaged"):
        Lexicon.load(tmp_path)


def test_forms_are_counted_as_they_are_usually_written() -> None:
    counts = count_forms(["Monday came.", "On Monday it rained.", "They’ll come."])
    assert counts["Monday"] == 1
    assert counts["monday"] == 1
    assert counts["they'll"] == 1


def test_a_listed_misspelling_that_edited_text_uses_is_a_word() -> None:
    counts = Counter({"planed": 900, "planned": 4000, "recieve": 1, "receive": 3000, "rest": 10_000_000})
    built = build_lexicon(counts, [("planed", "planned"), ("recieve", "receive"), ("teh", "the")], min_count=1)
    assert "planed" in built
    assert "recieve" not in built
    assert built.misspellings == {"recieve": "receive", "teh": "the"}
    assert "the" in built


def test_lists_that_are_no_lists_are_refused(tmp_path: Path) -> None:
    (tmp_path / "list.tsv").write_text("one column\n")
    for name in ("list.tsv", "missing.tsv"):
        with pytest.raises(InputError):
            read_misspellings(tmp_path / name)
