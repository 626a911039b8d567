"""Prints how well Emend, its parts and its peers correct the English development sets (odd halves), as Markdown tables.

Each answer is the sentence with the first suggestion of everything a system finds; matters of style that the peers name
as such, and spellings of another region, are left as they are. All answers are measured alike, by
``training/evaluation``. They stay in the output folder, so that a run that was stopped goes on, and one that is done
only measures again; ``--fresh`` asks the chosen systems anew, which is wanted after every change of Emend.
"""

import os
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import typer

from models.errors import ConfigError, EmendError
from scripts.bench import commit, processor
from scripts.bench_quality_emend import PARTS
from scripts.bench_quality_peers import versions
from scripts.bench_quality_systems import EMEND, SYSTEMS, WITHOUT, Bench, Scored, program_of
from scripts.bench_quality_table import parts_table, systems_table
from training.commands.folders import data_folder
from training.commands.options import DataFolder
from training.commands.running import run
from training.config.measuring import EvaluationSet
from training.config.recipe import load_recipe
from training.evaluation.command import find_set
from training.files import write_atomically

PARTS_EXPLAINED = (
    "The parts of Emend: alerts that are right / wrong, each judged by itself (in text without errors all are wrong), "
    "and by how much the figure of the whole (F0.5, GLEU, alarms) changes where the part is left out. Other: "
    "repetition, brackets and quotation marks, dates, sentence starts, missing spaces."
)
FOLDER = Path(__file__).resolve().parents[1] / "build" / "bench-quality"


def main(
    data: DataFolder = None,
    sets: Annotated[list[str] | None, typer.Option(help="A set of the recipe cpu; all if left out.")] = None,
    systems: Annotated[list[str] | None, typer.Option(help=f"One of {', '.join(SYSTEMS)}; all if left out.")] = None,
    limit: Annotated[int, typer.Option(min=0, help="Take so many sentences of each set, for a quick look.")] = 0,
    model: Annotated[str, typer.Option(help="Correction model of Emend; the one that ships if left out.")] = "",
    fresh: Annotated[bool, typer.Option(help="Ask the systems again where there are answers.")] = False,
    processes: Annotated[int, typer.Option(min=1, help="How many sets are worked on at once.")] = 2,
    output: Annotated[Path, typer.Option(help="Folder for the answers and table.md.")] = FOLDER,
) -> None:
    """Have each system correct each set, measure, and print the tables."""
    recipe = load_recipe("cpu")
    entries = [find_set(recipe, name) for name in sets] if sets else list(recipe.evaluate.sets)
    chosen = [known(system) for system in systems] if systems else list(SYSTEMS)
    folder = output / f"first-{limit}" if limit else output
    bench = Bench(recipe.corpus_folders(data_folder(recipe, data)), folder, limit, model)
    # Several processes with several threads each would wait for one another.
    os.environ.setdefault("OMP_NUM_THREADS", str(max(1, (os.cpu_count() or 1) // processes)))
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        asked, failed = answer_all(pool, bench, entries, chosen, fresh)
        scored = [task.result() for task in [pool.submit(bench.score, entry, chosen) for entry in entries]]
    text = page(entries, chosen, scored, notes(chosen, asked, failed, limit))
    write_atomically(folder / "table.md", text)
    sys.stdout.write(text)
    if failed:
        raise EmendError("; ".join(failed.values()))


def known(system: str) -> str:
    """The name of a system.

    Raises:
        ConfigError: there is none of this name.
    """
    if system not in SYSTEMS:
        raise ConfigError(f"no system {system!r} (there are: {', '.join(SYSTEMS)})")
    return system


def answer_all(
    pool: ProcessPoolExecutor, bench: Bench, entries: Sequence[EvaluationSet], systems: Sequence[str], fresh: bool
) -> tuple[set[str], dict[str, str]]:
    """Ask the programs of the systems; return those that were asked, and what is wrong with those that fail."""
    programs = dict.fromkeys(map(program_of, systems))
    wanted = [(program, entry) for program in programs for entry in entries if fresh or bench.lacks(program, entry)]
    # What takes longest comes first, so that no process is left alone with it in the end.
    size = {entry.name: sum(len(item.natural) for item in bench.items(entry)) for entry in entries}
    wanted.sort(key=lambda one: (one[0] != EMEND, -size[one[1].name]))
    bench.folder.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    tasks: dict[Future[int], tuple[str, str]] = {
        pool.submit(bench.answer, program, entry): (program, entry.name) for program, entry in wanted
    }
    failed: dict[str, str] = {}
    for done, task in enumerate(as_completed(tasks), 1):
        program, name = tasks[task]
        try:
            said = f"{task.result()} sentences"
        except EmendError as error:
            failed[program] = said = str(error)
        seconds = time.perf_counter() - started
        sys.stderr.write(f"{done}/{len(tasks)} after {seconds:.0f} s: {program}, {name}: {said}\n")
    return {program for program, _ in wanted}, failed


def page(entries: Sequence[EvaluationSet], systems: Sequence[str], scored: Sequence[Scored], remarks: str) -> str:
    """Everything that is printed."""
    results = {(result.system, result.set_name): result for found in scored for result in found.results}
    verdicts = {found.entry.name: found.verdicts for found in scored if found.verdicts is not None}
    tables = [systems_table(entries, {system: SYSTEMS[system] for system in systems}, results)]
    parts = [part for part in PARTS if f"{WITHOUT}{part}" in systems]
    if EMEND in systems and parts:
        tables += [
            PARTS_EXPLAINED,
            parts_table(
                entries,
                parts,
                verdicts,
                lambda entry: results.get((EMEND, entry)),
                lambda part, entry: results.get((f"{WITHOUT}{part}", entry)),
            ),
        ]
    return "\n\n".join([remarks, *tables]) + "\n"


def notes(systems: Sequence[str], asked: set[str], failed: Mapping[str, str], limit: int) -> str:
    """Where, when and with what the figures were measured."""
    what = f"first {limit} sentences of each set" if limit else "sets of recipe cpu, odd halves (JFLEG dev: all)"
    lines = [f"{datetime.now(UTC):%Y-%m-%d}, commit {commit()}, {os.cpu_count()} cores of {processor()}; {what}."]
    lines.append(f"Peers: {versions()}. The rule tests are Harper's own; JFLEG is only measured on.")
    earlier = [program for program in dict.fromkeys(map(program_of, systems)) if program not in asked]
    if earlier:
        lines.append(f"Answers of an earlier run, measured again: {', '.join(earlier)}.")
    lines += [f"{program} failed: {reason}." for program, reason in failed.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(main)
    run(app)
