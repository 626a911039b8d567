"""Word lists of a language, from ``languages/<language>/<name>.txt``: words separated by whitespace, ``#`` comments."""

from functools import cache
from pathlib import Path

_FOLDER = Path(__file__).parent / "languages"


@cache
def words_of(language: str, name: str) -> frozenset[str]:
    """The words of a list; empty where the language has none."""
    path = _FOLDER / language / f"{name}.txt"
    if not path.is_file():
        return frozenset()
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines for word in line.split("#")[0].split())
