"""``confusions``: clean.train.txt and the sets of the language -> the folder of the model of confused words."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch

from models.confusions.choice import WordChoice
from models.confusions.sets import confusions as sets_of
from models.errors import InputError
from training.choice.folder import keep_thresholds, trained, write_card, write_model
from training.choice.optimization import Report
from training.config.recipe import Recipe
from training.confusions.card import card, summary
from training.confusions.corpus import ConfusionCorpus
from training.confusions.network import ConfusionNetwork
from training.confusions.thresholds import choose, judge, measure
from training.confusions.train import groups_of, taken, train
from training.corpora.indexed_lines import Lines


def confusions(recipe: Recipe, data: Path, work: Path, out: Path, report: Report, *, weights: bool = True) -> str:
    """Run the step and write the folder; without ``weights`` only its thresholds are found anew.

    Returns:
        What the pairs with a threshold reach together on the lines that neither weights nor thresholds have seen.

    Raises:
        InputError: ``prepare`` has not run, the language has no sets, or the weights were trained on fewer words.
    """
    sets = sets_of(recipe.language)
    if not sets.of:
        raise InputError(f"there are no confused words for the language {recipe.language}")
    settings = recipe.confusions
    begin = time.monotonic()
    rng = np.random.default_rng(recipe.seed)
    torch.manual_seed(recipe.seed)
    corpus = ConfusionCorpus(lines_of(recipe, work), sets.whole)
    vocabulary = corpus.vocabulary(settings.words, settings.endings)
    corpus.number(vocabulary)
    targets = {word: at for at, word in enumerate(sets.targets)} if weights else dict(WordChoice.load(out).targets)
    if new := sets.targets.keys() - targets.keys():
        raise InputError(f"the model in {out} was not trained on {min(new)}; train it anew")
    groups = groups_of(sets, targets)
    places = corpus.occurrences(targets, sets.targets)
    chosen = taken(places, settings.examples, rng)
    if weights:
        network = ConfusionNetwork(settings, len(vocabulary), len(targets), lemmas=sets.lemmas)
        train(settings, network, corpus, chosen, groups, rng, report)
        config: dict[str, Any] = {"language": recipe.language, "targets": list(targets)}
        config["trained"] = trained(recipe, begin, examples=len(chosen), epochs=settings.epochs)
        if sets.whole is not None:
            config["whole"] = sorted(sets.whole)
        if sets.lemmas:
            config["lemmas"] = True
        write_model(out, network.arrays(), vocabulary, config)
    judged = judge(WordChoice.load(out), corpus, places[places.held_out], groups)
    pairs = list({pair.key: pair for known in sets.of.values() for pair in known}.values())
    thresholds = choose(pairs, targets, judged, settings)
    figures = measure(pairs, thresholds, targets, judged)
    config = keep_thresholds(out, thresholds)
    words = corpus.words(odd=True)
    write_card(out, card(recipe, data, {**config["trained"], "words_held_out": words}, figures))
    return summary(figures, words)


def lines_of(recipe: Recipe, work: Path) -> Iterator[str]:
    """What is read: clean text, and the right sides of the pairs if the recipe wants them."""
    lines = Lines(work / "clean.train.txt")
    yield from (lines[at] for at in range(len(lines)))
    for source in recipe.prepare.pairs if recipe.confusions.corrected else ():
        pairs = Lines(work / "pairs" / f"{source.name}.train.tsv")
        yield from (pairs[at].split("\t")[1] for at in range(len(pairs)))
