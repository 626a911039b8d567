"""Words that a text spells now in one way, now in another."""

import re
from collections import Counter
from typing import ClassVar

from models.languages.tags import primary
from models.text.document import Document
from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.checks.spelling_variants.spellings import listed, with_the_other_ending
from service.checking.consistency import Use, unlike, unprotected
from service.checking.options import Options
from service.checking.resources import Resources

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


class SpellingVariants(TextCheck):
    """Finds right spellings of English words that the same text spells otherwise more often. A matter of taste.

    Of spellings of which the text's variant has but one, the check of spelling tells, whichever is more frequent.
    """

    name: ClassVar[str] = "spelling-variants"
    priority: ClassVar[int] = -15
    kinds: ClassVar[tuple[str, ...]] = ("two-spellings",)

    def __init__(self, resources: Resources) -> None:
        self._spelling = resources.spelling

    def covers(self, language: str) -> bool:
        """English."""
        return primary(language) == "en"

    def wanted(self, options: Options) -> bool:
        """With ``picky``."""
        return options.level is Level.PICKY

    def check(self, document: Document) -> list[Alert]:
        """The rarer spellings."""
        begins = {sentence.start for sentence in document.sentences}
        found = ((match.start(), match[0]) for match in _WORD.finditer(document.text))
        # A capital elsewhere may be that of a name, which is spelled as its owner does.
        words = [(at, word) for at, word in found if word[1:].islower() and (word[0].islower() or at in begins)]
        there = {word.lower() for _, word in words}
        twice = {word: other for word in there if (other := _other(word)) is not None and other in there}
        pairs = {word: other for word, other in twice.items() if not self._is_told(document.language, word, other)}
        if not pairs:
            return []
        uses = (
            Use(at, at + len(word), lower, {pairs[lower]: _cased(pairs[lower], word)})
            for at, word in words
            if (lower := word.lower()) in pairs
        )
        groups: dict[frozenset[str], list[Use]] = {}
        for use in unprotected(uses, document.protected):
            groups.setdefault(frozenset((use.form, pairs[use.form])), []).append(use)
        alerts: list[Alert] = []
        for group in groups.values():
            own, times, rarer = unlike(group)
            alerts += [self._alert(use, own, times) for use in rarer]
        return sorted(alerts, key=lambda alert: alert.offset)

    def _is_told(self, language: str, *words: str) -> bool:
        """Whether one of some words is of another variant than the text, so that its spelling is told of."""
        if not self._spelling.covers(language):
            return False
        speller = self._spelling.speller(language)
        return any(speller.region(word) is not None for word in words)

    def _alert(self, use: Use, own: str, times: Counter[str]) -> Alert:
        return Alert(
            offset=use.start,
            length=use.end - use.start,
            category=Category.STYLE,
            main_category=Category.STYLE,
            message=f"This text writes both “{own}” ({times[own]}×) and “{use.form}” ({times[use.form]}×); "
            "both are right, but one text keeps to one spelling of a word.",
            short_message="Two spellings",
            replacements=(use.others[own],),
            confidence=0.8,
            rule=f"{self.name}/two-spellings",
            level=Level.PICKY,
            priority=self.priority,
        )


def _other(word: str) -> str | None:
    return listed().get(word) or with_the_other_ending(word)


def _cased(word: str, like: str) -> str:
    """A word in the letter case of another one."""
    return word[:1].upper() + word[1:] if like[:1].isupper() else word
