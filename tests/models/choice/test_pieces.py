import pytest

from models.choice.pieces import pieces


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The dog’s 3.5 ...", ["the", "dog's", "0", ".", "0", ".", ".", "."]),
        ("", []),
        ("naïve—ÉTÉ", ["naïve", "—", "été"]),
    ],
)
def test_words_and_signs(text: str, found: list[str]) -> None:
    assert [piece for piece, _ in pieces(text)] == found
    assert all(text[start : start + len(piece)] for piece, start in pieces(text))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("L’eau, c’est bon.", [("l'", 0), ("eau", 2), (",", 5), ("c'est", 7), ("bon", 13), (".", 16)]),
        ("qu'aujourd'hui", [("qu'", 0), ("aujourd'", 3), ("hui", 11)]),
        ("puisqu'c'est", [("puisqu'", 0), ("c'est", 7)]),
    ],
)
def test_words_that_end_in_an_apostrophe(text: str, found: list[tuple[str, int]]) -> None:
    assert pieces(text, {"c'est"}) == found
