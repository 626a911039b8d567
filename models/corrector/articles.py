"""The English indefinite article that fits the sound of the word behind it: *a user*, *an hour*.

A model writes the article before it has seen what comes of the word behind, and has heard no word.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from models.corrector.protocol import Correction, Edit

__all__ = ["article_before", "with_fitting_articles"]

_CONSONANT = re.compile(
    r"(?:eu|ewe|one(?!rous)|once|ouija|ubi|uga|uku|ura|uro|uru|us[aeu]|ut[eio]|uni(?![mn]|dentif))", re.IGNORECASE
)
"""Beginnings that are written with a vowel and spoken with a consonant."""
_SILENT_H = re.compile(r"(?:hour|honest|honou?r|heir)", re.IGNORECASE)
_SPOKEN_WITH_VOWEL = frozenset("AEFHILMNORSX")
"""Letters whose names begin with a vowel."""
_EIGHT = re.compile(r"(?:8|1[18](?!\d))")
_ARTICLE = re.compile(r"\b(an?) (?=([\"“‘']?)(\w+))", re.IGNORECASE)


def article_before(word: str) -> str | None:
    """Which of *a* and *an* stands before a word; None where that depends on how it is spoken, as for ``NASA``."""
    if word[0].isdigit():
        return "an" if _EIGHT.match(word) else "a"
    if len(word) == 1:
        return "an" if word.upper() in _SPOKEN_WITH_VOWEL else "a"
    if word.isupper() or not word.isalpha():
        return None
    if _SILENT_H.match(word):
        return "an"
    return "an" if word[0].lower() in "aeiou" and not _CONSONANT.match(word) else "a"


def with_fitting_articles(correction: Correction) -> Correction:
    """A correction whose edits, and their other replacements, write the article that fits the next word."""
    edits: list[Edit] = []
    for at, edit in enumerate(correction.edits):
        behind = _behind(correction, at)
        others = (replace(one, text=_fitted(one.text, behind)) for one in edit.alternatives)
        edits.append(replace(edit, replacement=_fitted(edit.replacement, behind), alternatives=tuple(others)))
    return replace(correction, edits=tuple(edits))


def _behind(correction: Correction, at: int) -> str:
    """What stands in the target behind an edit."""
    end = correction.edits[at].end
    later: Sequence[Edit] = correction.edits[at + 1 :]
    moved = (replace(one, start=one.start - end, end=one.end - end) for one in later)
    return Correction(correction.source[end:], tuple(moved)).target


def _fitted(text: str, behind: str) -> str:
    if not re.search(r"\ban?\b", text, re.IGNORECASE):
        return text
    whole = text + behind
    parts, end = [], 0
    for match in _ARTICLE.finditer(whole):
        article = article_before(match[3])
        if article and match.end(1) <= len(text) and match[1].lower() != article:
            parts += [whole[end : match.start(1)], match[1][0] + article[1:]]
            end = match.end(1)
    return "".join(parts) + whole[end : len(whole) - len(behind)] if parts else text
