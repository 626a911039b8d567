"""A sentence with some replacements in it, and which place of it is which of the sentence as it was."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from models.text.protected import Protected
from service.checking.sentences import SentenceText

__all__ = ["RewrittenSentence", "Substitution"]


class Substitution(NamedTuple):
    """Put ``new`` in the place of ``text[start:end]`` (code points)."""

    start: int
    end: int
    new: str


@dataclass(frozen=True)
class RewrittenSentence:
    """A sentence after some substitutions.

    Attributes:
        original: the sentence before them.
        substitutions: sorted, sharing no character.
    """

    original: SentenceText
    substitutions: tuple[Substitution, ...]

    @classmethod
    def of(cls, original: SentenceText, substitutions: Iterable[Substitution]) -> "RewrittenSentence":
        """The variant with these substitutions, in any order, without those that change nothing."""
        text = original.text
        return cls(original, tuple(sorted(one for one in substitutions if text[one.start : one.end] != one.new)))

    @cached_property
    def text(self) -> str:
        """The text after the substitutions."""
        return self.between(0, len(self.original.text))

    @cached_property
    def sentence(self) -> SentenceText:
        """The sentence as checks see it; what was protected stays so where nothing was put in its place."""
        kept = (
            replace(span, start=self.place(span.start), end=self.place(span.end))
            for span in self.original.protected
            if self._is_untouched(span)
        )
        return replace(self.original, text=self.text, protected=tuple(kept))

    @cached_property
    def changed(self) -> tuple[tuple[int, int], ...]:
        """Where in the variant the new words stand; an empty span where words were taken out."""
        starts = (self.place(one.start) for one in self.substitutions)
        return tuple((start, start + len(one.new)) for start, one in zip(starts, self.substitutions, strict=True))

    def between(self, start: int, end: int) -> str:
        """What stands in the variant for ``original.text[start:end]``, whose edges lie in no substitution."""
        text, pieces, at = self.original.text, [], start
        for one in self.substitutions:
            if start <= one.start and one.end <= end:
                pieces += [text[at : one.start], one.new]
                at = one.end
        return "".join([*pieces, text[at:end]])

    def place(self, offset: int) -> int:
        """Where in the variant a place of the original is that lies in no substitution."""
        return offset + sum(len(one.new) - one.end + one.start for one in self.substitutions if one.end <= offset)

    def source(self, start: int, end: int) -> tuple[int, int]:
        """The span of the original that a span of the variant stands for; whole substitutions where it shares one."""
        first, last = self._widened(start, end)
        grown = [
            (behind, len(one.new) - one.end + one.start)
            for (_, behind), one in zip(self.changed, self.substitutions, strict=True)
        ]
        return first - sum(by for at, by in grown if at <= first), last - sum(by for at, by in grown if at <= last)

    def revised(self, start: int, end: int, new: str) -> "RewrittenSentence":
        """The variant with ``new`` in the place of one of its own spans."""
        first, last = self._widened(start, end)
        from_, to = self.source(start, end)
        joined = Substitution(from_, to, self.text[first:start] + new + self.text[end:last])
        kept = (one for one in self.substitutions if one.end <= from_ or to <= one.start)
        return RewrittenSentence.of(self.original, [*kept, joined])

    def _widened(self, start: int, end: int) -> tuple[int, int]:
        """A span of the variant that takes in the new words of which it shares a character."""
        shared = [span for span in self.changed if span[0] < end and start < span[1]]
        return min([start, *(span[0] for span in shared)]), max([end, *(span[1] for span in shared)])

    def _is_untouched(self, span: Protected) -> bool:
        return all(one.end <= span.start or span.end <= one.start for one in self.substitutions)
