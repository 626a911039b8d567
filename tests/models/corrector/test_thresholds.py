"""From which confidence on an edit counts."""

import pytest

from models.corrector.protocol import Edit, Replacement
from models.corrector.thresholds import Thresholds, share, suspicion
from models.errors import ModelError


def edit(probability: float, *others: float, start: int = 0, end: int = 1, replacement: str = "b") -> Edit:
    alternatives = tuple(Replacement(f"c{at}", other) for at, other in enumerate(others))
    return Edit(start, end, replacement, probability, alternatives)


def test_an_edit_counts_from_its_threshold_on() -> None:
    thresholds = Thresholds(edit=0.6)
    assert thresholds.accepts(edit(0.6))
    assert not thresholds.accepts(edit(0.59))


def test_operations_have_thresholds_of_their_own() -> None:
    thresholds = Thresholds.from_manifest(
        {"threshold": 0.5, "thresholds": {"insert": 0.9, "delete": 0.7, "VERB:SVA": 0.8}}
    )
    assert thresholds.accepts(edit(0.5))
    assert not thresholds.accepts(edit(0.8, end=0))
    assert thresholds.accepts(edit(0.9, end=0))
    assert not thresholds.accepts(edit(0.6, replacement=""))
    assert thresholds.accepts_category("PREP", 0.1)
    assert not thresholds.accepts_category("VERB:SVA", 0.79)


def test_shares_divide_the_probability_among_all_readings() -> None:
    """Keep, replacement and one alternative, all as probable as each other: each is 1/2 against keep, 1/3 of all."""
    even = edit(0.5, 0.5)
    assert share(even) == pytest.approx(1 / 3)
    assert suspicion(even) == pytest.approx(2 / 3)
    assert suspicion(edit(0.75)) == share(edit(0.75)) == pytest.approx(0.75)
    assert suspicion(edit(1.0)) == pytest.approx(1.0)


def test_many_readings_and_none_of_them_sure_is_a_suspicion() -> None:
    torn = edit(0.85, 0.84, 0.83, 0.82)
    thresholds = Thresholds(edit=0.6, share=0.3, unknown=0.9)
    assert not thresholds.accepts(torn)
    assert thresholds.suspects(torn)
    assert not thresholds.suspects(edit(0.4, 0.4))


@pytest.mark.parametrize(
    "values", [{"threshold": -0.1}, {"threshold": True}, {"thresholds": [1]}, {"thresholds": {"x": 1}}]
)
def test_impossible_values(values: dict[str, object]) -> None:
    with pytest.raises(ModelError, match=r"^emend\.json: "):
        Thresholds.from_manifest(values)


def test_learners_have_thresholds_of_their_own() -> None:
    native = {"threshold": 0.9, "thresholds": {"insert": 0.8, "share": 0.6, "PREP": 0.95}}
    assert Thresholds.of_learner(native) is None
    learner = Thresholds.of_learner({**native, "learner": {"edit": 0.5, "delete": 0.4}})
    assert learner == Thresholds(0.5, {"delete": 0.4}, {"PREP": 0.95}, 0.6)
    assert Thresholds.of_learner({**native, "learner": {"share": 0.2}}) == Thresholds(
        0.9, {"insert": 0.8}, {"PREP": 0.95}, 0.2
    )


@pytest.mark.parametrize("values", [{"learner": 0.5}, {"learner": {"threshold": 0.5}}, {"learner": {"edit": 3}}])
def test_impossible_values_for_learners(values: dict[str, object]) -> None:
    with pytest.raises(ModelError, match=r"^emend\.json: "):
        Thresholds.of_learner(values)
