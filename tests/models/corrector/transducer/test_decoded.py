"""How a guess grows out of what a pass has found; that decoding is greedy decoding is in ``test_decoding.py``."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from torch import Tensor

from models.corrector.transducer.actions import Action
from models.corrector.transducer.decoded import START, Decoded
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.writing import Step
from tests.shipped import RESOURCES

COPY, REPLACE, INSERT, SKIP = Action.COPY, Action.REPLACE, Action.INSERT, Action.SKIP


def after(decoded: Decoded, best: Sequence[Action], pieces: Mapping[int, int]) -> Decoded:
    """What is decided after a pass in which these actions were the best ones, with the pieces at their places."""
    options = {at: [Step(best[at], pieces.get(at, 0), 0.9)] for at in decoded.changes(best)}
    decoded.take([0.99] * len(best), best, options)
    return decoded


def told(steps: Sequence[Step]) -> list[tuple[Action, int]]:
    return [(step.action, step.piece) for step in steps]


def test_the_changes_further_on_are_the_next_guess() -> None:
    decoded = after(Decoded.first([0.0] * 5), [COPY, REPLACE, COPY, SKIP, COPY], {1: 7})
    assert told(decoded.steps) == [(COPY, 0), (REPLACE, 7)]
    assert told(decoded.guessed()) == [(COPY, 0), (SKIP, 0), (COPY, 0)]
    assert decoded.inputs() == ([2, 3, 4], [REPLACE, COPY, SKIP], [7, 0, 0])
    after(decoded, [COPY, SKIP, COPY], {})
    assert decoded.is_whole
    assert told(decoded.steps) == [(COPY, 0), (REPLACE, 7), (COPY, 0), (SKIP, 0), (COPY, 0)]
    assert list(decoded.ranked) == [1, 3]


def test_a_first_pass_has_nothing_before_it_and_guesses_copies() -> None:
    assert Decoded.first([0.0] * 3).inputs() == ([0, 1, 2], [START, COPY, COPY], [0, 0, 0])


def test_behind_an_insertion_its_unit_is_guessed_as_before() -> None:
    decoded = after(Decoded.first([0.0] * 4), [INSERT, COPY, INSERT, COPY], {0: 7, 2: 8})
    assert told(decoded.guessed()) == [(COPY, 0), (COPY, 0), (INSERT, 8), (COPY, 0), (COPY, 0)]
    assert decoded.inputs()[0] == [0, 1, 2, 2, 3]


def test_an_insertion_that_was_guessed_wrongly_takes_what_followed_it_at_its_unit_along() -> None:
    decoded = after(Decoded.first([0.0] * 4), [REPLACE, INSERT, COPY, COPY], {0: 5, 1: 6})
    assert told(decoded.guessed()) == [(INSERT, 6), (COPY, 0), (COPY, 0), (COPY, 0)]
    after(decoded, [SKIP, COPY, COPY, REPLACE], {3: 9})  # the unit goes, where a piece was to come before it
    assert told(decoded.steps) == [(REPLACE, 5), (SKIP, 0)]
    assert told(decoded.guessed()) == [(COPY, 0), (REPLACE, 9)]
    assert decoded.inputs()[0] == [2, 3]


def test_another_piece_is_another_step() -> None:
    decoded = after(Decoded.first([0.0] * 3), [REPLACE, REPLACE, COPY], {0: 5, 1: 6})
    after(decoded, [REPLACE, COPY], {0: 8})
    assert told(decoded.steps) == [(REPLACE, 5), (REPLACE, 8)]
    assert not decoded.is_whole


def test_what_is_guessed_beyond_the_reach_is_kept_for_later() -> None:
    actions = [COPY] * 60
    actions[1] = actions[50] = SKIP
    decoded = after(Decoded.first([0.0] * 60), actions, {})
    reached = len(decoded.guessed())
    assert reached < 50
    after(decoded, [COPY] * reached, {})
    assert (SKIP, 0) in told(decoded.guessed())


@pytest.mark.parametrize(
    "sentence",
    [
        "Every morning my neighbour walk to the market with his dog and bring home three apple for his famly.",
        "Yesterday she go to the school because she have forgot her books, and her teacher were very angry.",
    ],
)
def test_a_sentence_with_several_errors_takes_few_passes(sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    corrector = RESOURCES.correctors.own("en")
    assert corrector is not None
    passes: list[int] = []
    decode = Transducer.decode

    def counted(network: Transducer, *given: Any) -> Tensor:
        passes.append(1)
        return decode(network, *given)

    monkeypatch.setattr(Transducer, "decode", counted)
    [correction] = corrector.correct([sentence])
    assert len(correction.edits) >= 3
    assert len(passes) <= 3
