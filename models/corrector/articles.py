"""The English indefinite article that fits the sound of the word behind it: *a user*, *an hour*.

A model writes the article before it has seen what comes of the word behind, and has heard no word.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from models.corrector.protocol import Correction, Edit
from models.text.articles import article_for

__all__ = ["with_fitting_articles"]

_ARTICLE = re.compile(r"\ban?(?= \S)", re.IGNORECASE)


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
    whole = text + behind
    parts, end = [], 0
    for match in _ARTICLE.finditer(whole):
        if match.end() > len(text):
            break
        article = article_for(whole[match.end() :])
        if match[0].lower() != article:
            parts += [whole[end : match.start()], match[0][0] + article[1:]]
            end = match.end()
    return "".join(parts) + text[end:]
