"""What the user of an editor has set, in its section ``emend``: how texts are checked, by whom, and what is shown.

What a project says of its texts stands above it. Lists (words, rules and categories that are left out) are added up.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from models.errors import ConfigError
from service.places import data_folder
from service.project.levels import Gravity
from service.project.settings import ADDED, KEYS, ProjectSettings, nearest, read_values, said_by

__all__ = ["OWN", "SECTION", "TEXT_KEYS", "EditorSettings", "project_of", "read_configuration"]

SECTION = "emend"
"""The section of ``workspace/configuration``."""
_WORDS = "words.txt"
_SOURCE = "settings of the editor"
_LONGEST_DELAY = 60_000

TEXT_KEYS = (
    "language", "preferred-languages", "mother-tongue", "message-language", "level", "tone", "writer", "oxford-comma",
    "categories", "disabled-categories", "enabled-rules", "disabled-rules", "words", "exclude",
)  # fmt: skip
"""The keys of a project that an editor may set as well, in camel case there."""

SEVERITIES = ("error", "warning", "information", "hint", "none")
_SHOWN: Mapping[str, str] = MappingProxyType({"error": "warning", "warning": "information", "note": "information"})


def _own(meaning: str, read: Callable[[Any], Any], default: Any) -> Any:
    made = {"default_factory": default} if callable(default) else {"default": default}
    return field(**made, metadata={"meaning": meaning, "read": read})


def _boolean(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("must be true or false")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("must be a text")
    return value


def _milliseconds(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _LONGEST_DELAY:
        raise ValueError(f"must be a whole number from 0 to {_LONGEST_DELAY}")
    return value


def _severities(value: Any) -> Mapping[str, str]:
    known = [one.label for one in Gravity]
    if not isinstance(value, dict) or not all(
        name in known and isinstance(shown, str) and shown in SEVERITIES for name, shown in value.items()
    ):
        raise ValueError(f"must give {', '.join(known)} one of {', '.join(SEVERITIES)}")
    return MappingProxyType({**_SHOWN, **value})


@dataclass(frozen=True, slots=True)
class EditorSettings:
    """What is set in an editor; in its settings the names are written in camel case."""

    enabled: bool = _own("whether anything is checked", _boolean, True)
    delay: int = _own("milliseconds after the last keystroke until a text is checked", _milliseconds, 300)
    severity: Mapping[str, str] = _own("how alerts of each level are shown", _severities, lambda: _SHOWN)
    definitions: bool = _own("whether hovering over an English word shows what it means", _boolean, True)
    url: str = _own("address of a service; empty for the one of this machine, or none", _text, "")
    key: str = _own("its key", _text, "")
    start: bool = _own("whether to start a service in the background where none runs", _boolean, False)
    alone: bool = _own("whether to use no service: the models are loaded by the server itself", _boolean, False)
    personal_dictionary: str = _own("file of the words that you accept everywhere", _text, "")
    texts: Mapping[str, Any] = field(default_factory=dict)
    """What holds for texts of which no project says otherwise, by the names of the fields of a project."""

    def words_file(self) -> Path:
        """The file of the personal dictionary."""
        return Path(self.personal_dictionary).expanduser() if self.personal_dictionary else data_folder() / _WORDS


OWN = {_key: one for one in fields(EditorSettings) if (_key := one.name.replace("_", "-")) and one.metadata}
"""The keys that only an editor has."""


def read_configuration(section: Any) -> EditorSettings:
    """What a client answers for the section; null and what is empty stands for: not set.

    Raises:
        ConfigError: a key or a value is none.
    """
    if section is None:
        return EditorSettings()
    if not isinstance(section, dict):
        raise ConfigError(f"{_SOURCE}: {SECTION}: must be an object")
    own: dict[str, Any] = {}
    texts: dict[str, Any] = {}
    for written, value in section.items():
        key = re.sub("[A-Z]", lambda sign: f"-{sign[0].lower()}", written)
        if value is None or value in ("", [], {}):
            continue
        if key in OWN:
            try:
                own[OWN[key].name] = OWN[key].metadata["read"](value)
            except ValueError as error:
                raise ConfigError(f"{_SOURCE}: {SECTION}.{written}: {error}") from None
        elif key in TEXT_KEYS:
            texts[key] = value
        elif key in KEYS:
            raise ConfigError(f"{_SOURCE}: {SECTION}.{written} belongs into .emend.toml")
        # Clients have settings of their own in the section, such as the command that starts the server.
    return EditorSettings(**own, texts=read_values(texts, _SOURCE))


def project_of(folder: Path, settings: EditorSettings) -> ProjectSettings:
    """The settings that hold for the texts of a folder.

    Raises:
        ConfigError: those of the project cannot be read, or say what is not possible.
    """
    source = nearest(folder)
    said = said_by(source)
    values = {**settings.texts, **said}
    for name in ADDED:
        if name in settings.texts and name in said:
            values[name] = (*said[name], *settings.texts[name])
    return replace(ProjectSettings(source=source), **values)
