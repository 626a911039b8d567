"""The settings of an editor: what is read, what is refused, and that the extension for VS Code declares the same."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from models.errors import ConfigError
from service.lsp.configuration import OWN, SEVERITIES, TEXT_KEYS, EditorSettings, project_of, read_configuration
from service.lsp.language_ids import ENDINGS, name_of
from service.markup.formats import format_of
from service.project.settings import KEYS, ProjectSettings

CLIENTS_OWN = {"command", "languages", "trace.server"}
"""Settings that only the extension reads."""


def camel(key: str) -> str:
    return re.sub("-([a-z])", lambda found: found[1].upper(), key)


@pytest.fixture(scope="module")
def declared(root: Path) -> dict[str, dict[str, Any]]:
    """The settings that the extension declares."""
    manifest = json.loads((root / "editors" / "vscode" / "package.json").read_text("utf-8"))
    properties = manifest["contributes"]["configuration"]["properties"]
    return {name.removeprefix("emend."): value for name, value in properties.items()}


def test_the_extension_declares_what_the_server_reads(declared: dict[str, dict[str, Any]]) -> None:
    assert set(declared) - CLIENTS_OWN == {camel(key) for key in (*OWN, *TEXT_KEYS)}


def test_its_defaults_are_those_of_the_server(declared: dict[str, dict[str, Any]]) -> None:
    defaults = {name: value["default"] for name, value in declared.items() if name not in CLIENTS_OWN}
    read = read_configuration(defaults)
    assert {key: getattr(read, one.name) for key, one in OWN.items()} == {
        key: getattr(EditorSettings(), one.name) for key, one in OWN.items()
    }
    assert all(getattr(ProjectSettings(), name) == value for name, value in read.texts.items())
    levels = declared["severity"]["properties"]
    assert all(tuple(level["enum"]) == SEVERITIES for level in levels.values())


def test_a_folder_cannot_choose_what_is_run_and_where_texts_go(declared: dict[str, dict[str, Any]]) -> None:
    theirs = {"command", "url", "key", "start", "alone", "personalDictionary"}
    assert {name for name, value in declared.items() if value["scope"] == "machine"} == theirs


def test_its_choices_are_those_of_the_project(declared: dict[str, dict[str, Any]]) -> None:
    for key in TEXT_KEYS:
        for choice in declared[camel(key)].get("enum", ()):
            KEYS[key].metadata["read"](choice)


@pytest.mark.parametrize(
    ("section", "said"),
    [
        ("x", "emend: must be an object"),
        ({"delay": -1}, "emend.delay: must be a whole number"),
        ({"delay": True}, "emend.delay: must be a whole number"),
        ({"enabled": "yes"}, "emend.enabled: must be true or false"),
        ({"url": 1}, "emend.url: must be a text"),
        ({"severity": {"error": []}}, "emend.severity: must give note, warning, error one of"),
        ({"severity": {"loud": "hint"}}, "emend.severity: must give"),
        ({"categories": ["TYPO"]}, "did you mean “TYPOS”"),
        ({"files": ["*.md"]}, "emend.files belongs into .emend.toml"),
    ],
)
def test_mistakes_are_told(section: Any, said: str) -> None:
    with pytest.raises(ConfigError, match=re.escape(said)):
        read_configuration(section)


def test_what_a_project_says_stands_above_the_editor(tmp_path: Path) -> None:
    (tmp_path / ".emend.toml").write_text('language = "fr"\nwords = ["a"]\n', encoding="utf-8")
    told = read_configuration({"language": "en-GB", "level": "picky", "words": ["b"], "unknown": 1, "tone": None})
    project = project_of(tmp_path, told)
    assert (project.language, project.level, project.words) == ("fr", "picky", ("a", "b"))
    assert project_of(tmp_path.parent, told).language == "en-GB"


def test_languages_of_editors_lead_to_the_formats_of_files() -> None:
    assert format_of(name_of("Markdown")) == "markdown"
    assert format_of(name_of("plaintext")) == "plain"
    assert name_of("no-such-language") == ""
    assert all(ending.startswith(".") for ending in ENDINGS.values())
