"""``metrics.jsonl``: what a run does, a line every so many steps, and one for each measurement."""

import json
import math
import os
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor

from models.errors import InputError
from training.corrector.train.checkpoint import Position

FILE_NAME = "metrics.jsonl"


class StepMetrics(NamedTuple):
    """What one step was like; ``gradient_norm`` before clipping.

    Both scalars stay on the device until a line is written: to read one waits for all that a GPU has still to do.
    """

    loss: Tensor
    learning_rate: float
    gradient_norm: Tensor


class MetricsLog:
    """Writes the file. Losses, norms and tokens a second are means since the line before."""

    def __init__(self, work: Path, every: int, position: Position):
        """Go on at a position: what was written after it, by a run that was killed, is cut off."""
        self._path = work / FILE_NAME
        self._every = every
        if self.size() > position.metrics:
            os.truncate(self._path, position.metrics)
        self._begin(position)

    def size(self) -> int:
        """Return the bytes written so far."""
        return self._path.stat().st_size if self._path.exists() else 0

    def step(self, stage: str, position: Position, step: StepMetrics) -> None:
        """Take a step into account; write a line if it is time."""
        self._steps.append(step)
        if position.total_steps % self._every:
            return
        tokens, seconds = position.total_tokens - self._tokens, position.total_seconds - self._seconds
        means = {
            "loss": float(torch.stack([one.loss for one in self._steps]).mean()),
            "learning_rate": step.learning_rate,
            "gradient_norm": float(torch.stack([one.gradient_norm for one in self._steps]).mean()),
            "tokens_per_second": tokens / seconds if seconds > 0 else 0.0,
        }
        self._write(stage, position, {name: float(f"{value:.6g}") for name, value in means.items()})
        self._begin(position)

    def scores(self, stage: str, position: Position, scores: dict[str, float]) -> None:
        """Write a line with scores on the development sets."""
        self._write(stage, position, {"scores": scores})

    def _begin(self, position: Position) -> None:
        self._steps: list[StepMetrics] = []
        self._tokens, self._seconds = position.total_tokens, position.total_seconds

    def _write(self, stage: str, position: Position, values: dict[str, Any]) -> None:
        line = {
            "step": position.total_steps,
            "stage": stage,
            "seconds": round(position.total_seconds, 1),
            "tokens": position.total_tokens,
            **{key: None if isinstance(value, float) and not math.isfinite(value) else value
               for key, value in values.items()},
        }  # fmt: skip
        with self._path.open("a", encoding="utf-8", newline="\n") as stream:
            stream.write(json.dumps(line, ensure_ascii=False) + "\n")


def read_metrics(work: Path) -> list[dict[str, Any]]:
    """Return the lines of a run, which may be under way.

    Raises:
        InputError: there are none yet, or they are no JSON.
    """
    path = work / FILE_NAME
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    try:
        lines = [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
    except ValueError as error:
        raise InputError(f"{path}: a line is not JSON: {error}") from error
    if not lines:
        raise InputError(f"{path} is missing or empty; run the train step first")
    return lines
