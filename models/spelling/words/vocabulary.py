"""The words of a language: those of its dictionary, those of the list in its folder, and what is made of both."""

from collections.abc import Callable
from functools import cached_property

from models.language_folders import language_tables
from models.languages.tags import primary
from models.spelling.hunspell.dictionary import HunspellDictionary, threes
from models.spelling.letters.forms import plain
from models.spelling.letters.indic import is_in_order
from models.spelling.letters.letter_case import capitalised
from models.spelling.lists.accepted import accepted, names_of_people
from models.spelling.lists.affix_lists import affixes
from models.spelling.lists.pairs import wrong_words
from models.spelling.lists.same import spelling_key
from models.spelling.words.compounds import is_compound
from models.spelling.words.enclitics import verb_forms

__all__ = ["WordVocabulary"]


class WordVocabulary:
    """Knows the words of a language or variant, in all spellings that count as the same."""

    def __init__(self, tag: str, dictionary: HunspellDictionary) -> None:
        """Take where words are known from.

        Args:
            tag: BCP 47 tag, with the region where the language has variants.
            dictionary: of this language.
        """
        self._language = primary(tag)
        self._table = language_tables()[self._language]
        key = spelling_key(self._language)
        self._key = str if key is plain else key
        self._dictionary = dictionary
        self._spelled = frozenset(map(plain, accepted(tag)))
        self._accepted = frozenset(map(self._key, self._spelled))
        self._names = frozenset(map(plain, names_of_people(self._language)))
        self._affixes = affixes(self._language)
        self._wrong = wrong_words(tag)

    def names(self, form: str) -> bool:
        """Whether a word with a capital is the name of a person."""
        return form in self._names

    def lists(self, lower: str) -> bool:
        """Whether the list in the folder of the language has a word in lower case."""
        return self._key(lower) in self._accepted

    def holds(self, lower: str) -> bool:
        """Whether the list or the dictionary has a word in lower case, with what affixes the dictionary gives it."""
        return self.lists(lower) or self._dictionary.ask(lower)

    def makes(self, lower: str) -> bool:
        """Whether a word in lower case is made of a word and affixes or pronouns, or of two words."""
        key = self._key(lower)
        if not is_in_order(key):
            return False
        stems = (*self._affixes.stems(key), *verb_forms(key, self._language))
        return any(map(self._is_stem, stems)) or (
            not self._table.nouns_capitalised
            and is_compound(key, self._table.joints, self._table.shortest_joined, self._is_part)
        )

    def joins(self, lower: str) -> bool:
        """Whether a word in lower case is made of two nouns, where these are written with a capital."""
        return self._table.nouns_capitalised and is_compound(
            self._key(lower), self._table.joints, self._table.shortest_joined, self._is_noun
        )

    def _is_noun(self, lower: str) -> bool:
        return self._dictionary.knows(capitalised(lower, self._language))

    def _is_stem(self, stem: str) -> bool:
        if stem in self._wrong:
            return False
        return stem in self._accepted or (not self._table.own_affixes and self._dictionary.knows(stem))

    def _is_part(self, lower: str) -> bool:
        return lower in self._accepted or self._dictionary.knows(lower)

    def has(self, word: str) -> bool:
        """Whether this is a word, with affixes or not; the dictionary does not remember that it was asked."""
        if not is_in_order(word):
            return False
        return self._dictionary.ask(word) or self._has_affixes(word, self._dictionary.ask)

    def offers(self, lower: str) -> bool:
        """The same for a word in lower case that is to be suggested."""
        offers = self._dictionary.offers
        return is_in_order(lower) and (offers(lower) or self._has_affixes(lower, offers))

    def is_usual(self, lower: str, written: str) -> bool:
        """Whether a word in lower case that is to be suggested for another is in a usual spelling.

        A misspelled ``कलाम`` may be ``कलम`` but not ``क़लाम``, which counts as the first, unless a list or what was
        written has such a spelling.
        """
        unusual = self._key(lower) != lower and self._key(written) == written
        return not unusual or self._dictionary.spells(lower) or lower in self._spelled

    @cached_property
    def sequences(self) -> frozenset[str]:
        """All that stands side by side in the words of both lists, three characters each."""
        return self._dictionary.sequences.union(*map(threes, self._accepted))

    def _has_affixes(self, word: str, asks: Callable[[str], bool]) -> bool:
        key = self._key(word.lower())
        return key in self._accepted or any(
            stem not in self._wrong and (stem in self._accepted or (not self._table.own_affixes and asks(stem)))
            for stem in self._affixes.stems(key)
        )
