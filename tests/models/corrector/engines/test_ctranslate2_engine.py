"""The CTranslate2 engine against the torch engine, with the same weights."""

from pathlib import Path

import pytest

from models.corrector.engines.ctranslate2_engine import CTranslate2Engine
from models.corrector.engines.factory import load_engine
from models.corrector.protocol import Correction
from tests.models.corrector.tiny_models import PAIRS


def corrections(folder: Path) -> list[Correction]:
    engine = load_engine(folder, threads=1)
    assert isinstance(engine, CTranslate2Engine) is (folder.name == "ctranslate2")
    return engine.correct([source for source, _ in PAIRS] + ["", "We  talked on it. 😀"])


def test_int8_corrects_as_the_original_does(trained: Path, exported: Path) -> None:
    original, converted = corrections(trained), corrections(exported)
    assert [correction.target for correction in converted] == [correction.target for correction in original]
    assert [correction.target for correction in converted][:10] == [target for _, target in PAIRS][:10]
    for one, other in zip(original, converted, strict=True):
        assert [(edit.start, edit.end) for edit in one.edits] == [(edit.start, edit.end) for edit in other.edits]
        for edit, same in zip(one.edits, other.edits, strict=True):
            assert same.probability == pytest.approx(edit.probability, abs=0.05)


def test_alternatives_come_from_the_next_best_words(exported: Path) -> None:
    [correction] = load_engine(exported, threads=1).correct(["We talked on it."])
    [edit] = correction.edits
    assert edit.replacement == "about"
    assert [other.text for other in edit.alternatives] == ["over"]
    assert edit.alternatives[0].probability == pytest.approx(0.5, abs=0.08)
