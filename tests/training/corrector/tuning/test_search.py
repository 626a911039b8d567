import pytest

from models.corrector.protocol import Edit
from models.corrector.thresholds import Thresholds, operation, share
from training.corrector.tuning.candidates import Proposed, ProposedEdits
from training.corrector.tuning.search import Tuned, raised, search
from training.evaluation.sets import Item


def candidates(*rows: tuple[str, str, Edit]) -> ProposedEdits:
    return ProposedEdits(
        "made up",
        [Item(source, source, (target,)) for source, target, _ in rows],
        [[Proposed(edit, operation(edit), share(edit))] for _, _, edit in rows],
    )


def replaced(source: str, wrong: str, right: str, probability: float) -> Edit:
    start = source.index(wrong)
    return Edit(start, start + len(wrong), right, probability)


def row(good: bool, probability: float) -> tuple[str, str, Edit]:
    source = "She go home early ."
    edit = replaced(source, "go", "goes", probability) if good else replaced(source, "early", "late", probability)
    return source, "She goes home early .", edit


def test_the_threshold_lies_between_wrong_edits_and_right_ones() -> None:
    rows = [row(True, 0.95)] * 6 + [row(True, 0.88)] * 3 + [row(False, 0.72)] * 6
    found = search([candidates(*rows)], [], 5.0)
    assert 0.72 < found.thresholds.operations.get("replace", found.thresholds.edit) <= 0.88
    assert found.f05 == pytest.approx(1 / (1 + 0.2 * 6 / 9), abs=0.02)


def test_near_ties_go_to_the_lower_threshold() -> None:
    found = search([candidates(*[row(True, 0.99)] * 5)], [], 5.0)
    assert found.thresholds.operations.get("replace", found.thresholds.edit) <= 0.3
    assert found.f05 == 1.0


def test_false_alarms_are_kept_below_the_limit_at_the_price_of_f05() -> None:
    marked = candidates(*[row(True, 0.8)] * 5)
    clean = "We met at noon and walked along the river ."
    alarms = candidates(*[(clean, clean, replaced(clean, "noon", "moon", 0.9))] * 5)
    assert search([marked], [alarms], 200.0).f05 == 1.0
    strict = search([marked], [alarms], 5.0)
    assert strict.false_alarms == 0.0
    assert strict.f05 == 0.0


def test_each_operation_has_its_own_threshold() -> None:
    source = "She go home ."
    added = Edit(3, 3, " often", 0.7)
    rows = [row(True, 0.6)] * 5 + [(source, source, added)] * 5
    thresholds = search([candidates(*rows)], [], 5.0).thresholds
    assert thresholds.operations.get("insert", thresholds.edit) > 0.7
    assert thresholds.operations.get("replace", thresholds.edit) <= 0.6


def test_candidates_apply_what_counts() -> None:
    made = candidates(row(True, 0.6))
    assert made.corrected(Thresholds(edit=0.5, share=0.0)) == ["She goes home early ."]
    assert made.corrected(Thresholds(edit=0.7, share=0.0)) == ["She go home early ."]
    assert made.f05(Thresholds(edit=0.5, share=0.0)) == 1.0
    assert made.false_alarms(Thresholds(edit=0.5, share=0.0)) == 200.0


def test_thresholds_are_raised_until_clean_text_is_left_alone() -> None:
    clean = "We met at noon and walked along the river ."
    alarms = candidates(*[(clean, clean, replaced(clean, "noon", "moon", 0.58))] * 5)
    low = Tuned(Thresholds(edit=0.1, operations={"delete": 0.3}, share=0.0), 0.5, 0.0)
    assert raised(low, [alarms], 500.0).thresholds == low.thresholds
    strict = raised(low, [alarms], 1.0)
    assert strict.thresholds.edit == strict.thresholds.operations["delete"] == 0.6
    assert strict.false_alarms == 0.0
    assert raised(low, [], 1.0).thresholds == low.thresholds
