"""The whole chain on the tiny recipes: every step by its command, for each architecture."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from models.corrector.loading import load_corrector
from training.__main__ import app


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.slow
@pytest.mark.parametrize("recipe", ["tiny", "tiny-t5"])
def test_every_step_from_corpora_to_a_model_that_loads(recipe: str, tmp_path: Path) -> None:
    work, out = tmp_path / "work", tmp_path / "shipped"
    common = ("--recipe", recipe, "--work", str(work), "--set", "train.eval_every_minutes=60")  # on slow machines, too
    for step in ("prepare", "lexicon", "tokenizer", "train", "tune"):
        run(step, *common)
    record = json.loads((work / "run.json").read_text())
    assert record["steps"] == 25
    assert record["tokens"] > 1000
    assert record["progress"]
    assert len((work / "metrics.jsonl").read_text().splitlines()) == 3, "step 20, and scores after each stage"
    assert run("curve", *common).strip() == str(work / "curve.svg")

    first = (work / "model" / "config.json").read_text()
    run("train", *common)
    assert (work / "model" / "config.json").read_text() == first
    assert json.loads((work / "run.json").read_text())["steps"] == 25, "a finished run trains no further"

    assert "clean text" in run("evaluate", *common, "--output", str(tmp_path / "answers"))
    assert len(json.loads((tmp_path / "answers" / "results.json").read_text())) == 3
    nothing = run("evaluate", *common, "--baseline", "nothing", "--only", "clean text")
    assert "0.00 per 1,000 words" in nothing

    run("export", str(out), *common, "--results", str(tmp_path / "answers" / "results.json"))
    assert "false alarms per 1,000 words" in (out / "MODEL_CARD.md").read_text()
    assert not list(out.rglob("*.pt")) + list(out.rglob("*.pkl"))
    assert "not recorded" not in (out / "MODEL_CARD.md").read_text()
    tuned = json.loads((out / "emend.json").read_text())
    assert tuned["tuned_on"]
    sentence = "We planted roses along the wall."
    assert load_corrector(out).correct([sentence])[0].source == sentence
