"""A run that was stopped or killed ends with the weights of one that was not, to the bit."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
import torch
from safetensors.torch import load_file
from typer.testing import CliRunner

from models.cores import free_cores
from models.corrector.protocol import Engine
from models.precision import fastest_precision
from tests.training.corrector.train.pieces import stream
from training.__main__ import app
from training.config.recipe import Recipe, load_recipe
from training.corrector.train.loop import Probe, Stopped, Training
from training.corrector.train.metrics import read_metrics
from training.corrector.train.precision import name_of
from training.runs.machine import machine

EACH_STEP = 1e-9
"""Minutes that pass with every step."""
_PATIENCE = 600
"""Seconds to wait for a run on a loaded machine."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the steps before training make of the tiny recipe."""
    work = tmp_path_factory.mktemp("prepared")
    for step in ("prepare", "lexicon", "tokenizer"):
        result = CliRunner().invoke(app, [step, "--recipe", "tiny", "--work", str(work)], catch_exceptions=False)
        assert result.exit_code == 0, result.output
    return work


@pytest.fixture(autouse=True)
def _signals() -> Iterator[None]:
    """A run takes the signals; give them back."""
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(number) for number in numbers]
    yield
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


def go(recipe: Recipe, work: Path, stop_after: int = 0) -> dict[str, torch.Tensor]:
    """Train, from the checkpoint if there is one; a signal arrives after so many steps."""
    left = [stop_after]

    def probe(_: Engine) -> dict[str, float]:
        torch.rand(5)
        left[0] -= 1
        if left[0] == 0:
            signal.raise_signal(signal.SIGTERM)
        return {}

    made = training(recipe, work, probe)
    made.run()
    return made.model.state_dict()


def training(recipe: Recipe, work: Path, probe: Probe = lambda _: {}) -> Training:
    return Training(recipe, work, stream(work, recipe.seed), probe)


@pytest.mark.parametrize(
    ("name", "precision", "workers"), [("tiny", "float32", 0), ("tiny", "bfloat16", 1), ("tiny-t5", "float32", 0)]
)
def test_a_run_that_was_stopped_twice_ends_with_the_same_weights(
    prepared: Path, tmp_path: Path, name: str, precision: Literal["float32", "bfloat16"], workers: int
) -> None:
    recipe = load_recipe(name)
    stages = tuple(replace(stage, steps=steps) for stage, steps in zip(recipe.train.stages, (6, 3), strict=True))
    recipe = replace(
        recipe, train=replace(recipe.train, stages=stages, precision=precision, workers=workers, metrics_every_steps=1)
    )
    often = replace(recipe, train=replace(recipe.train, eval_every_minutes=EACH_STEP))
    whole, parts = (Path(shutil.copytree(prepared, tmp_path / name)) for name in ("whole", "parts"))

    wanted = go(recipe, whole)
    for steps in (2, 5):  # in the middle of the first stage, and of the second
        with pytest.raises(Stopped):
            go(often, parts, stop_after=steps)
    got = go(often, parts)
    assert got.keys() == wanted.keys()
    assert all(torch.equal(got[key], wanted[key]) for key in wanted)
    losses = [
        [(line["step"], line["loss"]) for line in read_metrics(work) if "loss" in line] for work in (whole, parts)
    ]
    assert losses[0] == losses[1]


def test_precision_and_threads_are_looked_up(
    prepared: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = torch.get_num_threads()
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    overrides = ["train.precision=auto", "train.threads=0", "train.stages=[]"]
    try:
        made = training(load_recipe("tiny", overrides), prepared)
        assert torch.get_num_threads() == free_cores()
        made.run()
        told = f"tiny: from the beginning, in {name_of(made.precision)}, {machine()}"
    finally:
        torch.set_num_threads(before)
    assert made.precision == fastest_precision(next(made.model.parameters()).device)
    assert told in capsys.readouterr().err


@pytest.mark.slow
def test_a_run_that_was_killed_ends_with_the_same_model(prepared: Path, tmp_path: Path, root: Path) -> None:
    whole, parts = (Path(shutil.copytree(prepared, tmp_path / name)) for name in ("whole", "parts"))

    def train(work: Path) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "training", "train", "--recipe", "tiny", "--set", "train.workers=1"]
        command += ["--set", f"train.checkpoint_every_minutes={EACH_STEP:.9f}", "--set", "train.metrics_every_steps=1"]
        environment = {**os.environ, "OMP_NUM_THREADS": "1"}
        return subprocess.Popen([*command, "--work", str(work)], cwd=root, env=environment, stderr=subprocess.DEVNULL)

    assert train(whole).wait(_PATIENCE) == 0
    with train(parts) as process:
        while process.poll() is None and steps_done(parts) < 7:
            time.sleep(0.002)
        process.kill()
    assert process.returncode == -signal.SIGKILL, "it was done before it could be killed"
    assert train(parts).wait(_PATIENCE) == 0
    for name in ("model", "checkpoint"):
        wanted, got = (load_file(work / name / "model.safetensors") for work in (whole, parts))
        assert all(torch.equal(got[key], wanted[key]) for key in wanted)
    assert [line["step"] for line in read_metrics(parts) if "loss" in line] == [*range(1, 26)]


def steps_done(work: Path) -> int:
    """The steps of the last checkpoint, 0 where none can be read at the moment."""
    path = work / "checkpoint" / "position.json"
    try:
        return int(path.read_text(encoding="utf-8").split('"total_steps": ')[1].split(",")[0])
    except (OSError, IndexError):
        return 0
