"""Export of a trained T5."""

import json
import shutil
from pathlib import Path

import pytest

from models.corrector.loading import load_corrector
from models.errors import InputError, ModelError
from training.corrector.architectures.card import model_card
from training.corrector.architectures.t5.export import export

RECORD = {
    "recipe": "tiny",
    "date": "2026-01-31",
    "machine": "two cores",
    "steps": 90,
    "tokens": 123456,
    "seconds": 5400,
    "data": [{"name": "own-sentences", "licence": "CC0-1.0", "sentences": 14}],
    "scores": {"own-dev": {"F0.5": 61.25}},
}
SOURCE, TARGET = "We recieved your letter yesterday.", "We received your letter yesterday."


@pytest.fixture
def run_folder(trained: Path, tmp_path: Path) -> Path:
    """A work folder as the train and tune steps leave it."""
    shutil.copytree(trained, tmp_path / "work" / "model")
    (tmp_path / "work" / "run.json").write_text(json.dumps(RECORD), encoding="utf-8")
    tuned = {"language": "en", "threshold": 0.7, "thresholds": {"insert": 0.8}, "tuned_on": "our own sentences"}
    (tmp_path / "work" / "model" / "emend.json").write_text(json.dumps(tuned), encoding="utf-8")
    return tmp_path / "work"


def test_both_formats_correct_alike_with_the_tuned_thresholds(run_folder: Path, tmp_path: Path) -> None:
    out = export(run_folder, tmp_path / "en-small")
    for folder in (out, out / "huggingface"):
        corrector = load_corrector(folder, threads=1)
        assert corrector.correct([SOURCE])[0].target == TARGET
        assert corrector.thresholds.edit == 0.7
        assert corrector.thresholds.operations == {"insert": 0.8}


def test_the_folder_holds_no_pickle_and_int8_is_a_quarter_of_float32(run_folder: Path, tmp_path: Path) -> None:
    small = export(run_folder, tmp_path / "int8")
    large = export(run_folder, tmp_path / "float32", quantization="float32", with_checkpoint=False)
    assert not [path for path in small.rglob("*") if path.suffix in {".pt", ".pth", ".pkl"}]
    assert not (large / "huggingface").exists()
    ratio = (small / "model.bin").stat().st_size / (large / "model.bin").stat().st_size
    assert 0.2 < ratio < 0.4
    assert json.loads((small / "emend.json").read_text(encoding="utf-8"))["quantization"] == "int8"


def test_the_card_tells_where_the_model_comes_from(run_folder: Path, tmp_path: Path) -> None:
    out = export(run_folder, tmp_path / "out", name="en-small")
    card = (out / "MODEL_CARD.md").read_text(encoding="utf-8")
    for part in (
        "# en-small", "2026-01-31", "two cores", "| Target tokens | 123,456 |", "1.5 hours",
        "| own-sentences | CC0-1.0 | 14 |", "| own-dev | F0.5 | 61.25 |", "0.7 on, tuned on our own sentences.",
        "| insert | 0.8 |",
    ):  # fmt: skip
        assert part in card
    assert (out / "huggingface" / "README.md").read_text(encoding="utf-8") == card


def test_a_card_without_a_record_says_what_is_not_known() -> None:
    card = model_card({}, {"name": "x", "language": "en", "engine": "ctranslate2"}, 1_000_000)
    assert "weights 1.0 MB" in card
    assert "Not tuned" in card
    several = {"name": "x", "language": "mul", "languages": {"de": {}, "fr": {}}, "engine": "ctranslate2"}
    assert "in the languages `de`, `fr`" in model_card({}, several, 1)


def test_an_export_replaces_an_older_one_and_nothing_else(run_folder: Path, tmp_path: Path) -> None:
    out = export(run_folder, tmp_path / "out")
    export(run_folder, out, with_checkpoint=False)
    assert not (out / "huggingface").exists()
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "diary.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match="is no exported model"):
        export(run_folder, kept)
    assert (kept / "diary.txt").exists()


def test_unfinished_runs(run_folder: Path, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="no such folder"):
        export(tmp_path / "none", tmp_path / "out")
    weights = run_folder / "model" / "model.safetensors"
    data = weights.read_bytes()
    weights.write_bytes(data[:1000])
    with pytest.raises(ModelError, match="the checkpoint cannot be converted"):
        export(run_folder, tmp_path / "out")
    weights.unlink()
    with pytest.raises(ModelError, match="no safetensors"):
        export(run_folder, tmp_path / "out")
    (run_folder / "model" / "config.json").write_text('{"model_type": "bart"}', encoding="utf-8")
    with pytest.raises(ModelError, match="only T5 is exported"):
        export(run_folder, tmp_path / "out")
    assert not (tmp_path / "out").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["work"]
