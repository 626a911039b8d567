import pytest

from models.spelling.suggestions.nearby import Nearby

NEARBY = Nearby(["telephone", "telegram", "elephant", "lamp", "lamps", "clamp", "camp"])


def near(word: str) -> set[str]:
    return {other for other, *_ in NEARBY.near(word)}


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("telephone", set()),
        ("telehpone", {"telephone"}),
        ("telefone", {"telephone"}),
        ("etlephone", {"telephone"}),
        ("telephon", {"telephone"}),
        ("lamp", {"lamps", "clamp", "camp"}),
        ("lampoon", set()),
        ("table", set()),
        ("", set()),
    ],
)
def test_words_that_differ_in_one_place(word: str, expected: set[str]) -> None:
    assert near(word) == expected


def test_the_differing_parts_have_their_neighbours() -> None:
    assert list(NEARBY.near("telefone")) == [("telephone", "efo", "epho")]
    assert list(NEARBY.near("telephon")) == [("telephone", "n", "ne")]


def test_a_word_is_given_once() -> None:
    assert [other for other, *_ in NEARBY.near("telephonne")] == ["telephone"]
