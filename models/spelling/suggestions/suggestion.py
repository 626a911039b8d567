"""A word that may have been meant by a misspelled one, and how near and likely it has to be."""

from dataclasses import dataclass

from models.language_folders import language_tables
from models.spelling.letters.units import units
from models.spelling.suggestions.slips import ACCENT

__all__ = ["Nearness", "Suggestion"]

_LEAST_FREQUENT = {2: 6.0, 3: 6.0, 4: 5.0, 5: 4.5}
"""Zipf frequency of a word that may be meant, by the length of the unknown one: short ones are near many."""
_SHORT = 4
"""Letters below which most words of any language are a slip away from some other: that one has to be frequent."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A word that may have been meant.

    Attributes:
        text: as it would be written in place of the misspelled one; may be two words.
        cost: of the slips between the two, 1 for an ordinary one.
        zipf: its frequency (log10 of occurrences in 10^9 words), 0 where it is not known.
        usual: whether this is what is known to be meant by a misspelling that many make.
        score: how likely it is among the suggestions for the word; only differences between scores mean something.
    """

    text: str
    cost: float
    zipf: float
    usual: bool = False
    score: float = 0.0


class Nearness:
    """Says whether a suggestion is near enough to an unknown word, where the dictionary of a language is incomplete."""

    def __init__(self, code: str, *, ranked: bool) -> None:
        """Take what the folder of the language says.

        Args:
            code: of the language (BCP 47 without region).
            ranked: whether it has a list of frequent words.
        """
        self._table = language_tables()[code]
        self._units = units(code)
        self._ranked = ranked

    def suffices(self, word: str, meant: Suggestion) -> bool:
        """Whether a word in its plain form is rather a misspelled one than one that the dictionary lacks."""
        if meant.usual:
            return True
        letters = len(self._units.apart(word) if self._units else word)
        if " " in meant.text:
            return self._table.ranked_first
        return meant.cost <= self._table.farthest_slip(letters) and self._is_frequent(letters, meant)

    def _is_frequent(self, letters: int, meant: Suggestion) -> bool:
        if not self._ranked:
            return True
        if self._table.ranked_first and meant.cost > ACCENT:
            return meant.zipf > _LEAST_FREQUENT.get(letters, 0.0)
        return letters >= _SHORT or meant.zipf > 0
