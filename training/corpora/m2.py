"""M2 (Dahlmeier and Ng, 2012): ``S`` lines of tokens, ``A start end|||type|||correction|||...|||annotator`` lines.

Files made with spaCy may hold tokens that are white space (three spaces or more in a row). They are left out, and the
places of edits counted without them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, Pair, broken

NONE_NEEDED = "noop"
UNCORRECTED = ("UNK", "Um")
"""Types of errors for which the annotator knew no correction."""

_TOKEN_OR_SPACE = re.compile(r"\S+|(?<= ) +(?= )")


@dataclass(frozen=True, slots=True)
class M2Edit:
    """Replace tokens ``start:end`` by ``correction`` (tokens joined by a space; empty deletes them).

    ``alternatives`` are further corrections the annotator accepts.
    """

    start: int
    end: int
    correction: str
    type: str
    alternatives: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class M2Sentence:
    """The tokens of a sentence and the edits of every annotator, by the annotator's number; sorted by place.

    ``uncorrected`` has in the same way what is wrong without a known correction.
    """

    tokens: tuple[str, ...]
    annotators: dict[int, tuple[M2Edit, ...]]
    uncorrected: dict[int, tuple[M2Edit, ...]] = field(default_factory=dict)

    def edits(self, annotator: int) -> list[M2Edit]:
        """Return all an annotator's edits, those without a known correction among them."""
        return _sorted([*self.annotators[annotator], *self.uncorrected.get(annotator, ())])

    def corrected(self, annotator: int) -> str:
        """Return the annotator's corrected sentence, tokens joined by a space."""
        tokens, shift = list(self.tokens), 0
        for edit in self.annotators[annotator]:
            correction = edit.correction.split()
            tokens[edit.start + shift : edit.end + shift] = correction
            shift += len(correction) - (edit.end - edit.start)
        return " ".join(tokens)


def read_m2(path: Path, skipped: BrokenLines | None = None) -> Iterator[M2Sentence]:
    """Yield every sentence with its annotators; a sentence without ``A`` lines has annotator 0 without edits.

    Raises:
        InputError: the file cannot be read, or a line is broken and ``skipped`` is None.
    """
    current: _Reading | None = None
    for number, line in read_lines(path):
        if line.startswith("S ") or line == "S":
            if current is not None:
                yield current.sentence()
            current = _Reading(line[2:])
        elif line.startswith("A "):
            problem = "an A line before any S line" if current is None else current.add(line)
            if problem:
                broken(path, number, problem, skipped)
        elif line.strip():
            broken(path, number, "expected a line that begins with S or A", skipped)
    if current is not None:
        yield current.sentence()


def read_m2_pairs(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield every sentence with each annotator's correction, tokens joined by a space; raises like ``read_m2``."""
    for sentence in read_m2(path, skipped):
        if sentence.tokens:
            targets = tuple(sentence.corrected(annotator) for annotator in sentence.annotators)
            yield Pair(" ".join(sentence.tokens), targets)


def _sorted(edits: list[M2Edit]) -> list[M2Edit]:
    return sorted(edits, key=lambda edit: (edit.start, edit.end))


class _Reading:
    """A sentence whose A lines are being read."""

    def __init__(self, text: str) -> None:
        tokens = _TOKEN_OR_SPACE.findall(text)
        self.tokens = tuple(token for token in tokens if not token.isspace())
        # Place among all tokens -> place among those that are not white space.
        self.places = [0]
        for token in tokens:
            self.places.append(self.places[-1] + (not token.isspace()))
        self.annotators: dict[int, list[M2Edit]] = {}
        self.uncorrected: dict[int, list[M2Edit]] = {}

    def sentence(self) -> M2Sentence:
        annotators = {number: tuple(_sorted(self.annotators[number])) for number in sorted(self.annotators)} or {0: ()}
        uncorrected = {number: tuple(_sorted(edits)) for number, edits in self.uncorrected.items()}
        return M2Sentence(self.tokens, annotators, uncorrected)

    def add(self, line: str) -> str:
        """Add the edit of an A line; return what is wrong with it, or the empty string."""
        parts = line[2:].split("|||")
        try:
            start, end = (int(place) for place in parts[0].split())
            kind, texts, annotator = parts[1], parts[2], int(parts[5])
        except (ValueError, IndexError):
            return "expected A start end|||type|||correction|||required|||comment|||annotator"
        edits = self.annotators.setdefault(annotator, [])
        if kind == NONE_NEEDED or start < 0:
            return ""
        if not start <= end < len(self.places):
            return f"edit {start}-{end} is outside the sentence of {len(self.places) - 1} tokens"
        start, end = self.places[start], self.places[end]
        correction, *others = ("" if text.strip() == "-NONE-" else text.strip() for text in texts.split("||"))
        if kind in UNCORRECTED:
            self.uncorrected.setdefault(annotator, []).append(M2Edit(start, end, correction, kind, tuple(others)))
            return ""
        if start == end and not correction:
            return ""
        if any(start < other.end and other.start < end for other in edits):
            return f"edit {start}-{end} overlaps another of annotator {annotator}"
        edits.append(M2Edit(start, end, correction, kind, tuple(others)))
        return ""
