"""What must not be touched in a sentence, whoever corrects it."""

import re
from collections.abc import Sequence
from dataclasses import replace

from models.text.document import Document
from models.text.labels import is_alone, is_label
from models.text.lines import is_row
from models.text.protected import Protected, ProtectedKind, protected_spans

__all__ = ["Protection", "protections"]

_GAP = re.compile(r"(?<=\S)(?: {2,}|[ ]*\t\s*)(?=\S)")
_BULLET = re.compile(
    r"\s*(?:[-*+\u2022\u2023\u25aa\u25cf\u25e6\u00b7\u2013\u2014|]+|\d{1,3}[.)]|\(?(?:\d{1,3}|[A-Za-z]|[ivx]{1,4})\))\s"
)


class Protection:
    """The spans of one sentence that stay as they are.

    Attributes:
        sentence: the sentence.
        spans: URLs, e-mail addresses, code, numbers, quoted foreign words and the like.
        label: whether it is one (``Best regards``, ``Hi Maria,``), whose end stays as it is.
        alone: whether it is all of a text and has no end mark, so that only learners are told of that.
        text_start: where the text begins behind the bullet or number of a list item, which stays.
    """

    def __init__(
        self, sentence: str, spans: Sequence[Protected] | None = None, *, label: bool = False, alone: bool = False
    ) -> None:
        """Take the spans, or find them."""
        self.sentence = sentence
        self.label = label
        self.alone = alone
        self.spans = protected_spans(sentence) if spans is None else spans
        bullet = _BULLET.match(sentence)
        self.text_start = bullet.end() if bullet else 0

    @classmethod
    def of_text(cls, sentence: str) -> "Protection":
        """Of a sentence that is all of a text."""
        end = len(sentence)
        return cls(sentence, label=is_label(sentence, 0, end), alone=is_alone(sentence, 0, end))

    def touches(self, start: int, end: int) -> bool:
        """Whether a part of ``sentence[start:end]`` must stay as it is."""
        return start < self.text_start or any(start < span.end and span.start < end for span in self.spans)


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
        if is_row(document.slice(sentence)):
            inside = _with_gaps(document.slice(sentence), inside)
        label = is_label(document.text, sentence.start, sentence.end) or _is_speaker(document.slice(sentence), inside)
        alone = is_alone(document.text, sentence.start, sentence.end)
        found.append(Protection(document.slice(sentence), inside, label=label, alone=alone))
    return found


def _is_speaker(sentence: str, spans: Sequence[Protected]) -> bool:
    """Whether a sentence is what stands before the words of a turn."""
    return any(span.kind is ProtectedKind.SPEAKER and span.end - span.start >= len(sentence) for span in spans)


def _with_gaps(row: str, spans: Sequence[Protected]) -> list[Protected]:
    """The spans, and the gaps between the columns of a row that lie in none of them."""
    gaps = [Protected(found.start(), found.end(), ProtectedKind.GAP) for found in _GAP.finditer(row)]
    free = [gap for gap in gaps if not any(span.start < gap.end and gap.start < span.end for span in spans)]
    return sorted([*spans, *free], key=lambda span: span.start)
