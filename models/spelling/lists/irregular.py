"""Irregular words that are inflected by rule: ``irregular.txt`` in the folder of a language.

A heading says how the rule and the language go, with a hyphen where the stem of each stands: ``[-te > -, -ten > -en]``.
Below it stand the stems, the one by the rule first: ``geh:ging`` makes ``gehte`` > ``ging``, ``gehten`` > ``gingen``.
A stem with several, ``escrib:escrit|escript``, gives the most usual first.
"""

from collections.abc import Mapping
from functools import cache

from models.errors import ConfigError
from models.language_folders import data_file

__all__ = ["regularised"]


@cache
def regularised(code: str) -> Mapping[str, tuple[str, ...]]:
    """What is meant by each form that is made by rule, in lower case, in a language (BCP 47 without region).

    Raises:
        ConfigError: a heading or an entry is not as it should be.
    """
    path = data_file(code, "irregular.txt")
    found: dict[str, tuple[str, ...]] = {}
    heading: list[tuple[str, str]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() if path else [], 1):
        where = f"{code}/irregular.txt: line {number}"
        text = line.partition("#")[0].strip()
        if text.startswith("["):
            heading = _pairs(text.strip("[]"), where)
            continue
        for entry in text.split():
            stem, _, others = entry.partition(":")
            if not stem or not others or not heading:
                raise ConfigError(f"{where}: {entry}: expected stem:stem below a heading")
            for regular, irregular in heading:
                wrong = regular.replace("-", stem)
                right = (irregular.replace("-", other) for other in others.split("|"))
                found[wrong] = tuple(dict.fromkeys((*found.get(wrong, ()), *right)))
    return found


def _pairs(text: str, where: str) -> list[tuple[str, str]]:
    """The patterns of a heading, by the rule and as they are."""
    pairs = [pair.split() for pair in text.split(",")]
    if any(len(pair) != 3 or pair[1] != ">" or any(side.count("-") != 1 for side in pair[::2]) for pair in pairs):
        raise ConfigError(f"{where}: expected patterns such as [-te > -, ge-t > ge-en]")
    return [(pair[0], pair[2]) for pair in pairs]
