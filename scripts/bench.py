"""Prints how fast the parts are on this machine: noise, correction, training; and how much memory serving takes.

Sentences are those of the recipe `tiny`; machines are noisy, so each figure is the median of several rounds. Training
is that of a model of the sizes of `--model`; its share of the peak is what its matrix products would reach if nothing
else took time, beside one big product in the same precision.
"""

import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

import torch
import typer
from torch.utils.flop_counter import FlopCounterMode

from models.cores import free_cores
from models.corrector.loading import SHIPPED, load_corrector
from models.corrector.transducer.engine import TransducerEngine
from training.commands.running import run
from training.corrector.architectures.transducer import architecture
from training.corrector.architectures.transducer.batches import Collator
from training.corrector.architectures.transducer.objective import loss
from training.corrector.train.average import Average
from training.corrector.train.device import on_device
from training.corrector.train.masters import Masters
from training.corrector.train.optimizer import Optimizer
from training.corrector.train.precision import AUTO, name_of, precision
from training.corrector.train.stream import Example
from training.environment import keep_pages
from training.noise.config import NoiseConfig
from training.noise.noiser import Noiser

ROOT = Path(__file__).resolve().parents[1]
TEXT = ROOT / "training" / "recipes" / "tiny" / "data"
ROUNDS = 5
BATCH_TOKENS = 4096
SIDE = 2048
"""Rows and columns of the matrices whose product gives the peak."""


def main(
    model: Path = typer.Option(SHIPPED, help="A transducer's folder."),  # noqa: B008
    threads: int = typer.Option(0, help="CPU threads; 0 for as many as there are cores to use."),
    compute: str = typer.Option(AUTO, "--precision", help="What training computes in: auto, float32 or bfloat16."),
) -> None:
    """Measure, and print a line a figure."""
    threads = threads or free_cores()
    torch.set_num_threads(threads)
    corrector = load_corrector(model, threads=threads)
    sentences = sentences_of_the_tiny_recipe()
    print_line("date, commit", f"{date.today()}, {commit()}")
    print_line("machine", f"{processor()}, {threads} threads, torch {torch.__version__}")
    print_line("serving memory", f"{serving_memory(model):,.0f} MB resident, checker loaded and used")

    noiser = Noiser(NoiseConfig(), "en")
    many = sentences * 10
    rng = random.Random(1)
    seconds = median(lambda: [noiser.corrupt(sentence, rng) for sentence in many])
    print_line("noise", f"{len(many) / seconds:,.0f} sentences/s on one core")

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
        keep_pages()
        chosen = precision(compute, torch.device("cpu"))
        speed, flops = training_speed(engine, noisy, sentences, chosen)
        peak = peak_flops(chosen)
        print_line("training", f"{speed:,.0f} target tokens/s in {name_of(chosen)}, batches of {BATCH_TOKENS:,}")
        print_line(
            "share of the peak", f"{flops / peak:.0%} of {peak / 1e9:,.0f} GFLOP/s, a product of {SIDE} x {SIDE}"
        )


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


def training_speed(
    engine: TransducerEngine, noisy: list[str], clean: list[str], chosen: torch.dtype
) -> tuple[float, float]:
    """Return target tokens, and operations in matrix products, a second of whole steps on one batch."""
    network = type(engine.network)(engine.network.config)
    masters = Masters(network)
    network.to(chosen)
    optimizer, average = Optimizer(masters.values, weight_decay=0.01), Average(masters.values, decay=0.998)
    collator = Collator(engine.resources, network.config, batch_tokens=BATCH_TOKENS, edit_weight=3.0)
    examples = [Example(source, target) for source, target in zip(noisy, clean, strict=True)] * 6
    batch = max(collator.batches(examples, random.Random(3)), key=lambda made: made["pieces"].size)

    def step() -> None:
        loss(network, on_device(batch, torch.device("cpu")), 0.05).backward()  # type: ignore[no-untyped-call]
        masters.take_gradients()
        optimizer.step(1e-3, 1.0)
        masters.publish()
        average.update()

    with FlopCounterMode(display=False) as counter:
        step()
    seconds = median(step)
    return architecture.tokens(batch) / seconds, counter.get_total_flops() / seconds


def peak_flops(chosen: torch.dtype) -> float:
    """Return the operations a second of one big matrix product."""
    left, right = (torch.randn(SIDE, SIDE).to(chosen) for _ in range(2))
    return 2 * SIDE**3 / median(lambda: left @ right)


def serving_memory(model: Path) -> float:
    """Return the peak resident MB of `emend check` on one sentence."""
    command = [sys.executable, "-c", "from service.cli import main; main()", "check", "-", "--model", str(model)]
    subprocess.run(command, input=b"He go home.", stdout=subprocess.DEVNULL, check=True, cwd=ROOT)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


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
    app = typer.Typer(add_completion=False)
    app.command()(main)
    run(app)
