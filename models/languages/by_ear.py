"""How people spell by ear: *ase* for *hace*, *boy* for *voy* (``sounds.toml``)."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

__all__ = ["SOUNDS", "respelled", "sounds"]

SOUNDS = Path(__file__).with_name("sounds.toml")
_MOST = 2
"""So many sounds of a word, at most, are spelled by ear."""


@cache
def sounds() -> Mapping[str, Sequence[Sequence[str]]]:
    """By language what is written for what, the right spelling first."""
    with SOUNDS.open("rb") as file:
        return tomllib.load(file)


def respelled(word: str, language: str) -> Iterator[str]:
    """Yield a word in small letters as it may be spelled by ear in a language (code), once or twice; not as it stands.

    A spelling that takes away all of it is none.
    """
    here = [pair for pair in sounds().get(language, ()) if pair[0] in word]
    for number in range(1, _MOST + 1):
        for chosen in combinations(here, number):
            form = word
            for right, wrong in chosen:
                form = form.replace(right, wrong)
            if form.strip() and form != word and " " not in form:
                yield form
