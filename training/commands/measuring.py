"""The steps that measure models and compare them."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import InputError
from training.commands.folders import data_folder, work_folder
from training.commands.options import DataFolder, ModelFolder, Overrides, RecipeName, WorkFolder
from training.config.recipe import load_recipe

if TYPE_CHECKING:
    from training.evaluation.command import System

__all__ = ["compare", "evaluate"]


def evaluate(
    recipe: RecipeName,
    data: DataFolder = None,
    work: WorkFolder = None,
    model: ModelFolder = None,
    baseline: Annotated[str, typer.Option(help="'nothing', or a Hunspell dictionary to measure instead.")] = "",
    file: Annotated[Path | None, typer.Option(help="Corrected sentences to measure instead, with --only.")] = None,
    only: Annotated[str, typer.Option(help="Measure on this set only.")] = "",
    output: Annotated[Path | None, typer.Option(help="Folder for the answers and results.json.")] = None,
    types: Annotated[bool, typer.Option(help="Also show the scores by error type.")] = False,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with the errors of each type, in examples (HTML).")
    ] = None,
    overrides: Overrides = None,
) -> None:
    """Measure a model, a baseline or a file of corrected sentences on the recipe's sets.

    What was compared (published / reference scorer / ours):

    ERRANT on M2 gold: T5-11B on BEA-dev F0.5 58.6 / - / 63.0 while the gold's edits were extracted anew. Now those of
    the file are scored, with the counts of errant_compare on the same tokens.

    MaxMatch: - / m2scorer 3.2 / up to 1.0 lower while an edit that is not in the gold could not run over unchanged
    words. Now the counts on 1,400 sentences of chat are those of m2scorer.

    GLEU: - / the mean of 500 draws of a reference / within hundredths of a point of it.

    Outputs of published systems cannot be shipped, so they were not measured again.
    """
    from training.evaluation.command import evaluate_file, evaluate_sets, find_set, slug
    from training.evaluation.report import write_report
    from training.evaluation.results import table, type_table

    only = only or next((name for name in overrides or () if "=" not in name), "")  # its spelling before --only
    settings = load_recipe(recipe, [text for text in overrides or () if "=" in text])
    settings = replace(settings, work=work_folder(settings, work))
    corpora = data_folder(settings, data)
    if report is not None and not report.parent.is_dir():
        raise InputError(f"{report}: no folder {report.parent}")
    if file is not None:
        if not only:
            known = ", ".join(slug(entry.name) for entry in settings.evaluate.sets)
            raise InputError(f"{file}: --file needs --only with the set whose sentences it corrects, one of {known}")
        found = [evaluate_file(settings, corpora, only, file, file.stem)]
    else:
        folder = model or work_folder(settings, work) / "model"
        sets = [find_set(settings, only)] if only else None
        name = Path(baseline).stem or folder.name
        system = _system(folder, baseline)
        found = evaluate_sets(settings, corpora, system, name, sets=sets, output=output)
    results = [each.measured.result for each in found]
    typer.echo(table(results))
    for result in results if types else ():
        if result.by_type:
            typer.echo(f"\n{result.set_name}\n{type_table(result)}")
    if output is not None:
        output.mkdir(parents=True, exist_ok=True)
        (output / "results.json").write_text(json.dumps([result.as_dict() for result in results], indent=2) + "\n")
    if report is not None:
        write_report(report, results[0].system, found)


def _system(folder: Path, baseline: str = "") -> "System | Mapping[str, System]":
    """Return a baseline, or the model of a folder as it corrects each of its languages."""
    from models.corrector.loading import load_correctors
    from training.evaluation.speller import DoNothing, HunspellSpeller

    if baseline == "nothing":
        return DoNothing()
    return HunspellSpeller(Path(baseline)) if baseline else load_correctors(folder)


def compare(
    recipe: RecipeName,
    against: Annotated[Path, typer.Option(help="The other model's folder, or a folder of answers.")],
    data: DataFolder = None,
    work: WorkFolder = None,
    model: Annotated[
        Path | None, typer.Option(help="A model's folder, or a folder of answers; the run's own model by default.")
    ] = None,
    only: Annotated[str, typer.Option(help="Compare on this set only.")] = "",
    overrides: Overrides = None,
    samples: Annotated[int, typer.Option(min=1, help="How often sentences are drawn anew.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed draws the same sentences.")] = 1,
) -> None:
    """Compare two models on the recipe's sets: is the difference more than chance?

    Sentences are drawn anew, the same for both (paired bootstrap). Instead of a model, either may be a folder of
    answers that evaluate --output wrote.
    """
    from training.evaluation.command import evaluate_folder, evaluate_sets, find_set, holds_answers
    from training.evaluation.comparison import compare as step
    from training.evaluation.comparison import table

    settings = load_recipe(recipe, overrides or ())
    corpora = data_folder(settings, data)
    sets = [find_set(settings, only)] if only else None
    folders = (model or work_folder(settings, work) / "model", against)
    # Both are loaded before the first corrects anything: a wrong name shall not cost minutes.
    systems = [None if holds_answers(settings, folder) else _system(folder) for folder in folders]
    ours, theirs = (
        evaluate_folder(settings, corpora, folder, folder.name, sets=sets)
        if system is None
        else evaluate_sets(settings, corpora, system, folder.name, sets=sets)
        for folder, system in zip(folders, systems, strict=True)
    )
    found = [step(one.measured, other.measured, samples, seed) for one, other in zip(ours, theirs, strict=True)]
    typer.echo(table(found, *(folder.name for folder in folders)))
