"""A project's settings: ``.emend.toml``, or the table ``[tool.emend]`` of ``pyproject.toml``, the nearest one upwards.

A project says how its texts are checked, never where: a repository that one has only cloned must not be able to have
texts sent to an address of its choice.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from models.errors import ConfigError
from service.checking.alerts import Level, OxfordComma, Tone, Writer
from service.checking.categories import BY_KEY
from service.markup.formats import FORMATS
from service.project.levels import Gravity

__all__ = ["ADDED", "FILE", "KEYS", "SHARED_FILE", "ProjectSettings", "load", "nearest", "read_values", "said_by"]

FILE = ".emend.toml"
SHARED_FILE = "pyproject.toml"

FAIL_ON = {"never": 9, **{gravity.label: int(gravity) for gravity in Gravity}}
"""The least gravity that ends a check with status 1, by its name."""


def _setting(meaning: str, read: Callable[[Any], Any], default: Any = None) -> Any:
    if callable(default):
        return field(default_factory=default, metadata={"meaning": meaning, "read": read})
    return field(default=default, metadata={"meaning": meaning, "read": read})


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError("must be a text")
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) and one for one in value):
        raise ValueError('must be a list of texts, as in ["one", "two"]')
    return tuple(value)


def _text_or_texts(value: Any) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) and value else _texts(value)


def _one_of(*known: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in known:
            raise ValueError(f"must be one of {', '.join(known)}")
        return str(value)

    return read


def _categories(value: Any) -> tuple[str, ...]:
    for one in _texts(value):
        if one not in BY_KEY:
            near = get_close_matches(one.upper(), BY_KEY, 1)
            raise ValueError(f"“{one}” is no category" + (f"; did you mean “{near[0]}”?" if near else ""))
    return tuple(value)


def _formats(value: Any) -> dict[str, str]:
    if not isinstance(value, dict) or not all(one in FORMATS for one in value.values()):
        raise ValueError(f'must name a format ({", ".join(FORMATS)}) for patterns, as in {{"*.inc" = "markdown"}}')
    return dict(value)


@dataclass(frozen=True, slots=True)
class ProjectSettings:
    """What a project says; the keys of its file are the names here, with hyphens or underscores."""

    language: str = _setting("language of the texts (BCP 47), or auto", _text, "auto")
    preferred_languages: tuple[str, ...] = _setting("what short texts are rather taken for (BCP 47)", _texts, ())
    mother_tongue: str = _setting("the writers' first language, whose false friends are told", _text, "")
    message_language: str = _setting("language of the messages (BCP 47), or text for that of the text", _text, "en")
    level: str = _setting("picky says matters of taste as well", _one_of(*Level), "default")
    tone: str = _setting("the tone that the texts are to have", _one_of(*Tone), "neutral")
    writer: str = _setting(
        "a learner is told less sure things, too, a careful writer only sure ones", _one_of(*Writer), "auto"
    )
    oxford_comma: str = _setting("whether lists have a comma before their last member", _one_of(*OxfordComma), "auto")
    categories: tuple[str, ...] = _setting("say nothing but what is of these categories", _categories, ())
    disabled_categories: tuple[str, ...] = _setting("say nothing of these categories", _categories, ())
    enabled_rules: tuple[str, ...] = _setting("rules that are off unless they are named here", _texts, ())
    disabled_rules: tuple[str, ...] = _setting("rules that are not to speak", _texts, ())
    words: tuple[str, ...] = _setting("words to accept", _texts, ())
    dictionary: tuple[str, ...] = _setting("files of words to accept, one a line", _text_or_texts, ())
    rules: tuple[str, ...] = _setting("folders of rule packs of one's own", _text_or_texts, ())
    files: tuple[str, ...] = _setting("patterns of the files to check, as in .gitignore", _texts, ())
    exclude: tuple[str, ...] = _setting("patterns of files and folders to leave alone", _texts, ())
    formats: Mapping[str, str] = _setting("formats of files by pattern", _formats, dict)
    fail_on: str = _setting("the least alert that ends with status 1", _one_of(*FAIL_ON), "note")
    source: Path | None = None
    """The file that says it."""

    @property
    def folder(self) -> Path:
        """The folder that patterns and dictionaries are relative to."""
        return Path.cwd() if self.source is None else self.source.parent

    def rule_folders(self) -> list[Path]:
        """The folders of its rule packs."""
        return [self.folder / name for name in self.rules]

    def accepted(self) -> list[str]:
        """The words to accept, those of the dictionaries included; ``#`` starts a remark.

        Raises:
            ConfigError: a dictionary cannot be read.
        """
        found = list(self.words)
        for name in self.dictionary:
            try:
                lines = (self.folder / name).read_text("utf-8-sig").splitlines()
            except (OSError, UnicodeDecodeError, ValueError) as error:
                said = getattr(error, "strerror", None) or error
                raise ConfigError(f"{self.source}: dictionary: {name}: {said}") from error
            found += (word for line in lines if (word := line.partition("#")[0].strip()))
        return found


ADDED = ("disabled_categories", "enabled_rules", "disabled_rules", "words")
"""Lists to which what stands above a project adds; others it puts in place of those of the project."""

KEYS = {one.name.replace("_", "-"): one for one in fields(ProjectSettings) if one.metadata}
"""The keys of a file."""


def nearest(folder: Path) -> Path | None:
    """The file that holds for a folder: its own, or that of the nearest folder above; ``.emend.toml`` goes first."""
    for one in (folder, *folder.parents):
        if (one / FILE).is_file():
            return one / FILE
        if (one / SHARED_FILE).is_file() and _table(one / SHARED_FILE) is not None:
            return one / SHARED_FILE
    return None


def load(source: Path | None) -> ProjectSettings:
    """What a file says; nothing for None.

    Raises:
        ConfigError: it cannot be read, or a key or a value is none.
    """
    return ProjectSettings(**said_by(source), source=source)


def said_by(source: Path | None) -> dict[str, Any]:
    """The values that a file names, by the names of the fields; what is raised is what ``load`` raises."""
    return {} if source is None else read_values(_table(source) or {}, str(source))


def read_values(table: Mapping[str, Any], source: str) -> dict[str, Any]:
    """The values of a table of keys, by the names of the fields; ``source`` tells in errors where it stands.

    Raises:
        ConfigError: a key or a value is none.
    """
    values: dict[str, Any] = {}
    for written, value in table.items():
        key = written.replace("_", "-")
        if key not in KEYS:
            near = get_close_matches(key, KEYS, 1)
            hint = f"; did you mean “{near[0]}”?" if near else "."
            raise ConfigError(f"{source}: there is no key “{written}”{hint} The keys are: {', '.join(KEYS)}")
        try:
            values[KEYS[key].name] = KEYS[key].metadata["read"](value)
        except ValueError as error:
            raise ConfigError(f"{source}: {written}: {error}") from None
    return values


def _table(file: Path) -> dict[str, Any] | None:
    """The table of a file; None where a ``pyproject.toml`` has none."""
    import tomllib

    try:
        values = tomllib.loads(file.read_text("utf-8-sig"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(f"{file}: {getattr(error, 'strerror', None) or error}") from error
    if file.name != SHARED_FILE:
        return values
    tool = values.get("tool", {})
    found = tool.get("emend") if isinstance(tool, dict) else None
    if found is not None and not isinstance(found, dict):
        raise ConfigError(f"{file}: tool.emend must be a table")
    return found
