"""The tagger on tiny checkpoints whose tags are known."""

import json
import math
import random
from pathlib import Path

import pytest
import torch
from transformers import AutoModelForTokenClassification

from models.corrector.engines.checkpoint import Checkpoint
from models.corrector.engines.factory import load_engine
from models.corrector.engines.tagger.engine import TaggerEngine
from models.corrector.engines.tagger.tagging import Tagging
from models.corrector.loading import load_corrector
from models.errors import ModelError
from tests.models.corrector.engines.tagger import textbook
from tests.models.corrector.tiny_taggers import tagger

SURE = 0.96
KEPT = 0.02
GO = "She go to market every day."
PLACES = "We talked on it."
ROUND = "Round and round it goes."
TAUGHT = {
    GO: {1: {"$TRANSFORM_VERB_VB_VBZ": SURE, "$KEEP": KEPT}, 2: {"$APPEND_the": 0.6, "$KEEP": 0.3}},
    "She goes to the market every day.": {},
    PLACES: {2: {"$REPLACE_about": 0.5, "$REPLACE_over": 0.25, "$APPEND_of": 0.05, "$KEEP": 0.2}},
    "We talked about it.": {},
    "however I stayed": {0: {"$TRANSFORM_CASE_CAPITAL": SURE, "$KEEP": KEPT}, 2: {"$APPEND_.": SURE, "$KEEP": KEPT}},
    "However I stayed.": {0: {"$APPEND_,": 0.5, "$KEEP": 0.25}},
    "However, I stayed.": {},
    "boat is here": {-1: {"$APPEND_the": SURE, "$KEEP": KEPT}},
    "the boat is here": {0: {"$TRANSFORM_CASE_CAPITAL": 0.5, "$KEEP": 0.5 - 1e-3}},
    ROUND: {2: {"$REPLACE_about": SURE, "$KEEP": KEPT}},
    "Round and about it goes.": {2: {"$REPLACE_round": SURE, "$KEEP": KEPT}},
    "The the boat": {1: {"$DELETE": SURE, "$KEEP": KEPT}},
    "every thing": {0: {"$MERGE_SPACE": SURE, "$KEEP": KEPT}},
    "They zorp it.": {1: {"$TRANSFORM_VERB_VB_VBZ": SURE, "$KEEP": KEPT}},
}  # fmt: skip
SOURCES = [*TAUGHT, "", " "]


@pytest.fixture(scope="module", params=["bert", "roberta"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("taggers") / "model"
    tagger(made, TAUGHT, family=str(request.param))
    return made


def engine_of(folder: Path, tmp_path: Path, **manifest: object) -> TaggerEngine:
    copied = tmp_path / "model"
    copied.mkdir()
    for file in folder.iterdir():
        (copied / file.name).write_bytes(file.read_bytes())
    (copied / "emend.json").write_text(json.dumps(manifest), encoding="utf-8")
    engine = load_engine(copied)
    assert isinstance(engine, TaggerEngine)
    return engine


@pytest.fixture(scope="module")
def engine(folder: Path) -> TaggerEngine:
    found = load_engine(folder)
    assert isinstance(found, TaggerEngine)
    return found


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (GO, "She goes to the market every day."),
        (PLACES, "We talked about it."),
        ("however I stayed", "However, I stayed."),
        ("boat is here", "The boat is here"),
        ("The the boat", "The boat"),
        ("every thing", "everything"),
        ("They zorp it.", "They zorp it."),
        ("She goes to the market every day.", "She goes to the market every day."),
        ("", ""),
        (" ", " "),
    ],
)
def test_tags_are_followed_until_nothing_is_left_to_do(source: str, target: str, engine: TaggerEngine) -> None:
    [correction] = engine.correct([source])
    assert (correction.source, correction.target) == (source, target)


def test_probabilities_are_those_of_a_tag_against_keeping(engine: TaggerEngine) -> None:
    [correction] = engine.correct([GO])
    [goes, the] = correction.edits
    assert (goes.start, goes.end, goes.replacement, the.start, the.end, the.replacement) == (
        4,
        6,
        "goes",
        10,
        10,
        "the ",
    )
    assert goes.probability == pytest.approx(SURE / (SURE + KEPT), abs=1e-3)
    assert the.probability == pytest.approx(2 / 3, abs=1e-3)


def test_other_tags_of_a_word_are_alternatives_where_they_take_the_same_place(engine: TaggerEngine) -> None:
    [edit] = engine.correct([PLACES])[0].edits
    assert (edit.start, edit.end, edit.replacement) == (10, 12, "about")
    assert edit.probability == pytest.approx(0.5 / 0.7, abs=1e-3)
    [other] = edit.alternatives
    assert (other.text, round(other.probability, 3)) == ("over", round(0.25 / 0.45, 3))


def test_what_a_later_pass_adds_to_an_edit_is_one_with_it(engine: TaggerEngine) -> None:
    capital, mark = engine.correct(["however I stayed"])[0].edits
    assert (capital.start, capital.end, capital.replacement) == (0, 7, "However,")
    assert capital.probability == pytest.approx(SURE / (SURE + KEPT) * 2 / 3, abs=1e-3)
    assert (mark.start, mark.end, mark.replacement) == (16, 16, ".")


def test_the_number_of_passes(folder: Path, tmp_path: Path) -> None:
    engine = engine_of(folder, tmp_path, passes=1)
    found = engine.correct(["however I stayed", "boat is here"])
    assert [correction.target for correction in found] == ["However I stayed.", "the boat is here"]


def test_a_sentence_that_goes_round_in_circles_comes_to_an_end(folder: Path, tmp_path: Path) -> None:
    engine = engine_of(folder, tmp_path, passes=10)
    [correction] = engine.correct([ROUND])
    assert (correction.target, correction.edits) == (ROUND, ())


def test_additional_confidence_is_given_to_keeping(folder: Path, tmp_path: Path) -> None:
    engine = engine_of(folder, tmp_path, additional_confidence=0.35)
    [correction] = engine.correct([GO])
    [goes] = correction.edits
    assert goes.replacement == "goes"
    assert goes.probability == pytest.approx(SURE / (SURE + KEPT), abs=1e-3)


def test_a_tag_needs_its_least_probability(folder: Path, tmp_path: Path) -> None:
    engine = engine_of(folder, tmp_path, min_error_probability=0.7, engine="tagger")
    assert [correction.target for correction in engine.correct([GO, PLACES])] == [
        "She goes to market every day.", PLACES,
    ]  # fmt: skip


def test_ease_is_the_log_probability_that_all_stays(engine: TaggerEngine) -> None:
    go, unread = engine.ease([GO, ""])
    assert go is not None
    assert go < math.log(0.03)
    assert unread is None


def test_doubts_are_the_words_that_would_not_stay(engine: TaggerEngine) -> None:
    go, places = engine.doubts([GO, PLACES])
    assert [(GO[one.start : one.end], round(one.kept, 2)) for one in go] == [("go", 0.02)]
    assert [(PLACES[one.start : one.end], round(one.kept, 2)) for one in places] == [("on", 0.25)]
    assert engine.doubts([""]) == [()]


def test_batching_does_not_change_a_result(engine: TaggerEngine) -> None:
    together = engine.correct(SOURCES)
    engine.tagging.budget, budget = 30, engine.tagging.budget
    try:
        apart = engine.correct(SOURCES)
    finally:
        engine.tagging.budget = budget
    assert [correction.target for correction in together] == [correction.target for correction in apart]
    for one, other in zip(together, apart, strict=True):
        assert [edit.probability for edit in one.edits] == pytest.approx(
            [edit.probability for edit in other.edits], abs=1e-4
        )


def test_a_sentence_of_too_many_pieces_stays(engine: TaggerEngine) -> None:
    text = "unbelievable " * 60 + "end"
    assert engine.correct([text])[0].edits == ()


def test_without_a_start_nothing_comes_before_the_first_word(tmp_path: Path) -> None:
    tagger(tmp_path / "bare", {GO: {1: {"$TRANSFORM_VERB_VB_VBZ": SURE, "$KEEP": KEPT}}}, start=False)
    [correction] = load_engine(tmp_path / "bare").correct([GO])
    assert correction.target == "She goes to market every day."


def test_the_corrector_takes_care_of_spaces_and_thresholds(folder: Path) -> None:
    text = "She  go to market every day. We talked on it."
    assert load_corrector(folder).correct_text(text).target == "She  goes to the market every day. We talked about it."
    sure = load_corrector(folder, threshold=0.9)
    assert sure.correct_text(text).target == "She  goes to market every day. We talked on it."


WORDS = [
    "She",
    "go",
    "to",
    "the",
    "market",
    "every",
    "day",
    "and",
    "however",
    "I",
    "stayed",
    "boat",
    "is",
    "5",
    ",",
    ".",
]
LABELS = ["$KEEP", "$DELETE", "$APPEND_the", "$APPEND_,", "$REPLACE_about", "$REPLACE_over", "$MERGE_HYPHEN",
          "$TRANSFORM_CASE_UPPER", "$TRANSFORM_VERB_VB_VBZ", "@@UNKNOWN@@"]  # fmt: skip


@pytest.mark.parametrize("family", ["bert", "roberta"])
def test_it_does_what_the_paper_does(family: str, tmp_path: Path) -> None:
    """Random weights give random tags; the words that come of them are those of the plain loop."""
    tagger(tmp_path, {GO: {0: dict.fromkeys(LABELS, 0.1)}}, family=family)
    checkpoint = Checkpoint(tmp_path)
    model, tokenizer = checkpoint.model(AutoModelForTokenClassification, "cpu"), checkpoint.tokenizer()
    torch.manual_seed(6)
    with torch.no_grad():
        model.classifier.weight.normal_(std=0.2)
    labels = list(model.config.id2label.values())
    tagging = Tagging(model, tokenizer, labels.index("$KEEP"))
    rng = random.Random(5)
    sentences = [[rng.choice(WORDS) for _ in range(rng.randint(1, 9))] for _ in range(60)]
    for passes, confidence, least in [(1, 0.0, 0.0), (3, 0.0, 0.0), (5, 0.3, 0.4)]:
        engine = TaggerEngine(
            tagging, labels, passes=passes, additional_confidence=confidence, min_error_probability=least
        )
        found = engine.correct([" ".join(words) for words in sentences])
        for words, correction in zip(sentences, found, strict=True):
            wanted = textbook.corrected(model, tokenizer, words, passes, confidence, least)
            assert correction.target.replace(" ", "") == wanted, " ".join(words)
        assert sum(bool(correction.edits) for correction in found) > 20


def test_a_model_that_tags_something_else(tmp_path: Path) -> None:
    tagger(tmp_path / "names", {GO: {0: {"B-PER": 0.9}}})
    config = tmp_path / "names" / "config.json"
    values = json.loads(config.read_text(encoding="utf-8"))
    values["id2label"] = {"0": "O", "1": "B-PER"}
    values["label2id"] = {"O": 0, "B-PER": 1}
    config.write_text(json.dumps(values), encoding="utf-8")
    with pytest.raises(ModelError, match=r"names: no tagger of corrections, since \$KEEP is not among its labels$"):
        load_engine(tmp_path / "names")


def test_no_prompt_and_no_missing_tokenizer(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"a tagger, which takes no prompt$"):
        load_engine(folder, prompt="Fix grammar: ")
    for file in ("config.json", "model.safetensors"):
        (tmp_path / file).write_bytes((folder / file).read_bytes())
    with pytest.raises(ModelError, match="the tokenizer is missing; its files are vocab"):
        load_engine(tmp_path)
