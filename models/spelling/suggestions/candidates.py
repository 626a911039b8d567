"""The words that may be meant by a misspelled one."""

import math
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from rapidfuzz import process
from rapidfuzz.distance import OSA

from models.language_folders import language_tables
from models.languages.tags import primary
from models.noun_phrases.nouns import is_listed
from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.letters.forms import with_apostrophe
from models.spelling.letters.letter_case import capitalised, in_case_of, lower_case
from models.spelling.letters.units import units
from models.spelling.lists.ranks import ranks
from models.spelling.suggestions.affix_search import AffixSearch
from models.spelling.suggestions.searches import DictionarySearch, LetterSearch, Search
from models.spelling.suggestions.slips import slips
from models.spelling.suggestions.sound import SoundIndex
from models.spelling.words.lexicon import Lexicon
from models.spelling.words.misspellings import Misspellings
from models.spelling.words.regional import swapped
from models.spelling.words.vocabulary import WordVocabulary

__all__ = ["SuggestionCandidates"]

_PART_FREQUENT = 4.5
"""Zipf frequency of both words from which on two words may have been written as one."""
_PART_RANKED = 5.0
"""The same where frequencies are those of ranks."""
_LITTLE = 6.5
"""Zipf frequency by rank from which on a word is one before which others are often written without a space."""
_BEHIND_LITTLE = 4.0
_LEAST_BEHIND_LITTLE = 4
"""Zipf frequency by rank and letters of the word behind it."""
_ONE_LETTER = ("a", "i")
_TWO_FREQUENT = 5.0
"""Zipf frequency from which on a word of two letters is one that a word of three may be written for."""
_ENDINGS = ("ed", "ing", "s")
_LEAST_STEM = 4
_STEM_FREQUENT = 3.0
"""Zipf frequency from which on forms of an English word are meant though the lexicon lacks them."""
_LONG = 8
"""Letters from which on a word may be three slips away from what was meant, or two of any kind from a listed one."""
_LONG_LIST = 20_000
"""Words of a list from which on it has most of what is written, so that a long word near a listed one is that one."""
_VERY_LONG = 10
_FAR, _FARTHEST = 1.8, 2.0
"""What the slips may cost that lead from a long word, or from one of so many letters, to a listed one."""
_LEAST_PART = 3
"""Letters of each of two listed words that were written as one long one."""


class SuggestionCandidates:
    """Finds words near a word: in the lexicon where a language has one, else by trying what its dictionary has."""

    def __init__(
        self,
        tag: str,
        dictionary: HunspellDictionary,
        vocabulary: WordVocabulary,
        misspellings: Misspellings,
        lexicon: Lexicon | None,
        is_right: Callable[[str], bool],
    ) -> None:
        """Take where words are found.

        Args:
            tag: BCP 47 tag of the language.
            dictionary: of this language.
            vocabulary: the dictionary and what is made of its words.
            misspellings: what is known to be meant.
            lexicon: frequencies and known misspellings, where there are any.
            is_right: whether a word is one of this variant by all that is known.
        """
        self._language = primary(tag)
        self._table = language_tables()[self._language]
        self._dictionary = dictionary
        self._misspellings = misspellings
        self._lexicon = lexicon
        self._is_right = is_right
        self._ranks = ranks(self._language)
        self._search: Search
        if (letters := units(self._language)) is not None:
            self._search = LetterSearch(tag, dictionary, letters)
        elif self._table.incomplete or self._table.ranked_first:
            self._search = AffixSearch(tag, dictionary, vocabulary, is_right)
        else:
            self._search = DictionarySearch(tag, dictionary, vocabulary)

    def known(self, lower: str) -> str | None:
        """What is known to be meant by a misspelling."""
        usual = self._misspellings.meant(lower)
        return self._uncapitalised(usual) if usual and self._lexicon is not None else usual

    def listed(self, lower: str) -> str | None:
        """What is meant by a word that a list of the language names."""
        return self._misspellings.listed(lower)

    def irregular(self, lower: str) -> tuple[str, ...]:
        """The forms of an irregular word that is inflected by rule, the most usual first."""
        return self._misspellings.irregular(lower)

    def near(self, plain: str) -> Iterator[str]:
        """Words near a word."""
        lower = lower_case(plain, self._language)
        if lower == plain:
            yield from filter(self._dictionary.knows, (capitalised(lower, self._language),))
        for text in swapped(lower, self._language):
            yield from filter(self._dictionary.knows, dict.fromkeys((text, in_case_of(plain, text, self._language))))
        if (usual := self.known(lower)) is not None and (self._lexicon is None or self._right(usual)):
            yield usual
        yield from filter(self._right, self.irregular(lower))
        if self._lexicon is None:
            negated = self._without_negation(lower)
            if negated and negated in self._ranks:
                yield f"{self._table.negation} {negated}"
            yield from filter(self._dictionary.knows, with_apostrophe(lower))
            yield from _split(lower, self._ranks.zipf, _PART_RANKED, _LITTLE)
            made_up = self._is_made_up
            yield from (text for text in self._search.near(plain) if text != negated and not made_up(plain, text))
        else:
            yield from self._in_lexicon(self._lexicon, plain, lower)

    def _is_made_up(self, plain: str, text: str) -> bool:
        """Whether a word in small letters would become a compound that nobody writes: ``gelachen``, *Genlachen*."""
        if not self._table.nouns_capitalised or not plain.islower() or not text[:1].isupper():
            return False
        return text.lower() != plain and text not in self._ranks and not is_listed(text)

    def _in_lexicon(self, lexicon: Lexicon, plain: str, lower: str) -> Iterator[str]:
        near = [text for text in map(self._uncapitalised, lexicon.near(lower)) if self._right(text)]
        yield from near
        yield from (text for text in _inflected(lower, lexicon) if not lexicon.zipf(text) and self._right(text))
        if len(lower) == 3:  # the lexicon's own search begins with words of three letters
            shorter = (lower[:at] + lower[at + 1 :] for at in range(3))
            yield from (text for text in shorter if lexicon.zipf(text) >= _TWO_FREQUENT and self._right(text))
        contracted = (text.capitalize() if text.startswith("i'") else text for text in with_apostrophe(lower))
        for text in filter(self._dictionary.knows, contracted):
            if not text.endswith("'s") or lexicon.zipf(text):
                yield text
        yield from filter(self._right, self._heard.near(lower))
        yield from _split(lower, lexicon.zipf, _PART_FREQUENT)
        if not near:
            yield from self._search.near(plain)

    @cached_property
    def _heard(self) -> SoundIndex:
        """The words of the lexicon by how they sound."""
        lexicon = self._lexicon
        if lexicon is None:
            return SoundIndex(())
        return SoundIndex.of(lexicon)

    def _without_negation(self, lower: str) -> str | None:
        """The word before which *not* is written as if it were a part of it: ``незнаю``, which never means ``знаю``."""
        rest = lower.removeprefix(self._table.negation) if self._table.negation else lower
        return rest if rest != lower and len(rest) > 1 and self._is_right(rest) else None

    def _uncapitalised(self, text: str) -> str:
        """A word of the lexicon, which has it as it is usually written, in lower case where that is a word too."""
        lower = text.lower()
        return lower if text.istitle() and self._dictionary.knows(lower) else text

    def farther(self, plain: str) -> Iterable[str]:
        """Words at some distance from a word, where none is near."""
        if self._lexicon is None:
            found = list(self._search.farther(plain))
            return found or self._far(lower_case(plain, self._language))
        lower = plain.lower()
        return filter(self._right, self._lexicon.within(lower, 2 if len(lower) < _LONG else 3))

    def _far(self, lower: str) -> Iterator[str]:
        """Listed words two slips of any kind from a long word, or two that were written as one, by a long list."""
        if len(self._ranks) < _LONG_LIST or len(lower) < _LONG or not lower.isalpha():
            return
        for at in range(_LEAST_PART, len(lower) - _LEAST_PART + 1):
            head, tail = lower[:at], lower[at:]
            if min(self._ranks.zipf(head), self._ranks.zipf(tail)) >= _BEHIND_LITTLE:
                yield f"{head} {tail}"
        most = _FAR if len(lower) < _VERY_LONG else _FARTHEST
        for text, _, _ in process.extract_iter(lower, self._ranks, scorer=OSA.distance, score_cutoff=2):
            if slips(self._language).cost(lower, text) <= most and self._right(text):
                yield text

    def _right(self, text: str) -> bool:
        """Whether all words of a suggestion are right in this variant."""
        return all(map(self._is_right, text.split()))


def _inflected(lower: str, lexicon: Lexicon) -> Iterator[str]:
    """Forms, made by rule, of the words of the lexicon that a word without its ending is near: *greesed*, *greased*."""
    for ending in _ENDINGS:
        stem = lower.removesuffix(ending)
        if stem == lower or len(stem) < _LEAST_STEM:
            continue
        for base in dict.fromkeys((*lexicon.near(stem), *lexicon.near(f"{stem}e"))):
            if base.islower() and base.isalpha() and lexicon.zipf(base) >= _STEM_FREQUENT:
                yield base.removesuffix("e") + ending if ending != "s" else f"{base}s"


def _split(lower: str, zipf: Callable[[str], float], least: float, little: float = math.inf) -> Iterator[str]:
    """Two frequent words that may have been written as one.

    Args:
        lower: what is written.
        zipf: the frequency of a word.
        least: what both must have.
        little: what a little word must have before which the other one may be less frequent.
    """
    for at in range(1, len(lower) - 1):
        head, tail = lower[:at], lower[at:]
        if at == 1 and head not in _ONE_LETTER and zipf(head) < little:
            continue
        rare = _BEHIND_LITTLE if zipf(head) >= little and len(tail) >= _LEAST_BEHIND_LITTLE else least
        if zipf(head) >= least and zipf(tail) >= rare:
            yield f"{head} {tail}"
