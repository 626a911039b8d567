"""What the tags of GECToR mean for a word (Omelianchuk et al. 2020, section 3)."""

import re
from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from models.corrector.engines.tagger.inflection import inflected

__all__ = ["KEEP", "START", "Tag", "TagOperation", "transformed"]

KEEP = "$KEEP"
START = "$START"
"""The word before the first, behind which a tag can put one."""

_VERB = re.compile(r"VERB_(VB[DGNPZ]?)_(VB[DGNPZ]?)")
_NUMBER = {"AGREEMENT_PLURAL": ("NN", "NNS"), "AGREEMENT_SINGULAR": ("NNS", "NN")}
_CASES: dict[str, Callable[[str], str]] = {
    "CASE_LOWER": str.lower,
    "CASE_UPPER": str.upper,
    "CASE_CAPITAL": str.capitalize,
    "CASE_CAPITAL_1": lambda word: word[:1] + word[1:].capitalize(),
    "CASE_UPPER_-1": lambda word: word[:-1].upper() + word[-1:],
}
_JOINTS = {"SPACE": "", "HYPHEN": "-"}


class TagOperation(Enum):
    """What is done to a word."""

    DELETE = auto()
    APPEND = auto()
    """The argument is put behind it."""
    REPLACE = auto()
    """The argument takes its place."""
    TRANSFORM = auto()
    """It gets the form that the argument names."""
    MERGE = auto()
    """It is written as one with the next word, the argument between them."""


class Tag(NamedTuple):
    """One thing to do to a word."""

    operation: TagOperation
    argument: str = ""

    @classmethod
    def of(cls, label: str) -> "Tag | None":
        """The meaning of a model's label; None for ``$KEEP`` and for labels that mean nothing here."""
        name, _, argument = label.partition("_")
        match name:
            case "$DELETE" if not argument:
                return cls(TagOperation.DELETE)
            case "$APPEND" | "$REPLACE" if argument and not argument.isspace():
                return cls(TagOperation[name[1:]], argument)
            case "$MERGE" if argument in _JOINTS:
                return cls(TagOperation.MERGE, _JOINTS[argument])
            case "$TRANSFORM" if _is_form(argument):
                return cls(TagOperation.TRANSFORM, argument)
        return None


def _is_form(argument: str) -> bool:
    return argument in _CASES or argument in _NUMBER or argument == "SPLIT_HYPHEN" or bool(_VERB.fullmatch(argument))


def transformed(word: str, form: str, language: str = "en") -> str | None:
    """A word in the form that a ``$TRANSFORM_`` tag names, None where it has none other than the one it is in.

    Verb forms and number are those of a dictionary of English; words of other languages have none.
    """
    if form in _CASES:
        other = _CASES[form](word)
    elif form == "SPLIT_HYPHEN":
        other = " ".join(filter(None, word.split("-")))
    elif language != "en":
        return None
    else:
        verb = _VERB.fullmatch(form)
        other = inflected(word, *(verb.groups() if verb else _NUMBER[form])) or ""
    return other if other and other != word else None
