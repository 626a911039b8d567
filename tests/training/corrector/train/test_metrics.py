import json
import math
from pathlib import Path
from xml.etree import ElementTree

import pytest
import torch

from models.errors import InputError
from training.corrector.train.checkpoint import Position
from training.corrector.train.curve import curve, drawing
from training.corrector.train.metrics import MetricsLog, StepMetrics, read_metrics


def advance(metrics: MetricsLog, position: Position, losses: list[float]) -> None:
    for loss in losses:
        position.total_steps += 1
        position.total_tokens += 100
        position.total_seconds += 0.5
        metrics.step(
            "first",
            position,
            StepMetrics(torch.tensor(loss), learning_rate=0.001, gradient_norm=torch.tensor(2 * loss)),
        )


def test_a_line_every_few_steps_and_one_a_measurement(tmp_path: Path) -> None:
    position = Position()
    metrics = MetricsLog(tmp_path, 2, position)
    advance(metrics, position, [4.0, 3.0, 2.0])
    metrics.scores("first", position, {"chat F0.5": 60.7})
    assert read_metrics(tmp_path) == [
        {
            "step": 2, "stage": "first", "seconds": 1.0, "tokens": 200,
            "loss": 3.5, "learning_rate": 0.001, "gradient_norm": 7.0, "tokens_per_second": 200.0,
        },
        {"step": 3, "stage": "first", "seconds": 1.5, "tokens": 300, "scores": {"chat F0.5": 60.7}},
    ]  # fmt: skip


def test_what_was_written_after_the_checkpoint_is_cut_off(tmp_path: Path) -> None:
    position = Position()
    metrics = MetricsLog(tmp_path, 1, position)
    advance(metrics, position, [4.0, 3.0])
    saved = Position(total_steps=2, metrics=metrics.size())
    advance(metrics, position, [2.0])
    with (tmp_path / "metrics.jsonl").open("a") as file:
        file.write('{"step": 4, "sta')
    metrics = MetricsLog(tmp_path, 1, saved)
    advance(metrics, saved, [2.5])
    assert [(line["step"], line["loss"]) for line in read_metrics(tmp_path)] == [(1, 4.0), (2, 3.0), (3, 2.5)]


def test_a_run_that_starts_anew_starts_the_file_anew(tmp_path: Path) -> None:
    (tmp_path / "metrics.jsonl").write_text('{"step": 1}\n')
    MetricsLog(tmp_path, 1, Position())
    with pytest.raises(InputError, match="run the train step first"):
        read_metrics(tmp_path)


def test_a_loss_that_is_no_number_is_null(tmp_path: Path) -> None:
    advance(MetricsLog(tmp_path, 1, Position()), Position(), [math.nan])
    assert json.loads((tmp_path / "metrics.jsonl").read_text(), parse_constant=pytest.fail)["loss"] is None


def test_the_curve_shows_the_loss_and_each_sets_scores(tmp_path: Path) -> None:
    position = Position()
    metrics = MetricsLog(tmp_path, 1, position)
    advance(metrics, position, [4.0, math.nan, 2.0])
    metrics.scores("first", position, {"chat P": 70.0, "chat F0.5": 40.0, "R&D F0.5": 50.0})
    advance(metrics, position, [1.0])
    metrics.scores("second", position, {"chat P": 70.0, "chat F0.5": 60.0, "R&D F0.5": 55.0})
    root = ElementTree.fromstring(curve(tmp_path).read_text())
    name = "{http://www.w3.org/2000/svg}"
    texts = [element.text for element in root.iter(f"{name}text")]
    assert {"loss", "first", "second", "chat F0.5", "R&D F0.5"} < set(texts)
    assert "chat P" not in texts
    loss, chat, _ = ([tuple(map(float, point.split(","))) for point in str(line.get("points")).split()]
                     for line in root.iter(f"{name}polyline"))  # fmt: skip
    assert len(loss) == 3
    assert [y for _, y in loss] == sorted(y for _, y in loss), "it falls: y grows downwards"
    assert chat[0][1] > chat[1][1]
    assert [title.text for title in root.iter(f"{name}title")][1] == "chat F0.5 60, step 4"


@pytest.mark.parametrize(
    "lines",
    [
        [{"step": 1, "stage": "a", "loss": 2.0}],
        [{"step": 0, "stage": "a", "scores": {"x F0.5": 0.0}}],
        [{"step": 9, "stage": "a", "scores": {}}],
    ],
)
def test_a_run_that_has_just_begun_has_a_curve(lines: list[dict[str, object]]) -> None:
    ElementTree.fromstring(drawing(lines))
