"""Quoted or emphasised words that do not look English.

Kept simple. A span of at most twelve words between quotation marks, or in ``*italics*`` or ``_italics_``, counts as
foreign where no word of it is one of English's most frequent, and at least half of its words do not look English:
they have a letter that English does not use, are frequent in another European language, or have an ending or letter
pair that English words do not have. A single quoted word must have such a letter; an emphasised one may look foreign
in any of these ways.

In texts of other languages two words or more between such marks are foreign where each is a frequent word of one other
language, and at least half of them are none of the text's own: *„state of the art“* in German.
"""

import re
from collections.abc import Iterator
from functools import cache

from models.language_folders import language_tables
from models.languages.frequent_words import languages_with
from models.languages.tags import primary
from models.text.lexicon import words_of

_CLOSING = {
    '"': '"',
    "\u201c": "\u201d",
    "\u00ab": "\u00bb",
    "\u201e": "\u201c\u201d",
    "\u2018": "\u2019",
    "*": "*",
    "_": "_",
}
_LONGEST = 120
_MOST_WORDS = 12
_FEWEST_WORDS = 2
_OPENING = re.compile(
    r"[\"\u201c\u00ab\u201e\u2018*_]"  # first, so that other characters are passed over fast
    r"(?:(?<![*_])(?<!\w.)(?=\s?[\w\u00bf\u00a1])|(?<=[*_])(?<![\w*_].)(?=[\w\u00bf\u00a1]))"
)
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_ELISION = re.compile(r"(?i:(?:[cdjlmnst]|qu|dell|nell|all|un)['\u2019]\w)")
_SHAPE = re.compile(
    r"(?i:.*(?:zion[ei]|zione|eaux|ique|euse|keit|heit|schaft|lich|ungen|iert|ische?[nrs]?|amente|idad|dade|ados?|"
    r"ellos?|ello|ezza|ismo|ista|wicz|owski|anie|oux|\wum|\wae)|(?:\w*(?:sz|cz|rz|dzi|lj|nj|ij|ijk|oe|aa|uu)\w*))"
)


@cache
def _english() -> frozenset[str]:
    return words_of("en", "frequent")


@cache
def _frequent_elsewhere() -> frozenset[str]:
    return frozenset().union(*(words_of(language, "frequent") for language in language_tables())) - _english()


def quoted_foreign(text: str, language: str = "en") -> Iterator[tuple[int, int]]:
    """Offsets of the quoted or emphasised foreign words, without the marks around them, in order.

    Args:
        text: any string.
        language: BCP 47 code of the text.
    """
    own = primary(language)
    at = 0
    for match in _OPENING.finditer(text):
        start = match.end()
        if match.start() < at:
            continue
        ends = [text.find(mark, start, start + _LONGEST) for mark in _CLOSING[match[0]]]
        end = min((offset for offset in ends if offset > 0), default=0)
        inside = text[start:end]
        if end and "\n" not in inside and not inside[-1:].isspace() * (match[0] in "*_"):
            if not (_foreign(inside, match[0]) if own == "en" else _of_another(inside, own)):
                continue
            yield start, end
            at = end + 1


def _foreign(inside: str, mark: str) -> bool:
    words = _WORD.findall(inside)
    if not words or len(words) > _MOST_WORDS or any(word.lower() in _english() for word in words):
        return False
    if len(words) == 1 and mark not in "*_":
        return not words[0].isascii()
    return 2 * sum(map(_looks_foreign, words)) >= len(words)


def _of_another(inside: str, own: str) -> bool:
    """Whether the words are frequent ones of one language, and half of them or more none of the text's own."""
    words = [word.lower() for word in _WORD.findall(inside)]
    if not _FEWEST_WORDS <= len(words) <= _MOST_WORDS:
        return False
    having = [languages_with(word) for word in words]
    return bool(frozenset.intersection(*having) - {own}) and 2 * sum(own in tags for tags in having) <= len(words)


def _looks_foreign(word: str) -> bool:
    return (
        not word.replace("\u2019", "'").isascii()
        or word.lower() in _frequent_elsewhere()
        or _ELISION.match(word) is not None
        or _SHAPE.fullmatch(word) is not None
    )
