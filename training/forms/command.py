"""``forms``: clean.train.txt and authentic corrections -> the folder of the model of forms."""

import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch

from models.errors import InputError
from models.forms.choice import PARADIGMS, FormChoice
from training.choice.folder import keep_thresholds, trained, write_card, write_model
from training.choice.optimization import Report
from training.choice.text import HELD_OUT
from training.config.recipe import Recipe
from training.corpora.indexed_lines import Lines
from training.forms.card import card, summary
from training.forms.corpus import FormCorpus
from training.forms.network import FormNetwork
from training.forms.paradigms import LANGUAGE, paradigms_of
from training.forms.thresholds import choose, judge, measure, slips
from training.forms.train import train


def forms(recipe: Recipe, data: Path, work: Path, out: Path, report: Report, *, weights: bool = True) -> str:
    """Run the step and write the folder; without ``weights`` only its thresholds are found anew.

    Returns:
        What the pairs with a threshold reach together on the lines that neither weights nor thresholds have seen.

    Raises:
        InputError: ``prepare`` has not run, or the language is not one whose forms a dictionary knows.
    """
    if recipe.language != LANGUAGE:
        raise InputError(f"there is no dictionary of forms for the language {recipe.language}")
    begin = time.monotonic()
    text = Lines(work / "clean.train.txt")
    corpus = FormCorpus(text[at] for at in range(len(text)))
    lines = np.arange(len(corpus))
    if weights:
        _train(recipe, corpus, lines[lines % HELD_OUT != 0], out, report, begin)
    choice = FormChoice.load(out)
    corpus.number(choice.vocabulary)
    held_out = lines[lines % HELD_OUT == 0]
    frequent = slips(choice.paradigms, choice.cues, _corrections(recipe, work))
    thresholds = choose(judge(choice, corpus, held_out[::2]), frequent, choice.classes, recipe.forms.learners_slips)
    judged = judge(choice, corpus, held_out[1::2])
    figures = measure(judged, thresholds)
    config = keep_thresholds(out, thresholds)
    record = {**config["trained"], "words_held_out": judged.words}
    write_card(out, card(recipe, data, record, figures, frequent))
    return summary(figures, frequent, judged.words)


def _train(
    recipe: Recipe, corpus: FormCorpus, lines: np.ndarray[tuple[int], np.dtype[np.int64]], out: Path, report: Report,
    begin: float,
) -> None:  # fmt: skip
    settings = recipe.forms
    torch.manual_seed(recipe.seed)
    vocabulary = corpus.vocabulary(settings.words, settings.endings)
    corpus.number(vocabulary)
    paradigms = paradigms_of(corpus.plain_counts, settings.lemmas)
    lines = lines[: settings.lines]
    occurrences = corpus.occurrences(lines, paradigms)
    network = FormNetwork(settings, len(vocabulary), paradigms)
    train(settings, network, corpus, lines, occurrences, np.random.default_rng(recipe.seed), report)
    counts = {"sentences": len(lines), "examples": len(occurrences), "epochs": 1}
    config = {"language": recipe.language, "trained": trained(recipe, begin, **counts)}
    write_model(out, network.arrays(), vocabulary, config)
    (out / PARADIGMS).write_text("".join(paradigms.lines()), encoding="utf-8")


def _corrections(recipe: Recipe, work: Path) -> Iterator[tuple[str, str]]:
    """The corrections of the first source of pairs of the recipe, as ``prepare`` has cleaned them."""
    for source in recipe.prepare.pairs[:1]:
        with (work / "pairs" / f"{source.name}.train.tsv").open(encoding="utf-8") as file:
            for line in file:
                wrong, _, right = line.rstrip("\n").partition("\t")
                yield wrong, right.partition("\t")[0]
