"""The ways in which a word that somebody typed may be written in the dictionary."""

import unicodedata
from collections.abc import Iterator

__all__ = ["headword", "joined", "spellings"]

_CHARACTERS = str.maketrans(
    {
        "\u2019": "'",
        "\u02bc": "'",
        "\u2010": "-",
        "\u2011": "-",
        "\u00ad": None,
        "æ": "ae",
        "Æ": "Ae",
        "œ": "oe",
        "Œ": "Oe",
    }
)
"""Typographic apostrophes and hyphens, the soft hyphen, ligatures."""


def headword(word: str) -> str:
    """A word as WordNet writes it: plain letters, ``_`` for spaces, none around it; the letter case is kept."""
    plain = unicodedata.normalize("NFD", word).translate(_CHARACTERS)
    letters = "".join(character for character in plain if not unicodedata.combining(character))
    return "_".join(letters.replace("_", " ").split())


def joined(word: str) -> str:
    """A headword as one word."""
    return word.replace("_", "").replace("-", "")


def spellings(word: str) -> Iterator[str]:
    """A headword and the other ways to write it, each once, the most literal first.

    Hyphens, spaces and nothing stand for one another, full stops may be missing (as in WordNet's own look-up), a
    possessive ending is cut off.
    """
    seen: set[str] = set()
    for base in (word, word.removesuffix("'s").removesuffix("'")):
        for spelling in (
            base,
            base.replace("_", "-"),
            base.replace("-", "_"),
            joined(base),
            base.replace(".", ""),
        ):
            if spelling and spelling not in seen:
                seen.add(spelling)
                yield spelling
