"""A comparison that is made by an ending: *more cheap* -> *cheaper* is one correction, whatever the aligner says."""

from collections.abc import Sequence
from itertools import pairwise

from models.aligner.types import ErrantType, TypedEdit

__all__ = ["with_comparisons"]

_GRADES = {"more": "er", "most": "est"}


def with_comparisons(source: str, edits: Sequence[TypedEdit]) -> Sequence[TypedEdit]:
    """The edits of an English sentence, those on *more* and on the word behind it as one.

    Alone, that which takes out *more* would leave *cheap*.
    """
    if not any(one.operation == "U" and source[one.start : one.end].strip().lower() in _GRADES for one in edits):
        return edits
    joined = {id(one): other for one, other in pairwise(edits) if _is_comparison(source, one, other)}
    behind = {id(other) for other in joined.values()}
    made = []
    for one in edits:
        if id(one) in behind:
            continue
        if (other := joined.get(id(one))) is None:
            made.append(one)
        else:
            made.append(TypedEdit(one.start, other.end, other.replacement, ErrantType.ADJ_FORM, "R", other.grammar))
    return made


def _is_comparison(source: str, one: TypedEdit, other: TypedEdit) -> bool:
    ending = _GRADES.get(source[one.start : one.end].strip().lower())
    if one.operation != "U" or ending is None or source[one.end : other.start].strip():
        return False
    written, meant = source[other.start : other.end], other.replacement
    return written.isalpha() and meant.isalpha() and meant.endswith(ending) and not written.endswith(ending)
