"""A model of confused words from a text in which the words around tell which one fits."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from models.choice.vocabulary import PADDING
from models.confusions.choice import WordChoice
from models.confusions.context import WIDTH
from models.confusions.sets import Confusions, confusions
from models.errors import InputError
from training.config.confusions import ConfusionModel
from training.config.recipe import load_recipe
from training.confusions import command
from training.confusions.command import confusions as step
from training.confusions.command import lines_of
from training.confusions.corpus import ConfusionCorpus
from training.confusions.thresholds import JudgedWords, choose, measure
from training.confusions.train import groups_of, taken

SETS = Confusions([{"lose": "a", "loose": "b"}])
LINES = ["We lose the game today .", "The loose screw fell out .", "They lose money again .", "A loose tooth hurts ."]
SMALL = ConfusionModel(words=40, endings=8, dimension=8, hidden=16, output=8, sequences=1 << 12, epochs=20, batch=64)


def test_places_are_found_with_what_stands_around() -> None:
    corpus = ConfusionCorpus(LINES)
    vocabulary = corpus.vocabulary(40, 8)
    corpus.number(vocabulary)
    places = corpus.occurrences({"lose": 0, "loose": 1}, SETS.targets)
    assert places.targets.tolist() == [0, 1, 0, 1]
    assert places.lines.tolist() == [0, 1, 2, 3]
    first = corpus.contexts(places, lemmas=False)[0]
    assert first[0] == vocabulary.id("we")
    assert first[WIDTH] == vocabulary.id("the")


def test_the_places_of_all_stems_are_those_of_their_endings() -> None:
    sets = Confusions([{"name": "verb", "stems": "parl aim", "words": "er é"}, {"words": "parlé parti"}], elision=True)
    corpus = ConfusionCorpus(["Il a parlé .", "Il faut l'aimer .", "Elle a aimé ."], sets.whole)
    corpus.number(corpus.vocabulary(40, 8))
    targets = {target: at for at, target in enumerate(sets.targets)}
    places = corpus.occurrences(targets, sets.targets)
    found = zip((list(targets)[at] for at in places.targets), places.lines.tolist(), strict=True)
    assert sorted(found) == [("parlé", 0), ("verb/er", 1), ("verb/é", 0), ("verb/é", 2)]
    seen = corpus.contexts(places, lemmas=True)[:, -1]
    vocabulary = corpus.vocabulary(40, 8)
    assert set(seen.tolist()) == {PADDING, vocabulary.id("parler"), vocabulary.id("aimer")}


def test_what_is_held_out_is_not_trained_on() -> None:
    corpus = ConfusionCorpus(LINES * 20)
    corpus.number(corpus.vocabulary(40, 8))
    places = corpus.occurrences({"lose": 0, "loose": 1}, SETS.targets)
    chosen = taken(places, 10, np.random.default_rng(0))
    assert np.bincount(chosen.targets).tolist() == [10, 10]
    assert not chosen.held_out.any()
    assert places.held_out.any()


def test_a_group_is_all_that_a_word_may_be_taken_for() -> None:
    sets = Confusions([{"to": "", "too": ""}, {"two": "", "to": ""}, {"of": "", "have": "", "written": ["of"]}])
    targets = {word: at for at, word in enumerate(sets.targets)}
    words = list(targets)
    found = {words[row[0]]: {words[at] for at in row if at >= 0} for row in groups_of(sets, targets)}
    assert found["to"] == {"to", "too", "two"}
    assert found["too"] == {"too", "to"}
    assert found["of"] == found["have"] == {"of", "have"}


def test_a_threshold_lies_above_what_right_words_reach() -> None:
    """Of the right words two have odds of 3.2 against them, one slip of the text 9; all that are meant have 6."""
    pairs = SETS.of["lose"]
    odds = np.array([3.2, 3.2, 9.0, *[-4.0] * 97, *[-6.0] * 20], dtype=np.float32)
    judged = JudgedWords(
        np.array([0] * 100 + [1] * 20, dtype=np.int32),
        np.array([[0, 1]] * 100 + [[1, 0]] * 20),
        np.stack([np.zeros(120, dtype=np.float32), odds], axis=1),
        np.zeros(120, dtype=bool),
    )
    thresholds = choose(pairs, {"lose": 0, "loose": 1}, judged, ConfusionModel())
    assert thresholds == {"lose>loose": 4.0}
    assert choose(pairs, {"lose": 0, "loose": 1}, judged, ConfusionModel(margin=2.0)) == {"lose>loose": 5.5}
    assert choose(pairs, {"lose": 0, "loose": 1}, judged, ConfusionModel(least_odds=5.0)) == {"lose>loose": 5.0}
    wider = [replace(pair, margin=1.0) for pair in pairs]
    assert choose(wider, {"lose": 0, "loose": 1}, judged, ConfusionModel(least_odds=5.0)) == {"lose>loose": 6.0}
    figures = measure(pairs, thresholds, {"lose": 0, "loose": 1}, replace(judged, odd=np.ones(120, dtype=bool)))
    assert (figures["lose>loose"].recall, figures["lose>loose"].false) == (1.0, 1)


def test_the_step_makes_a_model_that_knows_which_word_fits(tmp_path: Path) -> None:
    (tmp_path / "clean.train.txt").write_text("".join(f"{line}\n" for line in LINES * 200), encoding="utf-8")
    recipe = replace(load_recipe("tiny"), confusions=SMALL)
    told: list[int] = []
    summary = step(recipe, tmp_path, tmp_path, tmp_path / "out", lambda number, *_: told.append(number))
    assert told == list(range(1, len(told) + 1))
    choice = WordChoice.load(tmp_path / "out")
    [candidate] = [one for one in confusions("en").found("We loose the game today .") if one.replacement == "lose"]
    assert choice.odds([("We loose the game today .", candidate)])[0] > 3
    assert choice.thresholds["loose>lose"] == 3.5
    assert "pairs, mean recall" in summary
    assert "# en-confusions" in (tmp_path / "out" / "MODEL_CARD.md").read_text("utf-8")
    assert step(recipe, tmp_path, tmp_path, tmp_path / "out", lambda *_: None, weights=False) == summary


def test_the_right_sides_of_pairs_are_read_where_the_recipe_says_so(tmp_path: Path) -> None:
    (tmp_path / "clean.train.txt").write_text("We lose .\n", encoding="utf-8")
    (tmp_path / "pairs").mkdir()
    (tmp_path / "pairs" / "edits.train.tsv").write_text("They loose .\tThey lose .\n", encoding="utf-8")
    recipe = load_recipe("tiny")
    assert list(lines_of(recipe, tmp_path)) == ["We lose ."]
    more = replace(recipe, confusions=replace(SMALL, corrected=True))
    assert list(lines_of(more, tmp_path)) == ["We lose .", "They lose ."]


def test_thresholds_can_be_found_anew_for_fewer_words_but_not_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "clean.train.txt").write_text("".join(f"{line}\n" for line in LINES * 200), encoding="utf-8")
    recipe = replace(load_recipe("tiny"), confusions=replace(SMALL, epochs=1))
    out = tmp_path / "out"
    more = Confusions([{"lose": "a", "loose": "b"}, {"game": "", "fell": ""}])
    monkeypatch.setattr(command, "sets_of", lambda code: more)
    step(recipe, tmp_path, tmp_path, out, lambda *_: None)
    monkeypatch.setattr(command, "sets_of", lambda code: SETS)
    step(recipe, tmp_path, tmp_path, out, lambda *_: None, weights=False)
    assert sorted(WordChoice.load(out).targets) == ["fell", "game", "loose", "lose"]
    monkeypatch.setattr(command, "sets_of", lambda code: Confusions([{"lose": "a", "money": "b"}]))
    with pytest.raises(InputError, match="was not trained on money; train it anew"):
        step(recipe, tmp_path, tmp_path, out, lambda *_: None, weights=False)


def test_a_language_without_sets_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no confused words"):
        step(replace(load_recipe("tiny"), language="fi"), tmp_path, tmp_path, tmp_path, lambda *_: None)
