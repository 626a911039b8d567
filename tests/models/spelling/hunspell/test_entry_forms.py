"""Entries of a dictionary and their forms."""

from pathlib import Path

from models.spelling.hunspell.entry_forms import EntryForms
from tests.models.spelling.hunspell.hunspell_files import write

RULES = "SFX A Y 2\nSFX A a y [^c]a\nSFX A ca ce ca\nPFX N Y 1\nPFX N 0 ne .\n"


def test_forms_of_an_entry_and_entries_of_a_form(tmp_path: Path) -> None:
    known = EntryForms(write(tmp_path, "xx", "lampa/A ulica/A lampy", rules=RULES), {})
    [lamp] = known.entries("lampa")
    assert known.forms(lamp) == {"lampa", "lampy"}
    assert [entry.word for entry in known.entries("lampy")] == ["lampy", "lampa"]
    assert [entry.word for entry in known.entries("ulice")] == ["ulica"]
    assert known.entries("ulicy") == ()
    assert known.entries("") == ()


def test_words_that_are_added_have_the_forms_of_their_model(tmp_path: Path) -> None:
    known = EntryForms(write(tmp_path, "xx", "lampa/A", rules=RULES), {"vlampa": "lampa"})
    assert [entry.word for entry in known.entries("vlampy")] == ["vlampa"]
