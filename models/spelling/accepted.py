"""Words that dictionaries lack, by lists of our own in the folder of a language.

A list holds words between white space; what follows a ``#`` is a comment. A word with a hyphen at its end may stand
before another word of some length, one with a hyphen at its beginning behind it.
"""

from dataclasses import dataclass
from functools import cache

from models.language_folders import data_file, words_in

__all__ = ["Accepted", "accepted"]

_LEAST_BEHIND = 5
_LEAST_BEFORE = 4


@dataclass(frozen=True, slots=True)
class Accepted:
    """The words of a language and of one of its variants."""

    words: frozenset[str]
    prefixes: tuple[str, ...]
    suffixes: tuple[str, ...]

    def stems(self, lower: str) -> list[str]:
        """What is left of a word without one of the prefixes or suffixes, where that is long enough to be sure of."""
        behind = [lower[len(prefix) :].removeprefix("-") for prefix in self.prefixes if lower.startswith(prefix)]
        before = [lower[: -len(suffix)].removesuffix("-") for suffix in self.suffixes if lower.endswith(suffix)]
        return [stem for stem in behind if len(stem) >= _LEAST_BEHIND] + [
            stem for stem in before if len(stem) >= _LEAST_BEFORE
        ]


@cache
def accepted(tag: str) -> Accepted:
    """The lists of a language and, where the tag (BCP 47) has a region, of that variant too."""
    code = tag.partition("-")[0]
    names = ("words.txt", f"words.{tag}.txt")
    words = frozenset(word for name in names for word in words_in(data_file(code, name)))
    return Accepted(
        frozenset(word for word in words if not word.startswith("-") and not word.endswith("-")),
        tuple(sorted(word[:-1] for word in words if word.endswith("-"))),
        tuple(sorted(word[1:] for word in words if word.startswith("-"))),
    )
