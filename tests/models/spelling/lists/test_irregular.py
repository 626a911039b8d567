"""Irregular words that are inflected by rule."""

from pathlib import Path

import pytest

from models.errors import ConfigError
from models.language_folders import FOLDER
from models.spelling.lists import irregular
from models.spelling.lists.irregular import never_words, prefixes, principal_parts, regularised
from tests.shipped import RESOURCES

SPELLING = RESOURCES.spelling
LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/irregular.txt"))


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [("de", "reißten", "rissen"), ("de", "gedenkt", "gedacht"), ("nl", "loopte", "liep"),
     ("es", "escribido", "escrito"), ("pt", "fazeu", "fez"), ("it", "prenduto", "preso"),
     ("fr", "disez", "dites"), ("pl", "poszłem", "poszedłem"), ("ru", "ложит", "кладёт"),
     ("nl", "vraagte", "vroeg"), ("sv", "skrivde", "skrev"), ("sv", "drickit", "druckit"),
     ("nl", "gaatte", "ging"), ("sv", "drickade", "drack"), ("sv", "mannar", "män"),
     ("nl", "gesprekt", "gesproken"), ("it", "leggiuto", "letto"), ("pt", "leãos", "leões"), ("es", "haiga", "haya")],
)  # fmt: skip
def test_a_form_made_by_rule_has_one_that_is_meant(language: str, wrong: str, right: str) -> None:
    assert regularised(language)[wrong] == (right,)


def test_prefixes_stand_before_them() -> None:
    assert {"auf", "an", "weg"} <= set(prefixes("de"))
    assert prefixes("fr") == ()


def test_the_stems_of_a_verb_are_known() -> None:
    assert principal_parts("nl")["spreek"] == ("sprak", "sprak", "gesproken")


def test_those_that_a_dictionary_has_are_named() -> None:
    assert "usce" in never_words("it")
    assert "leggiuto" not in never_words("it")


def test_a_language_without_a_list_has_none() -> None:
    assert regularised("ja") == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_most_of_what_is_meant_is_a_word(code: str) -> None:
    if not SPELLING.covers(code):
        pytest.skip(f"no dictionary of {code} is installed")
    speller = SPELLING.speller(code)
    meant = {form for forms in regularised(code).values() for form in forms}
    assert sum(map(speller.knows, meant)) >= 0.9 * len(meant)


@pytest.mark.parametrize(
    "text", ["geh:ging", "[-te]\ngeh:ging", "[-te > -]\ngeh", "[te > -]\ngeh:ging", "[1te > 22]\ngeh:ging"]
)
def test_a_list_that_is_not_as_it_should_be_is_refused(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "irregular.txt"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(irregular, "data_file", lambda code, name: path)
    with pytest.raises(ConfigError, match="line"):
        regularised.__wrapped__("de")
