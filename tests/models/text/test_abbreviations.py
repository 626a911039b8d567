import pytest

from models.errors import InputError
from models.text.abbreviations import abbreviations_of, parse

LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "pl"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_abbreviations_of_each_kind(language: str) -> None:
    abbreviations = abbreviations_of(language)
    assert set(abbreviations.kinds.values()) == {"title", "inner", "number", "end", "final"}
    assert len(abbreviations.kinds) > 80
    assert len(abbreviations.starters) > 50


@pytest.mark.parametrize("language", ["", "xx", "../en"])
def test_other_languages_have_none(language: str) -> None:
    assert abbreviations_of(language).kinds == {}


@pytest.mark.parametrize(
    ("word", "kind"), [("Dr", "title"), ("DR", "title"), ("Etc", "final"), ("dR", None), ("", None)]
)
def test_letter_case(word: str, kind: str | None) -> None:
    assert abbreviations_of("en").kind(word) == kind


@pytest.mark.parametrize("line", ["Dr title", "Dr.", "Dr. name", "Dr. title x"])
def test_a_bad_line_is_named(line: str) -> None:
    with pytest.raises(InputError, match=r"^en/abbreviations.txt, line 3: expected an abbreviation and one of end, "):
        parse(f"# comment\nMr. title\n{line}\n", "en/abbreviations.txt")
