from pathlib import Path

import pytest

from models.errors import ConfigError
from models.language_folders import language_tables
from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.lists import same
from models.spelling.lists.same import spelling_key


def list_of(folder: Path, words: str) -> Path:
    lines = words.split()
    (folder / "xx.aff").write_text("SET UTF-8\nTRY कख\n", encoding="utf-8")
    (folder / "xx.dic").write_text("\n".join([str(len(lines)), *lines]) + "\n", encoding="utf-8")
    return folder / "xx.dic"


@pytest.mark.parametrize(
    ("one", "other"),
    [("हिन्दी", "हिंदी"), ("माँ", "मां"), ("ख़बर", "खबर"), ("\u095bरूर", "ज\u093cरूर"), ("क्\u200dया", "क्या")],
)
def test_spellings_that_count_as_the_same(one: str, other: str) -> None:
    assert spelling_key("hi")(one) == spelling_key("hi")(other)


@pytest.mark.parametrize(("one", "other"), [("बड़ा", "बडा"), ("पढ़", "पढ"), ("में", "मे"), ("अन्न", "अंन")])
def test_others_differ(one: str, other: str) -> None:
    assert spelling_key("hi")(one) != spelling_key("hi")(other)


@pytest.mark.parametrize("code", ["en", "de"])
def test_without_a_list_only_the_form_of_unicode_counts(code: str) -> None:
    assert spelling_key(code)("e\u0301t\u00ade’s") == "éte's"


def test_a_dictionary_without_rules_has_words_in_all_these_spellings(tmp_path: Path) -> None:
    dictionary = HunspellDictionary([list_of(tmp_path, "\u095bरूर खबर क्\u200dया Lamp")], spelling_key("hi"))
    for word in ("ज़रूर", "जरूर", "ख़बर", "क्या", "Lamp"):
        assert dictionary.knows(word)
    assert not dictionary.knows("गबर")
    assert dictionary.spells("ज़रूर")
    assert dictionary.spells("खबर")
    assert not dictionary.spells("ख़बर")


def test_a_line_that_is_none_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "same.txt"
    path.write_text("# one\nख़ ख\n", encoding="utf-8")
    assert "xx" not in language_tables()
    monkeypatch.setattr(same, "data_file", lambda code, name: path)
    with pytest.raises(ConfigError, match=r"^xx/same.txt: line 2: expected one spelling > another$"):
        spelling_key("xx")
