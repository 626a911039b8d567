"""What a model's ``emend.json`` may hold."""

import json
from pathlib import Path

import pytest

from models.corrector.loading import SHIPPED
from models.corrector.manifest import Manifest
from models.errors import ModelError


def read(folder: Path, **values: object) -> Manifest:
    (folder / "emend.json").write_text(json.dumps(values), encoding="utf-8")
    return Manifest.read(folder)


def test_without_a_file_everything_has_its_default(tmp_path: Path) -> None:
    assert Manifest.read(tmp_path) == Manifest(name=tmp_path.name)


def test_every_key(tmp_path: Path) -> None:
    manifest = read(
        tmp_path, engine="ctranslate2", name="letters", language="de", prompt="Fix: ", max_length=300, keep_bias=1,
        threshold=0.7, thresholds={"share": 0.4}, tuned_on="letters, even half", quantization="int8",
        passes=2, additional_confidence=0.2, min_error_probability=0.5, learner={"edit": 0.4},
    )  # fmt: skip
    assert (manifest.engine, manifest.name, manifest.language, manifest.prompt) == (
        "ctranslate2",
        "letters",
        "de",
        "Fix: ",
    )
    assert (manifest.max_length, manifest.keep_bias, manifest.tuned_on) == (300, 1, "letters, even half")
    assert (manifest.passes, manifest.additional_confidence, manifest.min_error_probability) == (2, 0.2, 0.5)
    assert (manifest.thresholds.edit, manifest.thresholds.share) == (0.7, 0.4)
    assert manifest.learner is not None
    assert (manifest.learner.edit, manifest.learner.share) == (0.4, 0.4)


def test_several_languages_each_with_thresholds_of_its_own(tmp_path: Path) -> None:
    manifest = read(
        tmp_path, threshold=0.4, learner={"edit": 0.2}, language="mul",
        languages={"de": {}, "fr-FR": {"threshold": 0.7, "thresholds": {"share": 0.5}, "learner": None}},
    )  # fmt: skip
    assert list(manifest.languages) == ["de", "fr"]
    assert manifest.language == "de"
    german, french = manifest.languages.values()
    assert (german.native.edit, german.learner and german.learner.edit) == (0.4, 0.2)
    assert (french.native.edit, french.native.share, french.learner) == (0.7, 0.5, None)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"languages": ["de"]}, "languages must be an object"),
        ({"languages": {}}, "languages must be an object"),
        ({"languages": {"de": {"prompt": "x"}}}, "languages: de: unknown key 'prompt', known are threshold"),
        ({"languages": {"de": {"threshold": "high"}}}, "threshold must be a number"),
    ],
)
def test_languages_that_are_none(tmp_path: Path, values: dict[str, object], message: str) -> None:
    with pytest.raises(ModelError, match=message):
        read(tmp_path, **values)


def test_the_model_that_ships() -> None:
    assert Manifest.read(SHIPPED).engine == "transducer"


def test_an_unknown_key_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        ModelError, match=r"emend\.json: unknown key 'treshold', known are additional_confidence, engine, "
    ) as error:
        read(tmp_path, name="letters", treshold=0.7)
    assert "\n" not in str(error.value)
