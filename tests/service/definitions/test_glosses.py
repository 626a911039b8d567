import pytest

from service.definitions.gloss import split_gloss


@pytest.mark.parametrize(
    ("gloss", "definition", "examples"),
    [
        ("a striped horse", "a striped horse", []),
        ('a long seat; "they sat down"; "a wet bench"', "a long seat", ["they sat down", "a wet bench"]),
        ("a wish; a hope", "a wish; a hope", []),
        ('roll about, "it rolled in mud"', "roll about", ["it rolled in mud"]),
        ('a blow:"he was hit"', "a blow", ["he was hit"]),
        ('of two sides, e.g., "a two-sided coin"; "both sides"', "of two sides", ["a two-sided coin", "both sides"]),
        ('a noun (as in "a thing"); "it is a noun"', 'a noun (as in "a thing")', ["it is a noun"]),
        ('(of a dog) "it barked"', "(of a dog)", ["it barked"]),
        ('a reed; "the reed bends"- Ann Writer; "dry reeds"', "a reed", ["the reed bends — Ann Writer", "dry reeds"]),
        ('a reed; "the reed bends" -- A.Writer', "a reed", ["the reed bends — A.Writer"]),
        ('a reed; "the reed bends"; - Ann Writer', "a reed", ["the reed bends — Ann Writer"]),
        ('a reed; "a half-open door"; "dry reeds"', "a reed", ["a half-open door", "dry reeds"]),
        ('speak; "`Come,\' she said"', "speak", ["'Come,' she said"]),
        ('a line; "the last one is open', "a line", ["the last one is open"]),
        ('a stray mark"', "a stray mark", []),
        ('nails, cards, etc.; "a card"', "nails, cards, etc.", ["a card"]),
        ('an end; "the end"; ', "an end", ["the end"]),
        ('an end; "the end"; ends"; "other ends"', "an end", ["the end"]),
    ],
)
def test_a_gloss_is_split_into_definition_and_examples(gloss: str, definition: str, examples: list[str]) -> None:
    assert split_gloss(gloss) == (definition, examples)
