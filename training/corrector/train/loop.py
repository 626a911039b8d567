"""The training loop: stages, steps, checkpoints, and scores on development sets while it runs."""

import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import torch
from accelerate import Accelerator
from accelerate.utils import broadcast
from torch import Tensor, nn
from torch.random import fork_rng
from tqdm import tqdm

from models.cores import free_cores
from models.corrector.protocol import Engine
from training.config.recipe import Recipe
from training.config.training import Stage
from training.corrector.train.architecture import Loss, architecture
from training.corrector.train.average import Average
from training.corrector.train.checkpoint import Position, TrainingCheckpoint, fitting, random_state, set_random_state
from training.corrector.train.device import on_device
from training.corrector.train.loader import Batch, Loader, StreamPlace
from training.corrector.train.masters import Masters
from training.corrector.train.metrics import MetricsLog, StepMetrics
from training.corrector.train.optimizer import Optimizer
from training.corrector.train.precision import name_of, precision
from training.corrector.train.schedule import learning_rate, progress
from training.corrector.train.stream import Mix, Stream
from training.runs.machine import machine

Probe = Callable[[Engine], dict[str, float]]
CHECKPOINT = "checkpoint"


class Stopped(Exception):  # noqa: N818
    """A signal asked for the end; the checkpoint is written."""


class Training:
    """One run of a recipe in a work folder; going on where the last checkpoint stands.

    Where it was stopped and how often makes no difference to the weights: on a CPU, with the same number of threads and
    stages that are measured in steps, they are the same to the bit.
    """

    def __init__(self, recipe: Recipe, work: Path, stream: Stream, probe: Probe):
        """Build the model or load the checkpoint; ``probe`` measures an engine on the development sets."""
        train = recipe.train
        if train.threads or "OMP_NUM_THREADS" not in os.environ:
            torch.set_num_threads(train.threads or free_cores())
        torch.manual_seed(recipe.seed)
        self._recipe, self._work, self._probe = recipe, work, probe
        self._architecture = architecture(recipe)
        self._accelerator = Accelerator()
        device = self._accelerator.device
        self.model = self._architecture.build(recipe, work, device)
        self._masters = Masters(self.model)
        self.precision = precision(train.precision, device)
        self.model.to(self.precision)
        self._optimizer = Optimizer(self._masters.values, train.weight_decay, train.encoder_rate)
        self._average = Average(self._masters.values, train.ema_decay)
        self.position = Position()
        self._stopped = False
        if folder := TrainingCheckpoint.find(work / CHECKPOINT):
            saved = TrainingCheckpoint.load(folder, device)
            self.position = saved.position
            self._masters.load(fitting(saved.model, self._masters.values))
            self._average.load(saved.average, saved.position.total_steps)
            self._optimizer.load(saved.optimizer)
            set_random_state(saved.random, device)
        self._parallel: nn.Module = self._accelerator.prepare_model(
            Loss(self.model, self._architecture.loss, train.label_smoothing)
        )
        self._metrics = MetricsLog(work, train.metrics_every_steps, self.position) if self.is_main else None
        self._loader = Loader(stream, self._architecture.batch_maker(recipe, work), train.workers, recipe.seed)

    @property
    def is_main(self) -> bool:
        """Whether this is the process that measures and saves."""
        return bool(self._accelerator.is_main_process)

    def run(self) -> Position:
        """Train through all stages; return where it ended. An interrupt writes a checkpoint and raises ``Stopped``."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        if self.is_main:
            done = f"on from step {self.position.total_steps:,}" if self.position.total_steps else "from the beginning"
            sys.stderr.write(f"{self._recipe.name}: {done}, in {name_of(self.precision)}, {machine()}\n")
        stages = self._recipe.train.stages
        while self.position.stage < len(stages):
            self._run_stage(stages[self.position.stage])
            self.position = replace(
                self.position, stage=self.position.stage + 1, steps=0, seconds=0.0, chunk=0, batch=0
            )
            self.save()
        return self.position

    def _stop(self, *_: object) -> None:
        self._stopped = True

    def _run_stage(self, stage: Stage) -> None:
        train, position, accelerator = self._recipe.train, self.position, self._accelerator
        batches = self._loader.batches(
            position.stage,
            Mix(stage.mix),
            StreamPlace(position.chunk, position.batch),
            accelerator.process_index,
            accelerator.num_processes,
        )
        checked = saved = position.total_seconds
        smoothed: Tensor | None = None
        since = time.monotonic()
        quiet = not self.is_main
        interval = 1 if sys.stderr.isatty() else 60
        with tqdm(desc=stage.name, unit=" steps", initial=position.steps, disable=quiet, mininterval=interval) as bar:
            for place, batch in batches:
                self._agree()
                done = progress(stage, position.steps, position.seconds)
                if done >= 1:
                    break
                step = self._step(stage, batch)
                now = time.monotonic()
                position.seconds += now - since
                position.total_seconds += now - since
                since = now
                position.steps += 1
                position.total_steps += 1
                position.total_tokens += self._architecture.tokens(batch) * accelerator.num_processes
                position.chunk, position.batch = place
                if self._metrics:
                    self._metrics.step(stage.name, position, step)
                smoothed = step.loss if smoothed is None else smoothed.lerp(step.loss, 0.02)
                rate = position.total_tokens / position.total_seconds
                bar.update()
                if position.total_steps % train.metrics_every_steps == 0:
                    bar.set_postfix_str(f"{done:.1%} loss {smoothed:.4f}, {rate:,.0f} tokens/s", refresh=False)
                if position.total_seconds - checked > 60 * train.eval_every_minutes:
                    checked = position.total_seconds
                    minutes = position.total_seconds / 60
                    bar.write(f"{minutes:.0f} min, loss {smoothed:.4f}, {rate:,.0f} tokens/s, {self.measure(stage)}")
                    since = time.monotonic()
                if self._stopped or position.total_seconds - saved > 60 * train.checkpoint_every_minutes:
                    saved = position.total_seconds
                    self.save()
                    since = time.monotonic()
                if self._stopped:
                    raise Stopped
        scores = self.measure(stage)
        if self.is_main:
            bar.write(f"stage {stage.name} done: {scores}")

    def _agree(self) -> None:
        """Let all processes go by the first one's clock, and stop together."""
        if self._accelerator.num_processes == 1:
            return
        position = self.position
        told = torch.tensor([position.seconds, position.total_seconds, float(self._stopped)])
        told = broadcast(told.to(self._accelerator.device, torch.float64))
        position.seconds, position.total_seconds, stopped = told.tolist()
        self._stopped = bool(stopped)

    def _step(self, stage: Stage, batch: Batch) -> StepMetrics:
        position = self.position
        loss = self._parallel(on_device(batch, self._accelerator.device))
        self._accelerator.backward(loss)
        rate = learning_rate(stage, position.steps, position.seconds)
        self._masters.take_gradients()
        norm = self._optimizer.step(rate, self._recipe.train.gradient_clip)
        self._masters.publish()
        self._average.update()
        return StepMetrics(loss.detach(), rate, norm)

    def measure(self, stage: Stage) -> dict[str, float]:
        """Return the averaged weights' scores on the development sets, and remember them; the first process does."""
        if not self._metrics:
            return {}
        self.model.eval()
        device = self._accelerator.device
        with self._masters.replaced(self._average.values), fork_rng([device] if device.type == "cuda" else []):
            scores = self._probe(self._architecture.engine(self.model, self._recipe, self._work))
        self.model.train()
        self._metrics.scores(stage.name, self.position, scores)
        self.position.scores.append({"minutes": round(self.position.total_seconds / 60, 1), **scores})
        return scores

    def save(self) -> None:
        """Write a checkpoint."""
        if self._metrics:
            self.position.metrics = self._metrics.size()
            random = random_state(self._accelerator.device)
            state = self._masters.values, self._average.values, self._optimizer.state(), random
            TrainingCheckpoint(self.position, *state).save(self._work / CHECKPOINT)

    def export(self, folder: Path) -> None:
        """Write the averaged weights as a model's folder, in float32."""
        self.model.float()
        with self._masters.replaced(self._average.values):
            self._architecture.save(self.model, self._recipe, self._work, folder)
