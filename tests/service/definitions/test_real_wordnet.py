"""The dictionary on WordNet itself, which scripts/setup.sh installs."""

from itertools import islice
from pathlib import Path

import pytest

from service.definitions.definitions import USUAL_FOLDERS, Definition, Definitions, DefinitionsUnavailable


@pytest.fixture(scope="module")
def dictionary() -> Definitions:
    try:
        return Definitions.open()
    except DefinitionsUnavailable as missing:
        pytest.skip(str(missing))


def first(dictionary: Definitions, word: str, part: str) -> Definition:
    return next(one for one in dictionary.define(word) if one.part_of_speech == part)


def parts(dictionary: Definitions, word: str) -> list[str]:
    return list(dict.fromkeys(one.part_of_speech for one in dictionary.define(word)))


@pytest.mark.parametrize(
    ("word", "part", "meaning"),
    [
        ("saw", "verb", "cut with a saw"),
        ("leaves", "noun", "photosynthesis"),
        ("better", "adjective", "superior to another"),
        ("Turkey", "noun", "republic in Asia Minor"),
        ("turkey", "noun", "gallinaceous bird"),
        ("china", "noun", "porcelain"),
        ("Polish", "adjective", "Poland"),
        ("ice creams", "noun", "frozen dessert"),
        ("ice cream", "noun", "frozen dessert"),
        ("attorneys general", "noun", "chief law officer"),
        ("looked up", "verb", "seek information"),
        ("mother’s", "noun", "woman who has given birth"),
        ("U.S.", "noun", "executive and legislative"),
        ("Mr.", "noun", "form of address for a man"),
        ("naïve", "adjective", "simplicity"),
        ("10", "noun", "cardinal number"),
        ("was", "verb", "have the quality of being"),
        ("set-up", "verb", "set up or found"),
        ("set-up", "noun", "equipment designed"),
        ("rock'n'roll", "noun", "popular music"),
        ("stopped", "verb", "come to a halt"),
        ("o’clock", "adverb", "according to the clock"),
    ],
)
def test_the_expected_meaning_is_the_first_of_its_part_of_speech(
    dictionary: Definitions, word: str, part: str, meaning: str
) -> None:
    assert meaning in first(dictionary, word, part).definition


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("run", ["verb", "noun"]),
        ("dog", ["noun", "verb"]),
        ("left", ["adjective", "noun", "adverb", "verb"]),
        ("gas", ["noun", "verb"]),
        ("was", ["verb", "auxiliary verb"]),
        ("polish", ["verb", "noun", "adjective"]),
    ],
)
def test_parts_of_speech_come_by_frequency(dictionary: Definitions, word: str, expected: list[str]) -> None:
    assert parts(dictionary, word) == expected


@pytest.mark.parametrize("word", ["thes", "hims", "qwrtzp", "%", "🐕", "dog\0", "a" * 200, "hund und katze"])
def test_what_is_no_entry_has_no_definitions(dictionary: Definitions, word: str) -> None:
    assert dictionary.define(word) == []


def test_every_fiftieth_entry_has_clean_definitions(dictionary: Definitions) -> None:
    folder = next(path for path in USUAL_FOLDERS if (path / "index.noun").is_file())
    for word in (word for name in ("noun", "verb", "adj", "adv") for word in entries(folder / f"index.{name}")):
        definitions = dictionary.define(word)
        assert definitions, word
        for one in definitions:
            assert one.definition == one.definition.strip(" ;:,-")
            assert one.definition.count('"') % 2 == 0
            assert all(example and '"' not in example for example in one.examples)


def entries(index: Path) -> list[str]:
    with index.open(encoding="ascii") as lines:
        return [line.split()[0] for line in islice(lines, 30, None, 50)]
