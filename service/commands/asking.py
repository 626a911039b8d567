"""What the command line asks for, above what the project says."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from models.errors import ConfigError, InputError
from service.checking.alerts import Level, OxfordComma, Tone, Writer
from service.project.settings import ADDED, KEYS, ProjectSettings, load, nearest

__all__ = ["Asked", "project_of"]


@dataclass(frozen=True, slots=True)
class Asked:
    """The flags that stand above a setting of the project; None leaves it. Lists may hold several with commas."""

    language: str | None = None
    prefer: Sequence[str] | None = None
    mother_tongue: str | None = None
    message_language: str | None = None
    level: Level | None = None
    tone: Tone | None = None
    writer: Writer | None = None
    oxford_comma: OxfordComma | None = None
    category: Sequence[str] | None = None
    disable_category: Sequence[str] | None = None
    enable_rule: Sequence[str] | None = None
    disable_rule: Sequence[str] | None = None
    word: Sequence[str] | None = None
    fail_on: str | None = None


_SETTINGS = {
    "prefer": "preferred_languages",
    "category": "categories",
    "disable_category": "disabled_categories",
    "enable_rule": "enabled_rules",
    "disable_rule": "disabled_rules",
    "word": "words",
}
"""The settings whose name is another one than that of their flag."""


def project_of(asked: Asked, config: Path | None, found: bool) -> ProjectSettings:
    """The settings of the project with what was asked for.

    Args:
        asked: the flags.
        config: the file of the settings; None for the nearest.
        found: whether to look for one.

    Raises:
        EmendError: a file or a flag says what is not possible.
    """
    project = load(config or (nearest(Path.cwd()) if found else None))
    values: dict[str, Any] = {}
    for one in fields(asked):
        value = getattr(asked, one.name)
        if value is None:
            continue
        name = _SETTINGS.get(one.name, one.name)
        if isinstance(value, list):
            value = [part.strip() for entry in value for part in entry.split(",") if part.strip()]
        try:
            read = KEYS[name.replace("_", "-")].metadata["read"](value)
        except ValueError as error:
            raise InputError(f"--{one.name.replace('_', '-')}: {error}") from None
        values[name] = (*getattr(project, name), *read) if name in ADDED else read
    made = replace(project, **values)
    _require_languages(made, asked)
    return made


def _require_languages(project: ProjectSettings, asked: Asked) -> None:
    """Refuse languages that are not known; those that hold where nobody says anything are."""
    named = [("language", "auto"), ("mother_tongue", ""), ("message_language", "text"), ("prefer", "")]
    for name, besides in named:
        setting = _SETTINGS.get(name, name)
        values = getattr(project, setting)
        for value in values if isinstance(values, tuple) else (values,):
            if value in ("", besides, KEYS[setting.replace("_", "-")].default):
                continue
            from models.languages.tags import resolve

            if resolve(value) is None:
                what = f"neither {besides} nor" if besides else "not"
                said = f"{value}: {what} a language that is known"
                if getattr(asked, name) is not None:
                    raise InputError(f"--{name.replace('_', '-')} {said}")
                raise ConfigError(f"{project.source}: {setting.replace('_', '-')} {said}")
