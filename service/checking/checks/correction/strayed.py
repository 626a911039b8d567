"""Typed edits that are not those of the model: the aligner takes the words of two of its edits for those of another.

Of *ran it in 1:29 inspite of* -> *ran it at 1:29 in spite of* an aligner may take *in* for the *in* of *in spite*: it
puts in *at*, moves *in* behind *1:29*, and leaves *spite*. Together its edits are right, and each alone is wrong.
"""

from collections.abc import Iterable, Sequence

from models.aligner.types import TypedEdit
from models.corrector.protocol import Correction, Edit

__all__ = ["are_strayed", "one_by_one"]


def are_strayed(source: str, typed: Sequence[TypedEdit], raw: Sequence[Edit]) -> bool:
    """Whether a typed edit is neither within one of the model's nor made of some of them as they are.

    Args:
        source: the sentence.
        typed: its edits as the aligner sees them.
        raw: the same as the model made them.
    """
    return any(_is_strayed(source, one, raw) for one in typed)


def one_by_one(correction: Correction) -> list[tuple[str, str]]:
    """The sentence with each of its edits alone, to be aligned apart."""
    source = correction.source
    return [(source, Correction(source, (edit,)).target) for edit in correction.edits]


def _is_strayed(source: str, edit: TypedEdit, raw: Sequence[Edit]) -> bool:
    if any(one.start <= edit.start and edit.end <= one.end for one in raw):
        return False
    if _letters(source[edit.start : edit.end]) == _letters(edit.replacement):
        return False  # a mark that the model set along with a word
    touched = [one for one in raw if one.start <= edit.end and edit.start <= one.end]
    inside = [one for one in touched if edit.start <= one.start and one.end <= edit.end]
    sharing = [one for one in touched if one.start < edit.end and edit.start < one.end]
    made = _made(source, [(edit.start, edit.end, edit.replacement)])
    return bool(touched) and all(
        _made(source, [(one.start, one.end, one.replacement) for one in some]) != made
        for some in (touched, inside, sharing)
    )


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text)).lower()


def _made(source: str, edits: Iterable[tuple[int, int, str]]) -> list[str]:
    """The words of the sentence with some edits."""
    parts, at = [], 0
    for start, end, put in edits:
        parts += [source[at:start], put]
        at = end
    return "".join([*parts, source[at:]]).split()
