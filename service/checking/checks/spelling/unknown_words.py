"""What makes a word that no dictionary has a misspelled one, and not a name, a term or a word that is right."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from models.languages.scripts import SCRIPTS
from models.languages.tags import languages, primary
from models.spelling.lists.terms import is_chemical, is_in_name, is_species, phrases_in
from models.spelling.speller import LONGEST, Speller
from models.spelling.suggestions.slips import ACCENT
from models.spelling.suggestions.suggestion import Suggestion
from models.spelling.written import WordPart, WrittenWord
from models.text.characters import APOSTROPHES, HYPHENS, MARKS
from models.wanted import require_wanted
from service.checking.checks.spelling.reranking import Misspelling
from service.checking.sentences import Care, SentenceText

__all__ = ["UnknownWord", "findings", "searched"]

_LEAST_WORDS = 4
"""A sentence of so many words with more unknown words than known ones is not in the language it is checked in."""
_MOST_THOROUGH = 2
"""Words of a sentence for which suggestions are looked for at length."""
_MOST_SEARCHED = 20
"""Words of a sentence for which suggestions are looked for at all; of the others it is told what is known of them."""
_ONE_SLIP = 1.0
_NAME_LENGTH = 8
_NAME_ZIPF = 3.5
"""A capitalised word may be a name: it is wrong only where a word of this length and frequency is one slip away.

Tuned with the confidences below on ``dev/clean.en.txt.xz``.
"""
_BEGINNING_LENGTH = 6
_BEGINNING_ZIPF = 4.5
"""The same for the first word of a sentence where frequencies are told by ranks."""
_SURE, _LIKELY, _CAPITALISED, _ALONE = 0.95, 0.85, 0.8, 0.6
"""Confidence where a word is one slip away, where it is farther, where it has a capital, and where no word is near."""
_ROMAN = re.compile(r"(?i:m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3}))")
_NEXT_WORD = re.compile(r" (\w+)")
_OPENING = "([{“‘„‚«‹¿¡/-"
"""What stands before a word that follows it without a space and does not belong to anything before it."""
_NOUNS_CAPITALISED = "de"
_NOUN_LENGTH = 4
"""Letters of a German noun that may be wrong; one so short only where it sounds like another."""
_CAPITAL_NEXT = re.compile(r"[ -][^\W\d_]*[A-ZÄÖÜ]")
_DETERMINERS = frozenset(
    """
    alle allen aller am ans aufs beim das dein deine deinem deinen deiner dem den der des die diese diesem diesen dieser
    dieses ein eine einem einen einer eines euer eure eurem euren ihr ihre ihrem ihren ihrer im ins jede jedem jeden
    jeder jedes kein keine keinem keinen keiner mein meine meinem meinen meiner sein seine seinem seinen seiner unser
    unsere unserem unseren unserer viel viele vielen vom welche welchen welcher welches zum zur
    """.split()  # noqa: SIM905
)
"""German words that stand before nouns, and seldom before names."""
_OF_SOFTWARE = frozenset(
    """
    api bin cli config css db dev env git gui html http io js json lib npm os php py rs sdk sql ssh svg ts ui url utils
    vue xml yaml
    """.split()  # noqa: SIM905
)
"""What many names of software are made of."""


@dataclass(frozen=True, slots=True)
class UnknownWord:
    """A word that is wrong.

    Attributes:
        misspelling: where it is, and what may have been meant.
        confidence: how sure it is that it is wrong.
        regions: of a word of another variant, the tags of the one of the text and of that one.
    """

    misspelling: Misspelling
    confidence: float
    regions: tuple[str, str] | None = None


def findings(sentence: SentenceText, speller: Speller) -> Iterator[UnknownWord]:
    """The words of a sentence that are wrong, in order."""
    at = 0
    for word in _unknown(sentence, speller):
        require_wanted()
        if (regional := _regional(sentence, speller, word)) is not None:
            yield regional
        elif _is_searched(sentence, speller, word):
            thorough = at < _MOST_THOROUGH and sentence.care is Care.FULL
            known_only = at >= _MOST_SEARCHED or sentence.care is Care.LITTLE
            at += 1
            if (found := _judge(sentence, speller, word, thorough=thorough, known_only=known_only)) is not None:
                yield found


def searched(sentence: SentenceText, speller: Speller) -> int:
    """For how many words of a sentence suggestions are looked for."""
    return min(
        sum(_is_searched(sentence, speller, word) for word in _unknown(sentence, speller)),
        _MOST_SEARCHED,
    )


def _unknown(sentence: SentenceText, speller: Speller) -> list[WordPart]:
    """The words of a sentence that are not known and may be wrong, in order."""
    words = 0
    unknown: list[WordPart] = []
    for written in speller.words(sentence.tokens):
        words += 1
        if speller.knows(written.whole.text):
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
        return []
    return _without_terms(sentence, unknown, speller.knows)


def _regional(sentence: SentenceText, speller: Speller, word: WordPart) -> UnknownWord | None:
    """What is wrong with a word that is one of another variant."""
    if (regional := speller.region(word.text)) is None or (word.text[0].isupper() and not _begins(sentence, word)):
        return None
    here = Misspelling(sentence, word.start, word.end, (Suggestion(regional.here, 0.0, 0.0),))
    return UnknownWord(here, _SURE, (speller.tag, regional.tag))


def _is_searched(sentence: SentenceText, speller: Speller, word: WordPart) -> bool:
    """Whether an unknown word may be wrong, so that what may be meant is looked for."""
    if speller.region(word.text) is not None:
        return False
    return not word.text[0].isupper() or _may_be_no_name(sentence, speller, word)


def _judge(
    sentence: SentenceText, speller: Speller, word: WordPart, *, thorough: bool, known_only: bool
) -> UnknownWord | None:
    """What is wrong with an unknown word, None where it may well be a name or a term.

    Of the false alarms in text of eleven languages three in ten were about words that no known word is near, of the
    misspelled words in our sentences of Czech, Danish and Swedish one of 148: only the English lexicon knows enough
    words to say that such a word is wrong.
    """
    capitalised = word.text[0].isupper()
    if known_only:
        found = speller.usual(word.text)
    else:
        found = speller.suggest(word.text, thorough=thorough and not speller.incomplete)
    misspelling = Misspelling(sentence, word.start, word.end, found)
    best = found[0] if found else None
    if speller.counts and _is_foreign(word.text):
        return None
    if _is_beside_hyphen(sentence.text, word) and (best is None or (best.cost > _ONE_SLIP and not best.usual)):
        return None
    if capitalised:
        return UnknownWord(misspelling, _CAPITALISED) if best and _is_no_name(sentence, speller, word, best) else None
    if speller.incomplete and (best is None or not speller.is_meant(word.text, best)):
        return None
    if best is None:
        return UnknownWord(misspelling, _ALONE) if speller.counts else None
    return UnknownWord(misspelling, _SURE if best.cost <= _ONE_SLIP else _LIKELY)


def _is_foreign(word: str) -> bool:
    """Whether an unknown English word has letters that English has not; known ones with an accent are none."""
    return any(letter.isalpha() and not letter.isascii() for letter in word)


def _may_be_no_name(sentence: SentenceText, speller: Speller, word: WordPart) -> bool:
    """Whether there may be a suggestion for which `_is_no_name` holds; looking for suggestions takes long."""
    if primary(sentence.language) != _NOUNS_CAPITALISED and _goes_with_a_name(sentence, speller, word):
        return False
    if speller.is_usual_misspelling(word.text):
        return True
    if speller.counts:
        return len(word.text) >= _NAME_LENGTH
    if _begins(sentence, word):
        return True
    nouns = primary(sentence.language) == _NOUNS_CAPITALISED
    return nouns and (len(word.text) >= _NAME_LENGTH or _leads_to_noun(sentence, word))


def _is_no_name(sentence: SentenceText, speller: Speller, word: WordPart, best: Suggestion) -> bool:
    """Whether a capitalised word is rather a misspelled word than a name."""
    if best.usual:
        return True
    if best.cost > _ONE_SLIP:
        return False
    begins = _begins(sentence, word)
    if begins and not speller.counts:
        if best.cost <= ACCENT and speller.has_in_small_letters(best.text):
            return True
        if best.zipf >= _BEGINNING_ZIPF and len(word.text) >= _BEGINNING_LENGTH:
            return True
    if primary(sentence.language) == _NOUNS_CAPITALISED:
        return _is_wrong_noun(sentence, speller, word, best)
    if len(word.text) < _NAME_LENGTH:
        return False
    return best.zipf >= _NAME_ZIPF if speller.counts else begins


def _is_wrong_noun(sentence: SentenceText, speller: Speller, word: WordPart, best: Suggestion) -> bool:
    """Whether a capitalised word a slip away from another is rather a misspelled noun than a name or a new compound."""
    listed = best.zipf > 0
    if speller.may_join(word.text):
        return listed
    leads = _leads_to_noun(sentence, word)
    if len(word.text) < _NAME_LENGTH:
        return leads and listed and (len(word.text) > _NOUN_LENGTH or best.cost <= ACCENT)
    return leads or listed


def _without_terms(sentence: SentenceText, words: list[WordPart], knows: Callable[[str], bool]) -> list[WordPart]:
    """The words that are part of no name, of no phrase of another language, and name no chemical."""
    if not words:
        return []
    phrases = list(phrases_in(sentence.text, sentence.language))
    return [
        word
        for word in words
        if not any(start <= word.start and word.end <= end for start, end in phrases)
        and not is_species(sentence.text, word.start, word.end, knows)
        and not is_in_name(sentence.text, word.start, word.end)
        and not is_chemical(word.text)
    ]


def _begins(sentence: SentenceText, word: WordPart) -> bool:
    """Whether a word is the first of its sentence."""
    return not any(character.isalnum() for character in sentence.text[: word.start])


def _leads_to_noun(sentence: SentenceText, word: WordPart) -> bool:
    """Whether a determiner stands before a German word of some letters, and no name behind it."""
    if len(word.text) < _NOUN_LENGTH or _CAPITAL_NEXT.match(sentence.text, word.end):
        return False
    before = sentence.text[: word.start].split()[-2:]
    return bool(before) and (
        before[-1].lower() in _DETERMINERS
        or (len(before) > 1 and before[0].lower() in _DETERMINERS and before[1].islower())
    )


def _goes_with_a_name(sentence: SentenceText, speller: Speller, word: WordPart) -> bool:
    """Whether a name follows, as a family name behind a given one; behind the first word one that is unknown."""
    following = _NEXT_WORD.match(sentence.text, word.end)
    if following is None or not following[1][0].isupper():
        return False
    if _begins(sentence, word):
        return not speller.knows(following[1])
    return not speller.has_in_small_letters(following[1])


def _is_hyphenated_name(word: WrittenWord, unknown: Sequence[WordPart]) -> bool:
    """Whether a word with hyphens is a name: ``tinyqueue-cli``, ``Blu-ray``.

    More than half of its parts are unknown, or one is beside a part that is usual in names of software.
    """
    parts = word.parts
    if len(parts) < 2 or not unknown:
        return False
    return 2 * len(unknown) > len(parts) or any(part.text.lower() in _OF_SOFTWARE for part in parts)


def _is_beside_hyphen(text: str, part: WordPart) -> bool:
    """Whether it is a part of a word with hyphens, of which many are names."""
    around = text[max(part.start - 1, 0) : part.start] + text[part.end : part.end + 1]
    return not set(HYPHENS).isdisjoint(around)


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
