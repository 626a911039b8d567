"""Words of another variant of a language, and how they are spelled in this one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from models.languages.tags import primary
from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.letters.forms import plain
from models.spelling.letters.letter_case import in_case_of, lower_case
from models.spelling.lists.pairs import SpellingPair, regional_pairs
from models.spelling.words.regional import swapped

__all__ = ["OtherVariants", "Regional"]


@dataclass(frozen=True, slots=True)
class Regional:
    """A spelling of another variant.

    Attributes:
        tag: BCP 47 tag of that variant.
        here: how the word is spelled in this one.
    """

    tag: str
    here: str


class OtherVariants:
    """The words that other variants have."""

    def __init__(
        self, tag: str, dictionary: HunspellDictionary, others: Mapping[str, Callable[[], HunspellDictionary]]
    ) -> None:
        """Take the dictionaries.

        Args:
            tag: BCP 47 tag of this variant.
            dictionary: of this variant.
            others: dictionaries of the other ones by their tags, the most important first.
        """
        self._language = primary(tag)
        self._dictionary = dictionary
        self._others = others
        self._pairs = regional_pairs(tag)

    def region(self, word: str) -> Regional | None:
        """The variant whose spelling this is, if it is one of a word that this variant spells otherwise."""
        form = plain(word)
        if (pair := self.pair(form)) is not None:
            return Regional(pair.tag, in_case_of(word, pair.here + form[len(_stem(form)) :], self._language))
        tag = self.elsewhere(form)
        if tag is None:
            return None
        lower = lower_case(form, self._language)
        spellings = (in_case_of(form, text, self._language) for text in swapped(lower, self._language))
        here = next((text for text in spellings if text != form and self._dictionary.knows(text)), None)
        return Regional(tag, in_case_of(word, here, self._language)) if here else None

    def pair(self, form: str) -> SpellingPair | None:
        """The entry of a word in the list of spellings that are wrong here; one that means itself is right."""
        stem = _stem(form)
        pair = self._pairs.get(stem) or self._pairs.get(lower_case(stem, self._language))
        return pair if pair is not None and pair.here != stem else None

    def elsewhere(self, form: str) -> str | None:
        """The variant that has a word which this one has not."""
        if self._dictionary.knows(form):
            return None
        return next((tag for tag, dictionary in self._others.items() if dictionary().knows(form)), None)


def _stem(form: str) -> str:
    """A word without an ``'s`` at its end."""
    return form.removesuffix("'s")
