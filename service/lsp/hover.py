"""What is shown of an alert, or of a word, where the mouse rests."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from lsprotocol import types

from service.checking.alerts import Alert
from service.lsp.documents import OpenDocument

__all__ = ["hover_of", "word_at"]

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~])")
_MOST_MEANINGS = 3
"""Of each part of speech."""
_MOST_REPLACEMENTS = 5
Meaning = Mapping[str, Any]


def word_at(text: str, offset: int, start: int, end: int) -> tuple[int, int] | None:
    """The word at a place of a line that begins and ends there; None where there is none."""
    for found in _WORD.finditer(text, start, end):
        if found.start() <= offset <= found.end():
            return found.span()
    return None


def hover_of(
    document: OpenDocument, offset: int, word: tuple[int, int] | None, meanings: Sequence[Meaning], markdown: bool
) -> types.Hover | None:
    """What is shown at a place: the alert with its explanation, and what the word means.

    Args:
        document: the document.
        offset: the place (code points of the text).
        word: where the word at that place begins and ends.
        meanings: its definitions, as the interface has them.
        markdown: whether the client shows Markdown.
    """
    alert = next((one for one in document.between(offset, offset) if one.offset <= offset < one.end), None)
    lines = [] if alert is None else list(_explained(alert, markdown))
    if word is not None and meanings:
        lines += ["", "---" if markdown else "", ""] if lines else []
        lines += _meanings(document.text.source[slice(*word)], meanings, markdown)
    if not lines:
        return None
    span = word if alert is None else (alert.offset, alert.end)
    kind = types.MarkupKind.Markdown if markdown else types.MarkupKind.PlainText
    shown = types.MarkupContent(kind, "\n".join(lines).rstrip())
    return types.Hover(shown, document.text.places.range(*span) if span else None)


def _explained(alert: Alert, markdown: bool) -> Iterator[str]:
    """What is wrong and why, and what could stand there."""
    strong, plain = ("**", _escaped) if markdown else ("", str)
    yield f"{strong}{plain(alert.short_message)}{strong}"
    yield ""
    yield plain(alert.message)
    if alert.replacements:
        yield ""
        yield " · ".join(plain(one) if one else "(nothing)" for one in alert.replacements[:_MOST_REPLACEMENTS])
    yield ""
    sign = "`" if markdown else ""
    yield f"{sign}{alert.rule}{sign} {plain(str(alert.category))}: {plain(alert.category.meaning)}"


def _meanings(word: str, meanings: Sequence[Meaning], markdown: bool) -> Iterator[str]:
    plain = _escaped if markdown else str
    emphasis = "*" if markdown else ""
    for part, group in groupby(meanings, lambda one: one["partOfSpeech"]):
        yield f"{plain(word)} {emphasis}{part}{emphasis}"
        yield ""
        for number, one in enumerate(list(group)[:_MOST_MEANINGS], start=1):
            example = f" “{plain(one['examples'][0])}”" if one["examples"] else ""
            yield f"{number}. {plain(one['definition'])}{example}"
        yield ""


def _escaped(text: str) -> str:
    """Text in which Markdown means nothing."""
    return _MARKUP.sub(r"\\\1", text)
