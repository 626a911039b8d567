"""Words that no dictionary has, and spellings of another region."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import ClassVar

from models.spelling.spelling import Spelling
from models.spelling.suggestions.suggestion import Suggestion
from models.spelling.written import WordPart
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.spelling.candidates import candidates
from service.checking.checks.spelling.doubted import Doubted
from service.checking.checks.spelling.reranking import InContext, Misspelling
from service.checking.checks.spelling.unknown_words import UnknownWord, findings, searched
from service.checking.consent import Consent, Offer
from service.checking.messages.explanation import Explanation, explain
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

__all__ = ["Rerank", "SpellingCheck"]

Rerank = Callable[[Sequence[Misspelling]], Sequence[Sequence[Suggestion]]]
"""Puts the suggestions for each misspelled word in order, most probable first."""
_GAIN = 4.0
"""What the corrector must gain (`Consent`) where it does not doubt the word (`Doubted`): *highschool* gains 9, names
and terms of the right text that the latter was chosen on up to 3."""
_REMEMBERED = 2_000
"""Sentences of which the unknown words are remembered."""
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
        self._consent = Consent(resources, _GAIN)
        self._doubted = Doubted(resources)
        self._unknown = lru_cache(_REMEMBERED)(self._candidates)

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
        return searched(sentence, speller, self._unknown(sentence)) * (_COUNTED_SEARCH if speller.counts else _SEARCH)

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The misspelled words of each sentence."""
        found = [self._find(sentence) for sentence in sentences]
        orders = iter(self._rerank([one.misspelling for wrong in found for one in wrong]))
        offered = [[list(dict.fromkeys(one.text for one in next(orders))) for _ in wrong] for wrong in found]
        pairs = [list(zip(wrong, words, strict=True)) for wrong, words in zip(found, offered, strict=True)]
        offers = self._doubted.sure(sentences, [[_offer(one, words) for one, words in own] for own in pairs])
        given = self._consent.given(sentences, offers)
        return [
            [self._alert(one, words) for (one, words), counts in zip(own, its, strict=True) if counts]
            for own, its in zip(pairs, given, strict=True)
        ]

    def _find(self, sentence: SentenceText) -> list[UnknownWord]:
        return list(findings(sentence, self._spelling.speller(sentence.language), self._unknown(sentence)))

    def _candidates(self, sentence: SentenceText) -> tuple[WordPart, ...]:
        """The words that no dictionary has: asked for where it is reckoned what a sentence costs, and to check it."""
        return tuple(candidates(sentence, self._spelling.speller(sentence.language)))

    def _alert(self, finding: UnknownWord, replacements: Sequence[str]) -> Alert:
        start, end = finding.misspelling.start, finding.misspelling.end
        word = finding.misspelling.sentence.text[start:end]
        why = _told(word, replacements, finding.regions)
        recased = bool(replacements) and replacements[0].lower() == word.lower()
        category = Category.ORTH if recased else Category.SPELL
        return Alert(
            offset=start,
            length=end - start,
            category=category,
            main_category=category.main(word, replacements[0] if replacements else ""),
            message=why.english.text,
            short_message=why.english.short,
            replacements=tuple(replacements),
            confidence=finding.confidence,
            rule=f"{self.name}/{'region' if finding.regions else 'unknown-word'}",
            told=why,
        )


def _offer(finding: UnknownWord, replacements: Sequence[str]) -> Offer:
    """What is asked of the corrector: nothing of a usual slip, of a word of another region and where none is meant.

    Nor is it asked of a space or capital that is missing, which are no matter of names that no dictionary has.
    """
    misspelling, suggestions = finding.misspelling, finding.misspelling.suggestions
    start, end = misspelling.start, misspelling.end
    word = misspelling.sentence.text[start:end]
    parted = bool(replacements) and "".join(replacements[0].split()).lower() == word.lower()
    sure = finding.regions is not None or not replacements or suggestions[0].usual or parted
    return Offer(start, end, replacements[0] if replacements else word, sure)


def _told(word: str, replacements: Sequence[str], regions: tuple[str, str] | None) -> Explanation:
    if not replacements:
        return explain("spelling.unknown", original=word)
    if regions is not None:
        here, there = (f"region.{tag}" for tag in regions)
        return explain("spelling.region", original=word, replacement=replacements[0]).naming(here=here, there=there)
    recased = replacements[0].lower() == word.lower()
    return explain("spelling.capital" if recased else "spelling.probable", original=word, replacement=replacements[0])
