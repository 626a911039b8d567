import sys
from pathlib import Path

import pytest

from models.errors import ModelError
from models.languages.tags import languages
from models.spelling.hunspell.dictionaries import FOLDERS, Dictionaries, sources
from models.spelling.hunspell.dictionary import HunspellDictionary
from tests.models.spelling.hunspell.hunspell_files import write


def test_only_what_is_installed_is_covered(tmp_path: Path) -> None:
    write(tmp_path, "en_AU", "lamp")
    found = Dictionaries([tmp_path])
    assert found.covers("en-AU")
    assert not found.covers("en-NZ")
    assert not found.covers("ja")
    write(tmp_path, "en_GB", "table")
    assert found.covers("en-NZ")
    assert found.get("en-NZ").knows("table")


def test_the_first_folder_counts(tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    for folder in (mine, theirs):
        folder.mkdir()
    write(mine, "fr", "lampe")
    write(theirs, "fr", "table")
    assert Dictionaries([mine, theirs]).get("fr").knows("lampe")


def test_those_that_were_fetched_for_this_environment_come_first() -> None:
    assert FOLDERS[0] == Path(sys.prefix) / "share" / "hunspell"
    assert Path("/usr/share/hunspell") in FOLDERS


def test_the_one_used_longest_ago_is_given_up(tmp_path: Path) -> None:
    for name in ("fr", "it_IT", "nl"):
        write(tmp_path, name, "lamp")
    found = Dictionaries([tmp_path], memory=9 << 20)
    french = found.get("fr")
    found.get("it")
    assert found.get("fr") is french
    found.get("nl")
    assert found.loaded == ("fr", "nl")
    assert Dictionaries([tmp_path], memory=0).get("fr").knows("lamp")


def test_a_missing_file_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="cannot read the spelling dictionary xx"):
        HunspellDictionary([tmp_path / "xx.dic"])


def test_the_table_names_known_languages() -> None:
    assert set(sources()) <= set(languages())
    assert {
        "en-US",
        "en-GB",
        "en-ZA",
        "en-CA",
        "en-AU",
        "en-NZ",
        "pt-PT",
        "pt-BR",
        "de-DE",
        "fr",
        "pl-PL",
        "es",
        "it",
    } <= set(sources())
    assert all(source.files and (source.packages or source.npm) for source in sources().values())
