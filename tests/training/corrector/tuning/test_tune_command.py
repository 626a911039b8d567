"""``tune`` writes an operating point for native writers and, where there are sets of theirs, one for learners."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from models.corrector.corrector import Corrector
from models.corrector.manifest import Manifest
from models.corrector.protocol import Edit
from tests.models.corrector.word_engine import WordEngine
from training.config.recipe import Recipe, load_recipe
from training.corrector.tuning.command import tune

RECIPE = """
name = "small"
language = "en"
[prepare]
text = ["clean.txt"]
[tune]
false_alarms_per_1000_words = 1.0
learner_false_alarms_per_1000_words = 200.0
sets = [
  {{ name = "natives", path = "natives.tsv", format = "pairs", metric = "spans" }},
  {{ name = "learners", path = "learners.tsv", format = "pairs", metric = "spans", writer = "{writer}" }},
  {{ name = "clean", path = "clean.txt", format = "text", metric = "false_alarms" }},
]
"""
NATIVES = "He recieved a letter.\tHe received a letter.\n"
LEARNERS = NATIVES + "She go home early.\tShe goes home early.\nThey go home late.\tThey goes home late.\n"
CLEAN = "We go home along the river, and nobody has seen us.\n"


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> WordEngine:
    engine = WordEngine({"recieved": Edit(0, 0, "received", 0.97), "go": Edit(0, 0, "goes", 0.7)})
    monkeypatch.setattr("training.corrector.tuning.command.load_corrector", lambda _: Corrector(engine))
    return engine


def small_recipe(folder: Path, writer: str) -> Recipe:
    files = {"recipe.toml": RECIPE.format(writer=writer), "natives.tsv": NATIVES, "learners.tsv": LEARNERS}
    for name, text in {**files, "clean.txt": CLEAN}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return load_recipe(folder)


def tuned(folder: Path, writer: str) -> Any:
    (folder / "emend.json").write_text('{"max_length": 300, "learner": {"edit": 0.1}}', encoding="utf-8")
    tune(small_recipe(folder, writer), folder, folder)
    return json.loads((folder / "emend.json").read_text(encoding="utf-8"))


@pytest.mark.usefixtures("engine")
def test_each_kind_of_writer_gets_its_thresholds(tmp_path: Path) -> None:
    values = tuned(tmp_path, "learner")
    manifest = Manifest.read(tmp_path)
    assert manifest.learner is not None
    assert manifest.thresholds.operations.get("replace", manifest.thresholds.edit) > 0.7
    assert manifest.learner.operations.get("replace", manifest.learner.edit) <= 0.7
    assert manifest.max_length == 300
    native, learner = values["tuned_on"].split("; for learners ")
    assert native.startswith("natives (all half, natives.tsv), clean (")
    assert learner.startswith("learners (all half, learners.tsv), clean (")


@pytest.mark.usefixtures("engine")
def test_without_sets_of_learners_there_are_no_thresholds_for_them(tmp_path: Path) -> None:
    assert "learner" not in tuned(tmp_path, "native")
    assert Manifest.read(tmp_path).learner is None


@pytest.mark.usefixtures("engine")
def test_a_model_of_several_languages_names_them(tmp_path: Path) -> None:
    recipe = small_recipe(tmp_path, "native")
    tune(replace(recipe, language="mul", languages=("de", "fr")), tmp_path, tmp_path)
    assert list(Manifest.read(tmp_path).languages) == ["de", "fr"]
