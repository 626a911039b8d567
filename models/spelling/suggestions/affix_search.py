"""Words near a word in languages whose words have many affixes, which their dictionaries do not have in full."""

from collections.abc import Callable, Iterator
from itertools import chain

from models.language_folders import language_tables
from models.spelling.hunspell.dictionary import HunspellDictionary, threes
from models.spelling.letters.forms import is_word
from models.spelling.letters.indic import is_mark, is_sign, may_follow
from models.spelling.letters.letter_case import lower_case
from models.spelling.letters.respellings import doubled, mark_slips, respellings
from models.spelling.lists.affix_lists import affixes
from models.spelling.lists.affixes import attach
from models.spelling.lists.alike import respelled
from models.spelling.lists.ranks import ranks
from models.spelling.suggestions.searches import LONGEST_VARIED, DictionarySearch
from models.spelling.suggestions.variations import accentings, accents, all_slips, light_slips
from models.spelling.words.vocabulary import WordVocabulary

__all__ = ["AffixSearch"]


class AffixSearch(DictionarySearch):
    """Finds words with affixes too, but only at the most frequent slips: one takes as long as some dozens without."""

    def __init__(
        self, tag: str, dictionary: HunspellDictionary, vocabulary: WordVocabulary, is_right: Callable[[str], bool]
    ) -> None:
        """Take where words are looked up, for a language or variant (BCP 47 tag).

        Args:
            tag: BCP 47 tag, with the region where the language has variants.
            dictionary: of this language.
            vocabulary: the dictionary and what is made of its words.
            is_right: whether a word is one by all that is known.
        """
        super().__init__(tag, dictionary, vocabulary)
        self._table = language_tables()[self.language]
        self._is_right = is_right
        self._affixes = affixes(self.language)
        self._ranks = ranks(self.language)
        self._respelled = respelled(self.language)
        self._marks = "".join(letter for letter in self.letters if is_sign(letter) or is_mark(letter))

    def near(self, plain: str) -> Iterator[str]:
        """The words that frequent slips make, with affixes or not, and those without that any slip makes."""
        return (text for text in self._all_near(plain) if self._vocabulary.is_usual(text, plain))

    def _all_near(self, plain: str) -> Iterator[str]:
        lower = lower_case(plain, self.language)
        found = dict.fromkeys(self._with_affixes(lower))
        yield from found
        if self._table.ranked_first:
            if not found and not self._table.incomplete:
                yield from super().near(plain)
            return
        for text in dict.fromkeys(self._by_ear(lower)):
            if text not in self._wrong and self._looks_right(text) and self._offers(text, plain):
                yield text
        once = dict.fromkeys(accents(lower, self.letters, self.same))
        for text in dict.fromkeys(text for one in once for text in accents(one, self.letters, self.same)):
            if self._looks_right(text) and self.has(plain, text):
                yield text
        if self._marks or len(plain) > LONGEST_VARIED:
            return
        for text in dict.fromkeys(all_slips(lower, self.letters)):
            if self._looks_right(text) and self.has(plain, text):
                yield text

    def _offers(self, text: str, plain: str) -> bool:
        """Whether a word is one; with affixes only where no list says of which stems that is probable."""
        return self.has(plain, text) if self._ranks else self._vocabulary.offers(text)

    def _by_ear(self, lower: str) -> Iterator[str]:
        """What a word may become by the slips that cost least."""
        yield from accentings(lower, self.letters, self.same)
        yield from respellings(lower, self._respelled)
        yield from doubled(lower)
        yield from accents(lower, self.letters, self.same)
        if not self._marks:
            yield from light_slips(lower, self.letters, self.same)

    def _looks_right(self, text: str) -> bool:
        """Whether no three letters stand side by side that do not in any word, or the script has rules for that."""
        return bool(self._marks) or threes(text) <= self._vocabulary.sequences

    def _with_affixes(self, lower: str) -> Iterator[str]:
        """Words with the affixes of a word and a stem that is a slip away from its own."""
        for stem, steps in chain([(lower, ())], self._affixes.parses(lower)):
            if not is_word(stem):
                continue
            slips = mark_slips(stem, self._marks) if self._marks else all_slips(stem, self.letters)
            for text in dict.fromkeys(slips):
                if self._is_stem(text) and (word := attach(text, steps)) and self._is_right(word):
                    yield word
        if self._marks:
            yield from self._with_other_endings(lower)

    def _is_stem(self, text: str) -> bool:
        """Whether a word is known well enough to be varied; asking Hunspell takes 17 microseconds."""
        if self._marks:
            return self._vocabulary.holds(text)
        return text in self._ranks or self._vocabulary.lists(text)

    def _with_other_endings(self, lower: str) -> Iterator[str]:
        """Words with an ending that is a slip away from that of a word, which may not be its beginning or the reverse.

        A word that is not known is rather one with an ending, or another ending, than one that lacks its last letter.
        """
        for at in range(max(self._affixes.shortest, len(lower) - self._affixes.longest), len(lower)):
            stem, tail = lower[:at], lower[at:]
            for ending in dict.fromkeys(all_slips(tail, self.letters)):
                if ending[:-1] == tail or ending == tail[:-1]:
                    continue
                for other in self._affixes.endings.get(ending, ()):
                    if may_follow(stem, ending) and self._vocabulary.holds(stem + other):
                        yield stem + ending
