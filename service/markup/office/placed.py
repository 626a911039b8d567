"""The segments of a document, by where they stand in its text."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from service.markup.office.schema import TextSegment

__all__ = ["PlacedSegment", "PlacedSegments"]


@dataclass(frozen=True, slots=True)
class PlacedSegment:
    """A segment of the text.

    Attributes:
        start: where it starts in the text.
        member: the name of the part of the archive that it stands in.
        paragraph: the number of its paragraph.
        segment: what it is.
    """

    start: int
    member: str
    paragraph: int
    segment: TextSegment

    @property
    def end(self) -> int:
        """Where it ends in the text."""
        return self.start + len(self.segment.shown)

    def byte(self, offset: int) -> int:
        """The byte at which a character of the text starts; an entity is one."""
        within = offset - self.start
        if within == len(self.segment.shown):
            return self.segment.end
        return self.segment.start + len(self.segment.shown[:within].encode())


class PlacedSegments:
    """The segments of a text, in their order."""

    def __init__(self, segments: Sequence[PlacedSegment]) -> None:
        self._segments = segments
        self._starts = [one.start for one in segments]

    def held(self, start: int, end: int) -> Iterator[PlacedSegment]:
        """The segments of a span; of an empty one the segment before it, to which what is put in belongs."""
        if start == end:
            number = bisect_right(self._starts, start) - 1
            before = [one for one in self._segments[max(number - 3, 0) : number + 1] if one.start < start <= one.end]
            after = [one for one in self._segments[max(number - 3, 0) : number + 1] if one.start <= start < one.end]
            for one in (*before, *after):
                if one.segment.literal:
                    yield one
                    return
            return
        number = max(bisect_right(self._starts, start) - 1, 0)
        while number and self._segments[number - 1].end > start:
            number -= 1
        for place in self._segments[number:]:
            if place.start >= end:
                return
            if place.end > start:
                yield place

    def siblings(self, place: PlacedSegment) -> list[PlacedSegment]:
        """The segments of the same element of text."""
        number = self._segments.index(place)
        near = self._segments[max(number - 20, 0) : number + 21]
        return [one for one in near if one.member == place.member and one.segment.element == place.segment.element]
