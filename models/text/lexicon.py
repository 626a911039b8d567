"""The languages with rules of their own (a folder each in ``languages/``), and the word lists in these folders.

A word list holds words separated by whitespace; what follows a ``#`` in a line is a comment.
"""

from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent / "languages"
_LANGUAGES = frozenset(path.name for path in _FOLDER.iterdir() if path.is_dir())


def primary(language: str) -> str:
    """The language of a BCP 47 code, without region: ``en`` for ``en-GB``."""
    return language.replace("_", "-").partition("-")[0].lower()


def known(language: str) -> str:
    """The language of a BCP 47 code if it has a folder, else the empty string."""
    code = primary(language)
    return code if code in _LANGUAGES else ""


def data_file(language: str, name: str) -> Path | None:
    """A file in the folder of a language, if there is one."""
    path = _FOLDER / language / name
    return path if language in _LANGUAGES and path.is_file() else None


@cache
def words_of(language: str, name: str) -> frozenset[str]:
    """The words of a list of a language; empty where the language has none."""
    path = data_file(language, f"{name}.txt")
    lines = path.read_text(encoding="utf-8").splitlines() if path else []
    return frozenset(word for line in lines for word in line.split("#")[0].split())
