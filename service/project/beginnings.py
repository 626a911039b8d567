"""The settings that a project could begin with, told from what is there."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePath

from models.errors import InputError
from service.project.files import source_files
from service.project.settings import ProjectSettings

__all__ = ["beginnings"]

_MOST_READ = 40
_MOST_CHARACTERS = 4_000
_LISTS = ("cspell-words.txt", "project-words.txt", "wordlist.txt", ".wordlist.txt")
"""Files in which other checkers keep accepted words, one a line."""
_VALE = "styles/config/vocabularies/*/accept.txt"
_NAMED_IN = {
    "pyproject.toml": ("project", "name"),
    "Cargo.toml": ("package", "name"),
    "package.json": ("name",),
}
"""Files in which a project says what it is called, and the keys that lead there."""
_WORD = re.compile(r"[^\W\d_][\w'’-]*")


def beginnings(folder: Path) -> str:
    """The text of ``.emend.toml`` for a folder: the language most of its texts are in, and the words it accepts.

    Raises:
        InputError: the folder cannot be read.
    """
    dictionaries = sorted(_word_lists(folder))
    lists = {folder / name for name in dictionaries}
    files = [one.path for one in source_files([str(folder)], ProjectSettings()) if one.path not in lists]
    foreign = _generated(files, folder)
    kinds = Counter(path.suffix.lower() for path in files)
    held = ", ".join(f"{number} {ending}" for ending, number in sorted(kinds.items())) or "none yet"
    own = [path for path in files if f"/{path.relative_to(folder).as_posix()}" not in foreign]
    lines = [
        f"# Settings of `emend check`, for the texts of this folder (found: {held}).",
        "# docs/check.md of Emend explains every key.",
        f'language = "{_language(own)}"',
        'level = "default"     # "picky" says matters of taste as well',
        'tone = "neutral"      # "academic", "casual", "formal"',
        'fail-on = "note"      # "warning", "error", "never": the least alert that ends with status 1',
        f"words = [{', '.join(_quoted(word) for word in _own_names(folder))}]",
        f"dictionary = [{', '.join(_quoted(name) for name in dictionaries)}]   # files of words to accept, one a line",
        f"exclude = [{', '.join(_quoted(name) for name in foreign)}]",
        "disabled-rules = []",
    ]
    return "\n".join(lines) + "\n"


def _language(files: Sequence[Path]) -> str:
    """The language that most of the text is in; ``auto`` where there is none, or no language has two thirds of it."""
    from models.languages.identify import identify
    from service.markup.formats import format_of, parts_of

    found: Counter[str] = Counter()
    for path in files[:_MOST_READ]:
        try:
            text = path.read_text("utf-8-sig")[:_MOST_CHARACTERS]
        except (OSError, UnicodeDecodeError):
            continue
        try:
            seen = "".join(part.seen for part in parts_of(text, format_of(path.name) or "plain"))
        except InputError:
            continue
        if _WORD.search(seen):
            found[identify(seen).language] += len(seen)
    if not found:
        return "auto"
    language, size = found.most_common(1)[0]
    return language if size * 3 >= found.total() * 2 else "auto"


def _word_lists(folder: Path) -> Iterator[str]:
    """The lists of accepted words that other checkers have here."""
    yield from (name for name in _LISTS if (folder / name).is_file())
    for path in folder.glob(_VALE):
        yield path.relative_to(folder).as_posix()


def _own_names(folder: Path) -> list[str]:
    """The name that the project gives itself, which no dictionary has; the folder may be called anything."""
    names = []
    for file, keys in _NAMED_IN.items():
        try:
            text = (folder / file).read_text("utf-8")
            found = json.loads(text) if file.endswith(".json") else tomllib.loads(text)
            for key in keys:
                found = found[key]
        except (OSError, ValueError, KeyError, TypeError):
            continue
        if isinstance(found, str) and _WORD.fullmatch(found) and found not in names:
            names.append(found)
    return names


def _generated(files: Sequence[Path], folder: Path) -> list[str]:
    """Texts that are usually not one's own words."""
    known = ("LICENSE", "LICENCE", "NOTICE", "THIRD_PARTY", "CODE_OF_CONDUCT")
    names = [path.relative_to(folder) for path in files]
    return sorted({f"/{name.as_posix()}" for name in names if PurePath(name).stem.upper() in known})


def _quoted(text: str) -> str:
    """A basic string of TOML."""
    return json.dumps(text, ensure_ascii=False)
