import pytest

from models.corrector.transducer.judgement import KNOWN, Judgement, evidence
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from models.errors import ModelError

SENTENCE = "she recieves letter from old brother ,"


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("she", "She", "casing"),
        ("recieves", "receives", "spelling"),
        ("letter", "letters", "form"),
        ("from", "of", "replace_short"),
        ("brother", "bridge", "replace_long"),
        ("old brother", "brothers", "rewrite"),
        ("old ", "", "delete_word"),
        (",", "", "delete_mark"),
        (",", ".", "replace_mark"),
    ],
)
def test_kinds_of_edits(resources: TransducerTables, old: str, new: str, kind: str) -> None:
    assert evidence_of(resources, SENTENCE.index(old), SENTENCE.index(old) + len(old), new)[kind] == 1.0


@pytest.mark.parametrize(("new", "kind"), [("the ", "insert_word"), (", ", "insert_mark")])
def test_what_is_put_in_is_judged_by_the_unit_behind_it(resources: TransducerTables, new: str, kind: str) -> None:
    at = SENTENCE.index("letter")
    found = evidence_of(resources, at, at, new)
    assert found[kind] == 1.0
    assert found["detection"] == pytest.approx(evidence_of(resources, at, at + 6, "letters")["detection"])


def test_the_start_and_the_end_of_a_sentence_are_known(resources: TransducerTables) -> None:
    end = len(SENTENCE)
    assert evidence_of(resources, 0, 3, "She")["first"] == 1.0
    assert evidence_of(resources, end, end, ".")["last"] == 1.0


@pytest.mark.parametrize(
    ("old", "new", "known"),
    [("", ", ", "comma"), ("", ".", "end_mark"), ("brother", "brother's", "apostrophe"), ("brother", "bother", "")],
)
def test_commas_end_marks_and_apostrophes_are_told_apart(
    resources: TransducerTables, old: str, new: str, known: str
) -> None:
    at = SENTENCE.index("brother") if old else len(SENTENCE)
    found = evidence_of(resources, at, at + len(old), new)
    assert [name for name in ("comma", "end_mark", "apostrophe") if found[name]] == ([known] if known else [])


def test_a_rare_word_in_whose_place_another_is_put_is_told_as_one(resources: TransducerTables) -> None:
    at = SENTENCE.index("letter")
    usual = resources.lexicon.zipf("letter")  # type: ignore[union-attr]
    assert evidence_of(resources, at, at + 6, "latter")["rare"] == pytest.approx(max(0.0, 4.0 - usual))
    assert evidence_of(resources, at, at + 6, "Letter")["rare"] == 0.0
    assert evidence_of(resources, at, at + 6, "the letter")["rare"] == 0.0


def test_all_that_is_known_has_a_name(resources: TransducerTables) -> None:
    assert set(evidence_of(resources, 0, 3, "She")) <= set(KNOWN)
    with pytest.raises(ModelError, match="'mood'"):
        Judgement.of({"mood": 1.0})


def evidence_of(resources: TransducerTables, start: int, end: int, text: str) -> dict[str, float]:
    units = split_units(SENTENCE)
    wrong = [0.1 * (1 + place) for place in range(len(units) + 1)]
    found = evidence(
        SENTENCE, units, (start, end), text, against=0.8, certainty=0.6, wrong=wrong, lexicon=resources.lexicon
    )
    return dict(found)
