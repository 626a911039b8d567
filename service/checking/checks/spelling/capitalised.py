"""Whether a capitalised word that no dictionary has is rather a misspelled word than a name."""

import re

from models.languages.tags import primary
from models.spelling.speller import Speller
from models.spelling.suggestions.slips import ACCENT
from models.spelling.suggestions.suggestion import Suggestion
from models.spelling.written import WordPart
from service.checking.sentences import SentenceText

ONE_SLIP = 1.0
"""What a word costs at most that is one slip away."""
_NAME_LENGTH = 8
_NAME_ZIPF = 3.5
"""A capitalised word may be a name: it is wrong only where a word of this length and frequency is one slip away.

Tuned with the confidences in ``unknown_words.py`` on ``dev/clean.en.txt.xz``.
"""
_BEGINNING_LENGTH = 6
_BEGINNING_ZIPF = 4.5
"""The same for the first word of a sentence where frequencies are told by ranks."""
_SLIP_ZIPF = 3.8
"""Frequency by rank of the word that is meant by one which is a surname."""
_NAMED_ALIKE = frozenset({"uk"})
"""Languages of whose listed misspellings, words of another language, many are surnames: *Соколов*, *Врач*."""
_INSIDE = re.compile(r"[\w,)’'-] $")
_NEXT_WORD = re.compile(r" (\w+)")
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


def may_be_no_name(sentence: SentenceText, speller: Speller, word: WordPart) -> bool:
    """Whether there may be a suggestion for which `is_no_name` holds; looking for suggestions takes long."""
    if primary(sentence.language) != _NOUNS_CAPITALISED and _goes_with_a_name(sentence, speller, word):
        return False
    if _is_surname(sentence, speller, word):
        return False
    if speller.is_usual_misspelling(word.text):
        return True
    if speller.counts:
        return len(word.text) >= _NAME_LENGTH
    if begins_sentence(sentence, word):
        return True
    nouns = primary(sentence.language) == _NOUNS_CAPITALISED
    return nouns and (len(word.text) >= _NAME_LENGTH or _leads_to_noun(sentence, word))


def may_be_slip(sentence: SentenceText, speller: Speller, word: WordPart) -> bool:
    """Whether the first word of a sentence, which is known as a surname, may be a misspelled word: “Stratila jsem”."""
    following = _NEXT_WORD.match(sentence.text, word.end)
    return following is not None and following[1].islower() and speller.is_but_a_name(word.text)


def is_slip(speller: Speller, best: Suggestion) -> bool:
    """Whether a word that is frequent, and no name itself, is meant by one that is known as a surname."""
    return best.cost <= ACCENT and best.zipf >= _SLIP_ZIPF and speller.has_in_small_letters(best.text)


def _is_surname(sentence: SentenceText, speller: Speller, word: WordPart) -> bool:
    """Whether a word has a capital inside a sentence although what it would be misspelled for has none: a name."""
    if primary(sentence.language) not in _NAMED_ALIKE or not _INSIDE.search(sentence.text, 0, word.start):
        return False
    return all(speller.has_in_small_letters(one.text) for one in speller.usual(word.text))


def is_no_name(sentence: SentenceText, speller: Speller, word: WordPart, best: Suggestion) -> bool:
    """Whether a capitalised word is rather a misspelled word than a name."""
    if best.usual:
        return True
    if best.cost > ONE_SLIP:
        return False
    begins = begins_sentence(sentence, word)
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


def begins_sentence(sentence: SentenceText, word: WordPart) -> bool:
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
    if begins_sentence(sentence, word):
        return not speller.knows(following[1])
    return not speller.has_in_small_letters(following[1])
