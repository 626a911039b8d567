"""Which edits must not be made, whatever the model thinks of them."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from models.corrector.protocol import Edit
from models.text.document import Document
from models.text.protected import Protected, protected_spans

_DIGITS = re.compile(r"\d+")
_WORD = re.compile(r"\w+")
_LETTER = re.compile(r"[^\W\d_]")
_LINE_END = re.compile(r"[ \t]*[\r\n]")
_LINE_START = re.compile(r"[\r\n][ \t]*\Z")
_END_MARKS = ".!?…"
_LONGEST_LABEL = 5
"""Words up to which a line without an end mark is a salutation, heading or list item, which needs none."""


class Protection:
    """The spans of one sentence that stay as they are."""

    def __init__(self, sentence: str, spans: Sequence[Protected] | None = None, *, label: bool = False) -> None:
        """Take the spans, or find them: URLs, e-mail addresses, code, numbers, quoted foreign words and the like.

        A ``label`` (``Best regards``, ``Hi Maria,``) keeps its end as it is.
        """
        self.sentence = sentence
        self.label = label
        self.spans = protected_spans(sentence) if spans is None else spans

    def forbids(self, edit: Edit) -> bool:
        """Whether an edit touches a protected span, changes a number, or leaves no word of the sentence.

        An insertion at the border of a protected span does not touch it. Where there is no word there is nothing to
        mend, and what ends in an emoji needs no end mark.
        """
        return (
            any(self._touches(edit, span) for span in self.spans)
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
        label = _is_label(document.text, sentence.start, sentence.end, last=sentence is document.sentences[-1])
        found.append(Protection(document.slice(sentence), inside, label=label))
    return found


def _is_label(text: str, start: int, end: int, *, last: bool) -> bool:
    """Whether a sentence is a short line of its own in a text of several lines, without an end mark."""
    line = text[start:end].rstrip()
    alone = _LINE_END.match(text, end) is not None or (
        last and _LINE_START.search(text[max(start - 40, 0) : start]) is not None
    )
    return alone and not line.endswith(tuple(_END_MARKS)) and len(_WORD.findall(line)) <= _LONGEST_LABEL
