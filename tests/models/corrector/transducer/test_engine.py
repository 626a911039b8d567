from pathlib import Path

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from safetensors.torch import save_file

from models import precision
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.engine import WEIGHTS_FILE, TransducerEngine
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.network import Transducer
from models.corrector.transducer.quantized import QuantizedEmbedding, dequantize, quantize
from models.corrector.transducer.sense import Sense
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import split_units
from models.errors import ConfigError, ModelError
from tests.transducer_fixtures import SENTENCES, TABLES, fresh_network, save


@pytest.fixture
def folder(tmp_path: Path, network: Transducer, resources: TransducerTables) -> Path:
    network.config.save(tmp_path)
    save(resources, tmp_path)
    save_file(quantize(network.state_dict()), tmp_path / WEIGHTS_FILE)
    return tmp_path


def test_every_edit_is_in_its_place(engine: TransducerEngine) -> None:
    texts = ["", "   ", "one", "  dont\t\nrecieves apple  ", "😀 zqxj", *SENTENCES[:7]]
    corrections = engine.correct(texts)
    assert [correction.source for correction in corrections] == texts
    edits = [edit for correction in corrections for edit in correction.edits]
    assert edits
    for correction in corrections:
        end = 0
        for edit in correction.edits:
            assert end <= edit.start <= edit.end <= len(correction.source)
            assert correction.source[edit.start : edit.end] != edit.replacement
            assert 0 <= edit.probability <= 1
            assert edit.replacement not in [option.text for option in edit.alternatives]
            shares = [option.probability for option in edit.alternatives]
            assert shares == sorted(shares, reverse=True)
            end = edit.end


@settings(max_examples=30)
@given(st.text(max_size=20))
def test_any_text_gets_a_correction(shared_engine: TransducerEngine, text: str) -> None:
    correction = shared_engine.correct([text])[0]
    assert correction.source == text
    assert all(edit.start <= edit.end <= len(text) for edit in correction.edits)


@pytest.fixture(scope="module")
def shared_engine(config: TransducerConfig, resources: TransducerTables) -> TransducerEngine:
    return TransducerEngine(fresh_network(config), resources, keep_bias=2.0)


def test_a_batch_gives_what_each_sentence_gives_alone(engine: TransducerEngine) -> None:
    together = engine.correct(SENTENCES[:7])
    alone = [engine.correct([sentence])[0] for sentence in SENTENCES[:7]]
    assert [correction.target for correction in together] == [correction.target for correction in alone]


def test_a_sentence_beyond_the_positions_comes_back_as_it_is(engine: TransducerEngine) -> None:
    long = "apples " * 41
    assert engine.correct([long])[0].target == long


def test_what_is_saved_is_what_is_loaded(folder: Path, network: Transducer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precision, "_asked_for", "float32")
    network.load_state_dict(dequantize(quantize(network.state_dict())))
    loaded = TransducerEngine.load(folder)
    state = loaded.network.state_dict()
    assert state.keys() == network.state_dict().keys() - {"encoder.words.weight"}
    for name, tensor in state.items():
        torch.testing.assert_close(tensor, network.state_dict()[name])
    kept = loaded.network.encoder.words
    assert isinstance(kept, QuantizedEmbedding)
    rows = torch.arange(network.config.encoder_pieces)
    assert kept.get_buffer("rows").dtype == torch.int8
    assert torch.equal(kept(rows), network.encoder.words(rows))
    assert loaded.correct(SENTENCES)


def test_what_is_loaded_in_bfloat16_finds_what_the_network_as_it_was_finds(
    folder: Path, network: Transducer, resources: TransducerTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(precision, "_asked_for", "bfloat16")
    network.load_state_dict(dequantize(quantize(network.state_dict())))
    loaded = TransducerEngine.load(folder)
    network.bfloat16().encoder.words = loaded.network.encoder.words
    found = zip(loaded.propose(SENTENCES), TransducerEngine(network, resources).propose(SENTENCES), strict=True)
    for packed, plain in found:
        assert packed.wrong == pytest.approx(plain.wrong, abs=0.02)
        assert [one.edit.replacement for one in packed.edits] == [one.edit.replacement for one in plain.edits]


def test_quantised_rows_are_within_half_a_step() -> None:
    rows = torch.randn(20, 30)
    back = dequantize(quantize({"rows": rows}))["rows"]
    assert bool(((back - rows).abs() <= rows.abs().amax(1, keepdim=True) / 127 / 2 + 1e-6).all())


def test_a_sentence_of_too_many_word_pieces_comes_back_as_it_is(engine: TransducerEngine) -> None:
    long = " ".join(["antidisestablishmentarianism"] * 30)
    assert engine.correct([long, "She receives a letter."])[0].target == long


@pytest.mark.parametrize("name", ["config.json", *TABLES, WEIGHTS_FILE])
def test_a_missing_or_truncated_file_is_one_clear_line(folder: Path, name: str) -> None:
    content = (folder / name).read_bytes()
    (folder / name).write_bytes(content[: len(content) // 2])
    with pytest.raises(ModelError) as truncated:
        TransducerEngine.load(folder)
    assert "\n" not in str(truncated.value)
    (folder / name).unlink()
    with pytest.raises(ModelError) as missing:
        TransducerEngine.load(folder)
    assert str(folder) in str(missing.value)


def test_weights_of_other_sizes_are_refused(folder: Path, config: TransducerConfig) -> None:
    TransducerConfig(**{**vars(config), "d_model": 64}).save(folder)
    with pytest.raises(ModelError, match="other sizes"):
        TransducerEngine.load(folder)


@pytest.mark.parametrize(
    "values", [{"d_modell": 3}, {"d_model": 0}, {"d_model": "large"}, {"heads": 5}, {"encoder_heads": 7}]
)
def test_impossible_sizes(values: dict[str, object]) -> None:
    with pytest.raises(ConfigError):
        TransducerConfig.from_dict(values)


def test_doubts_are_words_of_the_sentence(engine: TransducerEngine) -> None:
    texts = ["", "one", "😀 !", "  dont\t\nrecieves apple  ", *SENTENCES[:7]]
    found = engine.doubts(texts)
    assert len(found) == len(texts)
    assert any(found)
    for text, doubts in zip(texts, found, strict=True):
        end = 0
        for doubt in doubts:
            assert end <= doubt.start < doubt.end <= len(text)
            assert text[doubt.start].isalpha()
            assert 0 <= doubt.kept <= 1
            end = doubt.end


def test_ease_is_that_of_all_words_and_of_a_sentence_alone(engine: TransducerEngine) -> None:
    texts = ["", *SENTENCES[:7]]
    nothing, *found = engine.ease(texts)
    assert nothing is None
    for text, own in zip(SENTENCES[:7], found, strict=True):
        assert own is not None
        assert own < 0
        assert engine.ease([text]) == [pytest.approx(own, abs=1e-3)]


def test_doubts_of_a_batch_are_those_of_each_sentence_alone(engine: TransducerEngine) -> None:
    for text, together in zip(SENTENCES[:7], engine.doubts(SENTENCES[:7]), strict=True):
        [alone] = engine.doubts([text])
        assert [(one.start, one.end) for one in alone] == [(one.start, one.end) for one in together]
        assert [one.kept for one in alone] == pytest.approx([one.kept for one in together], abs=1e-4)


@pytest.mark.parametrize(
    ("sentence", "start", "end", "text", "allowed"),
    [
        ("She receive letters.", 4, 11, "receives", True),
        ("She receive letters.", 4, 11, "receiveds", False),
        ("She has a Zbigniew.", 8, 9, "the Zbigniew's", False),
        ("Zbigniew likes tea.", 9, 14, "and Zbigniew like", True),
        ("We have waiting.", 8, 8, "been ", True),
        ("We have been waiting.", 8, 8, "been ", False),
        ("We have been waiting.", 8, 12, "have", False),
        ("I know that is true.", 7, 7, "that ", True),
        ("He go home.", 3, 5, "goed", False),
        ("The letter's late.", 4, 12, "letter's's", False),
        ("He go home.", 3, 5, "went", True),
    ],
)
def test_no_word_is_written_that_nobody_knows_and_none_twice(
    resources: TransducerTables, sentence: str, start: int, end: int, text: str, allowed: bool
) -> None:
    assert Sense(resources).allows(sentence, split_units(sentence), start, end, text) is allowed


@pytest.mark.parametrize(
    ("known", "unknown", "babble"), [(6, 10, True), (7, 9, False), (0, 15, False), (0, 16, True), (20, 29, False)]
)
def test_many_words_that_nobody_knows_are_babble(
    featurizer: Featurizer, known: int, unknown: int, babble: bool
) -> None:
    text = " ".join(["river"] * known + ["zqxjv"] * unknown)
    assert featurizer.is_babble(split_units(text)) is babble


@pytest.mark.parametrize("text", [" ".join(SENTENCES[:2]).upper(), "1 " * 30, "( [ ] ) " * 10, " ".join(SENTENCES[:3])])
def test_capitals_numbers_and_marks_are_no_babble(featurizer: Featurizer, text: str) -> None:
    assert not featurizer.is_babble(split_units(text))


def test_babble_is_not_read(engine: TransducerEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "encode", None)
    babble = "zqxjv vjxqz " * 10
    assert engine.correct([babble])[0].edits == ()
    assert engine.doubts([babble]) == [()]
