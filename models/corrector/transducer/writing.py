"""From the decoder's actions to the edits they make in the sentence."""

from collections.abc import Sequence
from dataclasses import dataclass

from models.corrector.transducer.actions import ENDINGS, WRITES_PIECE, Action, rewrite
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import Unit

_STANDS_ALONE = frozenset(Action) - WRITES_PIECE - {Action.COPY, Action.SKIP, Action.JOIN, Action.SPLIT}
"""Changes of one unit that make sense whatever follows, so that what follows is another edit."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decoding step: the action, the piece it writes (0 for none), and its probability."""

    action: Action
    piece: int = 0
    probability: float = 1.0


@dataclass(slots=True)
class Region:
    """Neighbouring changes: what is written instead of the units ``first`` to ``last`` (exclusive), by which steps."""

    first: int
    last: int
    text: str
    start_step: int
    end_step: int


class EditWriter:
    """Applies actions to the units of a sentence."""

    def __init__(self, resources: TransducerTables, featurizer: Featurizer):
        """Take the tables of the model."""
        self._vocabulary = resources.vocabulary
        self._inflections = resources.inflections
        self._featurizer = featurizer

    def regions(self, sentence: str, units: Sequence[Unit], steps: Sequence[Step], begin: int = 0) -> list[Region]:
        """Return the runs of changes, each of which is to be made as a whole or not at all.

        Args:
            sentence: the sentence.
            units: its units.
            steps: those from one on before which nothing is changed.
            begin: the unit that the first of them is at.
        """
        regions: list[Region] = []
        pieces: list[int] = []
        current: Region | None = None
        pointer = begin
        for index, step in enumerate([*steps, Step(Action.COPY)]):
            if current and steps[index - 1].action in _STANDS_ALONE and step.action is not Action.SKIP:
                current.end_step = index
                current = None
            if step.action is Action.INSERT:
                current = current or _open(regions, pointer, index)
                pieces.append(step.piece)
                continue
            if current and pieces:
                current.text += self._vocabulary.decode(pieces)
                pieces = []
            if step.action is Action.COPY:
                if current:
                    current.end_step = index
                current = None
            else:
                current = current or _open(regions, pointer, index)
                current.text += self._written(sentence, units, pointer, step)
                current.last = pointer + 1
                pieces = [step.piece] if step.action in WRITES_PIECE else []
            pointer += 1
        return regions

    def edit(self, sentence: str, units: Sequence[Unit], region: Region) -> tuple[int, int, str]:
        """Return start, end and replacement of a region."""
        return span_and_text(sentence, units, region.first, region.last, region.text)

    def _written(self, sentence: str, units: Sequence[Unit], pointer: int, step: Step) -> str:
        unit = units[pointer]
        if step.action in (Action.REPLACE, Action.SKIP):
            return ""
        space = _space_before(sentence, units, pointer)
        if step.action in ENDINGS:
            return space + unit.text[: len(unit.text) - ENDINGS[step.action]]
        if step.action is Action.JOIN:
            return unit.text
        if step.action is Action.SPLIT:
            return " " + unit.text
        suggestions = self._featurizer.word(unit.text).suggestions
        return space + (rewrite(step.action, unit.text, suggestions, self._inflections) or unit.text)


def _open(regions: list[Region], pointer: int, index: int) -> Region:
    regions.append(Region(pointer, pointer, "", index, index))
    return regions[-1]


def _space_before(sentence: str, units: Sequence[Unit], index: int) -> str:
    """Return the white space before a unit; one (virtual) space before the first."""
    if index == 0:
        return " "
    return sentence[units[index - 1].end : units[index].start]


def span_and_text(sentence: str, units: Sequence[Unit], first: int, last: int, text: str) -> tuple[int, int, str]:
    """Return the span that a region covers and its replacement, white space on both sides put right.

    Args:
        sentence: the source.
        units: its units.
        first: first unit of the region.
        last: the unit after the region; equal to ``first`` for an insertion.
        text: what is written instead, beginning with a space where it begins a new word.
    """
    if first == 0:
        start = units[0].start
        if not text.strip():
            return start, units[last].start if last < len(units) else units[last - 1].end, ""
        if last == 0:
            return start, start, text.lstrip() + (" " if text.startswith(" ") else "")
        return start, units[last - 1].end, text.lstrip()
    start = units[first - 1].end
    end = units[last - 1].end if last > first else start
    space = _space_before(sentence, units, first) if last > first else ""
    if space and text.startswith((space, " ")):
        return start + len(space), end, text[len(space) if text.startswith(space) else 1 :]
    return start, end, text
