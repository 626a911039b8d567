"""Words that no dictionary has, and spellings of another region."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from models.languages.scripts import SCRIPTS
from models.languages.tags import languages, primary
from models.spelling.regional import REGIONS
from models.spelling.speller import LONGEST, Speller, Suggestion
from models.spelling.spelling import Spelling
from models.spelling.terms import is_chemical, is_in_english_name, is_species, phrases_in
from models.spelling.written import Word, written_words
from models.text.characters import APOSTROPHES, MARKS
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.reranking import InContext, Misspelling
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

__all__ = ["Rerank", "SpellingCheck"]

Rerank = Callable[[Sequence[Misspelling]], Sequence[Sequence[Suggestion]]]
"""Puts the suggestions for each misspelled word in order, most probable first."""

_LEAST_WORDS = 4
"""A sentence of so many words with more unknown words than known ones is not in the language it is checked in."""
_MOST_THOROUGH = 2
"""Words of a sentence for which suggestions are looked for at length."""
_ONE_SLIP = 1.0
_NAME_LENGTH = 8
_NAME_ZIPF = 3.5
"""A capitalised word may be a name: it is wrong only where a word of this length and frequency is one slip away.

Tuned with the confidences below on ``dev/clean.en.txt.xz``.
"""
_SURE, _LIKELY, _CAPITALISED, _ALONE = 0.95, 0.85, 0.8, 0.6
"""Confidence where a word is one slip away, where it is farther, where it has a capital, and where no word is near."""
_ROMAN = re.compile(r"(?i:m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3}))")
_NOUNS_CAPITALISED = "de"


@dataclass(frozen=True, slots=True)
class _Finding:
    """A word that is wrong, how sure that is, and whose spelling it is where it is that of another region."""

    misspelling: Misspelling
    confidence: float
    regions: tuple[str, str] | None = None


class SpellingCheck(SentenceCheck):
    """Finds misspelled words in every language with an installed dictionary."""

    name: ClassVar[str] = "spelling"
    priority: ClassVar[int] = 5

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

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The misspelled words of each sentence."""
        found = [self._find(sentence) for sentence in sentences]
        orders = iter(self._rerank([one.misspelling for findings in found for one in findings]))
        return [[self._alert(one, [meant.text for meant in next(orders)]) for one in findings] for findings in found]

    def _find(self, sentence: SentenceText) -> list[_Finding]:
        speller = self._spelling.speller(sentence.language)
        words = 0
        unknown: list[Word] = []
        for written in written_words(sentence.tokens):
            words += 1
            if speller.knows(written.whole.text):
                continue
            unknown += (
                part
                for part in written.parts
                if not speller.knows(part.text)
                and _is_prose(part.text, sentence.language)
                and not sentence.is_protected(part.start, part.end)
            )
        if words >= _LEAST_WORDS and 2 * len(unknown) > words:
            return []
        prose = enumerate(_without_terms(sentence, unknown, speller.knows))
        judged = (self._judge(sentence, speller, word, thorough=at < _MOST_THOROUGH) for at, word in prose)
        return [finding for finding in judged if finding is not None]

    def _judge(self, sentence: SentenceText, speller: Speller, word: Word, *, thorough: bool) -> _Finding | None:
        """What is wrong with an unknown word, None where it may well be a name."""
        found = speller.suggest(word.text, thorough=thorough and not speller.incomplete)
        misspelling = Misspelling(sentence, word.start, word.end, found)
        capitalised = word.text[0].isupper()
        if (regional := speller.region(word.text)) is not None:
            if capitalised and not _begins(sentence, word):
                return None
            here = Misspelling(sentence, word.start, word.end, (Suggestion(regional.here, 0.0, 0.0),))
            return _Finding(here, _SURE, (speller.tag, regional.tag))
        best = found[0] if found else None
        if capitalised:
            return _Finding(misspelling, _CAPITALISED) if best and self._is_slip(sentence, word, best) else None
        if speller.incomplete and (best is None or best.cost > _ONE_SLIP):
            return None
        if best is None:
            return _Finding(misspelling, _ALONE)
        return _Finding(misspelling, _SURE if best.cost <= _ONE_SLIP else _LIKELY)

    def _is_slip(self, sentence: SentenceText, word: Word, best: Suggestion) -> bool:
        """Whether a capitalised word is rather a misspelled word than a name."""
        if best.usual:
            return True
        if best.cost > _ONE_SLIP or len(word.text) < _NAME_LENGTH:
            return False
        if best.zipf:
            return best.zipf >= _NAME_ZIPF
        return _begins(sentence, word) or primary(sentence.language) == _NOUNS_CAPITALISED

    def _alert(self, finding: _Finding, replacements: Sequence[str]) -> Alert:
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
            priority=self.priority,
        )


def _without_terms(sentence: SentenceText, words: list[Word], knows: Callable[[str], bool]) -> list[Word]:
    """The words that are part of no Latin or English name, of no phrase of another language, and name no chemical."""
    if not words:
        return []
    phrases = list(phrases_in(sentence.text, sentence.language))
    return [
        word
        for word in words
        if not any(start <= word.start and word.end <= end for start, end in phrases)
        and not is_species(sentence.text, word.start, word.end, knows)
        and not is_in_english_name(sentence.text, word.start, word.end)
        and not is_chemical(word.text)
    ]


def _message(word: str, replacements: Sequence[str], regions: tuple[str, str] | None) -> tuple[str, str]:
    if regions is not None:
        here, there = (REGIONS[tag] for tag in regions)
        return f"“{word}” is the {there} spelling; the {here} one is “{replacements[0]}”.", f"{there} spelling"
    if replacements and replacements[0].lower() == word.lower():
        return f"“{word}” is written with a capital letter: “{replacements[0]}”.", "Capital letter"
    if replacements:
        return f"“{word}” is not a known word; “{replacements[0]}” is probably meant.", "Spelling mistake"
    return f"“{word}” is not a known word. If it is right, add it to your dictionary.", "Unknown word"


def _begins(sentence: SentenceText, word: Word) -> bool:
    """Whether a word is the first of its sentence."""
    return not any(character.isalnum() for character in sentence.text[: word.start])


def _is_prose(word: str, language: str) -> bool:
    """Whether this looks like a word of the language: not an acronym, identifier, numeral or word of another script."""
    return (
        1 < len(word) <= LONGEST
        and (word.islower() or word[1:].islower() or (not word.isascii() and word.lower() == word.upper()))
        and _letters_of(primary(language)).fullmatch(word) is not None
        and _ROMAN.fullmatch(word) is None
    )


@cache
def _letters_of(language: str) -> re.Pattern[str]:
    letters = "".join(SCRIPTS[script] for script in languages()[language].scripts)
    return re.compile(f"[{letters}{MARKS}{APOSTROPHES}]+")
