"""What the elements of a format of documents are, and what a paragraph of one is made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

__all__ = ["Paragraph", "Schema", "TextSegment"]


@dataclass(frozen=True, slots=True)
class Schema:
    """What the elements of a format are; names have the prefixes that are given here.

    Attributes:
        prefixes: those of namespaces, by their addresses.
        paragraphs: those that are paragraphs; they may lie within one another, as in a note or a text box.
        texts: those whose characters are text; empty if all are that lie in a paragraph.
        left_out: those that are left out with all they hold.
        instead: those that stand for characters, by what gives these of their attributes.
        code: those that are left out, and seen as something that is no prose.
        is_code: whether an element says that what it stands in, or itself, is code or not to be checked; told by the
            names of the elements down to it and its attributes.
        until: the elements up to whose end ``is_code`` counts.
        collapses: whether several blanks are one, as in HTML.
        within: elements of which one must lie around a paragraph; empty if that is not asked for.
    """

    prefixes: Mapping[str, str]
    paragraphs: frozenset[str]
    texts: frozenset[str]
    left_out: frozenset[str]
    instead: Mapping[str, Callable[[Mapping[str, str]], str]]
    code: frozenset[str] = frozenset()
    is_code: Callable[[Sequence[str], Mapping[str, str]], bool] = lambda path, attributes: False
    until: frozenset[str] = frozenset()
    collapses: bool = False
    within: frozenset[str] = frozenset()


@dataclass(slots=True)
class TextSegment:
    """Characters of a paragraph.

    Attributes:
        shown: as they are in the text.
        start: the first of the bytes that stand for them.
        end: the one after the last.
        seen: what the checks see of them; None for the characters themselves.
        literal: whether the bytes are the characters, in UTF-8, and can be replaced.
        element: the number of the element that they stand in.
        kept: whether blanks at the ends of that element count.
    """

    shown: str
    start: int
    end: int
    seen: str | None = None
    literal: bool = True
    element: int = 0
    kept: bool = True


@dataclass(slots=True)
class Paragraph:
    """A paragraph: its segments in order."""

    segments: list[TextSegment] = field(default_factory=list)
