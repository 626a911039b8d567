"""Which alerts of a file are left out for what the file is."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.markup.directives import ignored_by
from service.markup.marked import MarkedFile

__all__ = ["left_out_of"]

_LABEL_WORDS = 3
_WORD = re.compile(r"[^\W\d_]+")
_ENDS = re.compile(r"[.!?:;,…。！？][\"'”’»)\]]*\s*$")
_GOES_ON = re.compile(r"(?:[,;:]|\b(?:and|or|und|oder|et|ou|y|o|e|i|lub|en|of|och))\s*$")
"""How a block ends with which no sentence does: the next member of its list belongs to it."""
_MEMBER = re.compile(r"(?:[,;]|\b(?:and|or|und|oder|et|ou|y|o|e|i|lub|en|of|och))\s*$")
"""How a member of a list ends that is no sentence."""
_INNER_END = re.compile(r"[.!?]\s+[^\W\d_a-z]")
_WHOSE = re.compile(r"its|their|your", re.IGNORECASE)
_SHOWN = re.compile(r"^[ \t]*(?!\d+[.)])[^\W_]", re.MULTILINE)
"""A line of code, say, between two blocks."""
_COMMIT = re.compile(
    r"(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w./, -]{1,60}\))?!?: ", re.IGNORECASE
)
"""What the titles of commits begin with that follow Conventional Commits."""
_OF_SENTENCES = frozenset({Category.GRAMMAR, Category.PUNCTUATION, Category.CASING})
"""What can be wrong with a sentence rather than with a word."""


@dataclass(frozen=True, slots=True)
class _Block:
    """A block of a file.

    Attributes:
        start: where its text begins in the file.
        end: where it ends.
        seen: what the checks see of it.
        goes_on: whether it goes on with what the block before has begun.
    """

    start: int
    end: int
    seen: str
    goes_on: bool

    @property
    def sign(self) -> int:
        """How long the sign is that it begins with, as the title of a commit does."""
        found = _COMMIT.match(self.seen)
        return found.end() if found else 0

    @property
    def is_open(self) -> bool:
        """Whether it does not end as a sentence does: a heading, a cell, a label."""
        return not _ENDS.search(self.seen)

    @property
    def is_fragment(self) -> bool:
        """Whether there is no end of a sentence in it."""
        return self.is_open and _INNER_END.search(self.seen) is None

    @property
    def is_member(self) -> bool:
        """Whether it is a part of a sentence that a list makes: it begins as the words within one do."""
        return self.goes_on or _MEMBER.search(self.seen) is not None

    @property
    def is_label(self) -> bool:
        """Whether it is no sentence at all: a few words on a button, in a cell, in a heading."""
        return self.is_open and len(_WORD.findall(self.seen)) <= _LABEL_WORDS


def left_out_of(text: str, marked: MarkedFile) -> Callable[[Alert], bool]:
    """What tells whether an alert is left out: its place by the file, markup included.

    That is so where a comment says so, for the grammar of a label of up to three words and how its words are joined,
    for the small letter with which a heading, a cell or another piece begins that need not be a sentence or that goes
    on with one, for *its* at the beginning of the latter, for the mark or the *and* that ends it, for a verb without
    its subject at its beginning, and for ``fix(docs):`` before the title of a commit; for doubts without a replacement
    in pieces that need not be sentences; and in comments of programs and descriptions of fields for such doubts and for
    question marks (*how many rows were kept.*).

    Args:
        text: the file.
        marked: the same taken apart.
    """
    ignored = list(ignored_by(text))
    blocks = list(_blocks(marked)) if any(part.markup for part in marked.parts) else []
    starts = [block.start for block in blocks]

    def left_out(alert: Alert) -> bool:
        if any(one.covers(alert) for one in ignored):
            return True
        if not blocks:
            return False
        block = blocks[max(bisect_right(starts, alert.offset) - 1, 0)]
        if block.is_label and (alert.main_category in _OF_SENTENCES or alert.category is Category.ORTH):
            return True
        if (block.is_fragment or block.start in marked.loose) and alert.category is Category.UNK:
            return True
        if block.start in marked.loose and _asks(alert):
            return True
        if alert.offset < block.start + block.sign:
            return True
        last = block.is_open and alert.end >= block.end
        if last and (alert.main_category is Category.PUNCTUATION or alert.category is Category.CONJ):
            return True
        first = alert.offset == block.start + block.sign
        if first and alert.category is Category.VERB_SVA:
            return "?" not in block.seen
        if first and block.is_member and _WHOSE.fullmatch(text, alert.offset, alert.end):
            return True
        small = first and Category.CASING in (alert.category, alert.main_category)
        return small and (block.is_open or block.is_member or block.sign > 0 or block.start in marked.loose)

    return left_out


def _asks(alert: Alert) -> bool:
    """Whether an alert wants a question mark."""
    return alert.main_category is Category.PUNCTUATION and alert.replacements[:1] != () and "?" in alert.replacements[0]


def _blocks(marked: MarkedFile) -> Iterator[_Block]:
    """The blocks, in order."""
    at = start = end = 0
    goes_on = False
    seen: list[str] = []
    for part in marked.parts:
        if part.markup and "\n\n" in part.interpreted:
            if seen:
                whole = _Block(start, end, "".join(seen), goes_on)
                yield whole
                clipped = whole.goes_on and whole.seen[:1].islower()
                shown = bool(_SHOWN.search(part.original))
                goes_on = bool(_GOES_ON.search(whole.seen)) or (whole.is_open and (clipped or shown))
            seen = []
        elif not part.markup and not seen:
            start = at
        if seen or not part.markup:
            seen.append(part.seen)
        at += len(part.original)
        end = end if part.markup else at
    if seen:
        yield _Block(start, end, "".join(seen), goes_on)
