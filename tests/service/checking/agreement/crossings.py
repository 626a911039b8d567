"""Sentences of determiners, nouns, adjectives and verbs that agree or do not, and whether their corrections stand."""

import random
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from service.checking.alerts import Alert
from service.checking.checker import Checker
from service.checking.options import Options

_LISTS = Path(__file__).with_name("crossings.toml")


@dataclass(frozen=True, slots=True)
class Crossing:
    """A sentence, and the tag of the language that it is in."""

    tag: str
    text: str


@dataclass(frozen=True, slots=True)
class Break:
    """A correction that does not stand.

    Attributes:
        text: the text.
        corrected: with all first replacements.
        again: what a check of that finds in the changed places, or brought by them: the words and what is wanted.
        hard: whether it is in the changed places.
    """

    text: str
    corrected: str
    again: Sequence[tuple[str, tuple[str, ...]]]
    hard: bool


def crossings(language: str) -> list[Crossing]:
    """All sentences of the lists of a language."""
    lists = tomllib.loads(_LISTS.read_text("utf-8"))[language]
    kinds = ("determiner", "noun", "adjective", "verb")
    return [
        Crossing(lists["tag"], " ".join(lists["order"].format(**dict(zip(kinds, words, strict=True))).split()))
        for words in product(*(lists[f"{kind}s"] for kind in kinds))
    ]


def sample(language: str, count: int, seed: int = 0) -> list[Crossing]:
    """Some of them, always the same."""
    return random.Random(f"{language}{seed}").sample(crossings(language), count)


def languages() -> list[str]:
    """The languages that have lists."""
    return list(tomllib.loads(_LISTS.read_text("utf-8")))


def applied(text: str, alerts: Sequence[Alert]) -> tuple[str, list[tuple[int, int]]]:
    """A text with the first replacement of each alert, and where in it they stand."""
    pieces, places, at, length = [], [], 0, 0
    for alert in alerts:
        if not alert.replacements:
            continue
        between, new = text[at : alert.offset], alert.replacements[0]
        pieces += [between, new]
        places.append((length + len(between), length + len(between) + len(new)))
        length += len(between) + len(new)
        at = alert.end
    return "".join([*pieces, text[at:]]), places


async def broken(checker: Checker, text: str, options: Options) -> Break | None:
    """How the corrections of a text fail to stand; None where they do, or where there are none."""
    first = (await checker.check(text, options)).alerts
    corrected, places = applied(text, first)
    if not places:
        return None
    again = (await checker.check(corrected, options)).alerts
    inside = [alert for alert in again if any(alert.offset <= end and start <= alert.end for start, end in places)]
    brought = list(_unseen(text, first, corrected, again))
    wrong = inside or brought
    if not wrong:
        return None
    return Break(text, corrected, [(corrected[one.offset : one.end], one.replacements) for one in wrong], bool(inside))


def _unseen(text: str, first: Sequence[Alert], corrected: str, again: Sequence[Alert]) -> Iterator[Alert]:
    """The alerts of the corrected text on words that the first check was silent on."""
    known = {text[one.offset : one.end] for one in first}
    yield from (one for one in again if corrected[one.offset : one.end] not in known)
