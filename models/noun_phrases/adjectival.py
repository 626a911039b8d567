"""German adjectives that are written as nouns: “ein Deutscher”, “die Deutsche”, “viele Deutsche”, “die Deutschen”."""

from functools import lru_cache

from models.noun_phrases.cells import Declension, ending_in, ending_of
from models.noun_phrases.declining import Noun
from models.noun_phrases.nouns import listed_words

__all__ = ["adjectival", "is_adjectival"]

_GENDERS = ("m", "f", "n")
_REMEMBERED = 1000


def is_adjectival(word: str) -> bool:
    """Whether a word with a capital is such an adjective with an ending."""
    ending = ending_of(word)
    return bool(ending) and word[: -len(ending)] in listed_words("adjectival")


@lru_cache(maxsize=_REMEMBERED)
def adjectival(word: str, declension: Declension) -> tuple[Noun, ...]:
    """The man, woman or thing that a word names, as each is declined behind a determiner; none for another word."""
    if not is_adjectival(word):
        return ()
    stem = word[: -len(ending_of(word))]
    return tuple(
        Noun(stem, gender, _forms(stem, gender, declension), counted=True, is_adjectival=True) for gender in _GENDERS
    )


def _forms(stem: str, gender: str, declension: Declension) -> dict[str, tuple[str, ...]]:
    cells = [case + number for case in "nadg" for number in (gender, "p")]
    return {cell: (stem + ending_in(cell, declension),) for cell in cells}
