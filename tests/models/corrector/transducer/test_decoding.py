import pytest
import torch

from models.corrector.transducer.actions import WRITES_PIECE, Action
from models.corrector.transducer.decoding import MAX_INSERTED, decode, inputs, most_changes
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.units import split_units
from models.corrector.transducer.writing import Step
from tests.transducer_fixtures import SENTENCES


def step_by_step(network: Transducer, encoded: torch.Tensor, allowed: torch.Tensor, length: int) -> list[Step]:
    """Greedy decoding as in the textbook: one action a pass, each seeing only those before it."""
    steps: list[Step] = []
    pointer = inserted = 0
    while pointer < length:
        pointers, actions, pieces = (row[: len(steps) + 1] for row in inputs(steps, length))
        states = network.decode(encoded, *(torch.tensor([row]) for row in (pointers, actions, pieces)))[0, -1]
        logits = network.action_output(states).masked_fill(~allowed[0, pointer], -1e4)
        action = Action(int(logits.argmax()))
        if action is Action.INSERT and inserted >= MAX_INSERTED:
            action = Action.COPY
        piece = int(network.piece_logits(states).argmax()) if action in WRITES_PIECE else 0
        steps.append(Step(action, piece))
        inserted = inserted + 1 if action is Action.INSERT else 0
        pointer += action is not Action.INSERT
        if sum(step.action is not Action.COPY for step in steps) > most_changes(length):
            return [Step(Action.COPY)] * length
    return steps


@pytest.mark.parametrize("copying", [-2.0, 0.0, 1.0])
def test_aggressive_decoding_is_greedy_decoding(engine: TransducerEngine, network: Transducer, copying: float) -> None:
    with torch.no_grad():
        network.action_output.bias[Action.COPY] += copying
    sentences = [split_units(sentence) for sentence in SENTENCES[:7]]
    features = engine.featurizer.batch(sentences)
    names = ("words", "shapes", "suggestions", "ngrams", "pieces", "piece_units", "lengths")
    with torch.inference_mode():
        encoded = network.encode(*(torch.from_numpy(getattr(features, name)) for name in names))
        allowed = torch.from_numpy(features.allowed)
        fast = decode(network, encoded, allowed, features.lengths.tolist())
        for i, length in enumerate(features.lengths.tolist()):
            slow = step_by_step(network, encoded[i : i + 1], allowed[i : i + 1], length)
            assert [(step.action, step.piece) for step in fast[i].steps] == [(s.action, s.piece) for s in slow]
    changed = sum(step.action is not Action.COPY for result in fast for step in result.steps)
    assert changed > 0


def test_a_large_keep_bias_leaves_every_sentence_alone(engine: TransducerEngine) -> None:
    engine.keep_bias = 1e5
    assert all(not correction.edits for correction in engine.correct(SENTENCES))


def test_inputs_of_a_sentence_without_steps_are_copies() -> None:
    start = len(Action)
    assert inputs([], 3) == ([0, 1, 2], [start, Action.COPY, Action.COPY], [0, 0, 0])
    assert inputs([Step(Action.INSERT, 7)], 2) == ([0, 0, 1], [start, Action.INSERT, Action.COPY], [0, 7, 0])
