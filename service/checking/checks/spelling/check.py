"""Words that no dictionary has, and spellings of another region."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from models.languages.tags import primary
from models.spelling.spelling import Spelling
from models.spelling.suggestions.suggestion import Suggestion
from models.spelling.written import WordPart
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.spelling.candidates import candidates
from service.checking.checks.spelling.doubted import Doubted
from service.checking.checks.spelling.pasts import past_first
from service.checking.checks.spelling.plausible import BOUND, least_gain
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
_SHARED_GAIN = 0.0
"""For a model of many languages it is another one for each word (``plausible.py``)."""
_OF_NAMES = 0.8
"""The least for a word that is known as a name."""
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
        self._consent = Consent(resources, _GAIN, _SHARED_GAIN)
        self._doubted = Doubted(resources)
        self._resources = resources
        self._unknown = lru_cache(_REMEMBERED)(self._candidates)

    def covers(self, language: str) -> bool:
        """Whether the dictionary of a language is installed."""
        return self._spelling.covers(language)

    def warm(self) -> None:
        """Load American English, the language of most texts, and the model, by a word that is near to two."""
        if self.covers("en-US"):
            self.check([SentenceText.of("We came fomr somwhere to warm up.", "en-US")])

    def load(self, sentences: Sequence[SentenceText]) -> None:
        """Make what looking for many words would be worth, too."""
        super().load(sentences)
        for language in {sentence.language for sentence in sentences}:
            self._spelling.speller(language).dictionary.hasten()

    def effort(self, sentence: SentenceText) -> int:
        """What the search for suggestions costs."""
        speller = self._spelling.speller(sentence.language)
        return searched(sentence, speller, self._unknown(sentence)) * (_COUNTED_SEARCH if speller.counts else _SEARCH)

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The misspelled words of each sentence."""
        found = [self._find(sentence) for sentence in sentences]
        orders = iter(self._rerank([one.misspelling for wrong in found for one in wrong]))
        guesses = [[self._guess(one, next(orders)) for one in wrong] for wrong in found]
        likely = [[one for one in own if one.is_likely] for own in guesses]
        offers = self._doubted.sure(sentences, [[one.offer for one in own] for own in likely])
        given = self._consent.given(sentences, offers)
        return [
            [self._alert(one.finding, one.replacements) for one, counts in zip(own, its, strict=True) if counts]
            for own, its in zip(likely, given, strict=True)
        ]

    def _guess(self, finding: UnknownWord, order: Sequence[Suggestion]) -> "_Guess":
        """What is told of a finding, and what the corrector must gain by it."""
        code = primary(finding.misspelling.sentence.language)
        order = past_first(finding.misspelling, order)
        shared = self._is_shared(code)
        certain = finding.regions is not None or not order or finding.misspelling.suggestions[0].usual
        certain = certain or (not shared and _is_parted(finding.written, order[0].text))
        certain = certain and not finding.named
        least = least_gain(finding.written, order[0], code) if shared and not certain else None
        if least is not None and finding.named:
            least = max(least, _OF_NAMES)
        return _Guess(finding, tuple(dict.fromkeys(one.text for one in order)), certain, least)

    def _is_shared(self, code: str) -> bool:
        """Whether the corrector of a language is one of many languages."""
        correctors = self._resources.correctors
        return correctors.covers(code) and not correctors.is_own(code)

    def _find(self, sentence: SentenceText) -> list[UnknownWord]:
        return list(findings(sentence, self._spelling.speller(sentence.language), self._unknown(sentence)))

    def _candidates(self, sentence: SentenceText) -> tuple[WordPart, ...]:
        """The words that no dictionary has: asked for where it is reckoned what a sentence costs, and to check it."""
        return tuple(candidates(sentence, self._spelling.speller(sentence.language)))

    def _alert(self, finding: UnknownWord, replacements: Sequence[str]) -> Alert:
        start, end = finding.misspelling.start, finding.misspelling.end
        word = finding.written
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


@dataclass(frozen=True, slots=True)
class _Guess:
    """What is told of an unknown word.

    Attributes:
        finding: the word.
        replacements: what may be meant, most probable first.
        certain: whether nobody is asked: a usual slip, a word of another region, none that may be meant, or (but of a
            model of many languages) a space or capital that is missing, which is no matter of unknown names.
        least: what a corrector of many languages must gain by the first of them; None where none is asked.
    """

    finding: UnknownWord
    replacements: tuple[str, ...]
    certain: bool
    least: float | None

    @property
    def is_likely(self) -> bool:
        """Whether it may be told at all."""
        return self.least is None or self.least <= BOUND

    @property
    def offer(self) -> Offer:
        """What the corrector is asked."""
        word = self.finding.misspelling
        sure = self.certain or (self.least is not None and self.least <= -BOUND)
        return Offer(word.start, word.end, (*self.replacements, self.finding.written)[0], sure, least=self.least)


def _is_parted(word: str, meant: str) -> bool:
    """Whether a word lacks nothing but a space or a capital."""
    return "".join(meant.split()).lower() == word.lower()


def _told(word: str, replacements: Sequence[str], regions: tuple[str, str] | None) -> Explanation:
    if not replacements:
        return explain("spelling.unknown", original=word)
    if regions is not None:
        here, there = (f"region.{tag}" for tag in regions)
        return explain("spelling.region", original=word, replacement=replacements[0]).naming(here=here, there=there)
    recased = replacements[0].lower() == word.lower()
    return explain("spelling.capital" if recased else "spelling.probable", original=word, replacement=replacements[0])
