"""Words near a word in languages without a lexicon: by trying what slips may have made of a known one."""

from collections.abc import Iterable, Iterator
from itertools import chain
from string import ascii_lowercase
from typing import Final, Protocol

from models.language_folders import language_tables
from models.languages.tags import languages, primary
from models.noun_phrases.nouns import is_listed
from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.letters.letter_case import capitalised, lower_case
from models.spelling.letters.respellings import respellings
from models.spelling.letters.units import Units
from models.spelling.lists.alike import respelled, taken_for_each_other
from models.spelling.lists.pairs import wrong_words
from models.spelling.lists.ranks import ranks
from models.spelling.suggestions.slips import BESIDE
from models.spelling.suggestions.variations import accentings, all_slips, light_slips, likely_slips
from models.spelling.words.vocabulary import WordVocabulary

__all__ = ["LONGEST_VARIED", "DictionarySearch", "LetterSearch", "Search"]

LONGEST_VARIED: Final = 20
"""Longer words are not varied letter by letter: Hunspell takes long over compounds."""


class Search(Protocol):
    """Finds words that may have been meant."""

    def near(self, plain: str) -> Iterable[str]:
        """Those that are likely."""

    def farther(self, plain: str) -> Iterable[str]:
        """Those at some distance, where none is near."""


class DictionarySearch:
    """Takes every slip for possible, as the dictionary has all words but a few."""

    def __init__(self, tag: str, dictionary: HunspellDictionary, vocabulary: WordVocabulary) -> None:
        """Take where words are looked up, for a language or variant (BCP 47 tag)."""
        self.language = primary(tag)
        self.letters = (_alphabet(self.language) or dictionary.letters) + _apostrophe(self.language)
        self.same = taken_for_each_other(self.language)
        self._dictionary = dictionary
        self._vocabulary = vocabulary
        self._wrong = wrong_words(tag)
        self._ranks = ranks(self.language)
        self._dotted = capitalised("i", self.language) != "I"
        self._nouns_capitalised = language_tables()[self.language].nouns_capitalised

    def near(self, plain: str) -> Iterator[str]:
        """The words at a distance of one (OSA), with other accents, or written by the ear in one place."""
        if len(plain) > LONGEST_VARIED:
            return
        lower = lower_case(plain, self.language)
        slips = self._worth_asking(lower, all_slips(lower, self.letters))
        heard = self._by_ear(lower)
        yield from self._words_of(plain, chain(accentings(lower, self.letters), heard, slips))

    def farther(self, plain: str) -> Iterable[str]:
        """The words that two frequent slips make, of which one may be of the ear."""
        if len(plain) > LONGEST_VARIED:
            return ()
        lower = lower_case(plain, self.language)
        once = dict.fromkeys((*self._by_ear(lower), *light_slips(lower, self.letters, self.same)))
        return self._words_of(plain, self._twice(once))

    def _twice(self, once: Iterable[str]) -> Iterator[str]:
        """What a slip makes of each; what two slips make in either order is looked at once."""
        seen: set[str] = set()
        for one in once:
            new = [text for text in dict.fromkeys(light_slips(one, self.letters, self.same)) if text not in seen]
            seen.update(new)
            yield from self._worth_asking(one, new)

    def _words_of(self, plain: str, texts: Iterable[str]) -> Iterator[str]:
        """Which texts in lower case are words; nouns with their capital where nouns have one."""
        for text in dict.fromkeys(texts):
            if self.has(plain, text):
                yield text
            elif self._nouns_capitalised and not plain[:1].isupper():
                noun = capitalised(text, self.language)
                if self.has(noun, text):
                    yield noun

    def _by_ear(self, lower: str) -> Iterator[str]:
        return respellings(lower, respelled(self.language))

    def _worth_asking(self, lower: str, slips: Iterable[str]) -> Iterator[str]:
        """Of what slips make of a word what may be one."""
        texts = dict.fromkeys(slips)
        if self._dotted:  # the capital of its i is none of the i that the dictionary's words have in lower case
            return iter(texts)
        asked = frozenset(self._dictionary.among(lower, texts))
        return (text for text in texts if text in asked or self._vocabulary.lists(text))

    def has(self, plain: str, text: str) -> bool:
        """Whether a suggestion, in lower case, for a word that may have a capital is one."""
        if text in self._wrong:
            return False
        named = capitalised(text, self.language) if plain[:1].isupper() else text
        if self._dictionary.offers(named) or self._vocabulary.lists(text):
            return True
        return self._is_usual(named) and self._dictionary.knows(named)

    def _is_usual(self, text: str) -> bool:
        """Whether a word is listed as one that is written, as compounds must be that are longer than others."""
        return text in self._ranks or (self._nouns_capitalised and is_listed(text))


class LetterSearch:
    """Varies the letters of which syllables are composed."""

    def __init__(self, tag: str, dictionary: HunspellDictionary, letters: Units) -> None:
        """Take where words are looked up, for a language (BCP 47 tag), and its letters."""
        self._table = language_tables()[primary(tag)]
        self._same = taken_for_each_other(primary(tag))
        self._dictionary = dictionary
        self._units = letters

    def near(self, plain: str) -> Iterable[str]:
        """The words of the dictionary that a likely slip makes, light ones first."""
        if len(plain) > LONGEST_VARIED:
            return ()
        letters = self._units.apart(plain)
        tried = {"", plain}
        farthest = self._table.farthest_slip(len(letters))
        for vary in (light_slips, likely_slips) if farthest >= BESIDE else (light_slips,):
            varied = dict.fromkeys(map(self._units.together, vary(letters, self._units.letters, self._same)))
            if found := [text for text in varied if text not in tried and self._dictionary.ask(text)]:
                return found
            tried |= varied.keys()
        return ()

    def farther(self, plain: str) -> Iterable[str]:
        """None: too many are."""
        return ()


def _apostrophe(code: str) -> str:
    """The apostrophe where it is a letter that is written for others and they for it: *пнятниця*, *субйект*."""
    return "'" if any("'" in one for one, _ in respelled(code)) else ""


def _alphabet(code: str) -> str:
    """The letters of a language (BCP 47 without region), where they are known."""
    language = languages()[code]
    basic = ascii_lowercase if "Latn" in language.scripts else ""
    return basic + "".join(sorted(language.letters))
