from dataclasses import replace
from itertools import product

import pytest
import torch

from models.corrector.transducer.actions import WRITES_PIECE, Action
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.decoded import MAX_INSERTED, inputs
from models.corrector.transducer.decoding import Source, decode, probabilities
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.giving_up import hopeless, is_lost, most_changes
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from models.corrector.transducer.writing import Step
from tests.transducer_fixtures import SENTENCES, fresh_network


def step_by_step(network: Transducer, source: Source) -> list[Step]:
    """Greedy decoding as in the textbook: one action a pass, each seeing only those before it."""
    steps: list[Step] = []
    [length] = source.lengths
    pointer = inserted = 0
    while pointer < length:
        pointers, actions, pieces = (row[: len(steps) + 1] for row in inputs(steps, length))
        at, last, written = (torch.tensor([row]) for row in (pointers, actions, pieces))
        states = network.decode(source.encoded, at, last, written)[:, -1:]
        shares = probabilities(
            network.action_logits(states), torch.tensor([[pointer]]), source.allowed, source.canonical
        )
        action = Action(int(shares[0, 0].argmax()))
        if action is Action.INSERT and inserted >= MAX_INSERTED:
            action = Action.COPY
        piece, probability = 0, float(shares[0, 0, action])
        if action in WRITES_PIECE:
            written_by = network.piece_logits(states[0, 0]).softmax(-1)
            piece = int(written_by.argmax())
            probability *= float(written_by[piece])
        steps.append(Step(action, piece, probability))
        inserted = inserted + 1 if action is Action.INSERT else 0
        pointer += action is not Action.INSERT
        if action is not Action.COPY and is_lost(steps, length):
            return [Step(Action.COPY)] * length
    return steps


def test_aggressive_decoding_is_greedy_decoding(config: TransducerConfig, resources: TransducerTables) -> None:
    changed = 0
    for seed, copying in product(range(6), (1.0, 2.0, 3.0)):
        engine = TransducerEngine(fresh_network(config, seed, copying), resources)
        sentences = [split_units(sentence) for sentence in SENTENCES[:7]]
        with torch.inference_mode():
            source = engine.encode(sentences)
            fast = decode(engine.network, source)
            for i in range(len(sentences)):
                slow = step_by_step(engine.network, source.rows([i]))
                assert [(step.action, step.piece) for step in fast[i].steps] == [(s.action, s.piece) for s in slow]
        changed += sum(step.action is not Action.COPY for result in fast for step in result.steps)
    assert changed > 50


def test_long_sentences_in_which_changes_are_far_apart_and_dense(
    config: TransducerConfig, resources: TransducerTables
) -> None:
    long = [" ".join(SENTENCES[i : i + 5]) for i in range(3)] + [SENTENCES[0]]
    sentences = [split_units(sentence) for sentence in long]
    assert max(map(len, sentences)) > 48
    counts = []
    for seed, copying in product(range(3), (2.0, 3.0)):
        engine = TransducerEngine(fresh_network(config, seed, copying), resources)
        with torch.inference_mode():
            source = engine.encode(sentences)
            source = replace(source, wrong=torch.zeros_like(source.wrong))
            fast = decode(engine.network, source)
            for i in range(len(sentences)):
                slow = step_by_step(engine.network, source.rows([i]))
                assert [(step.action, step.piece) for step in fast[i].steps] == [(s.action, s.piece) for s in slow]
                counts.append(sum(step.action is not Action.COPY for step in slow))
    assert sum(count > 4 for count in counts) > 4, counts


def test_a_sentence_that_is_wrong_almost_everywhere_is_left_as_it_is_without_a_pass(
    config: TransducerConfig, resources: TransducerTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = TransducerEngine(fresh_network(config, 0, 1.0), resources)
    source = engine.encode([split_units(" ".join(SENTENCES[:5]))])
    passes = []
    monkeypatch.setattr(Transducer, "decode", lambda *arguments: passes.append(arguments))
    [result] = decode(engine.network, replace(source, wrong=torch.full_like(source.wrong, 0.9)))
    assert [step.action for step in result.steps] == [Action.COPY] * source.lengths[0]
    assert not passes


@pytest.mark.parametrize(("length", "wrong", "expected"), [(12, 1.0, False), (60, 0.3, False), (60, 0.6, True)])
def test_only_what_is_wrong_in_most_of_many_words_is_hopeless(length: int, wrong: float, expected: bool) -> None:
    assert hopeless([wrong] * length) is expected


@pytest.mark.parametrize("probability", [0.9, 0.1])
def test_a_sentence_of_which_too_much_changes_is_lost(probability: float) -> None:
    words, change = [Step(Action.COPY)] * 12, Step(Action.INSERT, 7, probability)
    assert not is_lost([*words, *[change] * most_changes(24)], 24)
    assert is_lost([*words, *[change] * (most_changes(24) + 1)], 24)
    assert not is_lost([Step(Action.COPY, 0, 0.1)] * 24, 24)


def test_a_large_keep_bias_leaves_every_sentence_alone(engine: TransducerEngine) -> None:
    engine.keep_bias = 1e5
    assert all(not correction.edits for correction in engine.correct(SENTENCES))


def test_inputs_of_a_sentence_without_steps_are_copies() -> None:
    start = len(Action)
    assert inputs([], 3) == ([0, 1, 2], [start, Action.COPY, Action.COPY], [0, 0, 0])
    assert inputs([Step(Action.INSERT, 7)], 2) == ([0, 0, 1], [start, Action.INSERT, Action.COPY], [0, 7, 0])


def test_actions_that_write_the_same_share_their_probability() -> None:
    logits = torch.zeros(1, 2, len(Action))
    allowed = torch.zeros(1, 1, len(Action), dtype=torch.bool)
    allowed[0, 0, [Action.COPY, Action.THIRD_PERSON, Action.PLURAL]] = True
    canonical = torch.arange(len(Action)).repeat(1, 1, 1)
    canonical[0, 0, Action.PLURAL] = Action.THIRD_PERSON
    shares = probabilities(logits, torch.zeros(1, 2, dtype=torch.long), allowed, canonical)
    assert shares[0, 0, [Action.COPY, Action.THIRD_PERSON, Action.PLURAL]].tolist() == pytest.approx([1 / 3, 2 / 3, 0])
    assert shares.sum(-1).tolist() == [pytest.approx([1, 1])]
