"""Words that are taken for one another without being forms of one word: prepositions, conjunctions, where and whither.

``sets.txt`` in the folder of a language has one set a line; of what differs by sound alone (“в”, “у”) the spellings
stand together with a slash between, and take one place.
"""

from functools import cache

from models.language_folders import data_file

__all__ = ["CLOSED", "closed_forms"]

CLOSED = "SET"
"""The first mark of the place of such a word."""
_EITHER = "/"


def closed_forms(word: str, language: str) -> dict[str, set[str]]:
    """The words of all sets that one in small letters is in, itself among them, with their places (``Place``)."""
    found: dict[str, set[str]] = {}
    for group in _sets(language).get(word, ()):
        for spellings in group:
            for one in spellings:
                found.setdefault(one, set()).add(f"{CLOSED} {spellings[0]}")
    return found


@cache
def _sets(language: str) -> dict[str, list[list[list[str]]]]:
    """The sets that each word is in, each a list of spellings that take one place."""
    path = data_file(language, "sets.txt")
    found: dict[str, list[list[list[str]]]] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path else ():
        group = [one.split(_EITHER) for one in line.partition("#")[0].split()]
        for word in {word for spellings in group for word in spellings}:
            found.setdefault(word, []).append(group)
    return found
