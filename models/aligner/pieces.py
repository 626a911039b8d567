"""A pair of texts cut into common tokens and edits."""

from dataclasses import dataclass, replace

from models.aligner.types import ErrantType, TokenEdit

LIGHT = frozenset({ErrantType.PUNCT, ErrantType.ORTH})


@dataclass(slots=True)
class EditPiece:
    """A common token (no edit), an edge of the text, or the tokens of one edit.

    Offsets count code points; those of a side on which the edit has no tokens are -1.
    """

    s_start: int
    s_end: int
    t_start: int
    t_end: int
    edit: TokenEdit | None = None
    edge: bool = False
    taken: bool = False
    """Whether an edit covers this common token already."""

    @property
    def inserts(self) -> bool:
        """Whether this is an edit without source tokens."""
        return self.edit is not None and self.edit.start == self.edit.end

    @property
    def deletes(self) -> bool:
        """Whether this is an edit without target tokens."""
        return self.edit is not None and self.edit.target_start == self.edit.target_end

    @property
    def free(self) -> bool:
        """Whether an edit may cover this common token."""
        return not self.edge and not self.taken


def merged(one: EditPiece, other: EditPiece) -> EditPiece:
    """Two neighbouring edits as one."""
    sources = [piece for piece in (one, other) if not piece.inserts]
    targets = [piece for piece in (one, other) if not piece.deletes]
    return EditPiece(
        sources[0].s_start if sources else -1,
        sources[-1].s_end if sources else -1,
        targets[0].t_start if targets else -1,
        targets[-1].t_end if targets else -1,
        combined(one.edit, other.edit),
    )


def combined(one: TokenEdit | None, other: TokenEdit | None) -> TokenEdit | None:
    """Two neighbouring token edits as one; the type that says more wins, two such types are OTHER."""
    if one is None or other is None:
        return one or other
    kinds = {one.type, other.type}
    weighty = kinds - LIGHT or kinds
    kind = next(iter(weighty)) if len(weighty) == 1 else ErrantType.OTHER
    start, end = min(one.start, other.start), max(one.end, other.end)
    target_start, target_end = min(one.target_start, other.target_start), max(one.target_end, other.target_end)
    operation = one.operation if one.operation == other.operation else "R"
    return replace(
        one,
        start=start,
        end=end,
        target_start=target_start,
        target_end=target_end,
        type=kind,
        operation=operation,
        grammar=one.grammar.to(other.grammar),
    )
