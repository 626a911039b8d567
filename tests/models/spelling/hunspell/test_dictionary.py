import unicodedata
from pathlib import Path
from typing import Literal

import pytest

from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.letters.forms import plain
from tests.models.spelling.hunspell.hunspell_files import write


def test_inflected_words_are_known(tmp_path: Path) -> None:
    dictionary = HunspellDictionary([write(tmp_path, "xx", "lamp/S table/S")])
    assert dictionary.knows("lamps")
    assert dictionary.knows("Table")
    assert not dictionary.knows("tabel")
    assert dictionary.letters == "esianrt"


def test_the_letter_sequences_of_its_words(tmp_path: Path) -> None:
    dictionary = HunspellDictionary([write(tmp_path, "xx", "Дом/S", "UTF-8-SIG")])
    assert dictionary.sequences == {" до", "дом", "ом "}


@pytest.mark.parametrize("word", ["дом", "😀", "ł’s", "日本"])
def test_what_its_character_set_lacks_is_unknown(tmp_path: Path, word: str) -> None:
    assert not HunspellDictionary([write(tmp_path, "xx", "lamp", "ISO8859-1")]).knows(word)


def test_words_with_joiners_are_known_as_they_are_looked_up(tmp_path: Path) -> None:
    dictionary = HunspellDictionary([write(tmp_path, "xx", "അവന്\u200d ഫോണ്\u200d/S പാസ്\u200cവേഡ്")])
    assert all(map(dictionary.knows, map(plain, ("അവന്\u200d", "അവൻ", "ഫോൺ", "ഫോൺs", "പാസ്\u200cവേഡ്", "പാസ്വേഡ്"))))
    assert not dictionary.knows("അവന്")


JOINED = "SFX H Y 2\nSFX H 0 \u200cها .\nSFX H 0 \u200cهای .\n"


def test_affixes_with_joiners_are_known_as_they_are_looked_up(tmp_path: Path) -> None:
    dictionary = HunspellDictionary([write(tmp_path, "xx", "کتاب/H نیم\u200cروز/H", rules=JOINED)])
    assert all(map(dictionary.knows, map(plain, ("کتاب", "کتاب\u200cها", "کتابهای", "نیم\u200cروز\u200cها", "نیمروز"))))
    assert not dictionary.knows("کتابه")


@pytest.mark.parametrize("word", ["کتاب\u200cهای", "نیم\u200cروز\u200cها", "نیم\u200cروز", "lamps"])
def test_words_of_rules_are_written_with_their_joiners(tmp_path: Path, word: str) -> None:
    dictionary = HunspellDictionary([write(tmp_path, "xx", "کتاب/H نیم\u200cروز/H lamp/S", rules=JOINED)])
    assert dictionary.written(plain(word)) == word


def test_a_word_that_may_have_joiners_is_written_with_them_on_demand(tmp_path: Path) -> None:
    dictionary = HunspellDictionary([write(tmp_path, "xx", "کتاب/H کتابها", rules=JOINED)])
    assert dictionary.written("کتابها") == "کتابها"
    assert dictionary.written("کتابها", joined=True) == "کتاب\u200cها"
    assert dictionary.written("کتاب", joined=True) == "کتاب"


def test_several_files_are_used_as_one(tmp_path: Path) -> None:
    dictionary = HunspellDictionary([write(tmp_path, "aa", "lamp"), write(tmp_path, "bb", "table")])
    assert dictionary.knows("lamp")
    assert dictionary.knows("table")


def test_a_word_that_is_added_is_inflected_as_its_example(tmp_path: Path) -> None:
    files = [write(tmp_path, "aa", "lamp/S"), write(tmp_path, "bb", "table/S")]
    dictionary = HunspellDictionary(files, inflected={"fork": "lamp", "plate": "table"})
    assert all(map(dictionary.knows, ("fork", "forks", "plate", "plates")))
    assert not dictionary.knows("forka")


def test_a_list_without_rules_is_known_in_every_form_of_unicode(tmp_path: Path) -> None:
    (tmp_path / "xx.aff").write_text("SET UTF-8\nTRY কর\n", encoding="utf-8")
    (tmp_path / "xx.dic").write_text("2\nকরায়\nজপ্\u200c\n", encoding="utf-8")
    dictionary = HunspellDictionary([tmp_path / "xx.dic"])
    assert dictionary.knows(plain("করায়"))
    assert dictionary.knows("জপ্")
    assert not dictionary.knows("করা")
    assert dictionary.written("জপ্") == "জপ্\u200c"
    assert dictionary.written("করা") == "করা"


def test_parts_of_compounds_may_be_asked_to_be_longer(tmp_path: Path) -> None:
    path = write(tmp_path, "xx", "lamp/Z tab/Z stand/Z")
    rules = path.with_suffix(".aff")
    rules.write_text(rules.read_text(encoding="utf-8") + "COMPOUNDFLAG Z\nCOMPOUNDMIN 2\n", encoding="utf-8")
    own = HunspellDictionary([path])
    assert own.knows("lampstand")
    assert own.knows("tablamp")
    assert own.offers("tablamp")
    longer = HunspellDictionary([path], shortest_part=4)
    assert longer.knows("lampstand")
    assert not longer.knows("tablamp")
    assert longer.offers("lamp")
    assert not longer.offers("lampstand")


@pytest.mark.parametrize("entry", ["long" * 64, "long" * 64 + "/S"])
def test_words_that_are_too_long_for_hunspell_are_left_out(tmp_path: Path, entry: str) -> None:
    dictionary = HunspellDictionary([write(tmp_path, "xx", f"lamp {entry} {'x' * 200}/S table/S")])
    assert dictionary.knows("lamp")
    assert dictionary.knows("x" * 200 + "s")
    assert dictionary.knows("tables")
    assert not dictionary.knows("long" * 64)


def test_a_long_line_may_have_a_short_word(tmp_path: Path) -> None:
    assert HunspellDictionary([write(tmp_path, "xx", f"lamp/S\t{'po:noun' * 50} table/S")]).knows("tables")


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_words_are_added_with_the_endings_of_others(tmp_path: Path, form: Literal["NFC", "NFD"]) -> None:
    words = unicodedata.normalize(form, "café/S")
    dictionary = HunspellDictionary([write(tmp_path, "xx", words)], inflected={"cliché": "café", "desk": "chair"})
    assert dictionary.knows(unicodedata.normalize(form, "clichés"))
    assert not dictionary.knows("desk")
