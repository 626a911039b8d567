"""Words that stand in another order: what the correction model has moved is one edit, however it was aligned."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from models.aligner.types import ErrantType, TypedEdit
from models.corrector.protocol import Edit

__all__ = ["with_moved"]


def with_moved(source: str, typed: Sequence[TypedEdit], raw: Iterable[Edit]) -> Sequence[TypedEdit]:
    """The typed edits of a sentence, with those inside of a move as one of the type WO.

    The aligner takes a word out here and puts it in there, as it knows moves of neighbours alone.

    Args:
        source: the sentence.
        typed: its edits as the aligner sees them, sorted.
        raw: the same as the model made them.
    """
    for move in raw:
        if not _is_move(source, move):
            continue
        inside = [one for one in typed if one.start <= move.end and move.start <= one.end]
        if len(inside) > 1 and all(move.start <= one.start and one.end <= move.end for one in inside):
            others = [one for one in typed if one not in inside]
            whole = replace(
                inside[0],
                start=move.start,
                end=move.end,
                replacement=move.replacement,
                type=ErrantType.WO,
                operation="R",
            )
            typed = sorted([*others, whole], key=lambda one: (one.start, one.end))
    return typed


def _is_move(source: str, edit: Edit) -> bool:
    """Whether an edit has the words that stand there in another order."""
    old, new = source[edit.start : edit.end].casefold().split(), edit.replacement.casefold().split()
    return old != new and sorted(old) == sorted(new)
