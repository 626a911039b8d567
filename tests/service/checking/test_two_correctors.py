"""Two small models side by side: an English one, and one for German and French."""

import json
import shutil
from pathlib import Path

import pytest

from models.errors import ModelError
from service.checking.alerts import Alert
from service.checking.checks.correction.check import CorrectionModel
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from tests.models.corrector import tiny_models
from tests.service.checking import checking

PAIRS = [
    ("Er gehen jeden Tag zum Markt.", "Er geht jeden Tag zum Markt."),
    ("Das Wetter ist heute gut.", "Das Wetter ist heute gut."),
    ("Elle aller au marché avec lui.", "Elle va au marché avec lui."),
    ("Il fait beau ce matin.", "Il fait beau ce matin."),
]
ENGLISH, GERMAN, FRENCH = "She go to the market every day.", PAIRS[0][0], PAIRS[2][0]


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A T5 that has learnt the pairs by heart, for two languages with thresholds of their own."""
    folder = tmp_path_factory.mktemp("second") / "t5"
    tiny_models.trained_t5(folder, PAIRS)
    languages = {"de": {"threshold": 0.2}, "fr": {"threshold": 0.2}}
    (folder / "emend.json").write_text(json.dumps({"languages": languages}), encoding="utf-8")
    return folder


def alerts(text: str, models: Resources, language: str) -> list[Alert]:
    return list(checking.check(text, models, Options(language=language)).alerts)


def shown(text: str, models: Resources, language: str) -> list[tuple[str, str, str]]:
    found = alerts(text, models, language)
    return [(text[one.offset : one.end], one.replacements[0], str(one.category)) for one in found]


def test_each_text_is_corrected_by_the_model_of_its_language(trained: Path, second: Path) -> None:
    models = Resources(models=(str(trained), str(second)), threads=1)
    assert shown(ENGLISH, models, "en-GB") == [("go", "goes", "VERB:SVA")]
    assert shown(GERMAN, models, "de-DE") == [("gehen", "geht", "MORPH")]
    assert alerts(PAIRS[1][0], models, "de-DE") == []
    assert shown(FRENCH, models, "fr") == [("aller", "va", "OTHER")]
    assert alerts(PAIRS[3][0], models, "fr") == []


def test_sentences_of_several_languages_in_one_text(trained: Path, second: Path) -> None:
    models = Resources(models=(str(second), str(trained)), threads=1)
    check = CorrectionModel(models)
    sentences = [SentenceText.of(ENGLISH, "en-US"), SentenceText.of(GERMAN, "de-DE"), SentenceText.of(ENGLISH, "en-US")]
    found = [[one.replacements[0] for one in own] for own in check.check(sentences)]
    assert found == [["goes"], ["geht"], ["goes"]]


def test_a_language_without_a_model_says_so(trained: Path, second: Path) -> None:
    models = Resources(models=(str(trained), str(second)), threads=1)
    result = checking.check("Mae hi yma.", models, Options(language="cy"))
    assert list(result.alerts) == []
    assert "correction-model" in result.language.unavailable


def test_a_model_is_read_when_a_text_of_its_language_comes(trained: Path, second: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(second, broken)
    (broken / "model.safetensors").write_bytes(b"")
    models = Resources(models=(str(trained), str(broken)), threads=1)
    assert shown(ENGLISH, models, "en-US") == [("go", "goes", "VERB:SVA")]
    with pytest.raises(ModelError):
        alerts(GERMAN, models, "de-DE")
