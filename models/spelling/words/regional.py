"""British and American spellings of the same word, and how the spellings of regions are called."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from models.aligner.american import SPELLINGS
from models.language_folders import language_tables

__all__ = ["REGIONS", "swapped"]

REGIONS = {
    tag: variant.adjective or variant.name
    for table in language_tables().values()
    for tag, variant in table.variants.items()
}
"""What the spelling of each variant is called in English."""

_RULES = {
    "de": (("ss", "ß"), ("ß", "ss")),
    "fr": (("oe", "œ"),),
    "pt": (
        *(("é", "ê"), ("ê", "é"), ("ó", "ô"), ("ô", "ó"), ("á", "â"), ("â", "á"), ("ã", "á")),
        *(("ct", "t"), ("pt", "t"), ("cç", "ç"), ("pç", "ç"), ("mn", "n"), ("bt", "t"), ("bd", "d"), ("cc", "c")),
        *(("t", "ct"), ("t", "pt"), ("ç", "cç"), ("ç", "pç"), ("c", "pc"), ("n", "mn"), ("t", "bt"), ("nn", "n")),
    ),
}
"""What variants, or writers without the letter on their keyboard, write for each other."""


@cache
def _pairs() -> tuple[tuple[str, str], ...]:
    lines = Path(SPELLINGS).read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return tuple((british.lstrip("=-"), american) for british, american in rows)


def swapped(lower: str, language: str) -> Iterator[str]:
    """How other variants of a language may spell a word, as far as rules tell.

    Args:
        lower: the word, in lower case.
        language: BCP 47 tag without region.
    """
    if language == "en":
        yield from _swapped_english(lower)
    for one, other in _RULES.get(language, ()):
        if one in lower:
            yield lower.replace(one, other)
            for at in range(len(lower)):
                if lower.startswith(one, at):
                    yield lower[:at] + other + lower[at + len(one) :]


def _swapped_english(lower: str) -> Iterator[str]:
    for british, american in _pairs():
        if british in lower:
            yield lower.replace(british, american)
        if american in lower:
            yield lower.replace(american, british)
    head, tail = lower[:3], lower[3:]
    if "is" in tail:
        yield head + tail.replace("is", "iz")
    if "iz" in tail:
        yield head + tail.replace("iz", "is")
