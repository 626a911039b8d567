import pytest

from models.forms.cues import NO_CUE, CueFinder
from models.forms.paradigms import Paradigms
from models.forms.subjects import SUBJECTS
from models.forms.table import FormsTable, forms_table

PARADIGMS = Paradigms(
    [
        "dog\tNN+VB:dog NNS+VBZ:dogs",
        "friend\tNN:friend NNS:friends",
        "school\tNN:school NNS:schools",
        "brother\tNN:brother NNS:brothers",
        "teacher\tNN:teacher NNS:teachers",
        "person\tperson:person people:people",
        "sheep\tNN+NNS:sheep",
    ]
)
"""The nouns of the examples."""
FINDER = CueFinder(forms_table("en"), PARADIGMS)


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
        ("one of my best", "one-of", "one of"),
        ("a lot of", "many", "lot of"),
        ("most of the", "many", "most of"),
        ("the price of the", "the", "the"),
        ("a country's", "the", "country's"),
        ("it's", "be", "it's"),
        ("0 new", "number", "0"),
    ],
)
def test_the_nearest_cue_is_found(before: str, kind: str, word: str) -> None:
    assert FINDER.cues_of(before.split()).noun == (kind, word)


@pytest.mark.parametrize("before", ["", "red houses", "must , red", "he said ,", "it was very good", "will"])
def test_there_may_be_none(before: str) -> None:
    assert FINDER.cues_of(before.split()) == (NO_CUE, NO_CUE)


@pytest.mark.parametrize(
    ("before", "kind", "word"),
    [
        ("my brother", "singular", "brother"),
        ("my two little brothers", "plural", "brothers"),
        ("many people", "plural", "people"),
        ("dogs often", "plural", "dogs"),
        ("everybody", "singular", "everybody"),
        ("i think that the old dog", "singular", "dog"),
        ("yesterday , her teacher", "singular", "teacher"),
        ("“ the dogs", "plural", "dogs"),
        ("the teachers at my school", "plural-far", "teachers"),
        ("the teacher of my brothers", "singular-far", "teacher"),
        ("two friends of mine", "plural-far", "friends"),
        ("the people who", "plural-who", "people"),
        ("a dog that never", "singular-who", "dog"),
        ("anna", "name", "anna"),
        ("where does your brother", "base", "does"),
        ("did the dogs", "base", "did"),
    ],
)
def test_a_subject_is_a_cue(before: str, kind: str, word: str) -> None:
    assert FINDER.cues_of(before.split()).verb == (kind, word)


@pytest.mark.parametrize(
    "before",
    [
        "he gave the dogs",
        "a number of people",
        "most of the dogs",
        "my brother and my teacher",
        "the sheep",
        "teacher",
        "cats , old dogs",
        "a school for the brothers who",
        "ngos",
        "i saw a",
        "perhaps they met my old friend near the school of the dogs",
        "it is a very , very old",
    ],
)
def test_what_may_be_no_subject_is_none(before: str) -> None:
    assert FINDER.cues_of(before.split()).verb.kind not in SUBJECTS


def test_a_language_without_a_table_has_no_cues() -> None:
    assert CueFinder(FormsTable(), PARADIGMS).cues_of(["we", "must"]) == (NO_CUE, NO_CUE)
