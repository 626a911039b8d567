"""Words that no dictionary has, and spellings of another region."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from models.spelling.spelling import Spelling
from models.spelling.suggestions.suggestion import Suggestion
from models.spelling.words.regional import REGIONS
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.spelling.reranking import InContext, Misspelling
from service.checking.checks.spelling.unknown_words import UnknownWord, findings, searched
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

__all__ = ["Rerank", "SpellingCheck"]

Rerank = Callable[[Sequence[Misspelling]], Sequence[Sequence[Suggestion]]]
"""Puts the suggestions for each misspelled word in order, most probable first."""
_COUNTED_SEARCH = 100
_SEARCH = 600
"""What a search for suggestions costs with counted frequencies and without, in code points of prose: 10 and 60 ms."""


class SpellingCheck(SentenceCheck):
    """Finds misspelled words in every language with an installed dictionary."""

    name: ClassVar[str] = "spelling"
    priority: ClassVar[int] = 5
    kinds: ClassVar[tuple[str, ...]] = ("unknown-word", "region")

    def __init__(self, resources: Resources, spelling: Spelling | None = None, rerank: Rerank | None = None) -> None:
        """Take the spellers, and what puts suggestions in order by their context: the correction model."""
        self._spelling = spelling or resources.spelling
        self._rerank = rerank or InContext(resources)

    def covers(self, language: str) -> bool:
        """Whether the dictionary of a language is installed."""
        return self._spelling.covers(language)

    def warm(self) -> None:
        """Load American English, the language of most texts, and the model, by a word that is near to two."""
        if self.covers("en-US"):
            self.check([SentenceText.of("We came fomr somwhere to warm up.", "en-US")])

    def effort(self, sentence: SentenceText) -> int:
        """What the search for suggestions costs."""
        speller = self._spelling.speller(sentence.language)
        return searched(sentence, speller) * (_COUNTED_SEARCH if speller.counts else _SEARCH)

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The misspelled words of each sentence."""
        found = [self._find(sentence) for sentence in sentences]
        orders = iter(self._rerank([one.misspelling for wrong in found for one in wrong]))
        return [[self._alert(one, [meant.text for meant in next(orders)]) for one in wrong] for wrong in found]

    def _find(self, sentence: SentenceText) -> list[UnknownWord]:
        return list(findings(sentence, self._spelling.speller(sentence.language)))

    def _alert(self, finding: UnknownWord, replacements: Sequence[str]) -> Alert:
        start, end = finding.misspelling.start, finding.misspelling.end
        word = finding.misspelling.sentence.text[start:end]
        message, short = _message(word, replacements, finding.regions)
        recased = bool(replacements) and replacements[0].lower() == word.lower()
        category = Category.ORTH if recased else Category.SPELL
        return Alert(
            offset=start,
            length=end - start,
            category=category,
            main_category=category.main(word, replacements[0] if replacements else ""),
            message=message,
            short_message=short,
            replacements=tuple(replacements),
            confidence=finding.confidence,
            rule=f"{self.name}/{'region' if finding.regions else 'unknown-word'}",
        )


def _message(word: str, replacements: Sequence[str], regions: tuple[str, str] | None) -> tuple[str, str]:
    if regions is not None:
        here, there = (REGIONS[tag] for tag in regions)
        return f"“{word}” is the {there} spelling; the {here} one is “{replacements[0]}”.", f"{there} spelling"
    if replacements and replacements[0].lower() == word.lower():
        return f"“{word}” is written with a capital letter: “{replacements[0]}”.", "Capital letter"
    if replacements:
        return f"“{word}” is not a known word; “{replacements[0]}” is probably meant.", "Spelling mistake"
    return f"“{word}” is not a known word. If it is right, add it to your dictionary.", "Unknown word"
