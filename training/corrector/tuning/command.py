"""``tune``: a trained model and the recipe's tuning sets -> thresholds in the model's ``emend.json``."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from models.corrector.corrector import Corrector
from models.corrector.loading import load_corrector, load_correctors
from models.corrector.manifest import FILE_NAME
from models.corrector.protocol import Correction
from models.corrector.thresholds import Thresholds, Writer
from models.corrector.transducer.engine import TransducerEngine
from training.config.measuring import EvaluationSet
from training.config.recipe import Recipe
from training.corrector.tuning.candidates import ProposedEdits, propose
from training.corrector.tuning.judgement import Known, fit
from training.corrector.tuning.judgement import proposals as proposals_of
from training.corrector.tuning.search import Tuned, raised, search
from training.corrector.tuning.second_opinion import fit_opinion, opinions
from training.corrector.tuning.suspecting import Marked, find_wrong, read_clean, read_marked
from training.evaluation.sets import load_set

_LIKELIER = 0.5
_LEAST_SENTENCES = 400
"""A language whose tuning sets have fewer sentences takes the thresholds of all languages together."""


def tune(recipe: Recipe, data: Path, model: Path) -> Tuned:
    """Run the step, for native writers and, where the recipe has sets of theirs, for learners.

    What the model's ``emend.json`` held besides thresholds is kept.

    Raises:
        InputError: a tuning set is missing or broken.
        ModelError: the model cannot be loaded.
    """
    corrector = load_corrector(model)
    correctors = {corrector.language: corrector}
    if isinstance(corrector.engine, TransducerEngine):
        judgement = fit(_known(recipe, data, corrector.engine))
        _keep(model, {"judgement": dict(judgement.weights), "second_opinion": None})
        _keep(model, {"second_opinion": _opinion(recipe, data, load_correctors(model))})
        correctors = load_correctors(model)
        corrector = next(iter(correctors.values()))
    with_edits = [entry for entry in recipe.tune.sets if entry.metric != "detection"]
    proposals = {
        entry: propose(
            correctors.get(entry.language or recipe.language, corrector),
            entry.name,
            load_set(entry, recipe.corpus_folders(data)),
            entry.writer,
        )
        for entry in with_edits
    }
    found = _search(recipe, proposals)
    _write(model, recipe, found, _unknown(corrector, found))
    if recipe.languages:
        unknown = _unknown(corrector, found)
        own = {code: _points(_own(recipe, proposals, code, found), unknown) for code in recipe.languages}
        _keep(model, {"languages": own})
    if found.learner is not None and isinstance(corrector.engine, TransducerEngine):
        _tell_suspicions(recipe, data, model)
    return found


def _tell_suspicions(recipe: Recipe, data: Path, model: Path) -> None:
    """Add to the thresholds for learners from which probability on words are told without a correction.

    Only of a language that has a set with every wrong word marked: found on corrections, it brings false alerts that
    nothing can be done with.
    """
    correctors = load_correctors(model)
    own = recipe.languages or (recipe.language,)
    told = {entry.language or recipe.language for entry in recipe.tune.sets if entry.metric == "detection"}
    codes = [code for code in own if code in told]
    marked: dict[str, list[list[Marked]]] = {code: [] for code in codes}
    clean: dict[str, list[Correction]] = {code: [] for code in codes}
    for entry in recipe.tune.sets:
        code = entry.language or recipe.language
        if code not in told:
            continue
        if entry.metric == "false_alarms":
            clean[code] += read_clean(correctors[code], load_set(entry, recipe.corpus_folders(data)))
        elif entry.writer == "learner":
            marked[code].append(read_marked(correctors[code], load_set(entry, recipe.corpus_folders(data))))
    values = json.loads((model / FILE_NAME).read_text(encoding="utf-8"))
    for code in codes:
        points = values["languages"][code] if recipe.languages else values
        most = recipe.tune.learner_false_alarms_per_1000_words
        points["learner"]["wrong"] = find_wrong(marked[code], clean[code], most)
    _keep(model, values)


Proposals = Mapping[EvaluationSet, ProposedEdits]


def _search(recipe: Recipe, proposals: Proposals) -> Tuned:
    """Find thresholds for native writers and, where there are sets of theirs, for learners."""
    marked = [(entry, candidates) for entry, candidates in proposals.items() if entry.metric != "false_alarms"]
    clean = [candidates for entry, candidates in proposals.items() if entry.metric == "false_alarms"]
    learners = [candidates for entry, candidates in marked if entry.writer == "learner"]
    native = [candidates for entry, candidates in marked if entry.writer == "native"] or learners
    found = search(native, clean, recipe.tune.false_alarms_per_1000_words)
    if not learners:
        return found
    return replace(found, learner=search(learners, clean, recipe.tune.learner_false_alarms_per_1000_words))


def _own(recipe: Recipe, proposals: Proposals, code: str, found: Tuned) -> Tuned:
    """Find the thresholds of one language among many.

    Where its sets are too small to tell, they are those of all languages, raised until its own clean text has no more
    false alarms than allowed.
    """
    own = {entry: candidates for entry, candidates in proposals.items() if entry.language == code}
    sentences = sum(len(candidates.items) for entry, candidates in own.items() if entry.metric != "false_alarms")
    tuned = _search(recipe, own) if sentences >= _LEAST_SENTENCES else found
    clean = [candidates for entry, candidates in own.items() if entry.metric == "false_alarms"]
    limits = recipe.tune
    native = raised(tuned, clean, limits.false_alarms_per_1000_words, limits.least)
    if tuned.learner is None:
        return native
    learner = raised(tuned.learner, clean, limits.learner_false_alarms_per_1000_words, limits.learner_least)
    return replace(native, learner=learner)


def _known(recipe: Recipe, data: Path, engine: TransducerEngine) -> Known:
    """What the network proposes on all tuning sets, and what of it is right."""
    found, right = [], []
    for entry in recipe.tune.sets:
        if entry.metric == "detection":
            continue
        items = load_set(entry, recipe.corpus_folders(data))
        if entry.metric == "false_alarms":
            items = [replace(item, references=(item.natural,)) for item in items]
        proposed, known = proposals_of(engine, items)
        found += proposed
        right += known
    return found, right


def _opinion(recipe: Recipe, data: Path, correctors: Mapping[str, Corrector]) -> Mapping[str, float] | None:
    """How much a second opinion counts, in all languages alike; None where there is none."""
    judged = []
    for entry in recipe.tune.sets:
        corrector = correctors.get(entry.language or recipe.language)
        if corrector is not None and entry.metric != "detection":
            judged += opinions(corrector, load_set(entry, recipe.corpus_folders(data)))
    return fit_opinion(judged)


def _keep(model: Path, changes: Mapping[str, object]) -> None:
    """Change keys of the model's ``emend.json``; those that are None go."""
    path = model / FILE_NAME
    values = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    values = {key: value for key, value in {**values, **changes}.items() if value is not None}
    path.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")


def _write(model: Path, recipe: Recipe, found: Tuned, unknown: float) -> None:
    values: dict[str, object] = {
        "learner": None,
        "name": recipe.export.name or recipe.name,
        "language": recipe.language,
        "languages": {code: {} for code in recipe.languages} or None,
        **_points(found, unknown),
        "tuned_on": _told(recipe, found, "native"),
    }
    if found.learner is not None:
        values["tuned_on"] = f"{values['tuned_on']}; for learners {_told(recipe, found.learner, 'learner')}"
    _keep(model, values)


def _points(found: Tuned, unknown: float) -> dict[str, object]:
    """Return thresholds as ``emend.json`` has them, of a model or of one of its languages.

    A native writer is told of nothing that the model cannot correct if it is less sure of it than of corrections.
    """
    native = max(unknown, found.thresholds.edit)
    points: dict[str, object] = {"threshold": found.thresholds.edit, "thresholds": _named(found, native)}
    if found.learner is not None:
        points["learner"] = {"edit": found.learner.thresholds.edit, **_named(found.learner, unknown)}
    return points


def _named(found: Tuned, unknown: float) -> dict[str, float]:
    return {**found.thresholds.operations, "share": found.thresholds.share, "unknown": unknown}


def _told(recipe: Recipe, found: Tuned, writer: Writer) -> str:
    """What thresholds were tuned on and what they reach there; clean text serves both kinds of writers."""
    sets = [entry for entry in recipe.tune.sets if entry.metric == "false_alarms" or entry.writer == writer]
    names = ", ".join(f"{entry.name} ({entry.half} half, {Path(entry.path).name})" for entry in sets)
    return f"{names}: mean F0.5 {100 * found.f05:.1f}, {found.false_alarms:.1f} false alarms per 1,000 words"


def _unknown(corrector: Corrector, found: Tuned) -> float:
    """From which probability on an error without a sure correction is told.

    Where a judgement knows how often edits are right, that it is likelier than not is enough, as few such places are.
    Else it must be at least as certain as the corrections that count.
    """
    if isinstance(corrector.engine, TransducerEngine):
        return _LIKELIER
    return max(Thresholds().unknown, found.thresholds.edit, *found.thresholds.operations.values())
