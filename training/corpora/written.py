"""Lines with their errors marked in place: ``At noon{=>,} she {go=>goes} to {the=>} bed``.

``{wrong=>right}`` marks an error where it stands, ``{=>the}`` something missing, ``{the=>}`` something superfluous. The
source takes the left side of every mark, the target the right one. A side that is empty takes a space beside it along:
white space is folded, there is none before a comma that a mark puts in or takes out, nor between an empty side and a
closing mark of punctuation.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, Pair, broken

PART = "part"
"""The tag that says whether a line may be trained on: ``TRAINING`` or ``DEVELOPMENT``."""
TRAINING = "training"
DEVELOPMENT = "development"
HELD_OUT_EVERY, HELD_OUT_INDEX = 20, 7

_MARK = re.compile(r"\{([^{}]*?)=>([^{}]*?)\}")
_SPACES = re.compile(r"[ \t]+")
_CLOSING = frozenset(",.;:!?)]")


@dataclass(frozen=True, slots=True)
class Mark:
    """An error: ``source[start:end]`` stands for ``target[target_start:target_end]``; either may be empty."""

    start: int
    end: int
    target_start: int
    target_end: int


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """A line taken apart: its wrong and its right side, and the errors in order."""

    source: str
    target: str
    marks: tuple[Mark, ...] = ()


def parse_line(line: str) -> WrittenLine:
    """Take a line apart.

    Raises:
        ValueError: a brace or arrow stands outside a mark, a mark changes nothing, or nothing is left; says which.
    """
    kept, wrong, right = (_MARK.split(line)[place::3] for place in range(3))
    for sides in zip(wrong, right, strict=True):
        shown = "{{{}=>{}}}".format(*sides)
        if sides[0].strip() == sides[1].strip():
            raise ValueError(f"the mark {shown} changes nothing")
        if "=>" in sides[1]:
            raise ValueError(f"the mark {shown} has two arrows")
    if any(sign in text for text in kept for sign in ("{", "}", "=>")):
        raise ValueError("a brace or arrow outside a mark {wrong=>right}")
    commas = [set(sides) == {",", ""} for sides in zip(wrong, right, strict=True)]
    source, places = _side(kept, wrong, commas)
    target, target_places = _side(kept, right, commas)
    if not source or not target:
        raise ValueError("nothing is left of one side")
    if wrong and source == target:
        raise ValueError("the marks together change nothing")
    return WrittenLine(source, target, tuple(Mark(*a, *b) for a, b in zip(places, target_places, strict=True)))


def read_written(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield every line's pair, tagged with ``part``: each twentieth line is for development, whatever stands in it.

    Lines are counted from the first of the file; empty ones count, too. A line without a mark is a right sentence.

    Raises:
        InputError: the file cannot be read, or a line is broken and ``skipped`` is None.
    """
    for number, line in read_lines(path):
        if not line.strip():
            continue
        try:
            read = parse_line(line)
        except ValueError as error:
            broken(path, number, str(error), skipped)
            continue
        held_out = (number - 1) % HELD_OUT_EVERY == HELD_OUT_INDEX
        yield Pair(read.source, (read.target,), {PART: DEVELOPMENT if held_out else TRAINING})


def read_slips(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield every line's pair of a file in the same form that is for measuring as a whole.

    Raises:
        InputError: as :func:`read_written`.
    """
    return (Pair(pair.source, pair.targets) for pair in read_written(path, skipped))


def in_part(pairs: Iterable[Pair], part: str) -> Iterator[Pair]:
    """Yield the pairs of a part; those of corpora without parts are in every one."""
    return (pair for pair in pairs if pair.tags.get(PART, part) == part)


def _side(kept: list[str], sides: list[str], commas: list[bool]) -> tuple[str, list[tuple[int, int]]]:
    """Return one side of a line, and where in it the text of each mark is."""
    text = ""
    places: list[tuple[int, int]] = []
    behind_empty = False
    for number, piece in enumerate([kept[0], *chain(*zip(sides, kept[1:], strict=True))]):
        is_mark = number % 2 == 1
        more = _SPACES.sub(" ", piece)
        if (is_mark and commas[number // 2]) or (behind_empty and more[:1] in _CLOSING):
            text = text.removesuffix(" ")
            places = _within(text, places)
        elif not text or text.endswith(" "):
            more = more.lstrip(" ")
        text += more
        if is_mark:
            places.append((len(text) - len(more.lstrip(" ")), len(text)))
        behind_empty = not more and (is_mark or behind_empty)
    text = text.rstrip()
    return text, _within(text, places)


def _within(text: str, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(min(start, len(text)), min(end, len(text))) for start, end in places]
