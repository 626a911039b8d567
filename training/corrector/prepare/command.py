"""``prepare``: corpora -> clean.train.txt, clean.dev.txt, pairs/*.train.tsv and report.json in the work folder."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path

from tqdm import tqdm

from models.errors import InputError
from training.config.corpora import HELD_OUT, PairSource
from training.config.measuring import EvaluationSet
from training.config.recipe import Recipe
from training.corrector.prepare.kept_apart import hashes_of
from training.corrector.prepare.marked import clean_marked
from training.corrector.prepare.mixing import Mixer, group_of
from training.corrector.prepare.pairs import clean_pairs, corrected_pairs
from training.corrector.prepare.report import Report, SourceRow
from training.corrector.prepare.sources import clean_source
from training.files import find, find_any, source_name, write_atomically


def prepare(recipe: Recipe, data: Path, work: Path) -> Report:
    """Run the step; sources cleaned before with the same settings are taken from ``work/parts``.

    Raises:
        InputError: the data folder, a source or a pair corpus is missing or cannot be read, or has nothing to train on.
    """
    if recipe.languages:
        return _prepare_all(recipe, data, work)
    settings = recipe.prepare
    folders = (data, recipe.folder)
    sources = [path for path in find(folders, settings.text) if not _named(source_name(path), settings.skip)]
    if not sources:
        raise InputError(f"{data}: no text source matches {', '.join(settings.text)} (is --data right?)")
    _refuse_same_names(sources)
    keep_out = hashes_of(evaluation_files(recipe, data), files_with_held_out_lines(recipe, data))
    pair_rows = []
    for source in tqdm(settings.pairs, desc="pairs", unit="source", disable=None):
        counts: Counter[str] = Counter()
        files = find_any(recipe.corpus_folders(data), source.path)
        pairs = clean_pairs(source, files, keep_out, recipe.seed, counts)
        _write(work / "pairs" / f"{source.name}.train.tsv", ("\t".join(pair) for pair in pairs))
        pair_rows.append(SourceRow.of(source.name, counts))
    for marked in settings.marked:
        counts = Counter()
        files = find_any(recipe.corpus_folders(data), marked.path)
        _write(work / "marked" / f"{marked.name}.train.tsv", clean_marked(marked, files, keep_out, recipe.seed, counts))
        pair_rows.append(SourceRow.of(marked.name, counts))
        if marked.corrections:
            counts, name = Counter(), f"{marked.name}-corrected"
            [corrections] = find_any(recipe.corpus_folders(data), marked.corrections)
            pairs = corrected_pairs(marked, files, corrections, keep_out, recipe.seed, counts)
            _write(work / "pairs" / f"{name}.train.tsv", ("\t".join(pair) for pair in pairs))
            pair_rows.append(SourceRow.of(name, counts))

    parts = [
        clean_source(path, work / "parts", settings, recipe.language)
        for path in tqdm(sources, desc="clean", unit="source", disable=None)
    ]
    mixer = Mixer(settings, recipe.seed, keep_out)
    train, dev = mixer.mix(parts)
    _write(work / "clean.train.txt", train)
    _write(work / HELD_OUT, dev)

    rows = tuple(SourceRow.of(part.name, {**part.counts, **mixer.counts[part.name]}) for part in parts)
    report = Report(recipe.name, len(keep_out), rows, tuple(pair_rows), _shares(recipe, rows))
    write_atomically(work / "report.json", report.to_json())
    return report


def _prepare_all(recipe: Recipe, data: Path, work: Path) -> Report:
    """Prepare each language in a folder of its own; all reports together are one."""
    reports = []
    for code in recipe.languages:
        (work / code).mkdir(parents=True, exist_ok=True)
        reports.append((code, prepare(recipe.of_language(code), data, work / code)))
    text = [replace(row, name=f"{code}/{row.name}") for code, report in reports for row in report.text]
    pairs = [replace(row, name=f"{code}/{row.name}") for code, report in reports for row in report.pairs]
    whole = Report(recipe.name, max(report.evaluation_hashes for _, report in reports), tuple(text), tuple(pairs), {})
    write_atomically(work / "report.json", whole.to_json())
    return whole


def evaluation_files(recipe: Recipe, data: Path) -> list[Path]:
    """Return every file whose sentences must not be trained on: ``keep_out`` and all sets the recipe measures on."""
    files = set(find(recipe.corpus_folders(data), recipe.prepare.keep_out))
    for entry in (*recipe.evaluate.sets, *recipe.tune.sets):
        if entry.format != "written" and Path(entry.path).name != HELD_OUT:
            files.update(find_any(recipe.corpus_folders(data), entry.path))
    return sorted(files)


def files_with_held_out_lines(recipe: Recipe, data: Path) -> list[Path]:
    """Return every file that says itself which of its lines must not be trained on."""
    entries: list[PairSource | EvaluationSet] = [*recipe.prepare.pairs, *recipe.evaluate.sets, *recipe.tune.sets]
    paths = sorted({entry.path for entry in entries if entry.format == "written"})
    return sorted({file for path in paths for file in find_any(recipe.corpus_folders(data), path)})


def _named(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def _refuse_same_names(sources: list[Path]) -> None:
    names: dict[str, Path] = {}
    for path in sources:
        other = names.setdefault(source_name(path), path)
        if other != path:
            raise InputError(f"{path}: has the same name as {other}; give text sources different names")


def _write(path: Path, lines: Iterable[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, "".join(f"{line}\n" for line in lines))


def _shares(recipe: Recipe, rows: tuple[SourceRow, ...]) -> dict[str, float]:
    total = sum(row.train for row in rows) or 1
    groups = recipe.prepare.groups
    return {
        group.name: sum(row.train for row in rows if group_of(row.name, groups) is group) / total for group in groups
    }
