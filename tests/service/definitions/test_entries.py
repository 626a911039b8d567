"""Our own entries: their form, and what each of them says."""

import re
from pathlib import Path

import pytest

from service.definitions.definitions import USUAL_FOLDERS, Definitions
from service.definitions.entries import DictionaryEntry, Entries, EntryError, OwnMeaning, UsualMeanings
from service.definitions.meanings import WordMeanings
from service.definitions.parts import PartOfSpeech
from service.definitions.wordnet import Wordnet
from tests.service.definitions.tiny_wordnet import write_wordnet

OURS = list(Entries.read())
SEAT, TABLE = "a long seat for several people", "a strong table that is worked at"
LETTERS = re.compile(r"[^a-z0-9]+")


def read(folder: Path, text: str) -> Entries:
    (folder / "some.toml").write_text(text, "utf-8")
    return Entries.read(folder)


def dictionary(folder: Path, text: str) -> Definitions:
    return Definitions(Wordnet(write_wordnet(folder / "wordnet")), read(folder, text))


def test_an_entry_is_read(tmp_path: Path) -> None:
    text = '[hobnob]\nalso = ["hob-nob"]\nnoun = ["*", "a chat | We had a hobnob. | Hobnobs!"]'
    (entry,) = read(tmp_path, text).of("hobnob")
    meanings = (UsualMeanings(""), OwnMeaning("a chat", ("We had a hobnob.", "Hobnobs!")))
    assert entry == DictionaryEntry("hobnob", ("hob-nob",), {PartOfSpeech.NOUN: meanings})


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[word", "some.toml: "),
        ('word = "a"', "some.toml: word: is no block"),
        ("[word]\n", "some.toml: word: has no meaning"),
        ('[word]\nnuon = ["a | A word."]', "some.toml: word: nuon is no part of speech"),
        ('[word]\nnoun = "a | A word."', "some.toml: word: noun is no list of meanings"),
        ("[word]\nnoun = []", "some.toml: word: noun is no list of meanings"),
        ("[word]\nnoun = [1]", "some.toml: word: a meaning is no string"),
        ('[word]\nnoun = ["a unit of language"]', "some.toml: word: a meaning and an example"),
        ('[word]\nnoun = ["a unit | "]', "some.toml: word: a meaning and an example"),
        ('[word]\nnoun = [" | A word."]', "some.toml: word: a meaning and an example"),
        ('[word]\nalso = "wrod"\nnoun = ["a | A word."]', "some.toml: word: also is no list of words"),
        ('[word]\nalso = [""]\nnoun = ["a | A word."]', "some.toml: word: also is no list of words"),
    ],
)
def test_an_error_of_form_is_told(tmp_path: Path, text: str, error: str) -> None:
    with pytest.raises(EntryError) as told:
        read(tmp_path, text)
    assert str(told.value).startswith(error)


def test_a_word_has_one_entry(tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text('[word]\nverb = ["to put in words | Word it well."]', "utf-8")
    with pytest.raises(EntryError, match=r"some\.toml: word: has an entry already"):
        read(tmp_path, '[word]\nnoun = ["a unit of language | One word is missing."]')


@pytest.mark.parametrize(
    ("meanings", "expected"),
    [
        ('"mine | My bench."', ["mine"]),
        ('"mine | My bench.", "*"', ["mine", SEAT, TABLE]),
        ('"* table", "mine | My bench.", "*"', [TABLE, "mine", SEAT]),
        ('"* table"', [TABLE]),
    ],
)
def test_stars_stand_for_the_meanings_of_wordnet(tmp_path: Path, meanings: str, expected: list[str]) -> None:
    definitions = dictionary(tmp_path, f"[bench]\nnoun = [{meanings}]").define("bench")
    assert [one.definition for one in definitions if one.part_of_speech == "noun"] == expected
    assert [one.definition for one in definitions if one.part_of_speech == "verb"] == ["keep from playing"]


@pytest.mark.parametrize("form", ["vog", "vogs", "Vog", "VOG", "voggen", "Vog-Gen"])
def test_all_forms_lead_to_the_entry(tmp_path: Path, form: str) -> None:
    text = '[vog]\nalso = ["voggen", "vog gen"]\nnoun = ["fog of a volcano | The vog was thick."]'
    assert [one.definition for one in dictionary(tmp_path, text).define(form)] == ["fog of a volcano"]


def test_the_order_of_an_entry_is_that_of_the_answer(tmp_path: Path) -> None:
    text = '[hope]\ninterjection = ["cheer up | Hope!"]\nverb = ["*"]\nnoun = ["what one hopes | There is hope."]'
    parts = [one.part_of_speech for one in dictionary(tmp_path, text).define("hope")]
    assert parts == ["interjection", "verb", "noun"]


def test_there_are_hundreds_of_entries() -> None:
    own = [entry for entry in OURS if any(isinstance(one, OwnMeaning) for one in meanings(entry))]
    assert len(own) >= 550


def test_no_form_leads_to_two_entries() -> None:
    forms = [form for entry in OURS for form in (entry.word, *entry.also)]
    assert len(forms) == len(set(forms))


@pytest.mark.parametrize("entry", OURS, ids=lambda entry: entry.word)
def test_our_entry_is_well_formed(entry: DictionaryEntry) -> None:
    for meaning in meanings(entry):
        if not isinstance(meaning, OwnMeaning):
            continue
        assert meaning.definition == meaning.definition.strip(" .,;:"), entry.word
        assert len(meaning.definition) < 160
        assert 1 <= len(meaning.examples) <= 3
        for example in meaning.examples:
            assert example[-1] in ".!?”", example
            assert example[0].isupper() or example[0] in "“#" or example.startswith("e-"), example
            assert any(shown(form, example) for form in (entry.word, *entry.also)), f"{entry.word}: {example}"


def test_what_our_entries_name_is_in_wordnet() -> None:
    folder = next((path for path in USUAL_FOLDERS if (path / "index.noun").is_file()), None)
    if folder is None:
        pytest.skip("WordNet is not installed")
    usual = WordMeanings(Wordnet(folder), Entries([]))
    for entry in OURS:
        for part, items in entry.parts.items():
            known = [one.definition for one in usual.meanings(entry.word.lower().replace(" ", "_"), part)]
            for item in items:
                if isinstance(item, UsualMeanings):
                    found = [one for one in known if item.words in one]
                    assert len(found) == 1 if item.words else found, f"{entry.word}: {part}: {item.words}"


def meanings(entry: DictionaryEntry) -> list[OwnMeaning | UsualMeanings]:
    return [meaning for part in entry.parts.values() for meaning in part]


def shown(form: str, example: str) -> bool:
    """Whether an example shows a form, or an inflection of it."""
    stem = LETTERS.sub(" ", form.lower()).strip()
    text = f" {LETTERS.sub(' ', example.lower())} "
    return f" {stem}" in text or (len(stem) > 3 and f" {stem[:-1]}" in text)


def test_a_form_leads_to_the_parts_of_speech_of_its_entry(tmp_path: Path) -> None:
    text = '[plog]\nalso = ["plogged"]\nverb = ["to run | He plogs."]\n[Plog]\nnoun = ["a firm | Plog has grown."]'
    known = dictionary(tmp_path, text)
    assert [one.part_of_speech for one in known.define("plogged")] == ["verb"]
    assert [one.part_of_speech for one in known.define("plog")] == ["verb", "noun"]
    assert [one.part_of_speech for one in known.define("Plog")] == ["noun", "verb"]
