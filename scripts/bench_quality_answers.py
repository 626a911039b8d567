"""From what a system finds in a sentence to its answer, and answers on disk.

``<folder>/<system>/<set>.txt`` has a corrected sentence a line; ``<set>.flagged.json`` beside it has of each sentence
the spans that the system calls wrong without saying what could stand there.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from models.corrector.protocol import Correction, Edit, Suspicion
from models.spelling.words.regional import swapped
from training.config.measuring import EvaluationSet
from training.evaluation.answers import Answer
from training.evaluation.command import slug
from training.files import write_atomically


class Finding(NamedTuple):
    """Something wrong from ``start`` to ``end`` (code points), and what may stand there, None where that is unknown."""

    start: int
    end: int
    replacement: str | None


class Answered(NamedTuple):
    """A corrected sentence, and the spans of the source that are wrong but left."""

    text: str
    flagged: tuple[tuple[int, int], ...] = ()


def answered(source: str, findings: Iterable[Finding]) -> Answered:
    """Apply what a system finds as a writer who believes it would, from left to right.

    Of findings that overlap the first one stays, and of those that start together the longest. A word in the spelling
    of another region is left as it is, whoever wants to change it: the sets hold texts of all regions.
    """
    kept: list[Edit] = []
    flagged = []
    for start, end, replacement in sorted(findings, key=lambda one: (one.start, -one.end)):
        if replacement is None:
            flagged.append((start, end))
        elif is_regional(source[start:end], replacement):
            continue
        elif not kept or (start >= kept[-1].end and (start, end) != (kept[-1].start, kept[-1].end)):
            kept.append(Edit(start, end, replacement, 1.0))
    return Answered(Correction(source, tuple(kept)).target, tuple(flagged))


def is_regional(written: str, replacement: str) -> bool:
    """Tell whether both are the same English word, as British and as American writers spell it."""
    return written.lower() != replacement.lower() and replacement.lower() in swapped(written.lower(), "en")


def path_of(folder: Path, system: str, entry: EvaluationSet, ending: str = ".txt") -> Path:
    """Where a system's answers to a set are."""
    return folder / system / f"{slug(entry.name)}{ending}"


def write_answers(folder: Path, system: str, entry: EvaluationSet, answers: Sequence[Answered]) -> None:
    """Write a system's answers to a set."""
    path = path_of(folder, system, entry)
    path.parent.mkdir(parents=True, exist_ok=True)
    flagged = json.dumps([answer.flagged for answer in answers])
    write_atomically(path_of(folder, system, entry, ".flagged.json"), f"{flagged}\n")
    write_atomically(path, "".join(f"{_line(answer.text)}\n" for answer in answers))


def read_answers(folder: Path, system: str, entry: EvaluationSet, sentences: int) -> list[Answer] | None:
    """Return a system's answers to a set, None where there are none or not as many as the set has sentences."""
    path, beside = (path_of(folder, system, entry, ending) for ending in (".txt", ".flagged.json"))
    if not path.is_file() or not beside.is_file():
        return None
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    flagged = json.loads(beside.read_text(encoding="utf-8"))
    if not len(lines) == len(flagged) == sentences:
        return None
    return [
        Answer(line, suspicions=tuple(Suspicion(start, end, 1.0) for start, end in spans))
        for line, spans in zip(lines, flagged, strict=True)
    ]


def _line(text: str) -> str:
    return text.replace("\r", " ").replace("\n", " ")
