import math
from pathlib import Path

import pytest
import torch
from torch import nn

from models.errors import ModelError
from training.config import Stage
from training.train.average import Average
from training.train.checkpoint import Checkpoint, Position, restore, weights
from training.train.optimizer import Optimizers
from training.train.schedule import learning_rate, progress


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
        self.table = nn.Embedding(10, 4, sparse=True)
        self.out = nn.Linear(4, 1)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        result: torch.Tensor = self.out(self.table(rows)).pow(2).mean()
        return result


def test_only_rows_that_were_looked_up_move() -> None:
    torch.manual_seed(1)
    model = Model()
    before = model.table.weight.detach().clone()
    optimizers = Optimizers(model, weight_decay=0.0)
    model(torch.tensor([2, 2, 5])).backward()
    optimizers.step(1e-2, 1.0)
    moved = (model.table.weight != before).any(1).nonzero()[:, 0].tolist()
    assert moved == [2, 5]
    assert model.table.weight.grad is None


def test_both_optimisers_lower_the_loss() -> None:
    torch.manual_seed(1)
    model = Model()
    optimizers = Optimizers(model, weight_decay=0.0)
    rows = torch.arange(10)
    first = model(rows).item()
    for _ in range(50):
        model(rows).backward()
        optimizers.step(1e-2, 1.0)
    assert model(rows).item() < first / 10


def test_a_run_goes_on_from_its_checkpoint_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    def advance(model: Model, optimizers: Optimizers, steps: int) -> None:
        for step in range(steps):
            model(torch.tensor([step % 10, 3])).backward()
            optimizers.step(1e-2, 1.0)

    torch.manual_seed(1)
    model = Model()
    optimizers = Optimizers(model, weight_decay=0.01)
    advance(model, optimizers, 5)
    Checkpoint(Position(total_steps=5), weights(model), {}, optimizers.state()).save(tmp_path / "checkpoint")
    advance(model, optimizers, 5)

    saved = Checkpoint.load(tmp_path / "checkpoint", torch.device("cpu"))
    assert saved.position.total_steps == 5
    again = Model()
    restore(again, saved.model)
    resumed = Optimizers(again, weight_decay=0.01)
    resumed.load(saved.optimizer)
    advance(again, resumed, 5)
    for name, tensor in model.state_dict().items():
        torch.testing.assert_close(again.state_dict()[name], tensor)


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(ModelError, match="other sizes"):
        restore(Model(), {"table.weight": torch.zeros(3, 3)})


def test_a_damaged_checkpoint_is_one_clear_line(tmp_path: Path) -> None:
    folder = tmp_path / "checkpoint"
    Checkpoint(Position(), {"a": torch.zeros(3)}, {}, {}).save(folder)
    (folder / "model.safetensors").write_bytes(b"half")
    with pytest.raises(ModelError, match="damaged"):
        Checkpoint.load(folder, torch.device("cpu"))


def test_the_average_follows_and_gives_the_weights_back() -> None:
    model = Model()
    average = Average(model, decay=0.9)
    with torch.no_grad():
        model.out.weight += 1.0
    now = model.out.weight.detach().clone()
    average.update()
    with average.applied():
        assert not torch.equal(model.out.weight, now)
        assert math.isclose((now - model.out.weight).mean().item(), 2 / 11, rel_tol=1e-4)
    assert torch.equal(model.out.weight, now)
