import pytest

from models.confusions.sets import Confusions, confusions

SETS = Confusions(
    [
        {"affect": "to influence", "effect": "a result"},
        {"written": ["of"], "have": "helping verb", "of": "belonging to"},
        {"words": "is are", "name": "number", "category": "VERB:SVA", "message": "“{meant}”, not “{written}”."},
    ]
)


def test_each_word_may_stand_for_each_other_one() -> None:
    assert [(pair.written, pair.meant) for pair in SETS.of["affect"]] == [("affect", "effect")]
    assert [(pair.written, pair.meant) for pair in SETS.of["effect"]] == [("effect", "affect")]
    assert "have" not in SETS.of
    assert SETS.words == ["affect", "are", "effect", "have", "is", "of"]


def test_a_set_may_be_about_something_else() -> None:
    [pair] = SETS.of["is"]
    assert (pair.key, pair.name, pair.category) == ("is>are", "number", "VERB:SVA")
    assert pair.message.format(written=pair.written, meant=pair.meant) == "“are”, not “is”."
    assert SETS.of["affect"][0].category == "CONFUSED_WORDS"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The affect is good.", [("affect", "effect"), ("is", "are")]),
        ("Affect him! IS IT?", [("Affect", "Effect")]),
        ("", []),
    ],
)
def test_the_words_of_a_text_that_may_stand_for_others(text: str, found: list[tuple[str, str]]) -> None:
    assert [(text[one.start : one.end], one.replacement) for one in SETS.found(text)] == found
    assert all(one.swapped(text) == text.replace(text[one.start : one.end], one.replacement, 1)
               for one in SETS.found(text))  # fmt: skip


def test_apostrophes_stay_as_they_are_written() -> None:
    [candidate] = confusions("en").candidates("it’s", 0, 4)
    assert candidate.replacement == "its"
    assert [one.replacement for one in confusions("en").candidates("Your", 0, 4) if "’" in one.replacement] == []


def test_a_language_without_a_file_has_no_sets() -> None:
    assert confusions("fi").of == {}
