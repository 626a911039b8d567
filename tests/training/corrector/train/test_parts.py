import math
from pathlib import Path

import pytest
import torch
from torch import nn

from models.errors import ModelError
from training.config.training import Stage
from training.corrector.train.average import Average
from training.corrector.train.checkpoint import Position, TrainingCheckpoint, fitting, random_state, set_random_state
from training.corrector.train.masters import Masters
from training.corrector.train.optimizer import Optimizer
from training.corrector.train.schedule import learning_rate, progress


def test_the_rate_rises_then_falls_to_the_final_one() -> None:
    stage = Stage(name="s", learning_rate=1.0, mix={"clean": 1.0}, steps=100, warmup_steps=10, final_learning_rate=0.1)
    rates = [learning_rate(stage, step, 0.0) for step in range(101)]
    assert rates[0] == pytest.approx(0.1, rel=0.01)
    assert max(rates) == rates[9] > 0.95
    assert rates[100] == pytest.approx(0.1)
    assert rates[10:] == sorted(rates[10:], reverse=True)


def test_a_stage_by_minutes_goes_by_the_clock() -> None:
    stage = Stage(name="s", learning_rate=1.0, mix={"clean": 1.0}, minutes=2)
    assert progress(stage, 10_000, 60.0) == 0.5
    assert progress(stage, 0, 200.0) == 1.0


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Embedding(10, 4)
        self.out = nn.Linear(4, 1)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        result: torch.Tensor = self.out(self.table(rows)).pow(2).mean()
        return result


def advance(model: Model, masters: Masters, optimizer: Optimizer, steps: int) -> None:
    for step in range(steps):
        model(torch.tensor([step % 10, 3])).backward()
        masters.take_gradients()
        optimizer.step(1e-2, 1.0)
        masters.publish()


@pytest.mark.parametrize("precision", [torch.float32, torch.bfloat16])
def test_the_optimiser_lowers_the_loss(precision: torch.dtype) -> None:
    torch.manual_seed(1)
    model = Model().to(precision)
    masters = Masters(model)
    rows = torch.arange(10)
    first = model(rows).item()
    advance(model, masters, Optimizer(masters.values, weight_decay=0.0), 100)
    assert model(rows).item() < first / 10


def test_steps_too_small_for_bfloat16_are_not_lost() -> None:
    model = nn.Linear(1, 1, bias=False)
    nn.init.ones_(model.weight)
    masters = Masters(model.to(torch.bfloat16))
    optimizer = Optimizer(masters.values, weight_decay=0.0)
    for _ in range(20):
        model(torch.ones(1, 1, dtype=torch.bfloat16)).sum().backward()
        masters.take_gradients()
        optimizer.step(1e-3, 1.0)
        masters.publish()
    assert masters.values["weight"].item() == pytest.approx(0.98, abs=1e-3)
    assert model.weight.item() == pytest.approx(0.98, abs=4e-3)


def test_a_pretrained_encoder_learns_more_slowly_and_frozen_weights_not_at_all() -> None:
    class Both(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.encoder = nn.Linear(1, 1, bias=False)
            self.decoder = nn.Linear(1, 1, bias=False)
            self.frozen = nn.Parameter(torch.ones(1), requires_grad=False)

    model = Both()
    masters = Masters(model)
    assert set(masters.values) == {"encoder.weight", "decoder.weight"}
    before = {name: weight.detach().clone() for name, weight in masters.values.items()}
    (model.encoder(torch.ones(1)) + model.decoder(torch.ones(1))).sum().backward()
    masters.take_gradients()
    Optimizer(masters.values, weight_decay=0.0, encoder_rate=0.2).step(1e-2, 1.0)
    moved = {name: (before[name] - weight).item() for name, weight in masters.values.items()}
    assert moved["encoder.weight"] == pytest.approx(0.2 * moved["decoder.weight"], rel=1e-3)


def test_a_run_goes_on_from_its_checkpoint_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    torch.manual_seed(1)
    model = Model()
    masters = Masters(model)
    optimizer = Optimizer(masters.values, weight_decay=0.01)
    advance(model, masters, optimizer, 5)
    TrainingCheckpoint(Position(total_steps=5), masters.values, {}, optimizer.state()).save(tmp_path / "checkpoint")
    advance(model, masters, optimizer, 5)

    saved = TrainingCheckpoint.load(tmp_path / "checkpoint", torch.device("cpu"))
    assert saved.position.total_steps == 5
    again = Model()
    others = Masters(again)
    others.load(fitting(saved.model, others.values))
    resumed = Optimizer(others.values, weight_decay=0.01)
    resumed.load(saved.optimizer)
    advance(again, others, resumed, 5)
    for name, tensor in model.state_dict().items():
        assert torch.equal(again.state_dict()[name], tensor)


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(ModelError, match="other sizes"):
        fitting({"table.weight": torch.zeros(3, 3)}, Masters(Model()).values)


def test_a_damaged_checkpoint_is_one_clear_line(tmp_path: Path) -> None:
    folder = tmp_path / "checkpoint"
    TrainingCheckpoint(Position(), {"a": torch.zeros(3)}, {}, {}).save(folder)
    (folder / "model.safetensors").write_bytes(b"half")
    with pytest.raises(ModelError, match="damaged"):
        TrainingCheckpoint.load(folder, torch.device("cpu"))


def test_a_save_that_was_stopped_between_its_moves_leaves_the_checkpoint_before(tmp_path: Path) -> None:
    folder = tmp_path / "checkpoint"
    assert TrainingCheckpoint.find(folder) is None
    TrainingCheckpoint(Position(total_steps=5), {"a": torch.zeros(3)}, {}, {}).save(folder)
    assert TrainingCheckpoint.find(folder) == folder
    folder.rename(tmp_path / "checkpoint.old")
    (tmp_path / "checkpoint.new").mkdir()
    found = TrainingCheckpoint.find(folder)
    assert found is not None
    assert TrainingCheckpoint.load(found, torch.device("cpu")).position.total_steps == 5
    TrainingCheckpoint(Position(total_steps=6), {"a": torch.zeros(3)}, {}, {}).save(folder)
    assert [path.name for path in tmp_path.iterdir()] == ["checkpoint"]


def test_a_checkpoint_brings_the_random_numbers_back(tmp_path: Path) -> None:
    cpu = torch.device("cpu")
    torch.manual_seed(7)
    TrainingCheckpoint(Position(), {}, {}, {}, random_state(cpu)).save(tmp_path / "checkpoint")
    wanted = torch.rand(3)
    set_random_state(TrainingCheckpoint.load(tmp_path / "checkpoint", cpu).random, cpu)
    assert torch.equal(torch.rand(3), wanted)


def test_the_average_follows_and_the_model_gets_its_own_weights_back() -> None:
    model = Model()
    masters = Masters(model)
    average = Average(masters.values, decay=0.9)
    with torch.no_grad():
        masters.values["out.weight"] += 1.0
    masters.publish()
    now = model.out.weight.detach().clone()
    average.update()
    with masters.replaced(average.values):
        assert math.isclose((now - model.out.weight).mean().item(), 2 / 11, rel_tol=1e-4)
    assert torch.equal(model.out.weight, now)
