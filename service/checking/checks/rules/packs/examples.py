"""Examples of rules: ``They <made a photo> of us. -> took a photo``."""

import re
from dataclasses import dataclass

__all__ = ["ExampleError", "WrongExample", "wrong_example"]

_ARROW = re.compile(r" ->(?: (.*))?$", re.DOTALL)
_SPACES = re.compile(r" {2,}")


class ExampleError(Exception):
    """An example is not written as it should be."""


@dataclass(frozen=True, slots=True)
class WrongExample:
    """A text that raises a rule.

    Attributes:
        text: without the signs around the span.
        start: where the span starts (code points).
        end: where it ends.
        replacement: the first replacement; None if the rule has none.
    """

    text: str
    start: int
    end: int
    replacement: str | None

    @property
    def corrected(self) -> str | None:
        """The text with the replacement in place of the span, and no gap where that is empty; None without one."""
        if self.replacement is None:
            return None
        head, tail = self.text[: self.start], self.text[self.end :]
        if self.replacement:
            return head + self.replacement + tail
        if not head.strip():
            tail = tail.lstrip(" ")
            return head + tail[:1].upper() + tail[1:]
        if tail[:1] == " " or tail[:1].isalnum():  # a word, or one that the deleted word stood at, as in "d'huile"
            return head + tail.lstrip(" ") if head.endswith(" ") else head + tail
        return head.rstrip(" ") + tail


def wrong_example(source: str) -> WrongExample:
    """Read a wrong example; a replacement in double quotes may begin or end with spaces.

    Raises:
        ExampleError: the span is not marked by one ``<`` and one ``>``.
    """
    arrow = _ARROW.search(source)
    marked = source[: arrow.start()] if arrow else source
    replacement = None if arrow is None else (arrow[1] or "").strip()
    if replacement is not None and len(replacement) > 1 and replacement[0] == replacement[-1] == '"':
        replacement = replacement[1:-1]
    if marked.count("<") != 1 or marked.count(">") != 1 or not 0 <= marked.index("<") < marked.index(">") - 1:
        raise ExampleError(f"mark the span of “{source}” by < and >")
    start, end = marked.index("<"), marked.index(">") - 1
    return WrongExample(marked.replace("<", "").replace(">", ""), start, end, replacement)
