import random

import pytest
import torch

from models.corrector.transducer.actions import Action
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.vocabulary import Vocabulary
from tests.transducer_fixtures import SENTENCES
from training.train.optimizer import Optimizers
from training.transducer.batches import Collator
from training.transducer.objective import loss

PAIRS = [(sentence.replace("the ", "").replace(",", ""), sentence) for sentence in SENTENCES]


@pytest.fixture
def collator(vocabulary: Vocabulary, featurizer: Featurizer, config: TransducerConfig) -> Collator:
    return Collator(vocabulary, featurizer, max_units=config.max_units, batch_tokens=200, edit_weight=3.0)


def test_no_batch_is_larger_than_the_budget_and_nothing_is_lost(collator: Collator) -> None:
    batches = collator.batches(PAIRS, random.Random(1))
    assert sum(len(batch["words"]) for batch in batches) == len(PAIRS)
    for batch in batches:
        rows, width = batch["words"].shape
        assert rows == 1 or rows * width <= 200


def test_edits_weigh_more_than_copies(collator: Collator) -> None:
    for batch in collator.batches([("I like river", "I like rivers")] * 3, random.Random(2)):
        appended = batch["actions_out"] == Action.APPEND
        assert appended.any()
        assert set(batch["weights"][appended].tolist()) == {3.0}
        assert set(batch["weights"][batch["actions_out"] == Action.COPY].tolist()) == {1.0}


def test_the_same_generator_gives_the_same_batches(collator: Collator) -> None:
    first, second = (collator.batches(PAIRS, random.Random(7)) for _ in range(2))
    assert all((a[name] == b[name]).all() for a, b in zip(first, second, strict=True) for name in a)


def test_training_teaches_the_edits_it_is_shown(
    collator: Collator,
    config: TransducerConfig,
    vocabulary: Vocabulary,
    featurizer: Featurizer,
    engine: TransducerEngine,
) -> None:
    torch.manual_seed(1)
    pairs = [("she recieves apple", "She receives apples."), ("we leave the the party", "We leave the party.")]
    network = Transducer(config, sparse=True)
    optimizers = Optimizers(network, weight_decay=0.0)
    batches = collator.batches(pairs * 8, random.Random(3))
    losses = []
    for _ in range(60):
        for batch in batches:
            value = loss(network, {name: torch.from_numpy(array) for name, array in batch.items()}, 0.0)
            value.backward()  # type: ignore[no-untyped-call]
            optimizers.step(5e-3, 1.0)
            losses.append(value.item())
    assert losses[-1] < losses[0] / 5
    engine.network = network.eval()
    assert [correction.target for correction in engine.correct([source for source, _ in pairs])] == [
        target for _, target in pairs
    ]
