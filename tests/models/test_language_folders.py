import re
import subprocess
from pathlib import Path

import pytest

from models.errors import ConfigError
from models.language_folders import FILES, FOLDER, LANGUAGE, language_tables, read_language
from models.languages.scripts import SCRIPTS
from models.spelling.accepted import accepted
from models.spelling.dictionaries import sources
from models.spelling.pairs import regional_pairs, wrong_words
from models.text.abbreviations import abbreviations_of

FOLDERS = sorted(path for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__")
SORTED = re.compile(r"(function_words|regional|variants|words|wrong)\b")
GOOD = 'name = "Middle"\nscripts = ["Latn"]\n'


def sections(path: Path) -> list[list[str]]:
    """The words of a list between its headings, comments and blank lines."""
    found: list[list[str]] = [[]]
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith(("#", "[", "/")):
            found.append([])
        else:
            found[-1] += line.partition("#")[0].split()
    return found


def names_of(code: str) -> set[str]:
    """The names that files in the folder of a language may have."""
    variants = language_tables()[code].variants
    return {LANGUAGE, *FILES, *(f"words.{tag}.txt" for tag in variants)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_folder_is_what_it_should_be(folder: Path) -> None:
    table = read_language(folder)
    assert re.fullmatch("[a-z]{2,3}", folder.name)
    assert set(table.scripts) <= set(SCRIPTS)
    assert table.letters == table.letters.lower()
    assert {path.name for path in folder.iterdir()} <= names_of(folder.name)
    assert all(kind for kind in abbreviations_of(folder.name).kinds.values())
    for path in folder.glob("*.txt"):
        lists = sections(path)
        if SORTED.match(path.name):
            assert lists == [sorted(set(words)) for words in lists], f"{path.name} is not sorted"
        if path.stem in ("words", "frequent", "ranked"):
            words = [word for words in lists for word in words]
            assert len(words) == len(set(words)), f"{path.name} repeats {max(words, key=words.count)}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_variants_are_told_apart_by_words_of_the_variants(folder: Path) -> None:
    table = language_tables()[folder.name]
    path = folder / "variants.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    named = {tag for line in lines if line.startswith("[") for tag in line.strip("[]").split()}
    assert named <= set(table.variants)
    assert set(table.compared) <= set(sources())
    assert all(regional_pairs(tag).keys().isdisjoint(wrong_words(tag)) for tag in table.variants)
    assert all(accepted(tag) >= accepted(folder.name) for tag in table.variants)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("name = 1", r"^xx/language.toml: name: must be a string, not 1$"),
        ('name = "Middle"', r"^xx/language.toml: scripts: missing$"),
        ('name = "Middle"\nscripts = []', r"^xx/language.toml: scripts: must name one at least$"),
        (GOOD + 'letter = "ä"', r"^xx/language.toml: letter: unknown key \(did you mean letters\?\)$"),
        (GOOD + 'dictionary = "xx"', r"^xx/language.toml: dictionary: must be an array, not 'xx'$"),
        (GOOD + 'dictionary = ["xx"]', r"^xx/language.toml: packages: must be named where there is a dictionary"),
        (
            GOOD + 'default = "xx-YY"\n[variants.xx-YY]\nname = "Here"\ndictionary = ["xx"]',
            r"^xx/language.toml: variants.xx-YY: packages: must be named where there is a dictionary",
        ),
        (GOOD + 'npm = ["dictionary-xx@1.0.0"]', r"^xx/language.toml: packages: must be named .* only there"),
        (
            GOOD + 'dictionary = ["dictionary-xx"]\nnpm = ["dictionary-xx"]',
            r"^xx/language.toml: npm: must name packages with their versions, such as dictionary-xx@1.0.0$",
        ),
        (GOOD + 'default = "xx-YY"', r"^xx/language.toml: default: must be one of the variants"),
        (GOOD + '[variants.xx-YY]\nname = "Here"', r"^xx/language.toml: default: must be one of the variants"),
        (GOOD + 'compared = ["xx-YY"]', r"^xx/language.toml: compared: must be some of the variants$"),
        (
            GOOD + 'default = "yy-YY"\n[variants.yy-YY]\nname = "Here"',
            r"^xx/language.toml: variants.yy-YY: must be a tag",
        ),
        (
            GOOD + 'default = "xx-YY"\n[variants.xx-YY]\nname = "Here"\ntown = 1',
            r"^xx/language.toml: variants.xx-YY: town: unknown key$",
        ),
        ("name", r"^xx/language.toml: Expected '='"),
    ],
)
def test_what_is_wrong_with_a_folder_is_said_in_one_line(tmp_path: Path, content: str, message: str) -> None:
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / LANGUAGE).write_text(content, encoding="utf-8")
    with pytest.raises(ConfigError, match=message):
        read_language(folder)


def test_a_folder_without_its_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"language.toml: .*No such file"):
        read_language(tmp_path)


def test_the_packages_that_are_installed_are_those_of_the_folders(root: Path) -> None:
    script = root / "scripts" / "debian_packages.sh"
    printed = subprocess.run([script], capture_output=True, text=True, check=True).stdout.split()
    named = {package for source in sources().values() for package in source.packages}
    assert len(printed) == len(set(printed))
    assert set(printed) == named | {"wordnet-base"}
