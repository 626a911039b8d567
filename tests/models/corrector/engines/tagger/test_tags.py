"""What tags do to single words."""

import pytest

from models.corrector.engines.tagger.tags import Tag, TagOperation, transformed


@pytest.mark.parametrize(
    ("label", "tag"),
    [
        ("$DELETE", Tag(TagOperation.DELETE)),
        ("$APPEND_the", Tag(TagOperation.APPEND, "the")),
        ("$APPEND__", Tag(TagOperation.APPEND, "_")),
        ("$REPLACE_of", Tag(TagOperation.REPLACE, "of")),
        ("$MERGE_SPACE", Tag(TagOperation.MERGE, "")),
        ("$MERGE_HYPHEN", Tag(TagOperation.MERGE, "-")),
        ("$TRANSFORM_CASE_CAPITAL", Tag(TagOperation.TRANSFORM, "CASE_CAPITAL")),
        ("$TRANSFORM_VERB_VB_VBZ", Tag(TagOperation.TRANSFORM, "VERB_VB_VBZ")),
    ],
)  # fmt: skip
def test_labels_and_what_they_mean(label: str, tag: Tag) -> None:
    assert Tag.of(label) == tag


@pytest.mark.parametrize(
    "label",
    ["$KEEP", "@@UNKNOWN@@", "$UNKNOWN", "LABEL_3", "$APPEND_", "$APPEND", "$REPLACE_", "$MERGE_SWAP", "$DELETE_x",
     "$TRANSFORM_CASE_SMALL", "$TRANSFORM_VERB_VB", "$TRANSFORM_VERB_VB_NN", "B-PER", ""],
)  # fmt: skip
def test_labels_that_mean_nothing(label: str) -> None:
    assert Tag.of(label) is None


@pytest.mark.parametrize(
    ("word", "form", "other"),
    [
        ("london", "CASE_CAPITAL", "London"),
        ("The", "CASE_LOWER", "the"),
        ("usa", "CASE_UPPER", "USA"),
        ("iphone", "CASE_CAPITAL_1", "iPhone"),
        ("dvds", "CASE_UPPER_-1", "DVDs"),
        ("London", "CASE_CAPITAL", None),
        ("dog", "AGREEMENT_PLURAL", "dogs"),
        ("Child", "AGREEMENT_PLURAL", "Children"),
        ("boxes", "AGREEMENT_SINGULAR", "box"),
        ("CITIES", "AGREEMENT_SINGULAR", "CITY"),
        ("dogs", "AGREEMENT_PLURAL", None),
        ("zorp", "AGREEMENT_PLURAL", None),
        ("go", "VERB_VB_VBZ", "goes"),
        ("Go", "VERB_VB_VBZ", "Goes"),
        ("goes", "VERB_VBZ_VB", "go"),
        ("went", "VERB_VBD_VBN", "gone"),
        ("walked", "VERB_VBD_VBG", "walking"),
        ("walk", "VERB_VB_VBN", "walked"),
        ("found", "VERB_VBD_VB", "find"),
        ("found", "VERB_VB_VBD", "founded"),
        ("is", "VERB_VBZ_VBD", "was"),
        ("are", "VERB_VBP_VBD", "were"),
        ("was", "VERB_VBD_VBZ", "is"),
        ("were", "VERB_VBD_VBP", "are"),
        ("put", "VERB_VB_VBD", None),
        ("goes", "VERB_VB_VBG", None),
        ("zorp", "VERB_VB_VBZ", None),
        ("well-known", "SPLIT_HYPHEN", "well known"),
        ("known", "SPLIT_HYPHEN", None),
        ("-", "SPLIT_HYPHEN", None),
    ],
)
def test_forms(word: str, form: str, other: str | None) -> None:
    assert transformed(word, form) == other


def test_another_language_has_no_english_forms() -> None:
    assert transformed("die", "VERB_VB_VBZ", "de") is None
    assert transformed("berlin", "CASE_CAPITAL", "de") == "Berlin"
