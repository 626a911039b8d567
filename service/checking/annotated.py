"""A text with markup: the checks see it without, and their alerts are put back to their places in the original."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, groupby

from service.checking.alerts import Alert
from service.checking.parts import Part
from service.checking.result import Result
from service.checking.statistics.score import text_score

__all__ = ["AnnotatedText"]

_WORD = re.compile(r"\S+")
_SPACE = re.compile(r"\s+")


class AnnotatedText:
    """A text in parts; all offsets are code points.

    Attributes:
        original: the text with its markup.
        plain: what the checks see.
    """

    def __init__(
        self,
        parts: Iterable[Part],
        left_out: Callable[[Alert], bool] | None = None,
        doubted: Callable[[Alert], bool] | None = None,
    ) -> None:
        """Put the parts together.

        Args:
            parts: all their originals one after another are the text.
            left_out: whether an alert about the original is left out.
            doubted: whether one that is not may be, by whoever asks, so that it tells nothing of who writes.
        """
        self._parts = tuple(_joined(parts))
        self._left_out = left_out or (lambda _: False)
        self._doubted = doubted or (lambda _: False)
        self._marked = any(part.markup for part in self._parts)
        self._plain_starts = _starts(part.seen for part in self._parts)
        self._original_starts = _starts(part.original for part in self._parts)
        self.original = "".join(part.original for part in self._parts)
        self.plain = "".join(part.seen for part in self._parts)

    @property
    def markup(self) -> Iterator[str]:
        """The pieces of markup, as they stand in the original."""
        return (part.original for part in self._parts if part.markup)

    def restored(self, result: Result) -> Result:
        """The result for the original, made of that for the plain text, of which the statistics still are."""
        alerts = [alert for _, alert in self.placed(result.alerts)]
        stats = result.stats
        if len(alerts) < len(result.alerts):
            stats = replace(stats, score=text_score(stats.words, alerts))
        return replace(result, text=self.original, alerts=alerts, stats=stats)

    def placed(self, alerts: Sequence[Alert]) -> Iterator[tuple[Alert, Alert]]:
        """Each alert about the plain text that can be told about the original, and the same alert by its offsets.

        It starts and ends outside markup. Where markup stands between, it stays in the replacements; one that cannot
        keep it is left out, and so is an alert of which none is left, one about the white space around markup, and one
        that is not wanted.
        """
        for alert in alerts:
            found = self._placed(alert) if self._marked else alert
            if found is not None and not self._left_out(found):
                yield alert, found

    def telling(self, alerts: Sequence[Alert]) -> list[Alert]:
        """Those of the alerts about the plain text that tell how well the original is written."""
        return [alert for alert, found in self.placed(alerts) if not self._doubted(found)]

    def begins(self, offset: int) -> int:
        """Where a character of the plain text stands in the original, or the markup starts that it is seen for."""
        number = bisect_right(self._plain_starts, offset) - 1
        return self._original_starts[number] if self._parts[number].markup else self._place(offset)

    def _placed(self, alert: Alert) -> Alert | None:
        text = [(start, end) for start, end in self._runs(alert.offset, alert.end) if start < end]
        if not text or (len(text) > 1 and self.plain[alert.offset : alert.end].isspace()):
            return None
        start, end = text[0][0], text[-1][1]
        before, after = self.plain[alert.offset : start], self.plain[end : alert.end]
        first, last = self._place(start), self._place(end - 1) + 1
        replacements = [
            whole
            for replacement in alert.replacements
            if len(replacement) >= len(before) + len(after)
            and replacement.startswith(before)
            and replacement.endswith(after)
            and (whole := self._kept_around(start, end, replacement[len(before) : len(replacement) - len(after)]))
            is not None
        ]
        if alert.replacements and not replacements:
            return None
        return replace(alert, offset=first, length=last - first, replacements=tuple(dict.fromkeys(replacements)))

    def _kept_around(self, start: int, end: int, replacement: str) -> str | None:
        """A replacement with the markup that stands within, as one change or word by word; None if neither can be."""
        whole = self._replaced(start, end, replacement)
        return self._replaced_by_words(start, end, replacement) if whole is None else whole

    def _replaced_by_words(self, start: int, end: int, replacement: str) -> str | None:
        """The same where several words change and markup stands between them: as many words in place of as many."""
        old, new = list(_WORD.finditer(self.plain[start:end])), replacement.split()
        if len(old) != len(new) or _SPACE.findall(self.plain[start:end]) != _SPACE.findall(replacement):
            return None
        made, done = "", self._place(start)
        for word, other in zip(old, new, strict=True):
            if word[0] == other:
                continue
            first, last = start + word.start(), start + word.end()
            changed = self._replaced(first, last, other) if not self._part(first).markup else None
            if changed is None or self._part(last - 1).markup:
                return None
            made += self.original[done : self._place(first)] + changed
            done = self._place(last - 1) + 1
        return made + self.original[done : self._place(end - 1) + 1]

    def _replaced(self, start: int, end: int, replacement: str) -> str | None:
        """A replacement of plain text with the markup that stands within; None if it changes what markup stands in."""
        old = self.plain[start:end]
        for kept_before, kept_after in _kept(old, replacement):
            changed_start, changed_end = start + kept_before, end - kept_after
            new = replacement[kept_before : len(replacement) - kept_after]
            if (span := self._changed(start, changed_start, changed_end)) is not None:
                first, last = self._place(start), self._place(end - 1) + 1
                return self.original[first : span[0]] + new + self.original[span[1] : last]
        return None

    def _changed(self, first: int, start: int, end: int) -> tuple[int, int] | None:
        """The place of a span within one that begins at ``first``; None if there is markup in it or on both sides."""
        if start < end:
            whole = list(self._runs(start, end)) == [(start, end)]
            return (self._place(start), self._place(end - 1) + 1) if whole else None
        # What is put in belongs to the word before it, as a comma or an ending does.
        if start > first and not self._part(start - 1).markup:
            at = self._place(start - 1) + 1
        elif not self._part(start).markup:
            at = self._place(start)
        else:
            return None
        return at, at

    def _runs(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """The stretches of text within a span of the plain text, and an empty one for each markup."""
        number = bisect_right(self._plain_starts, start) - 1
        while number < len(self._parts) and (begin := self._plain_starts[number]) < end:
            part = self._parts[number]
            if part.markup:
                yield start, start
            else:
                yield max(begin, start), min(begin + len(part.original), end)
            number += 1

    def _place(self, offset: int) -> int:
        """Where a character of the plain text that is no markup stands in the original."""
        number = bisect_right(self._plain_starts, offset) - 1
        return self._original_starts[number] + offset - self._plain_starts[number]

    def _part(self, offset: int) -> Part:
        """The part that a character of the plain text comes from."""
        return self._parts[bisect_right(self._plain_starts, offset) - 1]


def _joined(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts without empty ones, texts that follow one another as one."""
    for markup, group in groupby((part for part in parts if part.original or part.seen), lambda part: part.markup):
        if markup:
            yield from group
        else:
            yield Part("".join(part.original for part in group))


def _starts(pieces: Iterable[str]) -> list[int]:
    """Where each piece starts."""
    return list(accumulate((len(piece) for piece in pieces), initial=0))[:-1]


def _kept(old: str, new: str) -> Iterator[tuple[int, int]]:
    """How much of the beginning and of the end two strings share, taking first the beginning, then the end."""
    most = min(len(old), len(new))
    head = _shared(old, new, most)
    tail = _shared(old[::-1], new[::-1], most)
    yield head, min(tail, most - head)
    yield min(head, most - tail), tail


def _shared(one: str, other: str, most: int) -> int:
    return next((at for at in range(most) if one[at] != other[at]), most)
