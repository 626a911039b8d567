"""Errors of a language as pairs of wrong and right sentences show them: what is written for what, and how often."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rapidfuzz.distance import Levenshtein, Prefix

from models.corrector.transducer.units import Unit, split_units

MOST_RIGHT, MOST_WRONG = 3, 4
_SMOOTHING = 4.0
_LEAST_RATE = 0.003
_LONGEST_ENDING = 4
Words = tuple[str, ...]


class Place(NamedTuple):
    """Tokens ``start`` to ``end`` may become ``wrong``, at this rate."""

    start: int
    end: int
    wrong: tuple[str, ...]
    rate: float


def texts(units: Iterable[Unit]) -> list[str]:
    """Return each unit with the space before it; the first one of a sentence in small letters where it is a word."""
    return [
        (" " if unit.space else "")
        + (unit.text[0].lower() + unit.text[1:] if i == 0 and unit.text[1:].islower() else unit.text)
        for i, unit in enumerate(units)
    ]


class Learnt:
    """The errors of a language.

    An error that replaces or drops words is remembered by these; one that adds a word by its two neighbours, and by
    the one behind it alone.
    """

    def __init__(self, corpora: Iterable[tuple[Iterable[tuple[str, str]], float]]):
        """Learn from corpora of (wrong, right) pairs with their weights."""
        self.endings: defaultdict[tuple[str, str], float] = defaultdict(float)
        """How often a right ending was written as a wrong one."""
        made: defaultdict[Words, defaultdict[Words, float]] = defaultdict(_counts)
        added: defaultdict[tuple[str, str], defaultdict[Words, float]] = defaultdict(_counts)
        seen: defaultdict[Words, float] = defaultdict(float)
        gaps: defaultdict[tuple[str, str], float] = defaultdict(float)
        rights: list[tuple[list[str], float]] = []
        for pairs, weight in corpora:
            for wrong, right in pairs:
                old, new = texts(split_units(wrong)), texts(split_units(right))
                rights.append((new, weight))
                for start, end, put in _edits(old, new):
                    if start == end:
                        for key in _gap(new, start):
                            added[key][put] += weight
                        continue
                    made[tuple(new[start:end])][put] += weight
                    if end == start + 1 and len(put) == 1:
                        self._learn_ending(new[start].strip(), put[0].strip(), weight)
        for tokens, weight in rights:
            for start in range(len(tokens) + 1):
                for key in _gap(tokens, start):
                    if key in added:
                        gaps[key] += weight
                for end in range(start + 1, min(start + MOST_RIGHT, len(tokens)) + 1):
                    span = tuple(tokens[start:end])
                    if span in made:
                        seen[span] += weight
        self._made = {span: _rates(wrongs, seen[span]) for span, wrongs in made.items()}
        self._added = {key: _rates(wrongs, gaps[key]) for key, wrongs in added.items()}

    def _learn_ending(self, right: str, wrong: str, weight: float) -> None:
        stem = Prefix.similarity(right, wrong)
        if stem >= 2 and max(len(right), len(wrong)) - stem <= _LONGEST_ENDING:
            self.endings[right[stem:], wrong[stem:]] += weight

    def places(self, tokens: list[str]) -> list[Place]:
        """Return what may go wrong in a sentence; places may overlap."""
        found: list[Place] = []
        for start in range(len(tokens) + 1):
            for key in _gap(tokens, start):
                if rates := self._added.get(key):
                    found += [Place(start, start, put, rate) for put, rate in rates]
                    break
            for end in range(start + 1, min(start + MOST_RIGHT, len(tokens)) + 1):
                for put, rate in self._made.get(tuple(tokens[start:end]), ()):
                    found.append(Place(start, end, put, rate))
        return found


def _counts() -> defaultdict[Words, float]:
    return defaultdict(float)


def _rates(wrongs: Mapping[Words, float], seen: float) -> list[tuple[Words, float]]:
    rates = [(wrong, count / (seen + _SMOOTHING)) for wrong, count in wrongs.items()]
    return [(wrong, rate) for wrong, rate in rates if rate >= _LEAST_RATE]


def _gap(tokens: list[str], at: int) -> list[tuple[str, str]]:
    """Return the keys of the gap before a token, the most telling first."""
    after = tokens[at] if at < len(tokens) else ""
    before = tokens[at - 1] if at else ""
    return [(before, after), ("", after)]


def _edits(old: list[str], new: list[str]) -> list[tuple[int, int, Words]]:
    """Return (start, end, wrong) of each short change, by tokens of the right sentence."""
    found: list[tuple[int, int, Words]] = []
    for block in Levenshtein.opcodes(old, new):
        if block.tag == "equal":
            continue
        start, end, put = block.dest_start, block.dest_end, tuple(old[block.src_start : block.src_end])
        if len(put) == end - start > 1:
            found += [(start + i, start + i + 1, (word,)) for i, word in enumerate(put) if word != new[start + i]]
        elif end - start <= MOST_RIGHT and len(put) <= MOST_WRONG:
            found.append((start, end, put))
    return found
