"""The gaps of a sentence where grammar may want a comma, and why: what opens a clause there, or which clause ends."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from models.commas.context import CommaText

__all__ = ["SPLICE", "GapKind", "Openers", "Place", "opener_languages", "openers", "places", "told_kind", "told_opener"]

SPLICE = "splice"
"""What a comma is called that stands where a sentence ends."""
_FILE = Path(__file__).with_name("openers.toml")
_LONGEST_PHRASE = 3
_LEAST_SENTENCE = 2
_OPENED = ("subordinate", "question", "relative", "infinitive", "joining", "result")
_LONGEST_INTRODUCTION = 3
"""Words before the comma, where the first word does not tell."""
_LONGEST_TIME = 4
_LONGEST_SPAN = 6
_MEANT_DASS = ("de", "das")
_NEUTER = frozenset(
    [
        "alles",
        "etwas",
        "nichts",
        "manches",
        "vieles",
        "eines",
        "keines",
        "dasjenige",
        "jenes",
        "dieses",
        "dort",
        "hier",
        "da",
    ]
)
"""Words in small letters behind which a German *das* begins a relative clause; else it stands for *dass*."""


class GapKind(StrEnum):
    """Why a comma may be wanted."""

    SUBORDINATE = "subordinate"
    """A subordinate clause begins."""
    QUESTION = "question"
    """A question inside a sentence begins."""
    RELATIVE = "relative"
    """A relative clause begins."""
    INFINITIVE = "infinitive"
    """A group of words with an infinitive begins."""
    NAME = "name"
    """A relative clause begins behind a name, to which it can only add something."""
    JOINING = "joining"
    """A conjunction joins what stands before it and behind it, as ``but`` does."""
    RESULT = "result"
    """A conjunction joins to a clause what comes of it, as ``so`` does, or what it is for, where no comma stands."""
    OPENING = "opening"
    """The clause ends with which the sentence begins."""
    CLOSING = "closing"
    """A clause ends that has begun inside the sentence."""
    INTRODUCTION = "introduction"
    """Words end that lead into the sentence."""
    INTERJECTION = "interjection"
    """The sentence begins with a word that is none of its parts, as ``yes`` is; few who chat write a comma there."""
    TIME = "time"
    """A few words of time or place end that lead into the sentence; behind them a comma is a matter of taste."""
    OTHER = "other"
    """None of these."""


_JOINING = (GapKind.JOINING, GapKind.RESULT)


@dataclass(frozen=True, slots=True)
class Place:
    """A gap in a sentence.

    Attributes:
        gap: number of the word behind it.
        kind: why a comma may be wanted.
        opener: number of the word that opens the clause that begins or ends there; -1 for none.
        length: words of the opener.
    """

    gap: int
    kind: GapKind
    opener: int = -1
    length: int = 1


class Openers:
    """What opens clauses in a language."""

    def __init__(self, table: dict[str, str]) -> None:
        """Take the words of each kind."""
        self._of = {kind: _phrases(table.get(kind, "")) for kind in _OPENED}
        self._opening = _phrases(table["opening"])
        self._before = _phrases(table["before"])
        self._named = _phrases(table.get("named", ""))
        self._compound = _phrases(table.get("compound", ""))
        self._to = table.get("to", "")
        self._comparing = frozenset(table.get("comparing", "").split())
        self._degrees = frozenset(table.get("degrees", "").split())
        self._compared = frozenset(table.get("compared", "").split())
        self._between = frozenset(table.get("between", "").split())
        self._subjects = frozenset(table.get("subjects", "").split())
        self._past = frozenset(table.get("past", "").split())
        self._introducing = frozenset(table.get("introducing", "").split())
        self._interjections = frozenset(table.get("interjections", "").split())
        self._times = frozenset(table.get("times", "").split())
        self._spans = frozenset(table.get("spans", "").split())
        self._tails = _phrases(table.get("tails", ""))
        self._links = frozenset(table.get("links", "").split())
        self._last = frozenset(table.get("last", "").split())
        self._leads = frozenset(table.get("leads", "").split())
        self._firsts = _firsts(self._before, *self._of.values())
        self._tail_firsts = _firsts(self._tails)
        self._compound_ends = frozenset(phrase[-1] for phrase in self._compound)

    def begins(self, text: CommaText, at: int) -> tuple[GapKind, int, int] | None:
        """What begins before a word: the kind, the number of its opener, and how many words that has."""
        words = text.words
        if at >= len(words) or words[at] not in self._firsts:
            return None
        for kind, phrases in self._of.items():
            if length := _length(words, at, phrases):
                if kind in _JOINING and not self._joins(text, at, words[at + length : at + length + 1]):
                    return None
                if self.is_preposition(text, at):
                    return None
                named = at > 1 and text.titles[at - 1] and (words[at],) in self._named
                return GapKind.NAME if named else GapKind(kind), at, length
        if words[at : at + 1] and (words[at],) in self._before and _length(words, at + 1, self._of["relative"]):
            return GapKind.RELATIVE, at + 1, 1
        return None

    def _joins(self, text: CommaText, at: int, behind: tuple[str, ...]) -> bool:
        """Whether a conjunction may join two clauses."""
        pair = text.titles[at] or not self._between.isdisjoint(text.words[:at])
        return not pair and not (self._subjects and self._subjects.isdisjoint(behind))

    def is_preposition(self, text: CommaText, at: int) -> bool:
        """Whether a word that may open a group with an infinitive opens none: no “zu” follows before the next comma."""
        if not self._to or (text.words[at],) not in self._of[GapKind.INFINITIVE]:
            return False
        end = next((later for later in range(at + 1, len(text.words)) if text.commas[later]), len(text.words))
        return not any(self._to in word for word in text.words[at + 1 : end])

    def is_comparison(self, text: CommaText, at: int) -> bool:
        """Whether a word compares with what follows, which is no clause: “er läuft schneller los als der Hund”."""
        if text.words[at] not in self._comparing or not self._compared.isdisjoint(text.words[at + 1 : at + 2]):
            return False
        start = next((before for before in range(at, 0, -1) if text.commas[before]), 0)
        return not self._degrees.isdisjoint(text.words[start:at])

    def is_compound(self, words: tuple[str, ...], at: int) -> bool:
        """Whether a word ends a phrase that a comma does not part."""
        return words[at] in self._compound_ends and any(
            words[max(at - size, 0) : at + 1] in self._compound for size in range(1, _LONGEST_PHRASE)
        )

    def is_interjection(self, word: str) -> bool:
        """Whether a word at the beginning of a sentence is none of its parts."""
        return word in self._interjections

    def is_tail(self, words: tuple[str, ...], at: int) -> bool:
        """Whether the sentence ends with words before which a comma is a matter of taste."""
        if words[at] not in self._tail_firsts:
            return False
        end = len(words)
        while end > at and not words[end - 1][0].isalnum():
            end -= 1
        return words[at:end] in self._tails

    def opens(self, words: tuple[str, ...]) -> int:
        """How many words open the clause with which a sentence begins; 0 where none does."""
        return _length(words, 0, self._opening)

    def is_closed(self, text: CommaText, at: int) -> bool:
        """Whether a comma with a subject behind it seems to end the first clause later in the sentence."""
        return any(text.commas[later] and text.words[later] in self._subjects for later in range(at, len(text.words)))

    def introduced(self, words: tuple[str, ...], at: int) -> GapKind:
        """What may end before a word of the first clause of a sentence."""
        if at == 1 and self.is_interjection(words[0]):
            return GapKind.INTERJECTION
        longest = _LONGEST_SPAN if words[at - 1] in self._spans else _LONGEST_TIME
        if at <= longest and (words[0] in self._times or words[at - 1] in self._past):
            return GapKind.TIME
        longer = at > _LONGEST_INTRODUCTION and words[0] not in self._introducing
        return GapKind.OTHER if longer else GapKind.INTRODUCTION

    def joints(self, text: CommaText) -> list[int]:
        """The words behind commas that may be the first of a sentence; none where another clause leads into it."""
        words = text.words
        if not self._leads or not words or words[0] in self._leads or text.commas.count(True) > 1:
            return []
        return [
            at
            for at in range(_LEAST_SENTENCE, len(words) - _LEAST_SENTENCE)
            if text.commas[at]
            and words[at] in self._subjects
            and words[at - 1][0].isalpha()
            and self._links.isdisjoint(words[:at])
            and not self._is_listed(words, at)
        ]

    def _is_listed(self, words: tuple[str, ...], at: int) -> bool:
        """Whether a clause behind a comma may be one of a list, of which *and* begins the last one."""
        return any(
            words[later] in self._last and words[later + 1] in self._subjects for later in range(at, len(words) - 1)
        )


def _phrases(words: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(word.split("_")) for word in words.split())


def _firsts(*kinds: frozenset[tuple[str, ...]]) -> frozenset[str]:
    """The words with which phrases begin."""
    return frozenset(phrase[0] for phrases in kinds for phrase in phrases)


def _length(words: tuple[str, ...], at: int, phrases: frozenset[tuple[str, ...]]) -> int:
    """Of the longest phrase that begins with a word."""
    return next((size for size in range(_LONGEST_PHRASE, 0, -1) if words[at : at + size] in phrases), 0)


@cache
def _tables() -> dict[str, dict[str, str]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def opener_languages() -> frozenset[str]:
    """The languages (BCP 47 tags without region) that have some."""
    return frozenset(_tables())


@cache
def openers(language: str) -> Openers:
    """Those of a language (BCP 47 tag without region) that has some."""
    return Openers(_tables()[language])


def told_kind(kind: GapKind, language: str, before: str, opener: str) -> GapKind:
    """The kind of clause to tell of a place: a German *das* behind a verb begins no relative clause (*glaube das er*).

    Args:
        kind: of the place.
        language: BCP 47 code without region.
        before: the word before the gap.
        opener: the word that opens the clause.
    """
    meant = kind is GapKind.RELATIVE and (language, opener.lower()) == _MEANT_DASS
    return GapKind.SUBORDINATE if meant and before.islower() and before not in _NEUTER else kind


def told_opener(kind: GapKind, told: GapKind, opener: str) -> str:
    """The word that opens the clause as it is told: *dass*, where a German *das* stands for it.

    Args:
        kind: of the place.
        told: the kind that is told (``told_kind``).
        opener: the word that stands there.
    """
    return opener if told is kind else "dass"


def places(text: CommaText, known: Openers) -> Iterator[Place]:
    """All gaps between two words of a sentence where no sign stands."""
    words = text.words
    if not words or not words[0][0].isalpha():
        begun = None
    else:
        size = known.opens(words)
        begun = (GapKind.OPENING, 0, size) if size else (GapKind.INTRODUCTION, -1, 0)
    for at in range(1, len(words)):
        if not words[at][0].isalnum():
            begun = None
            continue
        if known.is_compound(words, at) or known.is_tail(words, at):
            continue
        if known.is_preposition(text, at) or known.is_comparison(text, at):
            continue
        opened = known.begins(text, at)
        free = words[at - 1][0].isalnum() and not text.commas[at]
        if free and opened is not None:
            yield Place(at, *opened)
        elif free and begun is not None and begun[0] is GapKind.INTRODUCTION:
            yield Place(at, known.introduced(words, at))
        elif free and (begun is None or (begun[0] is GapKind.OPENING and known.is_closed(text, at))):
            yield Place(at, GapKind.OTHER)
        elif free and begun is not None:
            yield Place(at, *begun)
        if opened is not None and opened[0] not in _JOINING and (begun is None or text.commas[at]):
            begun = (GapKind.CLOSING, opened[1], opened[2])
        elif text.commas[at]:
            begun = None
