"""``confusions``: clean.train.txt and the sets of the language -> the folder of the model of confused words."""

import json
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors.numpy import save_file

from models.confusions.choice import CONFIG, VOCABULARY, WEIGHTS, WordChoice
from models.confusions.sets import confusions as sets_of
from models.errors import InputError
from training.config import Recipe
from training.confusions.card import card, summary
from training.confusions.corpus import HELD_OUT, Corpus
from training.confusions.network import Network
from training.confusions.thresholds import choose, judge, measure
from training.confusions.train import Report, groups_of, taken, train
from training.train.record import commit, machine
from training.train.stream import Lines

TUNED_ON = f"every {HELD_OUT}th line of clean.train.txt, which was held out: thresholds on the even half of them"


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
    corpus = Corpus(lines_of(recipe, work), sets.whole)
    vocabulary = corpus.vocabulary(settings.words, settings.endings)
    corpus.number(vocabulary)
    targets = {word: at for at, word in enumerate(sets.targets)} if weights else dict(WordChoice.load(out).targets)
    if new := sets.targets.keys() - targets.keys():
        raise InputError(f"the model in {out} was not trained on {min(new)}; train it anew")
    groups = groups_of(sets, targets)
    places = corpus.occurrences(targets, sets.targets)
    chosen = taken(places, settings.examples, rng)
    if weights:
        network = Network(settings, len(vocabulary), len(targets), lemmas=sets.lemmas)
        train(settings, network, corpus, chosen, groups, rng, report)
        out.mkdir(parents=True, exist_ok=True)
        save_file(network.arrays(), out / WEIGHTS)
        (out / VOCABULARY).write_text("".join(f"{word}\n" for word in vocabulary.words), encoding="utf-8")
        config = {"language": recipe.language, "endings": settings.endings, "targets": list(targets), "thresholds": {}}
        config["trained"] = {
            "recipe": recipe.name,
            "date": date.today().isoformat(),
            "commit": commit(),
            "machine": machine(),
            "examples": len(chosen),
            "epochs": settings.epochs,
            "minutes": round((time.monotonic() - begin) / 60),
        }
        if sets.whole is not None:
            config["whole"] = sorted(sets.whole)
        if sets.lemmas:
            config["lemmas"] = True
        write_json(out / CONFIG, config)
    judged = judge(WordChoice.load(out), corpus, places[places.held_out], groups)
    pairs = list({pair.key: pair for known in sets.of.values() for pair in known}.values())
    thresholds = choose(pairs, targets, judged, settings)
    figures = measure(pairs, thresholds, targets, judged)
    config = json.loads((out / CONFIG).read_text(encoding="utf-8"))
    config |= {"thresholds": thresholds, "tuned_on": TUNED_ON}
    write_json(out / CONFIG, config)
    words = corpus.words(odd=True)
    record = {**config["trained"], "words_held_out": words}
    (out / "MODEL_CARD.md").write_text(card(recipe, data, record, figures), encoding="utf-8")
    return summary(figures, words)


def lines_of(recipe: Recipe, work: Path) -> Iterator[str]:
    """What is read: clean text, and the right sides of the pairs if the recipe wants them."""
    lines = Lines(work / "clean.train.txt")
    yield from (lines[at] for at in range(len(lines)))
    for source in recipe.prepare.pairs if recipe.confusions.corrected else ():
        pairs = Lines(work / "pairs" / f"{source.name}.train.tsv")
        yield from (pairs[at].split("\t")[1] for at in range(len(pairs)))


def write_json(path: Path, values: dict[str, Any]) -> None:
    """Write a file that people can read and compare."""
    path.write_text(json.dumps(values, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
