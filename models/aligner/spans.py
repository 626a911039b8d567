"""Token edits -> character edits whose spans name words, and which together give exactly the target text.

A missing word covers the word after the gap, missing punctuation the word before it, a superfluous word itself and one
adjacent space. White space that differs between two words that do not is an edit of its own, or part of its neighbour.
"""

from collections.abc import Sequence

from models.aligner.clusters import Cluster, whole_words
from models.aligner.holes import Filler
from models.aligner.pieces import EditPiece
from models.aligner.types import ErrantType, TokenEdit, TypedEdit
from models.text.tokens import Token


def to_character_edits(
    source: str, target: str, source_tokens: Sequence[Token], target_tokens: Sequence[Token], edits: Sequence[TokenEdit]
) -> list[TypedEdit]:
    """Turns token edits (in order, not overlapping) into sorted character edits that do not overlap.

    Tokens outside the edits must be the same on both sides but for the kind of apostrophe. Applied to ``source``, the
    result gives exactly ``target``, white space included. An edit is empty only where the source has no token at all.
    """
    filler = Filler(source, target)
    left, *others = _pieces(source, target, source_tokens, target_tokens, edits)
    run: list[EditPiece] = []
    for number, piece in enumerate(others):
        if piece.edit is not None:
            run.append(piece)
            continue
        following = others[number + 1] if number + 1 < len(others) else None
        filler.fill(left, run, piece, following)
        left, run = piece, []
    return [_typed(cluster, target) for cluster in whole_words(filler.clusters, source, target)]


def _typed(cluster: Cluster, target: str) -> TypedEdit:
    replacement = target[cluster.t_start : cluster.t_end]
    if cluster.edit is None:
        return TypedEdit(cluster.s_start, cluster.s_end, replacement, ErrantType.ORTH, "R")
    edit = cluster.edit
    return TypedEdit(cluster.s_start, cluster.s_end, replacement, edit.type, edit.operation, edit.grammar)


def _pieces(
    source: str, target: str, source_tokens: Sequence[Token], target_tokens: Sequence[Token], edits: Sequence[TokenEdit]
) -> list[EditPiece]:
    """Common tokens and edits in order, between two pieces for the edges of the text."""
    pieces = [EditPiece(0, 0, 0, 0, edge=True)]
    at = target_at = 0
    end = TokenEdit(len(source_tokens), -1, len(target_tokens), -1, ErrantType.OTHER, "R")
    for edit in (*edits, end):
        while at < edit.start:
            left, right = source_tokens[at], target_tokens[target_at]
            piece = EditPiece(left.start, left.end, right.start, right.end)
            if left.text != right.text:
                piece.edit = TokenEdit(at, at + 1, target_at, target_at + 1, ErrantType.PUNCT, "R")
            pieces.append(piece)
            at, target_at = at + 1, target_at + 1
        if edit is not end:
            extent = _extent(source_tokens, edit.start, edit.end)
            pieces.append(EditPiece(*extent, *_extent(target_tokens, edit.target_start, edit.target_end), edit))
            at, target_at = edit.end, edit.target_end
    pieces.append(EditPiece(len(source), len(source), len(target), len(target), edge=True))
    return pieces


def _extent(tokens: Sequence[Token], start: int, end: int) -> tuple[int, int]:
    return (tokens[start].start, tokens[end - 1].end) if start < end else (-1, -1)
