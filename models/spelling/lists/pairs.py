"""Words that a dictionary has and that are wrong all the same, by lists of our own in the folder of a language.

``regional.txt`` names spellings of some variants that are wrong in others, where the dictionaries of these have them or
no rule finds how the word is spelled there: under a heading ``[en-US > en-GB en-AU]`` each ``gray:grey`` is a word of
the variants on the left and how those on the right spell it; a ``Gray:Gray`` says that this is right, as a name is.
``wrong.txt`` has a ``word:right`` for all variants, in which ``_`` stands for a space: ``alot:a_lot``;
``역활-:역할-`` is one for all words that begin so, ``-슴니다:-습니다`` for all that end so.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from models.errors import ConfigError
from models.language_folders import data_file, language_tables, words_in
from models.languages.tags import primary

__all__ = ["SpellingPair", "regional_pairs", "wrong_words"]


@dataclass(frozen=True, slots=True)
class SpellingPair:
    """A word of another variant, and how it is spelled in this one.

    Attributes:
        tag: the first of the variants that have it.
        here: in lower case.
    """

    tag: str
    here: str


@cache
def regional_pairs(tag: str) -> Mapping[str, SpellingPair]:
    """The words of other variants that are wrong in a variant.

    Raises:
        ConfigError: the list has a heading or an entry that is not one.
    """
    code = primary(tag)
    path = data_file(code, "regional.txt")
    found: dict[str, SpellingPair] = {}
    there, here = "", False
    for line in path.read_text(encoding="utf-8").splitlines() if path else []:
        if line.startswith("["):
            left, _, right = line.strip("[] ").partition(" > ")
            if not right or not {*left.split(), *right.split()} <= set(language_tables()[code].variants):
                raise ConfigError(f"{code}/regional.txt: {line}: expected variants on both sides of >")
            there, here = left.split()[0], tag in right.split()
        elif not line.startswith("#") and here:
            found |= {
                word: SpellingPair(there, right) for word, right in _entries(line.split(), f"{code}/regional.txt")
            }
    return found


@cache
def wrong_words(tag: str) -> Mapping[str, str]:
    """Misspelled words, in lower case, that the dictionary of a language has or takes for others, and what is meant.

    Raises:
        ConfigError: the list has an entry that is not one.
    """
    code = primary(tag)
    entries = _entries(words_in(data_file(code, "wrong.txt")), f"{code}/wrong.txt")
    return {word: right.replace("_", " ") for word, right in entries}


def _entries(words: list[str], name: str) -> list[tuple[str, str]]:
    found = []
    for entry in words:
        word, _, right = entry.partition(":")
        if not word or not right:
            raise ConfigError(f"{name}: {entry}: expected word:right")
        found.append((word, right))
    return found
