from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.definitions.definitions import Definitions, DefinitionsUnavailable
from tests.service.definitions.tiny_wordnet import write_wordnet


@pytest.fixture(scope="module")
def dictionary(tmp_path_factory: pytest.TempPathFactory) -> Definitions:
    return Definitions.open(write_wordnet(tmp_path_factory.mktemp("wordnet")))


def meanings(dictionary: Definitions, word: str) -> list[str]:
    return [one.definition for one in dictionary.define(word)]


def parts(dictionary: Definitions, word: str) -> list[str]:
    return [one.part_of_speech for one in dictionary.define(word)]


def test_a_definition_has_part_of_speech_meaning_and_examples(dictionary: Definitions) -> None:
    assert dictionary.define("bench")[0].to_json() == {
        "partOfSpeech": "noun",
        "definition": "a long seat for several people",
        "examples": ["they sat on the bench", "the bench was wet"],
        "synonyms": [],
    }


def test_synonyms_are_the_other_words_of_a_meaning(dictionary: Definitions) -> None:
    assert dictionary.define("bench")[1].synonyms == ("workbench",)
    assert dictionary.define("workbench")[0].synonyms == ("bench",)


def test_parts_of_speech_are_grouped_by_frequency(dictionary: Definitions) -> None:
    assert parts(dictionary, "bench") == ["noun", "noun", "verb"]


def test_examples_of_a_synonym_are_left_out(dictionary: Definitions) -> None:
    assert dictionary.define("bench")[1].examples == ("a bench with a vice",)
    assert dictionary.define("workbench")[0].examples == ("the workbench was tidy",)


@pytest.mark.parametrize(
    ("word", "first"),
    [("Rome", "the capital of Italy"), ("rome", "a red apple for cooking"), ("ROME", "the capital of Italy")],
)
def test_the_letter_case_decides_what_comes_first(dictionary: Definitions, word: str, first: str) -> None:
    assert meanings(dictionary, word)[0] == first
    assert len(meanings(dictionary, word)) == 2


@pytest.mark.parametrize(
    ("word", "meaning"),
    [
        ("mice", "a small animal with a long tail"),
        ("MICE", "a small animal with a long tail"),
        ("zebras", "a striped horse"),
        ("zebra's", "a striped horse"),
        ("zebras’", "a striped horse"),
        ("hoped", "wish that something happens"),
        ("hopped", "jump on one leg"),
        ("plainest", "without ornament"),
        ("garden gate", "a gate to a garden"),
        ("garden_gate", "a gate to a garden"),
        ("garden-gate", "a gate to a garden"),
        ("  Garden \u00a0 gates ", "a gate to a garden"),
        ("heads of state", "who stands at the top of a state"),
        ("sister in law", "the sister of one's spouse"),
        ("sisters-in-law", "the sister of one's spouse"),
        ("looking out", "be careful"),
        ("caf\u00e9", "a place for coffee"),
        ("cafe\u0301s", "a place for coffee"),
        ("Dr.", "a title"),
        ("zebra.", "a striped horse"),
        ("o’clock rules", "a rule of the clock"),
        ("well kept", "in good order"),
        ("better-kept", "in good order"),
        ("plain", "without ornament"),
        ("ze\u00adbra", "a striped horse"),
    ],
)
def test_the_word_is_found_however_it_is_written(dictionary: Definitions, word: str, meaning: str) -> None:
    assert meanings(dictionary, word)[0] == meaning


def test_a_verb_that_would_double_its_letter_is_not_meant(dictionary: Definitions) -> None:
    assert meanings(dictionary, "hoping") == ["wish that something happens"]


def test_an_inflected_form_with_an_entry_of_its_own_has_that_first(dictionary: Definitions) -> None:
    assert meanings(dictionary, "found") == ["set up", "come upon after a search"]


def test_an_abbreviation_is_not_what_a_plural_means(dictionary: Definitions) -> None:
    assert meanings(dictionary, "ores") == ["rock with metal in it"]
    assert meanings(dictionary, "ors") == ["a northern state"]


def test_the_noun_of_a_phrasal_verb_is_one_word(dictionary: Definitions) -> None:
    assert meanings(dictionary, "look-out") == ["be careful", "a place to watch from"]


@pytest.mark.parametrize(
    "word",
    [
        "", " ", "_", "-", ".", "'", "'s", "s", "ed", "%", "bench%", "bench%1", "unknown", "ben",
        "zebra\0", "\0", "ze\x07bra",
        "🦓", "zebra🦓", "зебра", "\ud800", "1", "00000001", "zebra" * 40, "z" * 100_000, "zebra n 1", "a-" * 90,
    ],
)  # fmt: skip
def test_other_strings_have_no_definitions(dictionary: Definitions, word: str) -> None:
    assert dictionary.define(word) == []


@given(st.text() | st.text("abehnorsz _-.'’%", max_size=30))
def test_any_string_can_be_asked_for(dictionary: Definitions, word: str) -> None:
    for definition in dictionary.define(word):
        assert definition.definition


def test_the_usual_folders_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = (tmp_path / "none", write_wordnet(tmp_path / "there"))
    monkeypatch.setattr("service.definitions.definitions.USUAL_FOLDERS", folders)
    assert meanings(Definitions.open(), "zebra") == ["a striped horse"]


def test_a_missing_dictionary_says_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(DefinitionsUnavailable, match=r"^no WordNet in .*none: install the package wordnet-base or set"):
        Definitions.open(tmp_path / "none")


@pytest.mark.parametrize("name", ["data.verb", "adj.exc", "cntlist.rev"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    (write_wordnet(tmp_path) / name).unlink()
    with pytest.raises(DefinitionsUnavailable, match=f"file {name} cannot be read"):
        Definitions.open(tmp_path)


@pytest.mark.parametrize(("name", "text"), [("data.noun", ""), ("data.verb", "no such offsets\n"), ("index.adv", "")])
def test_files_of_different_dictionaries_are_refused(tmp_path: Path, name: str, text: str) -> None:
    (write_wordnet(tmp_path) / name).write_text(text)
    with pytest.raises(DefinitionsUnavailable, match="do not fit together"):
        Definitions.open(tmp_path)


def test_meanings_that_were_cut_off_are_left_out(tmp_path: Path) -> None:
    index = write_wordnet(tmp_path) / "index.noun"
    index.write_text(index.read_text().replace("mouse n 1 1 @ 1 1 ", "mouse n 2 1 @ 2 1 99999999 "))
    assert meanings(Definitions.open(tmp_path), "mouse") == ["a small animal with a long tail"]
