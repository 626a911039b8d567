"""What an alert says of a comma."""

from models.languages.tags import primary
from service.checking.messages.explanation import Explanation, explain

__all__ = ["said_of"]

_ENGLISH = "en"
_OTHERWISE = frozenset({"relative", "joining"})
"""Kinds of places where the commas of English have other reasons."""


def said_of(kind: str, language: str, *, original: str = "", replacement: str = "", opener: str = "") -> Explanation:
    """What is said of a kind of place (``models/commas/places.py``) in a text of a language.

    Args:
        kind: the kind.
        language: BCP 47 tag of the text.
        original: the word before the gap.
        replacement: the same with its comma.
        opener: the words that open the clause.
    """
    ending = "-english" if kind in _OTHERWISE and primary(language) == _ENGLISH else ""
    return explain(f"clause.{kind}{ending}", original=original, replacement=replacement, opener=opener)
