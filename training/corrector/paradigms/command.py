"""``paradigms``: clean text, pairs and a corrector -> the network that chooses forms beside it, and its weights."""

import json
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file

from models.corrector.loading import load_correctors
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.paradigms.chooser import CONFIG_FILE, WEIGHTS_FILE, ParadigmModel
from models.corrector.transducer.paradigms.forms import forms_of
from models.corrector.transducer.paradigms.network import ParadigmNetwork
from models.corrector.transducer.quantized import dequantize, quantize
from models.errors import ConfigError, InputError, ModelError
from training.commands.folders import need
from training.config.paradigms import ParadigmChoice
from training.config.recipe import RECIPES, Recipe
from training.corpora.indexed_lines import Lines
from training.corrector.paradigms.batches import batches, places_of
from training.corrector.paradigms.corpus import ParadigmCorpus
from training.corrector.paradigms.judging import fit, judge, tuning_items
from training.corrector.paradigms.train import Report, train, upper_layers

__all__ = ["paradigms"]

TUNED = RECIPES.parent / "slips" / "tuned"
"""Slips that may be tuned on."""
_FIRST = {"bias": -1.5, "ratio": 1.0}
"""The weights before any are fitted."""


def paradigms(recipe: Recipe, data: Path, work: Path, model: Path, report: Report, *, weights: bool = True) -> str:
    """Run the step on a corrector's folder, which gets two files more; a network that is there is trained further.

    Args:
        recipe: whose section ``paradigms`` says how.
        data: the corpora.
        work: the folder that ``prepare`` has filled.
        model: the corrector's folder.
        report: told how far the training is.
        weights: whether to train; otherwise only the judgement of what is chosen is fitted anew.

    Returns:
        What was done, in one line.

    Raises:
        ConfigError: the recipe names no languages for this.
        InputError: ``prepare`` has not run, or the words of a language are not known here.
        ModelError: the corrector cannot be loaded, or is no transducer.
    """
    settings = recipe.paradigms
    if not settings.languages:
        raise ConfigError("the recipe names no languages in its section paradigms")
    if not _engine(model, next(iter(settings.languages))):
        raise ModelError(f"{model}: no transducer, whose encoder could be read")
    steps = 0
    if weights:
        corpora = {code: _corpus(recipe, work / code, code, settings) for code in settings.languages}
        steps = _train(recipe, corpora, model, report)
    judged = {}
    for code in settings.languages:
        engine = _engine(model, code)
        if engine is not None:
            judged[code] = judge(engine, tuning_items(recipe, data, code, TUNED / f"{code}.txt"))
    _keep(model, {code: fit(known) for code, known in judged.items() if known})
    counted = ", ".join(f"{code} {sum(right for _, right in own)} of {len(own)}" for code, own in judged.items())
    return f"{steps} steps; forms chosen in the tuning sets that are right: {counted}"


def _engine(model: Path, code: str) -> TransducerEngine | None:
    corrector = load_correctors(model).get(code)
    return corrector.engine if corrector and isinstance(corrector.engine, TransducerEngine) else None


def _corpus(recipe: Recipe, work: Path, code: str, settings: ParadigmChoice) -> ParadigmCorpus:
    forms = forms_of(code)
    if forms is None:
        raise InputError(f"the forms of words of {code} are not known here: no dictionary")
    need(work, "prepare")
    clean = Lines(work / "clean.train.txt")
    pairs = []
    for path in sorted((work / "pairs").glob("*.train.tsv")):
        lines = Lines(path)
        split = (lines[at].split("\t") for at in range(len(lines)))
        pairs += [(wrong, right) for wrong, right, *_ in split]
    order = torch.randperm(len(clean), generator=torch.Generator().manual_seed(recipe.seed)).tolist()
    return ParadigmCorpus(forms, (clean[at] for at in order), pairs, settings.held_out)


def _train(recipe: Recipe, corpora: dict[str, ParadigmCorpus], model: Path, report: Report) -> int:
    settings = recipe.paradigms
    torch.manual_seed(recipe.seed)
    engine = TransducerEngine.load(model, pack=False)
    corrector = engine.network.requires_grad_(requires_grad=False)
    known = ParadigmModel.load(model)
    places = places_of(corpora, known.places if known else {})
    network = ParadigmNetwork(corrector.config, settings.below, len(places))
    upper_layers(network, corrector)
    if known:
        _go_on(network, model)
    corrector.pack()
    drawn = batches(corpora, places, engine.featurizer, settings, recipe.seed)
    state, steps = train(network, corrector, drawn, settings, report)
    save_file(quantize(state), model / WEIGHTS_FILE)
    weights = dict.fromkeys(settings.languages, _FIRST) | dict(known.weights if known else {})
    limits = {"least": known.least, "doubted": known.doubted} if known else {}
    values = {"below": settings.below, "places": list(places), "weights": weights, **limits}
    (model / CONFIG_FILE).write_text(json.dumps(values, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return steps


def _go_on(network: ParadigmNetwork, model: Path) -> None:
    """Take the weights that are there; places that are new keep their first ones."""
    state = dequantize(load_file(model / WEIGHTS_FILE))
    own = network.state_dict()
    for name in ("places.weight", "places.bias"):
        rows = own[name].clone()
        rows[: len(state[name])] = state[name]
        state[name] = rows
    network.load_state_dict(state)


def _keep(model: Path, weights: dict[str, dict[str, float]]) -> None:
    path = model / CONFIG_FILE
    values = json.loads(path.read_text(encoding="utf-8"))
    values["weights"] |= weights
    path.write_text(json.dumps(values, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
