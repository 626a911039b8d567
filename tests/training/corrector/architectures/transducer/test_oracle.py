import pytest

from models.corrector.transducer.actions import Action
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from training.corrector.architectures.transducer.oracle import Oracle


@pytest.fixture
def oracle(resources: TransducerTables, featurizer: Featurizer) -> Oracle:
    return Oracle(resources, featurizer)


def changes(oracle: Oracle, source: str, target: str) -> list[str]:
    steps = oracle.steps(split_units(source), target)
    assert steps is not None
    return [step.action.name for step in steps if step.action is not Action.COPY]


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("I like tea", "I like tea", []),
        ("i like tea", "I like tea", ["CAPITALIZE"]),
        ("I LIKE tea", "I like tea", ["LOWER"]),
        ("He like tea", "He likes tea", ["THIRD_PERSON"]),
        ("He recieves tea", "He receives tea", ["FIX1"]),
        ("two river", "two rivers", ["PLURAL"]),
        ("the rivers", "the river", ["SINGULAR"]),
        ("the the tea", "the tea", ["SKIP"]),
        ("like tea", "like the tea", ["INSERT"]),
        ("tea , please", "tea, please", ["JOIN"]),
        ("tea,please", "tea, please", ["SPLIT"]),
    ],
)
def test_the_cheapest_explanation_is_taken(oracle: Oracle, source: str, target: str, expected: list[str]) -> None:
    assert changes(oracle, source, target) == expected


def test_a_changed_order_keeps_the_words_that_stay(oracle: Oracle) -> None:
    assert changes(oracle, "always he goes there", "he always goes there").count("SKIP") == 1


def test_sentences_that_have_nothing_in_common_are_no_correction(oracle: Oracle) -> None:
    assert oracle.steps(split_units("one two three " * 10), "completely other words " * 10) is None
