from dataclasses import replace
from pathlib import Path

import pytest

from models.corrector.transducer.tables import tables
from training.config.recipe import load_recipe
from training.corrector.architectures.transducer.start import take_tables


def test_a_shipped_model_is_found_from_any_folder(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = "models/weights/en-corrector"
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(tmp_path)
    take_tables(replace(load_recipe("tiny"), start=shipped), work)
    assert {path.name for path in work.iterdir()} == set(tables(root / shipped))
