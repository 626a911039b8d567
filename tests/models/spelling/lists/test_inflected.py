from pathlib import Path

import pytest

from models.errors import ConfigError
from models.language_folders import FOLDER
from models.spelling.hunspell.dictionaries import Dictionaries, sources
from models.spelling.lists import inflected as module
from models.spelling.lists.inflected import inflected

LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/inflected.txt"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_are_known_and_those_like_which_they_are_inflected_too(code: str) -> None:
    if not Dictionaries().covers(code):
        pytest.skip(f"no dictionary of {code} is installed")
    assert code in sources()
    dictionary = Dictionaries().get(code)
    assert [word for pair in inflected(code).items() for word in pair if not dictionary.knows(word)] == []


def test_a_language_may_have_none() -> None:
    assert inflected("fr") == {}


def test_words_stand_under_a_heading(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "inflected.txt"
    monkeypatch.setattr(module, "data_file", lambda code, name: path)
    path.write_text("# New.\n[lamp]\ndesk chair # two\n[go]\nwander\n", encoding="utf-8")
    assert inflected.__wrapped__("xx") == {"desk": "lamp", "chair": "lamp", "wander": "go"}
    path.write_text("desk\n[lamp]\n", encoding="utf-8")
    with pytest.raises(ConfigError, match=r"^xx/inflected.txt: desk: expected a heading"):
        inflected.__wrapped__("xx")
