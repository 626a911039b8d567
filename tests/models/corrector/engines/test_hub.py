"""Models by their names on the hub, as they lie in its cache; nothing is downloaded."""

import shutil
from pathlib import Path

import pytest

from models.corrector.engines.factory import load_engine
from models.corrector.engines.seq2seq import Seq2SeqEngine
from models.corrector.engines.tagger.engine import TaggerEngine
from models.errors import ModelError
from tests.models.corrector.tiny_models import PAIRS, PROMPT
from tests.models.corrector.tiny_taggers import tagger

COMMIT = "0123456789abcdef0123456789abcdef01234567"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_CACHE", str(tmp_path))
    return tmp_path


def put(folder: Path, cache: Path, name: str, *, without: tuple[str, ...] = ()) -> None:
    """Put a checkpoint into the cache."""
    repository = cache / f"models--{name.replace('/', '--')}"
    shutil.copytree(folder, repository / "snapshots" / COMMIT, ignore=shutil.ignore_patterns(*without))
    (repository / "refs").mkdir()
    (repository / "refs" / "main").write_text(COMMIT, encoding="utf-8")


def test_a_rewriter(trained: Path, prompted: Path, cache: Path) -> None:
    put(trained, cache, "someone/rewriter")
    put(prompted, cache, "someone/prompted")
    engine = load_engine("someone/rewriter")
    assert isinstance(engine, Seq2SeqEngine)
    assert engine.correct([PAIRS[0][0]])[0].target == PAIRS[0][1]
    assert load_engine("someone/prompted", prompt=PROMPT).correct([PAIRS[0][0]])[0].target == PAIRS[0][1]


def test_a_tagger(tmp_path: Path, cache: Path) -> None:
    tagger(tmp_path / "tagger", {"We talked on it.": {2: {"$REPLACE_about": 0.9, "$KEEP": 0.1}}})
    put(tmp_path / "tagger", cache, "someone/tagger")
    engine = load_engine("someone/tagger")
    assert isinstance(engine, TaggerEngine)
    assert engine.correct(["We talked on it."])[0].target == "We talked about it."


def test_one_without_a_tokenizer(trained: Path, cache: Path) -> None:
    put(trained, cache, "someone/bare", without=("tokenizer*",))
    with pytest.raises(ModelError, match=r"^someone/bare: the tokenizer is missing; its files are spiece\.model or"):
        load_engine("someone/bare")
