"""Inline markup that is told by its signs: patterns, and what is seen in their place."""

import re
from collections.abc import Callable, Mapping, Sequence

from service.markup.bounded import bounded
from service.markup.marked import FilePieces

__all__ = ["InlineSigns"]

Seen = str | Callable[[str], str]


class InlineSigns:
    """The inline markup of a format.

    Of several that fit at a place the first counts; between them are pairs of signs of emphasis, which are seen as
    nothing, and text.
    """

    def __init__(
        self, instead: Mapping[str, Seen], around: Mapping[str, int] | None = None, emphasis: Sequence[str] = ()
    ) -> None:
        """Take the signs.

        Args:
            instead: patterns of markup, each with what is seen in its place, or what makes that of it; a function is
                given the inside of signs of code.
            around: patterns of markup with text in it, each with the number of the group that the text is.
            emphasis: signs that stand on both sides of text, longer ones first.
        """
        self._instead = list(instead.values())
        self._around = list((around or {}).values())
        groups = [f"(?P<i{at}>{one})" for at, one in enumerate(instead)]
        kept = [f"(?P<a{at}>{one})" for at, one in enumerate(around or {})]
        self._pattern = bounded("|".join((*kept, *groups)))
        self._inner = [bounded(one) for one in around or {}]
        pairs = [_pair(sign, f"t{at}") for at, sign in enumerate(emphasis)]
        self._emphasis = bounded("|".join(pairs)) if pairs else None

    def take(self, pieces: FilePieces, text: str, start: int, end: int) -> None:
        """A stretch of text with its inline markup."""
        found: list[tuple[int, int, str]] = []
        covered = list(text[start:end])
        for match in self._pattern.finditer(text, start, end):
            kind = match.lastgroup or ""
            first, last = match.span()
            while kind[:1] not in ("a", "i"):  # the last group is one within the pattern
                kind = next(name for name, value in match.groupdict().items() if value is not None and name[0] in "ai")
            if kind[0] == "a":
                inner = self._inner[int(kind[1:])].match(text, first, last)
                group = self._around[int(kind[1:])]
                if inner is None:
                    continue
                found += [(first, inner.start(group), ""), (inner.end(group), last, "")]
            else:
                seen = self._instead[int(kind[1:])]
                found.append((first, last, seen if isinstance(seen, str) else seen(match[0].strip("`+ "))))
            for one in (found[-1], found[-2] if kind[0] == "a" else found[-1]):
                covered[one[0] - start : one[1] - start] = "\0" * (one[1] - one[0])
        found += self._pairs("".join(covered), start)
        at = start
        for first, last, seen in sorted(found):
            pieces.prose(at, first)
            pieces.mark(first, last, seen)
            at = max(at, last)
        pieces.prose(at, end)

    def _pairs(self, text: str, base: int) -> list[tuple[int, int, str]]:
        """The signs of emphasis in a text, also those of one within another."""
        if self._emphasis is None:
            return []
        found: list[tuple[int, int, str]] = []
        waiting = [(0, len(text))]
        while waiting:
            start, end = waiting.pop()
            for match in self._emphasis.finditer(text, start, end):
                name = next(name for name, value in match.groupdict().items() if value is not None)
                first, last = match.span(name)
                found += [(base + match.start(), base + first, ""), (base + last, base + match.end(), "")]
                waiting.append((first, last))
        return found


def _pair(sign: str, name: str) -> str:
    """A pattern of text between two signs; a single sign must not touch a letter outside, a double one may."""
    own, one = re.escape(sign), re.escape(sign[0])
    before, after = (rf"(?<![\w{one}\\])", rf"(?![\w{one}])") if len(sign) == 1 else (r"(?<!\\)", "")
    return rf"{before}{own}(?=[^\s{one}])(?P<{name}>[^\n]*?[^\s{one}\\]){own}{after}"
