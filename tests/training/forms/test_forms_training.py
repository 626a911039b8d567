"""A model of forms from a text in which the words around tell which form fits."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from models.errors import InputError
from models.forms.choice import NOWHERE, FormChoice, around
from models.forms.cues import CueFinder
from models.forms.found import wrong_forms
from models.forms.paradigms import Paradigms
from models.forms.table import forms_table
from training.config.forms import FormModel
from training.config.recipe import load_recipe
from training.forms.command import forms as step
from training.forms.corpus import FormCorpus
from training.forms.network import FormNetwork
from training.forms.paradigms import paradigms_of
from training.forms.thresholds import JudgedForms, choose, measure, slips

LINES = ["She walks to the house .", "They walk to the house .", "We walk there today ."]
SMALL = FormModel(
    words=60, endings=8, lemmas=20, dimension=8, lemma_dimension=4, state=8, hidden=16, output=8,
    sequences=1 << 12, batch=64, lines=10_000, learning_rate=0.01,
)  # fmt: skip
WALK = Paradigms(["walk\tNN+VB:walk NNS+VBZ:walks", "house\tNN:house NNS:houses"])


def test_paradigms_are_those_of_the_words_of_the_text() -> None:
    counts = dict.fromkeys(["walk", "walks", "walked", "house", "houses", "saw", "see", "seen", "leaves", "left"], 100)
    found = {lemma: number for number, lemma in enumerate(paradigms_of(counts, 50).lemmas)}
    assert {"walk", "house", "see", "leave", "be", "have", "don't"} <= found.keys()
    assert "leaf" not in found, "its forms are claimed by a more frequent word"


def test_places_are_found_in_lower_case_or_first() -> None:
    corpus = FormCorpus(["Walk on and walk on .", "The Walk , they say ."])
    found = corpus.occurrences([0, 1], WALK)
    assert found.places.sentences.tolist() == [0, 0]
    assert found.places.words.tolist() == [0, 3]
    assert found.columns.tolist() == [0, 0]
    assert corpus.plain_counts["walk"] == 2
    assert corpus.counts["walk"] == 3


def test_the_network_scores_as_what_ships_does() -> None:
    torch.manual_seed(0)
    corpus = FormCorpus(LINES)
    vocabulary = corpus.vocabulary(60, 8)
    corpus.number(vocabulary)
    found = corpus.occurrences([0, 1, 2], WALK)
    network = FormNetwork(SMALL, len(vocabulary), WALK)
    torch.nn.init.normal_(network.sequences.weight)
    sentences = [corpus.sentence(line) for line in range(3)]
    ids = np.zeros((3, 6), dtype=np.int64)
    for row, sentence in enumerate(sentences):
        ids[row, : len(sentence)] = sentence
    scores = network(ids, corpus.lengths, found.places, around(sentences, found.places)).detach().numpy()
    arrays = network.arrays()
    weights = {name: value if name + ".scale" in arrays else value.astype(np.float32) for name, value in arrays.items()}
    shipped = FormChoice("en", vocabulary, WALK, {}, weights).scores(sentences, found.places)
    np.testing.assert_allclose(shipped, scores, atol=0.1)
    assert scores.shape == (len(found), 2)
    assert (scores > NOWHERE / 2).all()


def test_slips_are_counted_in_corrections_of_single_words() -> None:
    pairs = [("He walk home .", "He walks home ."), ("Two house !", "Two houses !"), ("He walk", "He walks home")]
    assert slips(WALK, CueFinder(forms_table("en"), WALK), pairs) == {"NN+VB>NNS+VBZ@third": 1, "NN>NNS@many": 1}


def test_a_threshold_lies_where_a_false_alarm_costs_too_much() -> None:
    right = {"a>b": np.array([5.0] * 20 + [-4.0] * 80, dtype=np.float32), "b>a": np.full(50, -6.0, dtype=np.float32)}
    judged = JudgedForms(right, {"a>b": -right["b>a"], "b>a": -right["a>b"]}, 10_000)
    thresholds = choose(judged, {"a>b": 50, "b>a": 0, "c>d": 9}, forms_table("en").classes, {"a>b": 50})
    assert 5.0 < thresholds["a>b"] <= 6.0
    assert "c>d" not in thresholds
    figures = measure(judged, thresholds)
    assert (figures["a>b"].recall, figures["a>b"].false, figures["a>b"].places) == (1.0, 0, 100)


def test_what_learners_write_stands_in_the_recipe() -> None:
    slips_of_learners = load_recipe("cpu").forms.learners_slips
    assert (slips_of_learners["VBD>VBN@have"], slips_of_learners["are>is@singular-far"]) == (20, 20)


def test_the_step_makes_a_model_that_knows_which_form_fits(tmp_path: Path) -> None:
    (tmp_path / "clean.train.txt").write_text("".join(f"{line}\n" for line in LINES * 1000), encoding="utf-8")
    (tmp_path / "pairs").mkdir()
    recipe = load_recipe("cpu")
    corrections = "She walk to the house .\tShe walks to the house .\n" * 5
    (tmp_path / "pairs" / f"{recipe.prepare.pairs[0].name}.train.tsv").write_text(corrections, encoding="utf-8")
    recipe = replace(recipe, forms=SMALL)
    told: list[int] = []
    summary = step(recipe, tmp_path, tmp_path, tmp_path / "out", lambda words, *_: told.append(words))
    assert told == sorted(told)
    choice = FormChoice.load(tmp_path / "out")
    [[wrong]] = wrong_forms(choice, ["She walk to the house ."])
    assert (wrong.start, wrong.end, wrong.replacement) == (4, 8, "walks")
    assert wrong_forms(choice, LINES) == [[], [], []]
    assert "pairs of forms" in summary
    assert "# en-forms" in (tmp_path / "out" / "MODEL_CARD.md").read_text("utf-8")
    assert step(recipe, tmp_path, tmp_path, tmp_path / "out", lambda *_: None, weights=False) == summary


def test_a_language_without_a_dictionary_of_forms_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no dictionary of forms"):
        step(replace(load_recipe("tiny"), language="fi"), tmp_path, tmp_path, tmp_path, lambda *_: None)
