"""The comma before the last member of a list: as the house has it, or as most lists of the text."""

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar

from models.languages.tags import primary
from models.text.blocks import remembered
from models.text.document import Document
from service.checking.alerts import Alert, OxfordComma
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.checks.oxford_comma.lists import Listed, lists_of
from service.checking.options import Options
from service.checking.resources import Resources

_MAYBE = re.compile(r",[^,;:.]{2,60}?,? (?:and|or) ")
"""What every list of three has; only such sentences are parsed."""
_LONGEST = 400
"""Code points of the longest sentence that is parsed: what is longer is seldom parsed right, and takes long."""
_PLACE = dict[bool, list[tuple[int, Listed]]]


class OxfordCommas(TextCheck):
    """Finds lists of English texts with a comma before *and* or *or*, or without, as ``oxfordComma`` asks for."""

    name: ClassVar[str] = "oxford-comma"
    priority: ClassVar[int] = -5
    kinds: ClassVar[tuple[str, ...]] = ("missing", "superfluous")

    def __init__(self, resources: Resources) -> None:
        self._lists = remembered(lambda sentence: lists_of(sentence, resources.syntax))

    def covers(self, language: str) -> bool:
        """English."""
        return primary(language) == "en"

    def wanted(self, options: Options) -> bool:
        """Where the house has decided, or with ``picky``."""
        return options.list_comma is not None

    def check(self, document: Document) -> list[Alert]:
        """For each list what those are shown who always want the comma, who never do, and who want one way."""
        places: _PLACE = {True: [], False: []}
        for start, listed in self._found(document):
            places[listed.comma].append((start, listed))
        alerts = [self._alert(at, one, OxfordComma.WITH, _WITH) for at, one in places[False]]
        alerts += [self._alert(at, one, OxfordComma.WITHOUT, _WITHOUT) for at, one in places[True]]
        if places[True] and places[False]:
            rarer = len(places[True]) < len(places[False])
            message = _consistent(len(places[True]), len(places[False]))
            alerts += [self._alert(at, one, OxfordComma.CONSISTENT, message) for at, one in places[rarer]]
        return sorted(alerts, key=lambda alert: alert.offset)

    def _found(self, document: Document) -> Iterator[tuple[int, Listed]]:
        for sentence in document.sentences:
            text = document.slice(sentence)
            if len(text) > _LONGEST or not _MAYBE.search(text):
                continue
            for listed in self._lists(text):
                if not _touches(document, sentence.start + listed.start, sentence.start + listed.end):
                    yield sentence.start, listed

    def _alert(self, start: int, listed: Listed, shown: OxfordComma, message: str) -> Alert:
        superfluous = listed.comma
        return Alert(
            offset=start + listed.start,
            length=listed.end - listed.start,
            category=Category.PUNCTUATION,
            main_category=Category.PUNCTUATION,
            message=message.format(joining=listed.conjunction),
            short_message="Comma in a list",
            replacements=(listed.word if superfluous else f"{listed.word},",),
            confidence=0.8,
            rule=f"{self.name}/{'superfluous' if superfluous else 'missing'}",
            priority=self.priority,
            oxford_comma=shown,
        )


_WITH = "House style has a comma before the “{joining}” that joins the last member of a list."
_WITHOUT = "House style has no comma before the “{joining}” that joins the last member of a list."


def _consistent(with_comma: int, without: int) -> str:
    more, fewer = ("no comma", "a comma") if with_comma < without else ("a comma", "no comma")
    often, seldom = max(with_comma, without), min(with_comma, without)
    return f"Lists of this text have {more} before “{{joining}}” {often}× and {fewer} {seldom}×; keep to one way."


def _touches(document: Document, start: int, end: int) -> bool:
    spans: Sequence[tuple[int, int]] = [(one.start, one.end) for one in document.protected]
    return any(first < end and start < last for first, last in spans)
