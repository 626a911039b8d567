"""Word lists of a language, kept in ``tables/<language>/word_lists.txt``."""

from functools import cache

from training.noise.lexicon import TABLES


@cache
def _lists(language: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for line in (TABLES / language / "word_lists.txt").read_text(encoding="utf-8").splitlines():
        name, colon, words = line.partition(": ")
        if colon and not line.startswith("#"):
            found.setdefault(name, []).extend(words.split())
    return {name: tuple(words) for name, words in found.items()}


def word_list(name: str, language: str = "en") -> tuple[str, ...]:
    """The words of a list, in their order there."""
    return _lists(language)[name]
