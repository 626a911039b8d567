from pathlib import Path

import pytest

from models.errors import ConfigError
from models.language_folders import FOLDER
from models.spelling.letters.harmony import Harmony
from models.spelling.lists import affix_lists as module
from models.spelling.lists.affix_lists import affixes, wrong_affixes
from models.spelling.lists.affixes import Affixes, attach

LANGUAGES = sorted(path.parent.name for path in FOLDER.glob("*/affixes.txt"))
KAZAKH = Affixes({}, {"лар": ("",), "ды": ("",), "ып": ("у",)}, shortest=2, most=2)


HARMONY = Harmony({"A": {"а": "а", "е": "е"}})
CHOSEN = Affixes({}, {}, 2, 2, {}, HARMONY, {"лар": (("лAр", ""),), "лер": (("лAр", ""),), "ған": (("ған", "мAқ"),)})


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lists_can_be_read(code: str) -> None:
    found = affixes(code)
    assert found.beginnings or found.endings


def test_a_word_may_have_several_affixes() -> None:
    assert list(KAZAKH.stems("балаларды")) == ["балалар", "бала"]


def test_an_affix_may_take_the_place_of_another() -> None:
    assert list(KAZAKH.stems("жазып")) == ["жазу"]


def test_letters_of_an_ending_are_chosen_by_the_word() -> None:
    assert list(CHOSEN.stems("балалар")) == ["бала"]
    assert list(CHOSEN.stems("балалер")) == []
    assert list(CHOSEN.stems("барған")) == ["бармақ"]


def test_what_stands_behind_a_name_may_be_endings() -> None:
    assert CHOSEN.are_endings("лар")
    assert CHOSEN.are_endings("лерлар")
    assert not CHOSEN.are_endings("лерла")


def test_endings_that_are_misspelled_may_be_written_apart() -> None:
    assert list(wrong_affixes("tr").stems("geldinmi")) == ["geldin_mi"]


def test_something_must_be_left_of_a_word() -> None:
    assert list(KAZAKH.stems("алар")) == []
    assert list(KAZAKH.stems("балар")) == ["ба"]


def test_a_hyphen_may_join_them() -> None:
    assert list(affixes("en").stems("mega-company")) == ["company"]
    assert list(affixes("en").stems("vampire-like")) == ["vampire"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("-лар ды", "xx/affixes.txt: line 1: ды: must have a hyphen where the word stands"),
        ("-", "xx/affixes.txt: line 1: -: must have a hyphen where the word stands"),
        ("A = a e:e", "xx/affixes.txt: line 1: expected a capital letter, = and groups such as aıou:a"),
        ("A = a:B e:e", "xx/affixes.txt: line 1: expected a capital letter, = and groups such as aıou:a"),
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


def test_a_letter_of_the_scripts_of_india_carries_one_vowel_sign() -> None:
    telugu = Affixes({}, {"ాలు": ("ం",)}, shortest=2, most=1)
    assert list(telugu.stems("పుస్తకాలు")) == ["పుస్తకం"]
    assert list(telugu.stems("పుస్తకిాలు")) == []


def test_a_letter_carries_one_vowel_sign() -> None:
    bengali = Affixes({}, {"ে": ("",), "ের": ("",), "টি": ("",)}, shortest=2, most=1)
    assert list(bengali.stems("মানুষের")) == ["মানুষ"]
    assert list(bengali.stems("বাড়িের")) == []
    assert list(bengali.stems("সংে")) == []
    assert list(bengali.stems("বাড়িটি")) == ["বাড়ি"]


def test_a_beginning_may_go_with_an_ending() -> None:
    indonesian = Affixes({}, {}, 3, 1, {"ke": {"an": (("", ""),)}, "1": {"e": (("ku", "a"),)}})
    assert list(indonesian.stems("kegelapan")) == ["gelap"]
    assert list(indonesian.stems("kegelap")) == []
    [(stem, steps)] = indonesian.parses("1some")
    assert (stem, attach("kupenda", steps)) == ("kusoma", "1pende")


def test_another_stem_may_take_the_affixes_of_a_word() -> None:
    [*_, (stem, steps)] = KAZAKH.parses("баалларды")
    assert stem == "баал"
    assert attach("бала", steps) == "балаларды"
    [(stem, steps)] = KAZAKH.parses("жазып")
    assert attach("бару", steps) == "барып"
    assert attach("бар", steps) is None
