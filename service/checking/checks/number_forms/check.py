"""Dates, times and numbers that a text writes now in one way, now in another."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from models.languages.tags import primary
from models.text.document import Document
from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.checks.number_forms.forms import FAMILIES, uses_of
from service.checking.consistency import Use, unlike, unprotected
from service.checking.options import Options
from service.checking.resources import Resources

_SMALL = "small-number"


class NumberForms(TextCheck):
    """Finds the dates, times, percentages and numbers that an English text mostly writes otherwise."""

    name: ClassVar[str] = "number-forms"
    priority: ClassVar[int] = -15
    kinds: ClassVar[tuple[str, ...]] = (*FAMILIES, _SMALL)

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """English."""
        return primary(language) == "en"

    def wanted(self, options: Options) -> bool:
        """With ``picky``."""
        return options.level is Level.PICKY

    def check(self, document: Document) -> list[Alert]:
        """Those that are written in a rarer way than others of their kind."""
        families: dict[str, list[Use]] = {}
        for family, use in uses_of(document.text):
            families.setdefault(family, []).append(use)
        mixed = {name: uses for name, uses in families.items() if len({use.form for use in uses}) > 1}
        found = [alert for name, uses in mixed.items() for alert in self._rarer(document, name, uses)]
        return sorted(found, key=lambda alert: alert.offset)

    def _rarer(self, document: Document, family: str, uses: Sequence[Use]) -> list[Alert]:
        free = unprotected(uses, document.protected)
        own, times, rarer = unlike(free)
        example = next((document.text[use.start : use.end] for use in free if use.form == own), "")
        return [self._alert(document.text, family, use, own, times, example) for use in rarer]

    def _alert(self, text: str, family: str, use: Use, own: str, times: Counter[str], example: str) -> Alert:
        kind = family if family in FAMILIES else _SMALL
        what = FAMILIES.get(family, f"the {family}")
        return Alert(
            offset=use.start,
            length=use.end - use.start,
            category=Category.STYLE,
            main_category=Category.STYLE,
            message=f"This text writes {what} like “{example}” {times[own]}× and like “{text[use.start : use.end]}” "
            f"{times[use.form]}×; one text keeps to one way.",
            short_message="Written in two ways",
            replacements=(use.others[own],) if own in use.others else (),
            confidence=0.7,
            rule=f"{self.name}/{kind}",
            level=Level.PICKY,
            priority=self.priority,
        )
