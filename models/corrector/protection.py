"""Which edits must not be made, whatever the model thinks of them."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from models.corrector.labels import is_label
from models.corrector.protocol import Edit
from models.text.document import Document
from models.text.protected import Protected, protected_spans

_DIGITS = re.compile(r"\d+")
_WORD = re.compile(r"\w+")
_LETTER = re.compile(r"[^\W\d_]")
_BULLET = re.compile(r"\s*[-*+\u2022\u2023\u25aa\u25cf\u25e6\u00b7\u2013\u2014|]+\s")

_PAIRED = re.compile(r"[\"“”„«»()\[\]{}]")
"""Marks that come in pairs, often over several sentences: the check of pairs looks after them."""


class Protection:
    """The spans of one sentence that stay as they are."""

    def __init__(self, sentence: str, spans: Sequence[Protected] | None = None, *, label: bool = False) -> None:
        """Take the spans, or find them: URLs, e-mail addresses, code, numbers, quoted foreign words and the like.

        A ``label`` (``Best regards``, ``Hi Maria,``) keeps its end as it is; so does the bullet of a list item.
        """
        self.sentence = sentence
        self.label = label
        self.spans = protected_spans(sentence) if spans is None else spans
        bullet = _BULLET.match(sentence)
        self._text_start = bullet.end() if bullet else 0

    def forbids(self, edit: Edit) -> bool:
        """Whether an edit touches a protected span, changes a number, bracket or quotation mark, or leaves no word.

        An insertion at the border of a protected span does not touch it. Where there is no word there is nothing to
        mend, and what ends in an emoji needs no end mark.
        """
        return (
            edit.start < self._text_start
            or any(self._touches(edit, span) for span in self.spans)
            or _PAIRED.findall(self.sentence[edit.start : edit.end]) != _PAIRED.findall(edit.replacement)
            or _DIGITS.findall(self.sentence[edit.start : edit.end]) != _DIGITS.findall(edit.replacement)
            or self._erases(edit)
            or not _LETTER.search(self.sentence)
            or ((self.label or self._ends_in_symbol) and self._marks_the_end(edit))
        )

    def _touches(self, edit: Edit, span: Protected) -> bool:
        if edit.start == edit.end:
            return span.start < edit.start < span.end
        if edit.end <= span.start or edit.start >= span.end:
            return False
        # A longer edit may run across the span as long as it keeps it: "look https://a.b at" -> "look at https://a.b".
        within = edit.start > span.start or edit.end < span.end
        return within or self.sentence[span.start : span.end] not in edit.replacement

    @property
    def _ends_in_symbol(self) -> bool:
        """Whether the last character but joiners and marks is a symbol such as an emoji."""
        kinds = (unicodedata.category(character) for character in reversed(self.sentence.rstrip()))
        return next((kind for kind in kinds if kind not in ("Cf", "Mn", "Me", "Sk")), "") == "So"

    def _marks_the_end(self, edit: Edit) -> bool:
        replaced = self.sentence[edit.start : edit.end]
        same_words = _WORD.findall(replaced) == _WORD.findall(edit.replacement)
        return same_words and edit.end >= len(self.sentence.rstrip())

    def _erases(self, edit: Edit) -> bool:
        rest = self.sentence[: edit.start] + edit.replacement + self.sentence[edit.end :]
        return not _WORD.search(rest) and _WORD.search(self.sentence) is not None


def protections(document: Document) -> list[Protection]:
    """One for each sentence; code that runs over several sentences protects each of them."""
    spans = document.protected
    found: list[Protection] = []
    first = 0
    for sentence in document.sentences:
        while first < len(spans) and spans[first].end <= sentence.start:
            first += 1
        inside = []
        for at in range(first, len(spans)):
            span = spans[at]
            if span.start >= sentence.end:
                break
            start, end = max(span.start, sentence.start), min(span.end, sentence.end)
            inside.append(replace(span, start=start - sentence.start, end=end - sentence.start))
        label = is_label(document.text, sentence.start, sentence.end)
        found.append(Protection(document.slice(sentence), inside, label=label))
    return found
