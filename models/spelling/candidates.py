"""The words that may be meant by a misspelled one."""

from collections.abc import Callable, Iterable, Iterator
from string import ascii_lowercase

from models.languages.tags import languages, primary
from models.spelling.dictionary import Dictionary
from models.spelling.forms import in_case_of, with_apostrophe
from models.spelling.lexicon import Lexicon
from models.spelling.pairs import wrong_words
from models.spelling.regional import swapped
from models.spelling.regularised import irregular_form
from models.spelling.slips import alike
from models.spelling.variations import all_slips, light_slips

__all__ = ["Candidates"]

_LONGEST_VARIED = 20
"""Longer words are not varied letter by letter: Hunspell takes long over compounds."""
_PART_FREQUENT = 4.5
"""Zipf frequency of both words from which on two words may have been written as one."""
_ONE_LETTER = ("a", "i")
_TWO_FREQUENT = 5.0
"""Zipf frequency from which on a word of two letters is one that a word of three may be written for."""
_LONG = 8
"""Letters from which on a word may be three slips away from what was meant."""


class Candidates:
    """Finds words near a word: in the lexicon where a language has one, else by trying what the dictionary has."""

    def __init__(
        self, tag: str, dictionary: Dictionary, lexicon: Lexicon | None, is_right: Callable[[str], bool]
    ) -> None:
        """Take where words are found.

        Args:
            tag: BCP 47 tag of the language.
            dictionary: of this language.
            lexicon: frequencies and known misspellings, where there are any.
            is_right: whether a word of the lexicon is one of this variant.
        """
        self._language = primary(tag)
        self._letters = _alphabet(tag) or dictionary.letters
        self._dictionary = dictionary
        self._lexicon = lexicon
        self._is_right = is_right
        self._wrong = wrong_words(tag)
        self._alike = alike(self._language)

    def known(self, lower: str) -> str | None:
        """What is known to be meant by a misspelling: one that many make, or a regular form of an irregular word."""
        if (right := self._wrong.get(lower)) is not None:
            return right
        if self._lexicon is None:
            return None
        irregular = irregular_form(lower) if self._language == "en" else None
        usual = irregular or self._lexicon.misspellings.get(lower)
        return usual and self._uncapitalised(usual)

    def near(self, plain: str) -> Iterator[str]:
        """Words near a word."""
        lower = plain.lower()
        if lower == plain:
            yield from filter(self._dictionary.knows, (lower.capitalize(),))
        for text in swapped(lower, self._language):
            yield from filter(self._dictionary.knows, dict.fromkeys((text, in_case_of(plain, text))))
        if self._lexicon is None:
            if (usual := self.known(lower)) is not None:
                yield usual
            yield from self._one_slip_away(plain)
            return
        if (usual := self.known(lower)) is not None and self._right(usual):
            yield usual
        near = [text for text in map(self._uncapitalised, self._lexicon.near(lower)) if self._right(text)]
        yield from near
        if len(lower) == 3:  # the lexicon's own search begins with words of three letters
            shorter = (lower[:at] + lower[at + 1 :] for at in range(3))
            yield from (text for text in shorter if self._lexicon.zipf(text) >= _TWO_FREQUENT and self._right(text))
        for text in filter(self._dictionary.knows, with_apostrophe(lower)):
            if not text.endswith("'s") or self._lexicon.zipf(text):
                yield text
        for at in range(1, len(lower) - 1):
            head, tail = lower[:at], lower[at:]
            if (at > 1 or head in _ONE_LETTER) and min(map(self._lexicon.zipf, (head, tail))) >= _PART_FREQUENT:
                yield f"{head} {tail}"
        if not near:
            yield from self._one_slip_away(plain)

    def _uncapitalised(self, text: str) -> str:
        """A word of the lexicon, which has it as it is usually written, in lower case where that is a word too."""
        lower = text.lower()
        return lower if text.istitle() and self._dictionary.knows(lower) else text

    def _one_slip_away(self, plain: str) -> Iterator[str]:
        """The words of the dictionary at a distance of one (OSA)."""
        if len(plain) > _LONGEST_VARIED:
            return
        lower = plain.lower()
        capital = plain[:1].isupper()
        for text in all_slips(lower, self._letters):
            if self._dictionary.ask(text.capitalize() if capital else text):
                yield text

    def farther(self, plain: str) -> Iterable[str]:
        """Words at some distance from a word, where none is near."""
        lower = plain.lower()
        if self._lexicon is not None:
            return filter(self._right, self._lexicon.within(lower, 2 if len(lower) < _LONG else 3))
        if len(plain) > _LONGEST_VARIED:
            return ()
        capital = plain[:1].isupper()
        once = dict.fromkeys(light_slips(lower, self._letters, self._alike))
        twice = dict.fromkeys(text for one in once for text in light_slips(one, self._letters, self._alike))
        return (text for text in twice if self._dictionary.ask(text.capitalize() if capital else text))

    def _right(self, text: str) -> bool:
        """Whether all words of a suggestion are right in this variant."""
        return all(map(self._is_right, text.split()))


def _alphabet(tag: str) -> str:
    """The letters of a language, where they are known."""
    language = languages()[primary(tag)]
    basic = ascii_lowercase if "Latn" in language.scripts else ""
    return basic + "".join(sorted(language.letters))
