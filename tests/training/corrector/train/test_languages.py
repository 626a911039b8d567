"""The stream of a model of many languages."""

from pathlib import Path

import pytest

from models.errors import ConfigError
from training.corrector.train.languages import LanguageStreams
from training.corrector.train.stream import Mix
from training.noise.config import NoiseConfig

GERMAN, CZECH = "Die Kinder spielen im Garten.", "Děti si hrají na zahradě."


@pytest.fixture
def work(tmp_path: Path) -> Path:
    for code, line in (("de", GERMAN), ("cs", CZECH)):
        (tmp_path / code / "pairs").mkdir(parents=True)
        (tmp_path / code / "marked").mkdir()
        (tmp_path / code / "clean.train.txt").write_text(f"{line}\n" * 9, encoding="utf-8")
    (tmp_path / "de" / "pairs" / "written.train.tsv").write_text("Das Haus sind.\tDas Haus ist.\n", encoding="utf-8")
    (tmp_path / "cs" / "marked" / "marked.train.tsv").write_text("Mám nová auto.\t4-8\n", encoding="utf-8")
    return tmp_path


def test_each_language_gives_its_share_of_what_it_has(work: Path) -> None:
    streams = LanguageStreams(work, {"de": 3.0, "cs": 1.0}, NoiseConfig(), 1)
    mix = Mix({"clean": 0.5, "written": 0.5, "marked": 0.5})
    streams.open(mix)
    chunk = streams.chunk(0, mix, 0, 400)
    assert chunk == streams.chunk(0, mix, 0, 400)
    german = [example for example in chunk if "Haus" in example.source or "Kinder" in example.source]
    assert len(german) == 300
    assert sum("Haus" in example.source for example in german) == 150
    assert sum(example.target is None for example in chunk) == 50


def test_what_no_language_has_is_refused(work: Path) -> None:
    with pytest.raises(ConfigError, match="no language has it"):
        LanguageStreams(work, {"de": 1.0}, NoiseConfig(), 1).open(Mix({"learners": 1}))
