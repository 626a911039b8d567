"""The English indefinite article that fits the sound of the word behind it: *a user*, *an hour*.

A model writes the article before it has seen what comes of the word behind, and has heard no word.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from models.corrector.protocol import Correction, Edit
from models.text.articles import articles_for

__all__ = ["with_fitting_articles"]

_ARTICLE = re.compile(r"\ban?(?= \S)", re.IGNORECASE)
_STANDS_BEFORE = re.compile(r"\b(an?) ?\Z", re.IGNORECASE)
_ONLY_ARTICLE = re.compile(r"\s*an?\s*", re.IGNORECASE)


def with_fitting_articles(correction: Correction) -> Correction:
    """A correction whose edits, and their other replacements, write the article that fits the next word."""
    edits: list[Edit] = []
    for at, edit in enumerate(map(partial(_with_article, correction), range(len(correction.edits)))):
        behind = _behind(correction, at)
        written = correction.source[edit.start : edit.end]
        others = (replace(one, text=_fitted(one.text, written, behind)) for one in edit.alternatives)
        put = _fitted(edit.replacement, written, behind)
        edits.append(replace(edit, replacement=put, alternatives=tuple(others)))
    return replace(correction, edits=tuple(edits))


def _with_article(correction: Correction, at: int) -> Edit:
    """An edit, and the article that stands before it where that fitted the words that go (*a so old car*)."""
    edit, source = correction.edits[at], correction.source
    match = _STANDS_BEFORE.search(source, correction.edits[at - 1].end if at else 0, edit.start)
    if match is None or match[1].lower() not in articles_for(source[match.end(1) :]):
        return edit
    if match[1].lower() in articles_for(source[match.end(1) : edit.start] + edit.replacement + _behind(correction, at)):
        return edit
    before = source[match.start(1) : edit.start]
    others = (replace(one, text=before + one.text) for one in edit.alternatives)
    return replace(edit, start=match.start(1), replacement=before + edit.replacement, alternatives=tuple(others))


def _behind(correction: Correction, at: int) -> str:
    """What stands in the target behind an edit."""
    end = correction.edits[at].end
    later: Sequence[Edit] = correction.edits[at + 1 :]
    moved = (replace(one, start=one.start - end, end=one.end - end) for one in later)
    return Correction(correction.source[end:], tuple(moved)).target


def _fitted(text: str, written: str, behind: str) -> str:
    """A replacement with fitting articles; the article that is written alone stays if it fits, too (*a FAQ*)."""
    alone = _ONLY_ARTICLE.fullmatch(written) and _ONLY_ARTICLE.fullmatch(text)
    if alone and written.strip().lower() in articles_for(behind):
        return written
    whole = text + behind
    parts, end = [], 0
    for match in _ARTICLE.finditer(whole):
        if match.end() > len(text):
            break
        fitting = articles_for(whole[match.end() :])
        if match[0].lower() not in fitting:
            parts += [whole[end : match.start()], match[0][0] + fitting[0][1:]]
            end = match.end()
    return "".join(parts) + text[end:]
