"""The torch engine on tiny checkpoints of each family."""

from pathlib import Path

import pytest
import torch

from models.corrector.engines.factory import load_engine
from models.corrector.engines.seq2seq import Seq2SeqEngine, load
from models.corrector.manifest import Manifest
from tests.models.corrector import tiny_models
from tests.models.corrector.tiny_models import PAIRS


@pytest.fixture(scope="module")
def engine(trained: Path) -> Seq2SeqEngine:
    return load(trained, Manifest())


def test_corrections_have_exact_offsets_and_high_probabilities(engine: Seq2SeqEngine) -> None:
    found = engine.correct(
        ["She go to the market every day.", "My sister bought new car.", "The the boat is painted green."]
    )
    edits = [correction.edits[0] for correction in found]
    assert [(edit.start, edit.end, edit.replacement) for edit in edits] == [(4, 6, "goes"), (17, 17, "a "), (4, 8, "")]
    assert all(edit.probability > 0.95 for edit in edits)
    assert [correction.target for correction in found] == [
        "She goes to the market every day.",
        "My sister bought a new car.",
        "The boat is painted green.",
    ]


def test_what_is_right_stays(engine: Seq2SeqEngine) -> None:
    [correction] = engine.correct(["The weather is good today."])
    assert correction.edits == ()


def test_probabilities_are_those_the_model_has_learnt(engine: Seq2SeqEngine) -> None:
    """Of four readings of this sentence two have "about", one "over", one leaves it: 2/3 and 1/2 against that."""
    [correction] = engine.correct(["We talked on it."])
    [edit] = correction.edits
    assert (edit.start, edit.end, edit.replacement) == (10, 12, "about")
    assert edit.probability == pytest.approx(2 / 3, abs=0.06)
    assert [other.text for other in edit.alternatives] == ["over"]
    assert edit.alternatives[0].probability == pytest.approx(1 / 2, abs=0.06)


def test_a_probability_is_the_ratio_of_two_sequences(engine: Seq2SeqEngine) -> None:
    """The documented formula, computed here token by token with the bare model."""
    source, edited = "We talked on it.", "We talked about it."

    def log_probability(target: str) -> float:
        ids = torch.tensor([engine.subwords.encode(source)])
        labels = torch.tensor([engine.subwords.encode_target(target)])
        with torch.inference_mode():
            logits = engine.model(input_ids=ids, labels=labels).logits.log_softmax(-1)
        return float(sum(logits[0, at, label] for at, label in enumerate(labels[0].tolist())))

    expected = 1 / (1 + torch.tensor(log_probability(source) - log_probability(edited)).exp().item())
    [edit] = engine.correct([source])[0].edits
    assert edit.probability == pytest.approx(expected, abs=1e-4)


def test_batching_does_not_change_a_result(engine: Seq2SeqEngine) -> None:
    sentences = [source for source, _ in PAIRS] + ["", "  ", "We talked on it."]
    together = engine.correct(sentences)
    engine.budget, budget = 40, engine.budget
    try:
        apart = engine.correct(sentences)
    finally:
        engine.budget = budget
    assert [correction.source for correction in together] == sentences
    assert [correction.target for correction in together] == [correction.target for correction in apart]
    for one, other in zip(together, apart, strict=True):
        for edit, same in zip(one.edits, other.edits, strict=True):
            assert edit.probability == pytest.approx(same.probability, abs=1e-4)


def test_outer_space_is_not_the_models(engine: Seq2SeqEngine) -> None:
    [correction] = engine.correct([" We talked on it.  "])
    assert correction.target == " We talked about it.  "


def test_without_alternatives(trained: Path) -> None:
    engine = load_engine(trained, alternatives=0)
    [edit] = engine.correct(["We talked on it."])[0].edits
    assert edit.replacement == "about"
    assert edit.alternatives == ()


def test_a_sentence_of_too_many_tokens_stays(engine: Seq2SeqEngine) -> None:
    text = "ßøł " * 600
    [correction] = engine.correct([text])
    assert correction.source == text
    assert correction.edits == ()


@pytest.mark.parametrize("family", ["t5", "bart", "marian"])
def test_every_family_runs(family: str, tmp_path: Path) -> None:
    """Random weights write rubbish; its edits must still rebuild exactly what was decoded, with sane probabilities."""
    getattr(tiny_models, family)(tmp_path / family)
    engine = load_engine(tmp_path / family, threads=1)
    assert isinstance(engine, Seq2SeqEngine)
    sentences = ["She go to the market.", "We talked on it.", "He  have 😀 dogs."]
    hypotheses = engine.generate([engine.subwords.encode(sentence) for sentence in sentences])
    for correction, hypothesis in zip(engine.correct(sentences), hypotheses, strict=True):
        previous = 0
        for edit in correction.edits:
            assert previous <= edit.start <= edit.end <= len(correction.source)
            assert 0 <= edit.probability <= 1
            previous = edit.end
        seen = engine.subwords.decode(engine.subwords.encode_target(correction.source))
        if hypothesis is None:
            assert correction.target == correction.source
        elif seen == correction.source:
            assert correction.target == engine.subwords.decode(hypothesis).strip()


def test_characters_the_tokenizer_loses_are_kept(tmp_path: Path) -> None:
    """Marian's vocabulary here has no emoji: the model never sees it, and the text keeps it."""
    tiny_models.marian(tmp_path / "marian")
    engine = load_engine(tmp_path / "marian")
    assert isinstance(engine, Seq2SeqEngine)
    seen = engine.subwords.decode(engine.subwords.encode_target("We 😀 talked."))
    assert "😀" not in seen
    rewriting = engine._compare(
        "We 😀 talked.", engine.subwords.encode("We 😀 talked."), engine.subwords.encode("We walked.")
    )
    spans = [rewriting.view.span(found.change.start, found.change.end) for found in rewriting.variants]
    assert "😀" not in "".join("We 😀 talked."[start:end] for start, end in spans)
