import random

import pytest
import torch

from models.corrector.transducer.actions import Action
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from tests.transducer_fixtures import SENTENCES
from training.corrector.architectures.transducer.batches import Collator, wrong_units
from training.corrector.architectures.transducer.objective import loss
from training.corrector.train.device import on_device
from training.corrector.train.masters import Masters
from training.corrector.train.optimizer import Optimizer
from training.corrector.train.stream import Example

PAIRS = [Example(sentence.replace("the ", "").replace(",", ""), sentence) for sentence in SENTENCES]


@pytest.fixture
def collator(resources: TransducerTables, config: TransducerConfig) -> Collator:
    return Collator(resources, config, batch_tokens=200, edit_weight=3.0)


def test_no_batch_is_larger_than_the_budget_and_nothing_is_lost(collator: Collator) -> None:
    batches = collator.batches(PAIRS, random.Random(1))
    assert sum(len(batch["pieces"]) for batch in batches) == len(PAIRS)
    for batch in batches:
        rows, width = batch["pieces"].shape
        assert width % 8 == 0, "few shapes"
        assert rows == 1 or rows * width <= 200


def test_edits_weigh_more_than_copies(collator: Collator) -> None:
    for batch in collator.batches([Example("I like river", "I like rivers")] * 3, random.Random(2)):
        changed = batch["actions_out"] == Action.PLURAL
        assert changed.any()
        assert set(batch["weights"][changed].tolist()) == {3.0}
        assert set(batch["weights"][batch["actions_out"] == Action.COPY].tolist()) == {1.0}


def test_the_same_generator_gives_the_same_batches(collator: Collator) -> None:
    first, second = (collator.batches(PAIRS, random.Random(7)) for _ in range(2))
    assert all((a[name] == b[name]).all() for a, b in zip(first, second, strict=True) for name in a)


def test_where_only_errors_are_marked_nothing_else_is_learnt(collator: Collator) -> None:
    source = "She recieves a letter ."
    [batch] = collator.batches([Example(source, None, ((4, 12),))], random.Random(2))
    assert batch["wrong"][0, : len(source.split())].tolist() == [0, 1, 0, 0, 0]
    assert not batch["weights"].any()


@pytest.mark.parametrize(
    ("source", "target", "wrong"),
    [
        ("I like river", "I like rivers", {2}),
        ("I like river", "I like the river", {2}),
        ("I likes the the river", "I like rivers", {1, 2, 3, 4}),
        ("I like zebra", "I like antelopes", {2}),
        ("It is late", "It is late.", {3}),
    ],
)
def test_units_that_are_wrong(collator: Collator, source: str, target: str, wrong: set[int]) -> None:
    steps = collator.oracle.steps(split_units(source), target)
    assert steps is not None
    assert wrong_units(steps) == wrong


@pytest.mark.parametrize("precision", [torch.float32, torch.bfloat16])
def test_training_teaches_the_edits_it_is_shown(
    collator: Collator, config: TransducerConfig, resources: TransducerTables, precision: torch.dtype
) -> None:
    torch.manual_seed(1)
    pairs = [("she recieves river", "She receives rivers."), ("we like the the party", "We like the party.")]
    network = Transducer(config).to(precision)
    masters = Masters(network)
    optimizer = Optimizer(masters.values, weight_decay=0.0)
    batches = collator.batches([Example(*pair) for pair in pairs * 8], random.Random(3))
    losses = []
    for _ in range(60):
        for batch in batches:
            value = loss(network, on_device(batch, torch.device("cpu")), 0.0)
            value.backward()  # type: ignore[no-untyped-call]
            masters.take_gradients()
            optimizer.step(5e-3, 1.0)
            masters.publish()
            losses.append(value.item())
    assert losses[-1] < losses[0] / 5
    engine = TransducerEngine(network.float(), resources)
    assert [correction.target for correction in engine.correct([source for source, _ in pairs])] == [
        target for _, target in pairs
    ]
