import pytest

from models.forms.cues import NO_CUE, cue_of


@pytest.mark.parametrize(
    ("before", "kind", "word"),
    [
        ("we must", "base", "must"),
        ("we must never", "base", "must"),
        ("did you", "base", "did"),
        ("you", "pronoun", "you"),
        ("then she really", "third", "she"),
        ("i wanted to", "to", "to"),
        ("they've", "have", "they've"),
        ("have you ever", "have", "have"),
        ("it is already", "be", "is"),
        ("interested in", "preposition", "in"),
        ("i bought three new", "many", "three"),
        ("a very nice", "one", "a"),
        ("one of my best", "many", "one of"),
        ("a lot of", "many", "lot of"),
        ("most of the", "many", "most of"),
        ("the price of the", "the", "the"),
        ("a country's", "the", "country's"),
        ("it's", "be", "it's"),
        ("0 new", "number", "0"),
    ],
)
def test_the_nearest_cue_is_found(before: str, kind: str, word: str) -> None:
    assert cue_of(before.split()) == (kind, word)


@pytest.mark.parametrize("before", ["", "red houses", "must , dogs", "he said ,", "it was very good", "will"])
def test_there_may_be_none(before: str) -> None:
    assert cue_of(before.split()) == NO_CUE
