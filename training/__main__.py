"""The training steps on the command line: ``python -m training STEP --recipe NAME``."""

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import InputError
from training.commands import (
    DataFolder,
    OutFolder,
    Overrides,
    RecipeName,
    WithWeights,
    WorkFolder,
    data_folder,
    misspellings,
    noise_settings,
    refuse_file,
    run,
    tell,
    work_folder,
)
from training.config import load_recipe
from training.environment import prepare_process

if TYPE_CHECKING:
    from training.evaluation.command import System

app = typer.Typer(no_args_is_help=True, add_completion=False, help=__doc__, pretty_exceptions_enable=False)

ModelFolder = Annotated[Path | None, typer.Option("--model", help="A model's folder; the run's own by default.")]


@app.command()
def prepare(recipe: RecipeName, data: DataFolder = None, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """Corpora -> clean.train.txt, clean.dev.txt, pairs/*.train.tsv: cleaned, deduplicated, no evaluation text."""
    from training.corrector.prepare.command import prepare as step

    settings = load_recipe(recipe, overrides or ())
    typer.echo(step(settings, data_folder(settings, data), work_folder(settings, work)))


@app.command()
def lexicon(recipe: RecipeName, data: DataFolder = None, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """Clean text and lists of misspellings -> the spelling lexicon, and the forms of its words."""
    from training.corrector.inflections.build import inflections
    from training.corrector.lexicon.command import lexicon as step
    from training.corrector.lexicon.words import words

    settings = load_recipe(recipe, overrides or ())
    folder = work_folder(settings, work)
    if settings.languages:
        typer.echo(f"{words(settings, folder):,} words of {len(settings.languages)} languages")
        return
    built = step(settings, folder, misspellings(settings, data_folder(settings, data)))
    typer.echo(f"{len(built):,} words, {len(built.misspellings):,} known misspellings")
    typer.echo(f"{len(inflections(folder, built)):,} words in all their forms")


@app.command()
def tokenizer(recipe: RecipeName, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """Clean text -> the pieces that the decoder writes and, without a pretrained encoder, those that it reads."""
    from training.corrector.vocabulary.command import tokenizer as step

    settings = load_recipe(recipe, overrides or ())
    vocabulary = step(settings, work_folder(settings, work))
    typer.echo(f"{len(vocabulary.pieces):,} pieces")


@app.command()
def encoder(
    recipe: RecipeName,
    work: WorkFolder = None,
    package: Annotated[Path | None, typer.Option(help="Folder with the unpacked package, if not installed.")] = None,
    overrides: Overrides = None,
) -> None:
    """Pretrained weights of the encoder, out of an installed package's file -> encoder.safetensors, wordpieces.json."""
    from training.corrector.encoder.command import encoder as step

    settings = load_recipe(recipe, overrides or ())
    typer.echo(step(settings, work_folder(settings, work), package))


@app.command()
def ahead(
    recipe: RecipeName,
    out: OutFolder,
    data: DataFolder = None,
    work: WorkFolder = None,
    megabytes: Annotated[float, typer.Option(min=1.0, help="What all files may take, in millions of bytes.")] = 60.0,
    overrides: Overrides = None,
) -> None:
    """Examples made ahead and the start's weights -> a small folder to train from on a machine without the corpora."""
    from training.corrector.ahead.command import ahead as step

    settings = load_recipe(recipe, overrides or ())
    refuse_file(out)
    noise = noise_settings(settings, data_folder(settings, data))
    typer.echo(step(settings, noise, work_folder(settings, work), out, megabytes))


@app.command()
def train(recipe: RecipeName, data: DataFolder = None, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """Train through all stages of the recipe, going on from the last checkpoint."""
    from training.corrector.train.command import train as step
    from training.corrector.train.loop import Stopped
    from training.corrector.train.opening import open_stream

    settings = load_recipe(recipe, overrides or ())
    folder = work_folder(settings, work)
    try:
        corpora = data_folder(settings, data)
        typer.echo(step(settings, corpora, folder, open_stream(settings, folder, noise_settings(settings, corpora))))
    except Stopped:
        typer.echo("stopped; the same command goes on from here", err=True)
        raise typer.Exit(130) from None


@app.command()
def curve(recipe: RecipeName, work: WorkFolder = None, overrides: Overrides = None) -> None:
    """metrics.jsonl of a run, done or under way -> curve.svg: the loss and the scores on the development sets."""
    from training.corrector.train.curve import curve as step

    typer.echo(step(work_folder(load_recipe(recipe, overrides or ()), work)))


@app.command()
def tune(
    recipe: RecipeName,
    data: DataFolder = None,
    work: WorkFolder = None,
    model: ModelFolder = None,
    overrides: Overrides = None,
) -> None:
    """Choose from which probability on an edit counts, for F0.5 with few false alarms."""
    from training.corrector.tuning.command import tune as step

    settings = load_recipe(recipe, overrides or ())
    settings = replace(settings, work=work_folder(settings, work))
    found = step(settings, data_folder(settings, data), model or work_folder(settings, work) / "model")
    for title, tuned in (("", found), ("learners: ", found.learner)):
        if tuned is not None:
            typer.echo(f"{title}{tuned.thresholds}")
            typer.echo(f"mean F0.5 {100 * tuned.f05:.1f}, {tuned.false_alarms:.1f} false alarms a 1,000 words")


@app.command()
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


def _system(folder: Path, baseline: str = "") -> "System":
    """Return a baseline, or the model of a folder."""
    from models.corrector.loading import load_corrector
    from training.evaluation.speller import DoNothing, HunspellSpeller

    if baseline == "nothing":
        return DoNothing()
    return HunspellSpeller(Path(baseline)) if baseline else load_corrector(folder)


@app.command()
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


@app.command()
def confusions(
    recipe: RecipeName,
    out: OutFolder,
    data: DataFolder = None,
    work: WorkFolder = None,
    weights: WithWeights = True,
    overrides: Overrides = None,
) -> None:
    """Clean text and the sets of the language -> the model of confused words with its thresholds, ready to ship."""
    from training.confusions.command import confusions as step

    settings = load_recipe(recipe, overrides or ())
    refuse_file(out)
    typer.echo(
        step(settings, data_folder(settings, data), work_folder(settings, work), out, tell("steps"), weights=weights)
    )


@app.command()
def forms(
    recipe: RecipeName,
    out: OutFolder,
    data: DataFolder = None,
    work: WorkFolder = None,
    weights: WithWeights = True,
    overrides: Overrides = None,
) -> None:
    """Clean text -> the model of forms of words (agreement, verb forms, number) with its thresholds, ready to ship."""
    from training.forms.command import forms as step

    settings = load_recipe(recipe, overrides or ())
    refuse_file(out)
    typer.echo(
        step(settings, data_folder(settings, data), work_folder(settings, work), out, tell("words"), weights=weights)
    )


@app.command()
def export(
    recipe: RecipeName,
    out: OutFolder,
    work: WorkFolder = None,
    model: ModelFolder = None,
    results: Annotated[Path | None, typer.Option(help="results.json of evaluate, for the model card.")] = None,
    overrides: Overrides = None,
) -> None:
    """Write the folder that ships: int8 weights, vocabulary, thresholds, model card."""
    from training.corrector.train.architecture import architecture
    from training.evaluation.results import read_figures

    settings = load_recipe(recipe, overrides or ())
    refuse_file(out)
    folder = work_folder(settings, work)
    path = folder / "run.json"
    if not path.is_file():
        raise InputError(f"{path} is missing; run the train step first")
    record = json.loads(path.read_text(encoding="utf-8"))
    if results is not None:
        record["scores"] = read_figures(results)
    typer.echo(architecture(settings).export(model or folder / "model", out, record, settings))


if __name__ == "__main__":
    prepare_process()
    run(app)
