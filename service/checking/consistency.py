"""Several ways of writing one thing in one text: which is the house's, and which places differ from it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from models.text.protected import Protected, ProtectedKind

__all__ = ["Use", "unlike", "unprotected"]

_READABLE = frozenset({ProtectedKind.FOREIGN, ProtectedKind.NUMBER})
"""Protected spans that are still words and numbers of the text."""


@dataclass(frozen=True, slots=True)
class Use:
    """A place where a text writes what it could write in another way.

    Attributes:
        start: where it begins (code points).
        end: where it ends.
        form: the name of the way in which it is written.
        others: how it would be written in each other way, by its name; one that is missing cannot be told.
    """

    start: int
    end: int
    form: str
    others: Mapping[str, str]


def unlike(uses: Sequence[Use]) -> tuple[str, Counter[str], list[Use]]:
    """The most frequent way of writing, how often each is used, and the places that are written in another way.

    Of ways that are equally frequent the one that comes first in the text is the text's own.
    """
    times = Counter(use.form for use in uses)
    own = max(times, key=lambda form: times[form], default="")
    return own, times, [use for use in uses if use.form != own]


def unprotected(uses: Iterable[Use], spans: Sequence[Protected]) -> list[Use]:
    """The uses in running text, sorted: none in code, addresses and the like."""
    closed = [one for one in spans if one.kind not in _READABLE]
    found, at = [], 0
    for use in sorted(uses, key=lambda one: one.start):
        while at < len(closed) and closed[at].end <= use.start:
            at += 1
        if at == len(closed) or use.end <= closed[at].start:
            found.append(use)
    return found
