"""Letters of endings that are chosen by the word before them, as vowel harmony and assimilation choose them.

A capital letter of an ending stands for several letters: ``A = aıou:a eiöü:e`` says that ``A`` is an ``a`` where of the
letters before it the last one that is named here is one of ``aıou``, and an ``e`` where it is one of ``eiöü``: so
``-lAr`` is ``-lar`` behind ``kitap`` and ``-ler`` behind ``ev``. Behind the colon may stand nothing, or another such
letter.
"""

from collections.abc import Iterator, Mapping
from itertools import product

__all__ = ["Harmony"]


class Harmony:
    """The letters that stand for several ones, in a language."""

    def __init__(self, choices: Mapping[str, Mapping[str, str]]) -> None:
        """Take the choices.

        Args:
            choices: for each such letter, by the letters that decide, what it is.
        """
        self._choices = choices

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._choices)

    def is_chosen(self, ending: str) -> bool:
        """Whether an ending has such letters."""
        return not self._choices.keys().isdisjoint(ending)

    def join(self, stem: str, ending: str) -> str | None:
        """A word with an ending; None where nothing in the word says which form the ending has."""
        for letter in ending:
            while letter in self._choices:
                choice = self._choices[letter]
                decides = next((before for before in reversed(stem) if before in choice), None)
                if decides is None:
                    return None
                letter = choice[decides]
            stem += letter
        return stem

    def forms(self, ending: str) -> Iterator[str]:
        """All that an ending may be, and more that it never is."""
        for letters in product(*map(self._any, ending)):
            yield "".join(letters)

    def _any(self, letter: str) -> tuple[str, ...]:
        if letter not in self._choices:
            return (letter,)
        return tuple(dict.fromkeys(one for other in self._choices[letter].values() for one in self._any(other)))
