from pathlib import Path

import pytest

from models.errors import ConfigError
from models.language_folders import FOLDER
from models.spelling import affixes as module
from models.spelling.affixes import Affixes, affixes

LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/affixes.txt"))
KAZAKH = Affixes({}, {"лар": ("",), "ды": ("",), "ып": ("у",)}, shortest=2, most=2)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lists_can_be_read(code: str) -> None:
    found = affixes(code)
    assert found.beginnings or found.endings


def test_a_word_may_have_several_affixes() -> None:
    assert list(KAZAKH.stems("балаларды")) == ["балалар", "бала"]


def test_an_affix_may_take_the_place_of_another() -> None:
    assert list(KAZAKH.stems("жазып")) == ["жазу"]


def test_something_must_be_left_of_a_word() -> None:
    assert list(KAZAKH.stems("алар")) == []
    assert list(KAZAKH.stems("балар")) == ["ба"]


def test_a_hyphen_may_join_them() -> None:
    assert list(affixes("en").stems("mega-company")) == ["company"]
    assert list(affixes("en").stems("vampire-like")) == ["vampire"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("-лар ды", "xx/affixes.txt: line 1: ды: must begin or end with a hyphen"),
        ("-", "xx/affixes.txt: line 1: -: must begin or end with a hyphen"),
        ("-ып > у-", "xx/affixes.txt: line 1: у-: must have its hyphen where -ып has it"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, message: str
) -> None:
    path = tmp_path / "affixes.txt"
    path.write_text(line, encoding="utf-8")
    monkeypatch.setattr(module, "data_file", lambda code, name: path)
    with pytest.raises(ConfigError, match=message):
        affixes("xx")
