"""The threshold of words that are told to be wrong without a correction."""

from models.corrector.corrector import Corrector
from models.corrector.thresholds import Thresholds
from tests.models.corrector.word_engine import WordEngine
from training.corrector.tuning.suspecting import NEVER, find_wrong, read_clean, read_marked
from training.evaluation.sets import Item


def item(text: str, target: str) -> Item:
    return Item(text, text, (target,))


WRONG = [
    item("We go there and she depends from him.", "We went there and she depends on him."),
    item("He is kind with me.", "He is kind to me."),
]
RIGHT = [item("They live with me in a big house.", "They live with me in a big house.")] * 3


def found(most_false_alarms: float, **suspected: float) -> float:
    corrector = Corrector(WordEngine({"go": "went"}, suspected=suspected), learner=Thresholds(edit=0.5))
    return find_wrong([read_marked(corrector, WRONG)], read_clean(corrector, RIGHT), most_false_alarms)


def test_the_threshold_lets_right_suspicions_through_and_others_not() -> None:
    assert 0.62 < found(500.0, **{"with": 0.85, "from": 0.7, "kind": 0.62}) <= 0.7


def test_what_is_found_by_edits_gains_nothing() -> None:
    """Of words that an edit changes nobody tells again."""
    corrector = Corrector(WordEngine({"go": "went"}, suspected={"go": 0.9}), learner=Thresholds(edit=0.5))
    [first, _] = read_marked(corrector, WRONG)
    assert not first.suspicions
    assert first.edited[:2] == [False, True]


def test_false_alarms_and_wrong_suspicions_raise_it() -> None:
    assert found(500.0, **{"with": 0.7}) <= 0.7
    assert found(10.0, **{"with": 0.7}) > 0.7, "of 9 words one is suspected in each right sentence"
    assert found(500.0, kind=0.99, him=0.99, me=0.99) == NEVER
