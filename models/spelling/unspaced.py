"""The words of texts that put no spaces between them (Thai).

A stretch without spaces is cut so that as few characters as possible are in no known word, and into as few words as
possible ("maximal matching"). Where characters are left, or words that are seldom written, a word that is known may
have been misspelled: it is looked for in what the pieces there make together.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter

from models.language_folders import data_file, language_tables, words_in
from models.spelling.letters import thai
from models.spelling.lists.accepted import accepted
from models.spelling.lists.pairs import wrong_words
from models.spelling.segments import NOT_KNOWN, Segmenter, UnspacedPiece
from models.spelling.suggestions.nearby import Nearby
from models.spelling.suggestions.slips import Slips, slips

__all__ = ["Cutter", "Script", "cutter"]

_SHORTEST_RESPELLED = 3
_SHORTEST = 5
"""Characters of the shortest word that is taken for what was meant if it was not only written in another way; one more
for what has no known word in it."""
_LONGEST = 20
"""Characters of the longest that is taken for misspelled."""
_MOST_PIECES = 7
_AROUND = 2
"""Pieces on both sides of a misspelled word that must be known: a foreign name leaves several that are not."""
_LONG = 10
_LIGHT = 0.4
"""Known words of so many characters that are a slip of this cost away from a single one are rather that one."""
_LONGER = 0.12
"""What each of its letters speaks for a word as the one that was meant, in units of an ordinary slip."""
_ALONE = 0.1
"""What speaks against a single piece: a name that no list has."""
_MOST_SEARCHED = 20
_SEARCHED_OF = 10
"""Misspelled words are looked for at so many places of a stretch, and at one more for so many pieces: a stretch
with more that are unknown is in another language or none."""
_CACHED = 8_192
_LONGEST_REMEMBERED = 200


@dataclass(frozen=True, slots=True)
class Script:
    """How a script is written.

    Attributes:
        beginnings: gives for each place of a text whether a word may begin or end there.
        apart: gives the letters of a word in which slips are counted.
        alike: pairs of letters that are taken for each other, besides those of ``alike.txt``.
    """

    beginnings: Callable[[str], bytearray]
    apart: Callable[[str], str]
    alike: frozenset[str]


_SCRIPTS = {"th": Script(thai.beginnings, thai.apart, thai.ALIKE)}


class Cutter:
    """Cuts stretches without spaces into words. Safe to use from several threads."""

    def __init__(
        self,
        script: Script,
        words: Iterable[str],
        wrong: Mapping[str, str],
        rare: Iterable[str] = (),
        farthest: Callable[[int], float] = lambda _: 1.0,
    ) -> None:
        """Take the words.

        Args:
            script: how they are written.
            words: those that are right.
            wrong: misspelled ones, with what is meant.
            rare: right ones that are seldom written, so that they are rather pieces of misspelled words.
            farthest: gives the cost of slips up to which a word of so many letters is wrong.
        """
        self.script = script
        right = {*words}
        self._wrong = wrong
        self._slips = Slips(script.alike)
        self._farthest = farthest
        self._segments = Segmenter(script.beginnings, right, wrong, rare)
        self._known = self._segments.known
        self._nearby = Nearby(word for word in right - wrong.keys() if len(word) >= _SHORTEST_RESPELLED)
        self._remembered = lru_cache(_CACHED)(self._cut)
        self.near = lru_cache(_CACHED)(self._near)

    def cut(self, stretch: str) -> tuple[tuple[int, int], ...]:
        """The places of the words of a stretch, right or misspelled, in order; of nothing that may be a name."""
        return self._remembered(stretch) if len(stretch) <= _LONGEST_REMEMBERED else self._cut(stretch)

    def _cut(self, stretch: str) -> tuple[tuple[int, int], ...]:
        may_begin = self.script.beginnings(stretch)
        pieces = self._segments.pieces(stretch)
        left = _MOST_SEARCHED + len(pieces) // _SEARCHED_OF
        found: list[tuple[float, int, int]] = []
        for first, last in _doubted(pieces):
            if pieces[last - 1].end - pieces[first].start <= _LONGEST and left:
                left -= 1
                found += self._misspelled(stretch, may_begin, pieces, first, last)
        found += self._mistaken(stretch, pieces)
        taken = bytearray(len(stretch) + 1)
        cuts = bytearray(len(stretch) + 1)
        for piece in pieces:
            cuts[piece.end] = 1
        for _, start, stop in sorted(found):
            if not any(taken[start:stop]):
                taken[start:stop] = b"\1" * (stop - start)
                cuts[start:stop] = bytes(stop - start)
                cuts[start] = cuts[stop] = 1
        ends = [at for at in range(1, len(stretch) + 1) if cuts[at]]
        places = zip((0, *ends), ends, strict=False)
        return tuple((start, end) for start, end in places if taken[start] or stretch[start:end] in self._known)

    def _misspelled(
        self, stretch: str, may_begin: bytearray, pieces: list[UnspacedPiece], first: int, last: int
    ) -> list[tuple[float, int, int]]:
        """The places around doubted pieces that may be a misspelled word, each with what speaks against it.

        Of those that mean the same (``telephon`` in ``mobile telephon``) only the shortest counts.
        """
        found: dict[str, tuple[float, int, int]] = {}
        least = max(0, pieces[last - 1].end - _LONGEST)
        most = pieces[first].start + _LONGEST
        ends = list(self._ends(stretch, may_begin, pieces, last))
        for start, before in self._starts(stretch, may_begin, pieces, first):
            for stop, after in ends:
                if stop - start > _LONGEST or (word := stretch[start:stop]) in self._known:
                    continue
                around = (*pieces[max(0, before - _AROUND) : before], *pieces[after : after + _AROUND])
                if any(piece.doubt == NOT_KNOWN for piece in around) or not (near := self.near(word)):
                    continue
                cost, meant = near[0]
                if cost > self._farthest(len(self.script.apart(word))):
                    continue
                against = cost - _LONGER * len(meant) + _ALONE * (after - before == 1)
                whole = stretch[least:start] + meant + stretch[stop:most]
                known = found.get(whole)
                if known is not None:
                    against = min(against, known[0])
                    if stop - start >= known[2] - known[1]:
                        start, stop = known[1:]
                found[whole] = (against, start, stop)
        return list(found.values())

    def _mistaken(self, stretch: str, pieces: list[UnspacedPiece]) -> Iterator[tuple[float, int, int]]:
        """The places of known words that together are all but a long one, each with what speaks against that."""
        for first, piece in enumerate(pieces):
            start = piece.start
            for last in range(first + 1, min(len(pieces), first + _MOST_PIECES)):
                stop = pieces[last].end
                if stop - start > _LONGEST or pieces[last].doubt:
                    break
                if stop - start < _LONG or piece.doubt or (word := stretch[start:stop]) in self._known:
                    continue
                if (near := self.near(word)) and near[0][0] <= _LIGHT:
                    yield near[0][0] - _LONGER * len(near[0][1]), start, stop

    def _starts(
        self, stretch: str, may_begin: bytearray, pieces: list[UnspacedPiece], first: int
    ) -> Iterator[tuple[int, int]]:
        """Where a misspelled word may begin, and how many pieces come before it: at a piece or in a compound."""
        for at in range(first, max(0, first - _MOST_PIECES) - 1, -1):
            yield pieces[at].start, at
            if at:
                piece = pieces[at - 1]
                for place in range(piece.start + 1, piece.end):
                    if may_begin[place] and self._segments.is_usual(stretch[piece.start : place]):
                        yield place, at - 1

    def _ends(
        self, stretch: str, may_begin: bytearray, pieces: list[UnspacedPiece], last: int
    ) -> Iterator[tuple[int, int]]:
        """Where a misspelled word may end, and the number of the first piece after it."""
        for at in range(last, min(len(pieces), last + _MOST_PIECES) + 1):
            yield pieces[at - 1].end, at
            if at < len(pieces):
                piece = pieces[at]
                for place in range(piece.start + 1, piece.end):
                    if may_begin[place] and self._segments.is_usual(stretch[place : piece.end]):
                        yield place, at + 1

    def _near(self, word: str) -> tuple[tuple[float, str], ...]:
        """The known words that may be meant by a misspelled one, with the cost of the slips, cheapest first."""
        if word in self._wrong:
            return ((0.0, self._wrong[word]),)
        apart = self.script.apart
        found = [
            (self._slips.cost(apart(written), apart(meant)), other) for other, written, meant in self._nearby.near(word)
        ]
        if not found:
            return ()
        pieces = self._segments.pieces(word)
        shortest = _SHORTEST + all(map(attrgetter("doubt"), pieces))
        return tuple(sorted(one for one in found if one[0] <= 1.0 and (not one[0] or len(one[1]) >= shortest)))


def _doubted(pieces: list[UnspacedPiece]) -> Iterable[tuple[int, int]]:
    """The runs of doubted pieces: unknown ones beside each other, or a rare one."""
    at = 0
    while at < len(pieces):
        last = at + 1
        if pieces[at].doubt:
            while last < len(pieces) and pieces[at].doubt == NOT_KNOWN == pieces[last].doubt:
                last += 1
            yield at, last
        at = last


def cutter(code: str, words: Callable[[], Iterable[str]]) -> Cutter | None:
    """What cuts the stretches of a language (BCP 47 without region); None where spaces stand between its words.

    Args:
        code: of the language.
        words: gives those of its dictionary; asked where they are needed.
    """
    script = _SCRIPTS.get(code)
    if script is None:
        return None
    return Cutter(
        Script(script.beginnings, script.apart, slips(code).same),
        (*words(), *accepted(code)),
        wrong_words(code),
        words_in(data_file(code, "rare.txt")),
        language_tables()[code].farthest_slip,
    )
