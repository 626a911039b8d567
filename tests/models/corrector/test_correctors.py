"""Which model corrects which language, and when it is loaded."""

import json
from pathlib import Path

import pytest

from models.corrector.corrector import Corrector
from models.corrector.correctors import CorrectorModel, Correctors
from models.corrector.loading import load_corrector, models_for_languages, shipped_models
from models.errors import ModelError
from tests.models.corrector.word_engine import WordEngine


def model(*languages: str, loads: list[str]) -> CorrectorModel:
    """A model that writes down its first language when it is loaded."""

    def load() -> dict[str, Corrector]:
        loads.append(languages[0])
        engine = WordEngine({"x": "y"})
        return {language: Corrector(engine, language=language) for language in languages}

    return CorrectorModel(languages, load)


def test_a_model_is_loaded_once_when_its_language_comes() -> None:
    loads: list[str] = []
    correctors = Correctors([model("en", loads=loads), model("de", "fr", loads=loads)])
    assert correctors.languages == ("de", "en", "fr")
    assert correctors.covers("de-DE")
    assert not correctors.covers("nl")
    assert correctors.of("nl") is None
    assert loads == []
    german, french = correctors.of("de-DE"), correctors.of("fr")
    assert german is not None
    assert french is not None
    assert (german.language, french.language) == ("de", "fr")
    assert german.engine is french.engine
    assert loads == ["de"]


def test_of_two_models_for_a_language_the_first_counts() -> None:
    loads: list[str] = []
    correctors = Correctors([model("de", loads=loads), model("en", "de", loads=loads)])
    correctors.of("de")
    assert loads == ["de"]


def test_only_a_model_of_one_language_is_its_own() -> None:
    correctors = Correctors([model("en", loads=[]), model("de", "fr", loads=[])])
    assert correctors.own("en-GB") is correctors.of("en")
    assert correctors.own("de") is None
    assert correctors.own("nl") is None


def test_a_named_model_stands_before_those_that_ship(tmp_path: Path) -> None:
    (tmp_path / "emend.json").write_text(json.dumps({"languages": {"de": {}, "pt": {}}}), encoding="utf-8")
    correctors = models_for_languages([tmp_path])
    shipped = models_for_languages()
    assert set(correctors.languages) == {"de", "pt", *shipped.languages}
    assert "en" in shipped.languages
    with pytest.raises(ModelError):
        correctors.of("de")


def test_of_the_models_that_ship_the_english_one_is_first() -> None:
    assert shipped_models()[0].name == "en-corrector"


def test_a_language_that_the_model_is_not_for(exported: Path) -> None:
    with pytest.raises(ModelError, match="no model of de, but of en"):
        load_corrector(exported, language="de")
