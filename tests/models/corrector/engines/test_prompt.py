"""What is put before each sentence for a model that was trained on instructions."""

import json
import shutil
from pathlib import Path

import pytest

from models.corrector.engines.factory import load_engine
from models.corrector.engines.rewriter import Rewriter
from models.corrector.loading import SHIPPED, load_corrector
from models.errors import ModelError
from tests.models.corrector.tiny_models import PAIRS, PROMPT
from training.corrector.architectures.t5.export import export

SOURCES = [source for source, _ in PAIRS[:4]]
TARGETS = [target for _, target in PAIRS[:4]]


@pytest.fixture(scope="module", params=["seq2seq", "ctranslate2"])
def folder(request: pytest.FixtureRequest, prompted: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if request.param == "seq2seq":
        return prompted
    return export(prompted, tmp_path_factory.mktemp("prompted") / "ctranslate2", with_checkpoint=False)


def test_the_model_corrects_with_its_prompt_only(folder: Path) -> None:
    assert [found.target for found in load_engine(folder).correct(SOURCES)] == SOURCES
    assert [found.target for found in load_engine(folder, prompt=PROMPT).correct(SOURCES)] == TARGETS


def test_offsets_are_those_of_the_sentence(folder: Path) -> None:
    [correction] = load_engine(folder, prompt=PROMPT).correct([SOURCES[0]])
    [edit] = correction.edits
    assert (correction.source, edit.start, edit.end, edit.replacement) == (SOURCES[0], 4, 6, "goes")
    assert edit.probability > 0.9


def test_the_manifest_names_it_and_what_is_asked_for_stands_above(folder: Path, tmp_path: Path) -> None:
    copied = shutil.copytree(folder, tmp_path / "model")
    (copied / "emend.json").write_text(json.dumps({"prompt": PROMPT}), encoding="utf-8")
    text = " ".join(SOURCES)
    assert load_corrector(copied).correct_text(text).target == " ".join(TARGETS)
    assert load_corrector(copied, prompt="Say again: ").correct_text(text).target != " ".join(TARGETS)


def test_it_counts_in_the_length_of_a_sentence(folder: Path) -> None:
    plain, asked = load_engine(folder), load_engine(folder, prompt=PROMPT)
    assert plain.max_length - asked.max_length == len(PROMPT)
    with pytest.raises(ModelError, match=r"^the prompt of 400 characters leaves no room for a sentence$"):
        load_engine(folder, prompt=40 * "Please do ")


def test_a_prompt_that_the_model_repeats_is_no_part_of_the_sentence(prompted: Path) -> None:
    engine = load_engine(prompted, prompt="Say again: ")
    assert isinstance(engine, Rewriter)
    repeated = engine.subwords.encode_target("Say again: They were late for the train.")
    rewriting = engine._compare("They was late for the train.", engine.subwords.encode("x"), repeated)
    assert rewriting.hypothesis == "They were late for the train."
    own = engine._compare("Say again: it were late.", engine.subwords.encode("x"), repeated)
    assert own.hypothesis == "Say again: They were late for the train."


def test_a_model_that_takes_none() -> None:
    with pytest.raises(ModelError, match=r"en-corrector: a transducer, which takes no prompt$"):
        load_engine(SHIPPED, prompt=PROMPT)
