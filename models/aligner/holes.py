"""What lies between two common tokens becomes clusters: edits with the gaps beside them, or a gap alone."""

from functools import reduce

from models.aligner.clusters import Cluster
from models.aligner.pieces import EditPiece, combined, merged
from models.aligner.types import ErrantType

LEANS_LEFT = frozenset({ErrantType.PUNCT, ErrantType.NOUN_POSS, ErrantType.CONTR})
"""Insertions that belong to the word before them."""


class Filler:
    """Goes through a pair of texts from left to right and collects clusters."""

    def __init__(self, source: str, target: str):
        """Starts at the beginning of both texts."""
        self.clusters: list[Cluster] = []
        self._source, self._target = source, target

    def fill(self, left: EditPiece, run: list[EditPiece], right: EditPiece, following: EditPiece | None) -> None:
        """Adds the clusters of one hole.

        Args:
            left: The common token, or edge, before the hole.
            run: The edits in the hole.
            right: The common token, or edge, behind the hole.
            following: What comes after ``right``: it may have more claim to be shown on ``right``.
        """
        if not run:
            if self._source[left.s_end : right.s_start] != self._target[left.t_end : right.t_start]:
                self._white_space(left, right)
            return
        left_insert = right_insert = None
        if all(piece.inserts for piece in run):
            insert = reduce(merged, run)
            if self._goes_left(insert, left, right, following):
                left_insert, run = insert, []
            elif right.free:
                right_insert, run = insert, []
            else:
                run = [insert]
        else:
            if run[0].inserts and self._can_go_left(left):
                left_insert, run = run[0], run[1:]
            if run[-1].inserts and right.free:
                right_insert, run = run[-1], run[:-1]
            run = _without_inserts(run)
        self._walk(left, left_insert, run, right_insert, right)

    def _can_go_left(self, left: EditPiece) -> bool:
        """Whether the last cluster covers the common token on the left, or may do so."""
        covered = bool(self.clusters) and left.taken and self.clusters[-1].s_end == left.s_end
        return left.free or covered

    def _goes_left(self, insert: EditPiece, left: EditPiece, right: EditPiece, following: EditPiece | None) -> bool:
        """Whether an insertion is shown on the word before it rather than on the word after it."""
        if right.edge or not self._can_go_left(left):
            return self._can_go_left(left)
        source_gap = self._source[left.s_end : right.s_start]
        before, after = self._target[left.t_end : insert.t_start], self._target[insert.t_end : right.t_start]
        leans_left = _leans_left(insert)
        if left.taken:
            return leans_left and after == source_gap
        if (source_gap == after) != (source_gap == before):
            return source_gap == after
        if before and not after:
            return False
        return leans_left or (following is not None and following.inserts and _leans_left(following))

    def _walk(
        self, left: EditPiece, left_insert: EditPiece | None, run: list[EditPiece], right_insert: EditPiece | None,
        right: EditPiece,
    ) -> None:  # fmt: skip
        """Adds clusters from ``left`` to ``right``; ``s_at`` and ``t_at`` are how far both texts are dealt with."""
        s_at, t_at = left.s_end, left.t_end
        if left_insert:
            self._show_on_left(left, left_insert)
            t_at = left_insert.t_end
        ahead = [*run, *([right_insert] if right_insert else []), right]
        for number, piece in enumerate(run):
            if piece.deletes:
                s_at, t_at = self._delete(piece, s_at, t_at, ahead[number + 1 :])
                continue
            s_start, s_end = (s_at, s_at) if piece.inserts else (piece.s_start, piece.s_end)
            if self._source[s_at:s_start] == self._target[t_at : piece.t_start]:
                self.clusters.append(Cluster(s_start, s_end, piece.t_start, piece.t_end, piece.edit))
            else:
                self.clusters.append(Cluster(s_at, s_end, t_at, piece.t_end, piece.edit))
            s_at, t_at = s_end, piece.t_end
        if right_insert:
            if self._source[s_at : right.s_start] == self._target[t_at : right_insert.t_start]:
                s_at, t_at = right.s_start, right_insert.t_start
            self.clusters.append(Cluster(s_at, right.s_end, t_at, right.t_end, right_insert.edit))
            right.taken = True
        elif self._source[s_at : right.s_start] != self._target[t_at : right.t_start]:
            last = self.clusters[-1]
            right.taken = left_insert is not None and not run and right.free
            last.s_end, last.t_end = (right.s_end, right.t_end) if right.taken else (right.s_start, right.t_start)

    def _show_on_left(self, left: EditPiece, insert: EditPiece) -> None:
        if left.taken:
            last = self.clusters[-1]
            last.t_end, last.edit = insert.t_end, combined(last.edit, insert.edit)
        else:
            self.clusters.append(Cluster(left.s_start, left.s_end, left.t_start, insert.t_end, insert.edit))
            left.taken = True

    def _delete(self, piece: EditPiece, s_at: int, t_at: int, ahead: list[EditPiece]) -> tuple[int, int]:
        """A superfluous word with one of the gaps beside it; returns how far both texts are dealt with."""
        next_source = next(other.s_start for other in ahead if not other.inserts)
        next_target = next(other.t_start for other in ahead if not other.deletes)
        before, after = self._source[s_at : piece.s_start], self._source[piece.s_end : next_source]
        wanted = self._target[t_at:next_target]
        if before == wanted and (before or after):
            self.clusters.append(Cluster(piece.s_start, next_source, next_target, next_target, piece.edit))
            return next_source, next_target
        self.clusters.append(Cluster(s_at, piece.s_end, t_at, t_at, piece.edit))
        return piece.s_end, t_at

    def _white_space(self, left: EditPiece, right: EditPiece) -> None:
        """Only the gap between two common tokens differs: the words beside it are shown where it is empty."""
        cluster = Cluster(left.s_end, right.s_start, left.t_end, right.t_start, None)
        missing = left.s_end == right.s_start
        if missing and left.free:
            cluster.s_start, cluster.t_start, left.taken = left.s_start, left.t_start, True
        if (missing or left.t_end == right.t_start) and right.free:
            cluster.s_end, cluster.t_end, right.taken = right.s_end, right.t_end, True
        last = self.clusters[-1] if self.clusters else None
        touches = last is not None and last.s_end == cluster.s_start
        if last and touches and (last.edit is None or cluster.s_start == cluster.s_end):
            last.s_end, last.t_end = cluster.s_end, cluster.t_end
        else:
            self.clusters.append(cluster)


def _leans_left(insert: EditPiece) -> bool:
    return insert.edit is not None and insert.edit.type in LEANS_LEFT


def _without_inserts(run: list[EditPiece]) -> list[EditPiece]:
    """Insertions between other edits become part of the one before them, else of the one after them."""
    result: list[EditPiece] = []
    for piece in run:
        if result and (piece.inserts or result[-1].inserts):
            result[-1] = merged(result[-1], piece)
        else:
            result.append(piece)
    return result
