"""What is added to the settings of a project or to a list of words, which otherwise stay as they are written."""

from pathlib import Path
from typing import Any

from models.errors import ConfigError
from service.project.settings import FILE, SHARED_FILE, load, nearest

__all__ = ["accept_in_file", "accept_in_project", "disable_in_project"]


def accept_in_project(folder: Path, root: Path, word: str) -> Path:
    """Have a project accept a word: in its first dictionary, or else in its settings.

    Args:
        folder: where the text lies that has it.
        root: where the settings are written if the project has none.
        word: the word.

    Returns:
        The file that was changed, or has it already.

    Raises:
        ConfigError: the settings cannot be read or written.
    """
    source = nearest(folder)
    project = load(source)
    if project.dictionary:
        file = project.folder / project.dictionary[0]
        accept_in_file(file, word)
        return file
    return _add(source or root / FILE, "words", word)


def disable_in_project(folder: Path, root: Path, rule: str) -> Path:
    """Have a rule not speak in a project; see ``accept_in_project``."""
    source = nearest(folder)
    load(source)
    return _add(source or root / FILE, "disabled-rules", rule)


def accept_in_file(file: Path, word: str) -> None:
    """Put a word into a file of accepted words, one a line.

    Raises:
        ConfigError: it cannot be read or written.
    """
    text = _read(file)
    known = {line.partition("#")[0].strip() for line in text.splitlines()}
    if word in known:
        return
    end = "\r\n" if "\r\n" in text else "\n"
    gap = end if text and not text.endswith("\n") else ""
    _write(file, f"{text}{gap}{word}{end}")


def _add(file: Path, key: str, value: str) -> Path:
    """Add a value to a list of the settings."""
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        document = tomlkit.parse(_read(file))
    except TOMLKitError as error:
        raise ConfigError(f"{file}: {error}") from None
    table: Any = document
    if file.name == SHARED_FILE:
        for name in ("tool", "emend"):
            table = table.setdefault(name, tomlkit.table())
    written = key if key in table else key.replace("-", "_")
    values = table.get(written)
    if values is None:
        table[key] = [value]
    elif value not in values:
        values.append(value)
    _write(file, tomlkit.dumps(document))
    return file


def _read(file: Path) -> str:
    """The text of a file, line ends as they are; empty where there is none."""
    try:
        return file.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file}: {getattr(error, 'strerror', None) or error}") from error


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode("utf-8"))
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}") from error
