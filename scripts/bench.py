"""Prints how fast the parts are on this machine: noise, training, correction; and how much memory serving takes.

Sentences are those of the recipe `tiny`; machines are noisy, so each figure is the median of several rounds.
"""

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

import torch
import typer

from models.corrector.loading import SHIPPED, load_corrector
from models.corrector.transducer.engine import TransducerEngine
from training.noise import NoiseConfig, Noiser
from training.train.optimizer import Optimizers
from training.transducer import architecture
from training.transducer.batches import Collator
from training.transducer.objective import loss, tensors

ROOT = Path(__file__).resolve().parents[1]
TEXT = ROOT / "training" / "recipes" / "tiny" / "data"
ROUNDS = 5


def main(
    model: Path = typer.Option(SHIPPED, help="A transducer's folder."),  # noqa: B008
    threads: int = typer.Option(2, help="CPU threads."),
) -> None:
    """Measure, and print a line a figure."""
    torch.set_num_threads(threads)
    sentences = sentences_of_the_tiny_recipe()
    print_line("date, commit", f"{date.today()}, {commit()}")
    print_line("machine", f"{processor()}, {threads} threads, torch {torch.__version__}")
    print_line("serving memory", f"{serving_memory(model):,.0f} MB resident, model loaded and used")

    noiser = Noiser(NoiseConfig(), "en")
    many = sentences * 10
    rng = random.Random(1)
    seconds = median(lambda: [noiser.corrupt(sentence, rng) for sentence in many])
    print_line("noise", f"{len(many) / seconds:,.0f} sentences/s on one core")

    corrector = load_corrector(model, threads=threads)
    noisy = [noiser.corrupt(sentence, rng) for sentence in sentences]
    words = sum(len(sentence.split()) for sentence in noisy) / len(noisy)
    for batch in (1, 32):
        used = noisy[: max(batch, 24)] if batch == 1 else noisy[:96]
        groups = [used[start : start + batch] for start in range(0, len(used), batch)]
        seconds = median(lambda groups=groups: [corrector.correct(group) for group in groups])  # type: ignore[misc]
        print_line(
            f"correction, batch {batch}", f"{1000 * seconds / len(used):.1f} ms per sentence of {words:.0f} words"
        )

    engine = corrector.engine
    if isinstance(engine, TransducerEngine):
        print_line("training", f"{training_speed(engine, noisy, sentences):,.0f} target tokens/s, batches of 4,000")


def sentences_of_the_tiny_recipe() -> list[str]:
    """Return its clean sentences."""
    from models.text.sentences import split_sentences

    texts = [path.read_text(encoding="utf-8") for path in sorted(TEXT.glob("*.txt"))]
    return [text[s.start : s.end].replace("\n", " ") for text in texts for s in split_sentences(text, "en")]


def median(work: Callable[[], object]) -> float:
    """Return the median seconds of some rounds, after one to warm up."""
    work()
    seconds = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - start)
    return statistics.median(seconds)


def training_speed(engine: TransducerEngine, noisy: list[str], clean: list[str]) -> float:
    """Return target tokens a second of forward, backward and optimiser steps of the shipped model's size."""
    network = type(engine.network)(engine.network.config, sparse=True)
    optimizers = Optimizers(network, weight_decay=0.01)
    collator = Collator(engine.vocabulary, engine.featurizer, max_units=128, batch_tokens=4000, edit_weight=3.0)
    pairs = list(zip(noisy, clean, strict=True)) * 6
    batch = max(collator.batches(pairs, random.Random(3)), key=lambda made: made["words"].size)

    def step() -> None:
        loss(network, tensors(batch, torch.device("cpu")), 0.05).backward()  # type: ignore[no-untyped-call]
        optimizers.step(1e-3, 1.0)

    return architecture.tokens(batch) / median(step)


def serving_memory(model: Path) -> float:
    """Return the peak resident MB of a fresh process that loads the model and corrects a sentence."""
    code = (
        "import resource, sys; from models.aligner import Aligner\n"
        "from models.corrector.loading import load_corrector; from service.checking.checker import Checker\n"
        "Checker(load_corrector(sys.argv[1]), Aligner()).check('He go home.')\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    command = [sys.executable, "-c", code, str(model)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return int(answer.stdout.split()[-1]) / 1024


def processor() -> str:
    """Return the processor's name."""
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown processor")


def commit() -> str:
    """Return the checkout's commit."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT).stdout.strip()


def print_line(name: str, figure: str) -> None:
    """Print one figure."""
    sys.stdout.write(f"{name:22} {figure}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    typer.run(main)
