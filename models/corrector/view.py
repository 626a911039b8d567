"""What a model sees of a sentence, and the way back to the sentence's own offsets.

White space is folded before a model reads a sentence, and a subword tokenizer may not give back what it took: it
composes characters and loses those it has no piece for. Such differences are no corrections; a ``SourceView`` keeps
them apart.
"""

import re
from typing import NamedTuple

from rapidfuzz.distance import Indel

_WORD = re.compile(r"\S+")
_ACCENT = re.compile(r"(?<=[^\W\d_])[`´](?=[^\W\d_])")
"""An accent that stands by itself where an apostrophe is meant (*don´t*)."""


class _Block(NamedTuple):
    """``text[text_start:text_end]`` stands for ``source[start:end]``, character by character if they are the same."""

    start: int
    end: int
    text_start: int
    text_end: int
    same: bool


class SourceView:
    """A text that stands for a source from which it differs here and there."""

    def __init__(self, source: str, text: str, blocks: list[_Block] | None = None) -> None:
        """Align the two, character by character, where ``blocks`` does not say how they belong together."""
        self.source = source
        self.text = text
        self._same = source == text
        if not self._same:
            self._starts = [len(source)] * (len(text) + 1)
            self._ends = [0] * (len(text) + 1)
            for block in _aligned(source, text) if blocks is None else blocks:
                self._enter(block)
            if text:
                self._starts[-1] = self._ends[-1]

    @classmethod
    def folded(cls, source: str) -> "SourceView":
        """The source without outer white space, with one space for each run of it inside, and *don´t* as *don't*."""
        blocks: list[_Block] = []
        words: list[str] = []
        position = 0
        for found in _WORD.finditer(source):
            if words:
                blocks.append(_Block(blocks[-1].end, found.start(), position, position + 1, same=False))
                position += 1
            blocks.append(_Block(found.start(), found.end(), position, position + len(found[0]), same=True))
            position += len(found[0])
            words.append(_ACCENT.sub("'", found[0]))
        return cls(source, " ".join(words), blocks)

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the source that ``text[start:end]`` stands for (code points).

        A stretch that differs counts as a whole. An empty span stays empty, before the character it stands before.
        """
        if self._same:
            return start, end
        if start == end:
            return self._starts[start], self._starts[start]
        return self._starts[start], self._ends[end]

    def _enter(self, block: _Block) -> None:
        for position in range(block.text_start, block.text_end):
            if block.same:
                at = block.start + position - block.text_start
                self._starts[position], self._ends[position + 1] = at, at + 1
            else:
                self._starts[position], self._ends[position + 1] = block.start, block.end


def _aligned(source: str, text: str) -> list[_Block]:
    """The stretches two texts share, and between them those that differ, each as a whole."""
    blocks: list[_Block] = []
    for code in Indel.opcodes(source, text):
        same = code.tag == "equal"
        if not same and blocks and not blocks[-1].same:
            last = blocks.pop()
            blocks.append(_Block(last.start, code.src_end, last.text_start, code.dest_end, same=False))
        else:
            blocks.append(_Block(code.src_start, code.src_end, code.dest_start, code.dest_end, same))
    return blocks
