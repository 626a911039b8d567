"""The settings of a project: where they are found, and what a mistake in them says."""

import tomllib
from pathlib import Path

import pytest

from models.errors import ConfigError
from service.project.beginnings import beginnings
from service.project.checking.requests import options_of
from service.project.settings import KEYS, load, nearest


def written(folder: Path, text: str, name: str = ".emend.toml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def test_the_nearest_file_upwards_holds(tmp_path: Path) -> None:
    top = written(tmp_path, '[tool.emend]\nlanguage = "de"\n', "pyproject.toml")
    below = tmp_path / "docs" / "guide"
    below.mkdir(parents=True)
    assert nearest(below) == top
    assert load(top).language == "de"
    written(tmp_path / "docs", '[project]\nname = "x"\n', "pyproject.toml")
    assert nearest(below) == top
    own = written(tmp_path / "docs", 'tone = "formal"\n')
    assert nearest(below) == own
    assert (load(own).tone, load(own).language) == ("formal", "auto")


def test_words_come_from_the_settings_and_from_files(tmp_path: Path) -> None:
    written(tmp_path, "# Ours.\nfrobnicate\n\nquux  # a name\n", "words.txt")
    file = written(tmp_path, 'words = ["Emend"]\ndictionary = "words.txt"\n')
    assert load(file).accepted() == ["Emend", "frobnicate", "quux"]


def test_languages_that_are_preferred_go_into_the_request(tmp_path: Path) -> None:
    settings = load(written(tmp_path, 'preferred-languages = ["fr", "de-DE"]\n'))
    assert options_of(settings, (), "pa de problem")["preferredLanguages"] == ["fr", "de-DE"]


def test_hyphens_and_underscores_are_one(tmp_path: Path) -> None:
    file = written(tmp_path, 'fail-on = "error"\ndisabled_rules = ["en/X"]\nmother-tongue = "de"\n')
    settings = load(file)
    assert (settings.fail_on, settings.disabled_rules, settings.mother_tongue) == ("error", ("en/X",), "de")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            'langauge = "en"',
            "no key “langauge”; did you mean “language”? The keys are: language, preferred-languages",
        ),
        ('url = "http://x"', "there is no key “url”. The keys are: "),
        ('level = "high"', "level: must be one of default, picky"),
        ('words = "one"', "words: must be a list of texts"),
        ('categories = ["TYPO"]', "categories: “TYPO” is no category; did you mean “TYPOS”?"),
        ('formats = {"*.x" = "word"}', "formats: must name a format (plain, markdown"),
        ('fail-on = "all"', "fail-on: must be one of never, note, warning, error"),
        ("language = 3", "language: must be a text"),
        ("language", "Expected '=' after a key"),
    ],
)
def test_mistakes_are_told_with_what_there_is(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ConfigError) as raised:
        load(written(tmp_path, text))
    assert said in str(raised.value)
    assert str(tmp_path) in str(raised.value)


def test_a_dictionary_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"dictionary: none\.txt: No such file"):
        load(written(tmp_path, 'dictionary = ["none.txt"]')).accepted()


def test_a_beginning_is_made_from_what_is_there(tmp_path: Path) -> None:
    written(tmp_path, "# Anleitung\n\nDas Haus steht am See, und die Kinder spielen im Garten.\n", "README.md")
    written(tmp_path, "Terms of use and nothing else.", "LICENSE.txt")
    written(tmp_path, "quux\n", "wordlist.txt")
    written(tmp_path, '[project]\nname = "frobnicator"\n', "pyproject.toml")
    settings = load(written(tmp_path, beginnings(tmp_path)))
    assert settings.language == "de"
    assert settings.accepted() == ["frobnicator", "quux"]
    assert settings.exclude == ("/LICENSE.txt",)


def test_the_name_of_a_folder_is_no_word(tmp_path: Path) -> None:
    folder = tmp_path / "documentatoin"
    written(folder, "All is well in the garden behind the house.\n", "README.md")
    assert load(written(folder, beginnings(folder))).accepted() == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pyproject.toml", '[project]\nname = "frobnicator"\n'),
        ("Cargo.toml", '[package]\nname = "frobnicator"\n'),
        ("package.json", '{"name": "frobnicator", "private": true}'),
    ],
)
def test_the_name_that_a_project_gives_itself_is_a_word(tmp_path: Path, name: str, text: str) -> None:
    written(tmp_path, text, name)
    assert load(written(tmp_path, beginnings(tmp_path))).words == ("frobnicator",)
    written(tmp_path, "{" if name.endswith("json") else "[project\nname = 3", name)
    assert load(written(tmp_path, beginnings(tmp_path))).words == ()


def test_the_settings_that_the_documentation_shows_are_all_there_are(tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "check.md").read_text("utf-8")
    shown = page.partition("```toml\n")[2].partition("```")[0]
    assert set(tomllib.loads(shown)) == set(KEYS)
    assert load(written(tmp_path, shown)).fail_on == "warning"


def test_every_key_says_what_it_means() -> None:
    assert {"language", "words", "fail-on", "files", "formats"} <= set(KEYS)
    assert all(one.metadata["meaning"] for one in KEYS.values())
