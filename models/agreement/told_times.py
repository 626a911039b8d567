"""Sentences with one verb, whose time is told by the word with which they begin: “yesterday we go”."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from models.agreement.reading import WordReading

__all__ = ["is_done_once_before", "is_now_or_later", "only_verb"]

_REACH = 4
"""So many words before it at most: a verb that is farther may be told of another time."""


_Reading = TypeVar("_Reading", bound=WordReading)


def only_verb(
    words: Sequence[str], stops: frozenset[str], readings: Callable[[str], Sequence[_Reading]]
) -> tuple[int, list[_Reading]] | None:
    """The index of the verb of a sentence that has one, and what it may be.

    None where marks part it, or where the word may be no verb.

    Args:
        words: the sentence.
        stops: marks behind which another clause may begin.
        readings: what a word may be.
    """
    if any(mark in words for mark in stops):
        return None
    known = ((at, [one for one in readings(word) if one.kind == "VERB"]) for at, word in enumerate(words))
    places = [(at, verbs) for at, verbs in known if verbs]
    if len(places) != 1 or not 0 < places[0][0] <= _REACH:
        return None
    [(at, verbs)] = places
    others = [one for one in readings(words[at]) if one.kind not in ("", "VERB")]
    return None if others or any(one.mood != "indc" for one in verbs) else (at, verbs)


def is_now_or_later(verbs: Sequence[WordReading]) -> bool:
    """Whether a verb stands in the present or future, whatever it may be."""
    return all(one.tense in ("pres", "futr") for one in verbs)


def is_done_once_before(verbs: Sequence[WordReading]) -> bool:
    """Whether a verb of what is done once stands in the past, whatever it may be."""
    return all(one.tense == "past" and "perf" in one.marks for one in verbs)
