"""A text for which checks load all that a language takes."""

from itertools import islice

from models.languages.tags import primary
from models.spelling.lists.ranks import ranks

__all__ = ["warm_up_text"]

_WORDS = 12
_LOOKED_AT = 200
_ANY = "internet"


def warm_up_text(language: str) -> str:
    """Frequent words of a language (BCP 47 tag), one without a letter, and one that is near to none.

    What such words may have meant is looked for in tables that take longest to load.
    """
    words = list(islice(ranks(primary(language)), _LOOKED_AT))
    longest = max(words, key=len, default=_ANY)
    return " ".join([*words[:_WORDS], longest[:2] + longest[3:], 2 * longest[::-1]]).capitalize() + "."
