"""The words of a sentence that no dictionary has and that may be wrong."""

import re
from collections.abc import Callable, Sequence
from functools import cache

from models.languages.frequent_words import languages_with
from models.languages.scripts import SCRIPTS
from models.languages.tags import languages, primary
from models.spelling.lists.terms import is_chemical, is_in_name, is_species, phrases_in
from models.spelling.speller import LONGEST, Speller
from models.spelling.written import WordPart, WrittenWord
from models.text.characters import APOSTROPHES, HYPHENS, MARKS
from service.checking.checks.spelling.capitalised import begins_sentence, may_be_slip
from service.checking.sentences import SentenceText

_LEAST_WORDS = 4
"""A sentence of so many words with more unknown words than others is not in the language it is checked in, unless they
are usual misspellings in it and frequent words of no language, or lack nothing but the marks on letters."""
_ROMAN = re.compile(r"(?i:m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3}))")
_OPENING = "([{“‘„‚«‹¿¡/-"
"""What stands before a word that follows it without a space and does not belong to anything before it."""
_OF_SOFTWARE = frozenset(
    """
    api bin cli config css db dev env git gui html http io js json lib npm os php py rs sdk sql ssh svg ts ui url utils
    vue xml yaml
    """.split()  # noqa: SIM905
)
"""What many names of software are made of."""


def candidates(sentence: SentenceText, speller: Speller) -> list[WordPart]:
    """The words of a sentence that are not known and may be wrong, in order."""
    words = 0
    unknown: list[WordPart] = []
    for written in speller.words(sentence.tokens):
        words += 1
        if speller.knows(written.whole.text):
            if begins_sentence(sentence, written.whole) and may_be_slip(sentence, speller, written.whole):
                unknown.append(written.whole)
            continue
        own = [part for part in written.parts if not speller.knows(part.text)]
        if _is_hyphenated_name(written, own):
            continue
        unknown += (
            part
            for part in own
            if not _is_cut(sentence.text, part)
            and _is_prose(part.text, sentence.language)
            and not sentence.is_protected(part.start, part.end)
            and not _is_in_dotted_name(sentence.text, part.start, part.end)
            and not (_follows_quotation(sentence.text, part.start) and speller.are_endings(part.text))
        )
    if words >= _LEAST_WORDS and 2 * len(unknown) > words:
        strange = sum(
            not speller.lacks_marks(part.text)
            and (not speller.usual(part.text) or bool(languages_with(part.text.lower())))
            for part in unknown
        )
        if 2 * strange > words:
            return []
    return _without_terms(sentence, unknown, speller.knows)


def _without_terms(sentence: SentenceText, words: list[WordPart], knows: Callable[[str], bool]) -> list[WordPart]:
    """The words that are part of no name, of no phrase of another language, and name no chemical."""
    if not words:
        return []
    phrases = phrases_in(sentence.text, sentence.language)
    return [
        word
        for word in words
        if not any(start <= word.start and word.end <= end for start, end in phrases)
        and not is_species(sentence.text, word.start, word.end, knows)
        and not is_in_name(sentence.text, word.start, word.end)
        and not is_chemical(word.text)
    ]


def _is_hyphenated_name(word: WrittenWord, unknown: Sequence[WordPart]) -> bool:
    """Whether a word with hyphens is a name: ``tinyqueue-cli``, ``Blu-ray``.

    More than half of its parts are unknown, or one is beside a part that is usual in names of software.
    """
    parts = word.parts
    if len(parts) < 2 or not unknown:
        return False
    return 2 * len(unknown) > len(parts) or any(part.text.lower() in _OF_SOFTWARE for part in parts)


def _is_cut(text: str, part: WordPart) -> bool:
    """Whether a hyphen and a space stand behind a part: the rest of it stands further on, ``überprüf- und lesbar``."""
    return text.startswith(tuple(HYPHENS), part.end) and text[part.end + 1 : part.end + 2].isspace()


def _follows_quotation(text: str, start: int) -> bool:
    """Whether what begins here is written to a quotation, a bracket or the like before it: ``“iki”nin``."""
    return start > 0 and not text[start - 1].isspace() and text[start - 1] not in _OPENING


def _is_in_dotted_name(text: str, start: int, end: int) -> bool:
    """Whether a full stop stands between this and a small letter: ``astro.new``."""
    before, after = text[max(start - 2, 0) : start], text[end : end + 2]
    return (before.endswith(".") and before[0].islower()) or (after.startswith(".") and after[1:].islower())


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
