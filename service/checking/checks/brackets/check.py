"""Brackets and quotation marks without a partner."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from models.languages.tags import primary
from models.text.document import Document
from models.text.kinds import TokenKind
from models.text.protected import Protected, ProtectedKind
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.messages.explanation import explain
from service.checking.resources import Resources

_BRACKETS = dict(zip("([（［「『【《〈", ")]）］」』】》〉", strict=True))
_CLOSING = frozenset(_BRACKETS.values())
_QUOTES = {'"': '"', "“": '”"', "„": '“”"', "”": "”", "«": "»", "»": "«»"}
"""By what each quotation mark may be closed, in one language or another."""
_SIGN = re.compile(f"[{re.escape(''.join({*_BRACKETS, *_CLOSING, *_QUOTES}))}]")
_FARTHEST = 5_000
"""Code points between two partners; a mark farther away is none."""
_PROSE = frozenset({ProtectedKind.FOREIGN, ProtectedKind.NUMBER})
"""Protected spans whose brackets and quotation marks are still those of the text."""
_LABEL = re.compile(r"(?:^|[\s(\[,;:–—-])(?:[^\W\d_]|[ivxIVX]{1,5}|\d{1,3}(?:\.\d{1,3})*[a-z]?)$")
_LONGEST_LABEL = 12
_WORD = re.compile(r"\w+")
_LONGEST_INTERVAL = 24
_BRACKET_SMILES = frozenset({"be", "ru", "uk"})
"""Languages whose writers smile with a bracket alone."""
_END_MARKS = (".", "!", "?", "…", "。", "！", "？")


class _Side(Enum):
    """The side of a word on which a quotation mark stands."""

    BEFORE = 1
    BEHIND = 2
    EITHER = 3


@dataclass(frozen=True, slots=True)
class _Mark:
    sign: str
    at: int


class Pairs(TextCheck):
    """Finds brackets and double quotation marks that are opened and never closed, or closed and never opened.

    Single quotation marks are left alone, as they look like apostrophes; so are marks that may be inches, list labels
    or smileys, paragraphs that open a quotation again, and what is still being written at the end of the text.
    """

    name: ClassVar[str] = "pairs"
    priority: ClassVar[int] = 3
    kinds: ClassVar[tuple[str, ...]] = ("bracket", "quotation-mark")

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """Every language."""
        return True

    def check(self, document: Document) -> list[Alert]:
        """The marks without a partner."""
        marks = list(_marks(document))
        if not marks:
            return []
        text, smiles = document.text, primary(document.language) in _BRACKET_SMILES
        alone = [
            *_unpaired_brackets(text, [one for one in marks if one.sign not in _QUOTES], smiles=smiles),
            *_unpaired_quotes(text, [one for one in marks if one.sign in _QUOTES]),
        ]
        unfinished = _unfinished(document)
        return [self._alert(one) for one in sorted(alone, key=lambda one: one.at) if one.at < unfinished]

    def _alert(self, mark: _Mark) -> Alert:
        quote = mark.sign in _QUOTES
        kind = "quotation-mark" if quote else "bracket"
        if mark.sign in _CLOSING:
            why = explain("pair.closing", original=mark.sign)
        elif quote:
            why = explain("pair.quotation", original=mark.sign)
        else:
            why = explain("pair.opening", original=mark.sign, partner=_BRACKETS[mark.sign])
        return Alert(
            offset=mark.at,
            length=1,
            category=Category.PUNCTUATION,
            main_category=Category.PUNCTUATION,
            message=why.english.text,
            short_message=why.english.short,
            replacements=(),
            confidence=0.8,
            rule=f"{self.name}/{kind}",
            priority=self.priority,
            told=why,
        )


def _marks(document: Document) -> Iterator[_Mark]:
    """The brackets and quotation marks of the running text."""
    spans: Sequence[Protected] | None = None
    at = 0
    starts = [sentence.start for sentence in document.sentences]
    for number in sorted({bisect_right(starts, match.start()) for match in _SIGN.finditer(document.text)}):
        for token in document.sentences[number - 1].tokens:
            if token.kind is not TokenKind.PUNCT or not (
                token.text in _BRACKETS or token.text in _CLOSING or token.text in _QUOTES
            ):
                continue
            if spans is None:
                spans = [one for one in document.protected if one.kind not in _PROSE]
            while at < len(spans) and spans[at].end <= token.start:
                at += 1
            if at == len(spans) or token.end <= spans[at].start:
                yield _Mark(token.text, token.start)


def _unpaired_brackets(text: str, marks: Sequence[_Mark], *, smiles: bool) -> Iterator[_Mark]:
    opened: list[_Mark] = []
    shared = 0  # brackets that a list label may have closed instead of the one that was meant
    for mark in marks:
        if _is_turned(text, mark):
            continue
        if mark.sign in _BRACKETS:
            opened.append(mark)
            continue
        label = _LABEL.search(text[max(0, mark.at - _LONGEST_LABEL) : mark.at]) is not None
        if opened and (_BRACKETS[opened[-1].sign] == mark.sign or _is_interval(text, opened[-1], mark)):
            opener = opened.pop()
            if mark.at - opener.at > _FARTHEST:
                yield from (opener, mark)
            elif label and mark.at - opener.at > _LONGEST_LABEL:
                shared += 1
        elif len(opened) > 1 and _BRACKETS[opened[-2].sign] == mark.sign:
            yield opened.pop()
            opened.pop()
        elif shared:
            shared -= 1
        elif not label and not (smiles and mark.sign == ")"):
            yield mark
    yield from (one for one in opened if not (smiles and not text[one.at + 1 : one.at + 2].strip(" \n(")))


def _is_interval(text: str, opener: _Mark, closer: _Mark) -> bool:
    """Whether brackets of two kinds stand around numbers or single letters, as in ``[0, 1)``."""
    inside = text[opener.at + 1 : closer.at]
    return len(inside) <= _LONGEST_INTERVAL and all(len(word) == 1 or word.isdigit() for word in _WORD.findall(inside))


def _is_turned(text: str, mark: _Mark) -> bool:
    """Whether a square bracket turns its back to a number, as both do in ``]0, 1[``."""
    before, behind = text[mark.at - 1 : mark.at], text[mark.at + 1 : mark.at + 2]
    return (mark.sign == "]" and behind.isdigit() and not before.isalnum()) or (
        mark.sign == "[" and before.isdigit() and not behind.isalnum()
    )


def _unpaired_quotes(text: str, marks: Sequence[_Mark]) -> Iterator[_Mark]:
    opened: list[_Mark] = []
    for mark in marks:
        side = _side(text, mark)
        top = opened[-1] if opened else None
        if top is not None and top.sign == mark.sign and _begins_line(text, mark):
            opened[-1] = mark  # a quotation of several paragraphs opens each of them anew
        elif top is not None and mark.sign in _QUOTES[top.sign] and not (side is _Side.BEFORE and mark.sign in '"”'):
            opened.pop()
            if mark.at - top.at > _FARTHEST:
                yield from (top, mark)
        elif _is_measure(text, mark):
            continue
        elif side is _Side.BEHIND and mark.sign in '"”':
            yield mark
        else:
            opened.append(mark)
    yield from opened


def _side(text: str, mark: _Mark) -> _Side:
    before, behind = text[mark.at - 1 : mark.at], text[mark.at + 1 : mark.at + 2]
    if before.isalnum() and not behind.isalnum():
        return _Side.BEHIND
    if behind.isalnum() and not before.isalnum():
        return _Side.BEFORE
    if not before.strip():
        return _Side.BEFORE if behind.strip() else _Side.EITHER
    return _Side.EITHER if behind.strip() else _Side.BEHIND


def _is_measure(text: str, mark: _Mark) -> bool:
    """Whether a mark stands for inches or seconds, or inside a word."""
    before, behind = text[mark.at - 1 : mark.at], text[mark.at + 1 : mark.at + 2]
    return mark.sign in '"”' and (before.isdigit() or (before.isalnum() and behind.isalnum()))


def _begins_line(text: str, mark: _Mark) -> bool:
    return not text[text.rfind("\n", 0, mark.at) + 1 : mark.at].strip()


def _unfinished(document: Document) -> int:
    """From where on the text is still being written: a last sentence without an end mark."""
    if not document.sentences:
        return 0
    last = document.sentences[-1]
    ended = document.slice(last).rstrip("\"”“»«)]'’").endswith(_END_MARKS)
    return len(document.text) if ended else last.start
