import random
from pathlib import Path

import pytest
import torch

from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.tables import TransducerTables
from training.config.recipe import load_recipe
from training.corrector.architectures.transducer import architecture
from training.corrector.architectures.transducer.batches import Collator
from training.corrector.architectures.transducer.objective import loss
from training.corrector.train.device import on_device
from training.corrector.train.stream import Example


def test_measuring_leaves_a_network_on_its_device(
    config: TransducerConfig, resources: TransducerTables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TransducerTables, "load", lambda _: resources)
    network = Transducer(config).to("meta")
    architecture.engine(network, load_recipe("tiny"), tmp_path)
    assert {weight.device.type for weight in network.parameters()} == {"meta"}


def test_dropout_is_for_training_alone(config: TransducerConfig, resources: TransducerTables) -> None:
    torch.manual_seed(1)
    collator = Collator(resources, config, batch_tokens=256, edit_weight=3.0)
    (made,) = collator.batches([Example("she recieves river", "She receives rivers.")], random.Random(3))
    batch = on_device(made, torch.device("cpu"))
    network = Transducer(config)

    def losses() -> set[float]:
        return {loss(network, batch, 0.0).item() for _ in range(3)}

    network.set_dropout(0.5)
    assert len(losses()) == 3
    network.eval()
    without = losses()
    assert len(without) == 1
    network.train()
    network.set_dropout(0.0)
    assert losses() == without
