"""Steps are drawn from a network's probabilities, many at once, as if they were drawn one by one."""

from collections import Counter

import pytest
import torch

from models.corrector.transducer.actions import WRITES_PIECE, Action
from models.corrector.transducer.decoded import inputs
from models.corrector.transducer.decoding import Source, one_pass
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.units import split_units
from training.corrector.architectures.transducer.corruption.sampling import sample

DRAWS = 4000


@pytest.fixture
def source(engine: TransducerEngine) -> Source:
    torch.nn.init.normal_(engine.network.action_output.weight, std=1.0, generator=torch.Generator().manual_seed(2))
    return engine.encode([split_units("The old dog barked")])


def drawn(engine: TransducerEngine, source: Source, kept: int, seed: int = 1) -> list[tuple[int, ...]]:
    many = source.rows([0] * DRAWS)
    found = sample(engine.network, many, [kept] * DRAWS, torch.Generator().manual_seed(seed))
    return [tuple(int(step.action) for step in steps) for steps in found if steps is not None]


@torch.inference_mode()
def test_the_second_step_is_drawn_as_often_as_the_network_gives_it_behind_the_first(
    engine: TransducerEngine, source: Source
) -> None:
    [rows] = [inputs([], source.lengths[0])]
    shares = one_pass(engine.network, source, [rows])[1][0]
    found = drawn(engine, source, 0)
    first = Counter(actions[0] for actions in found)
    behind_a_copy = Counter(actions[1] for actions in found if actions[0] == Action.COPY)
    for counts, expected in ((first, shares[0]), (behind_a_copy, shares[1])):
        total = counts.total()
        assert total > 100
        for action, share in enumerate(expected.tolist()):
            assert counts[action] / total == pytest.approx(share, abs=4 * (share / total) ** 0.5 + 0.01)


def test_what_is_to_be_kept_is_copied(engine: TransducerEngine, source: Source) -> None:
    assert {actions[:3] for actions in drawn(engine, source, 3)} == {(Action.COPY,) * 3}


def test_the_same_chance_draws_the_same(engine: TransducerEngine, source: Source) -> None:
    assert drawn(engine, source, 0, seed=5) == drawn(engine, source, 0, seed=5)
    assert drawn(engine, source, 0, seed=5) != drawn(engine, source, 0, seed=6)


def test_only_the_likeliest_pieces_are_drawn_where_that_is_asked_for(engine: TransducerEngine, source: Source) -> None:
    with torch.inference_mode():
        engine.network.action_output.bias[Action.REPLACE] = 99.0  # whatever else it would do
        states, _ = one_pass(engine.network, source, [inputs([], source.lengths[0])])
        best = int(engine.network.piece_logits(states[0, 0]).argmax())
    many = source.rows([0] * 500)
    pieces = []
    for likeliest in (1e-6, 1.0):
        found = sample(engine.network, many, [0] * 500, torch.Generator().manual_seed(1), likeliest)
        first = [steps[0] for steps in found if steps is not None]
        pieces.append({step.piece for step in first if step.action in WRITES_PIECE})
    assert pieces[0] == {best}
    assert len(pieces[1]) > 20
