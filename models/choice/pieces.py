"""The words and signs of a sentence as models of choice see them."""

import re
from collections.abc import Collection, Iterator

__all__ = ["pieces", "split"]

_PIECE = re.compile(r"\w+(?:'\w+)*|[^\w\s]")


def pieces(text: str, whole: Collection[str] | None = None) -> list[tuple[str, int]]:
    """The words and signs of a text with their offsets: lower case, straight apostrophes, numbers as ``0``.

    Args:
        text: some text.
        whole: where an apostrophe ends a word (``l'eau`` is two), the words that hold one nevertheless; None where it
            ends none.
    """
    plain = text.replace("’", "'")
    return [
        ("0" if piece[0].isdigit() else piece, start)
        for match in _PIECE.finditer(plain)
        for piece, start in split(match[0].lower(), match.start(), whole)
    ]


def split(word: str, start: int, whole: Collection[str] | None) -> Iterator[tuple[str, int]]:
    """A word cut behind each apostrophe, with the offsets of the parts, if ``whole`` does not keep it together."""
    if whole is not None and word not in whole:
        while (cut := word.find("'") + 1) and cut < len(word):
            yield word[:cut], start
            word, start = word[cut:], start + cut
            if word in whole:
                break
    yield word, start
