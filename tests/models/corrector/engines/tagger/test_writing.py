"""Tags of words -> edits with the right spaces and offsets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.corrector.engines.tagger.tags import Tag
from models.corrector.engines.tagger.writing import Decision, edits_of
from models.corrector.protocol import Correction, Edit
from models.text.tokens import tokenize

LABELS = ["$DELETE", "$APPEND_a", "$APPEND_,", "$APPEND_-", "$APPEND_(", "$REPLACE_of", "$REPLACE_;", "$REPLACE_n't",
          "$MERGE_SPACE", "$MERGE_HYPHEN", "$TRANSFORM_CASE_UPPER", "$TRANSFORM_VERB_VB_VBZ"]  # fmt: skip


def edits(text: str, labels: dict[int, str]) -> tuple[Edit, ...]:
    decisions = {}
    for at, label in labels.items():
        tag = Tag.of(label)
        assert tag is not None, label
        decisions[at] = Decision(tag, 0.5)
    return edits_of(text, tokenize(text), decisions)


@pytest.mark.parametrize(
    ("text", "labels", "written"),
    [
        ("She go home.", {1: "$TRANSFORM_VERB_VB_VBZ"}, "She goes home."),
        ("We talked on it.", {2: "$REPLACE_about"}, "We talked about it."),
        ("She bought new car.", {1: "$APPEND_a"}, "She bought a new car."),
        ("She bought a car", {3: "$APPEND_."}, "She bought a car."),
        ("I go home ", {2: "$APPEND_now"}, "I go home now "),
        ("However I stayed.", {0: "$APPEND_,"}, "However, I stayed."),
        ("However, I stayed.", {1: "$DELETE"}, "However I stayed."),
        ("The the boat is new.", {1: "$DELETE"}, "The boat is new."),
        ("The the boat is new.", {0: "$DELETE"}, "the boat is new."),
        ("It is cold very.", {3: "$DELETE"}, "It is cold."),
        ("It is cold very much.", {3: "$DELETE", 4: "$DELETE"}, "It is cold."),
        ("It is cold very much", {3: "$DELETE", 4: "$DELETE"}, "It is cold"),
        ("It was was was it.", {2: "$DELETE", 3: "$DELETE"}, "It was it."),
        ("It is (very) good.", {3: "$DELETE"}, "It is () good."),
        ("boat is new.", {-1: "$APPEND_The"}, "The boat is new."),
        (" boat is new.", {-1: "$APPEND_The"}, " The boat is new."),
        ("He stayed , and left.", {1: "$MERGE_SPACE"}, "He stayed, and left."),
        ("He came, she left.", {2: "$REPLACE_and"}, "He came and she left."),
        ("He came and she left.", {2: "$REPLACE_,"}, "He came, she left."),
        ("I do not know.", {2: "$REPLACE_n't"}, "I don't know."),
        ("I don't know.", {2: "$REPLACE_not"}, "I do not know."),
        ("every thing is fine.", {0: "$MERGE_SPACE"}, "everything is fine."),
        ("a well known poet", {1: "$MERGE_HYPHEN"}, "a well-known poet"),
        ("a well known poet", {1: "$APPEND_-"}, "a well-known poet"),
        ("a well-known poet", {2: "$DELETE"}, "a well known poet"),
        ("state of the art", {0: "$MERGE_HYPHEN", 1: "$MERGE_HYPHEN", 2: "$MERGE_HYPHEN"}, "state-of-the-art"),
        ("every things is", {0: "$MERGE_SPACE", 1: "$TRANSFORM_AGREEMENT_SINGULAR"}, "everything is"),
        ("They re-open it.", {1: "$TRANSFORM_SPLIT_HYPHEN"}, "They re open it."),
        ("It costs 5.", {1: "$APPEND_$"}, "It costs $5."),
        ("He (old man) left.", {1: "$APPEND_the"}, "He (the old man) left."),
        ("I am go there.", {1: "$APPEND_to", 2: "$DELETE"}, "I am to there."),
        ("Two  boys  came.", {1: "$APPEND_also"}, "Two  boys also  came."),
    ],
)  # fmt: skip
def test_what_tags_write(text: str, labels: dict[int, str], written: str) -> None:
    assert Correction(text, edits(text, labels)).target == written


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("She zorp home.", {1: "$TRANSFORM_VERB_VB_VBZ"}),
        ("She bought a car.", {1: "$APPEND_a"}),
        ("She bought a car.", {2: "$APPEND_a"}),
        ("We talked of it.", {2: "$REPLACE_of"}),
        ("It is new.", {3: "$MERGE_SPACE"}),
        ("It is new.", {2: "$MERGE_SPACE"}),
        ("", {}),
    ],
)
def test_what_changes_nothing(text: str, labels: dict[int, str]) -> None:
    assert edits(text, labels) == ()


def test_each_tag_is_an_edit_with_exact_offsets() -> None:
    found = edits("The the boy buy car.", {1: "$DELETE", 3: "$TRANSFORM_VERB_VB_VBZ", 2: "$APPEND_often"})
    assert [(edit.start, edit.end, edit.replacement) for edit in found] == [
        (4, 8, ""),
        (12, 12, "often "),
        (12, 15, "buys"),
    ]
    assert [edit.probability for edit in found] == [0.5, 0.5, 0.5]


def test_tags_that_make_one_edit_have_the_product_of_their_probabilities() -> None:
    [edit] = edits("every things", {0: "$MERGE_SPACE", 1: "$TRANSFORM_AGREEMENT_SINGULAR"})
    assert (edit.start, edit.end, edit.replacement, edit.probability) == (0, 12, "everything", 0.25)


@given(
    st.lists(
        st.sampled_from(["go", "the", "well-known", "don't", ",", "(", ")", ".", "5", "é", "  ", "\n"]), max_size=9
    ),
    st.dictionaries(st.integers(-1, 12), st.sampled_from(LABELS), max_size=6),
)
def test_edits_are_in_order_and_change_something(words: list[str], labels: dict[int, str]) -> None:
    text = " ".join(words)
    count = len(tokenize(text))
    usable = {at: label for at, label in labels.items() if at < count and (at >= 0 or label.startswith("$APPEND"))}
    previous = 0
    for edit in edits(text, usable):
        assert previous <= edit.start <= edit.end <= len(text)
        assert text[edit.start : edit.end] != edit.replacement
        assert 0 < edit.probability <= 0.5
        previous = edit.end
