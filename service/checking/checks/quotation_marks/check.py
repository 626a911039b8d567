"""Quotation marks and apostrophes of two kinds in one text."""

import re
from collections.abc import Iterator
from typing import ClassVar

from models.text.document import Document
from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.consistency import Use, unlike, unprotected
from service.checking.options import Options
from service.checking.resources import Resources

_PAIRS = {"straight": '""', "curly": "“”", "low": "„“", "low with a high end": "„”", "pointing": "«»", "turned": "»«"}
"""The marks at either end of a quotation, by what they are called."""
_MARK = re.compile(r"[\"“„«»]")
_CLOSING = {'"': '"', "“": "”", "„": "“”", "«": "»", "»": "«"}
_LONGEST = 1_000
"""Code points of a quotation; what is longer has lost a mark."""
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])['’](?=[^\W\d_])")
_APOSTROPHES = {"'": "straight", "’": "curly"}


class QuotationMarks(TextCheck):
    """Finds quotation marks and apostrophes unlike most others of a text; quotations within quotations count not."""

    name: ClassVar[str] = "quotation-marks"
    priority: ClassVar[int] = -15
    kinds: ClassVar[tuple[str, ...]] = ("mixed-quotation-marks", "mixed-apostrophes")

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """Every language."""
        return True

    def wanted(self, options: Options) -> bool:
        """With ``picky``."""
        return options.level is Level.PICKY

    def check(self, document: Document) -> list[Alert]:
        """The marks that are rarer in the text than others."""
        found = [*self._quotations(document), *self._apostrophes(document)]
        return sorted(found, key=lambda alert: alert.offset)

    def _quotations(self, document: Document) -> Iterator[Alert]:
        own, times, rarer = unlike(unprotected(_quotations(document.text), document.protected))
        for use in rarer:
            pair, other = _PAIRS[use.form], _PAIRS[own]
            message = (
                f"This text writes {other[0]}…{other[1]} {_often(times[own])} and {pair[0]}…{pair[1]} "
                f"{_often(times[use.form])}; one text keeps to one kind of quotation marks."
            )
            for at, mark in ((use.start, other[0]), (use.end - 1, other[1])):
                if document.text[at] != mark:
                    yield self._alert(at, at + 1, "mixed-quotation-marks", "Mixed quotation marks", message, mark)

    def _apostrophes(self, document: Document) -> Iterator[Alert]:
        marks = "".join(_APOSTROPHES)
        uses = [
            Use(match.start(), match.end(), match[0], {other: other for other in marks if other != match[0]})
            for match in _APOSTROPHE.finditer(document.text)
        ]
        own, times, rarer = unlike(unprotected(uses, document.protected) if len({one.form for one in uses}) > 1 else [])
        for use in rarer:
            message = (
                f"This text has the {_APOSTROPHES[own]} apostrophe {own} {_often(times[own])} and the "
                f"{_APOSTROPHES[use.form]} one {use.form} {_often(times[use.form])}; one text keeps to one of them."
            )
            yield self._alert(use.start, use.end, "mixed-apostrophes", "Mixed apostrophes", message, own)

    def _alert(self, start: int, end: int, rule: str, short: str, message: str, mark: str) -> Alert:
        return Alert(
            offset=start,
            length=end - start,
            category=Category.TYPOGRAPHY,
            main_category=Category.TYPOGRAPHY,
            message=message,
            short_message=short,
            replacements=(mark,),
            confidence=0.7,
            rule=f"{self.name}/{rule}",
            level=Level.PICKY,
            priority=self.priority,
        )


def _quotations(text: str) -> Iterator[Use]:
    """The quotations of a text that stand in no other one, each within a line."""
    forms = {pair: form for form, pair in _PAIRS.items()}
    at = 0
    while match := _MARK.search(text, at):
        at = match.end()
        if text[max(0, match.start() - 1) : match.start()].isalnum():
            continue  # inches, or the end of a quotation that began on another line
        line = text.find("\n", at)
        end = min(at + _LONGEST, len(text) if line < 0 else line)
        closing = min((found for mark in _CLOSING[match[0]] if (found := text.find(mark, at, end)) >= 0), default=-1)
        if closing > at and (form := forms.get(match[0] + text[closing])) is not None:
            at = closing + 1
            yield Use(match.start(), at, form, {})


def _often(times: int) -> str:
    return {1: "once", 2: "twice"}.get(times, f"{times} times")
