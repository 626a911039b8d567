"""A sentence as rules see it: its tokens by the features that patterns ask for."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property

from models.text.kinds import TokenKind
from service.checking.sentences import SentenceText

__all__ = ["APOSTROPHES", "View"]

APOSTROPHES = str.maketrans("’ʼ＇", "'''")
_OPENING = frozenset("\"'“”„‚‘«‹»([{-–—•*¿¡")
_CLOSING = frozenset("\"'”’“‘»›«)]}.!?…")
_WORDS = frozenset({TokenKind.WORD, TokenKind.ABBREVIATION, TokenKind.NUMBER})


class View:
    """The tokens of a sentence; position ``i`` of each list belongs to token ``i``.

    Attributes:
        sentence: the sentence.
        text: its text, lone surrogates replaced, with the same offsets.
        texts: the tokens as they are written, with plain apostrophes.
        words: the same in lower case.
        starts: where the tokens start (code points of the sentence).
        ends: where they end.
        spaced: whether white space stands before them.
        tags: their Penn Treebank tags; None as long as the sentence has not been tagged.
    """

    def __init__(self, sentence: SentenceText) -> None:
        self.sentence = sentence
        self.text = sentence.text if sentence.text.isascii() else sentence.text.encode("utf-8", "replace").decode()
        tokens = sentence.tokens
        self.starts = [token.start for token in tokens]
        self.ends = [token.end for token in tokens]
        self.kinds = [token.kind for token in tokens]
        plain = self.text.translate(APOSTROPHES) if not self.text.isascii() else self.text
        self.texts = [plain[token.start : token.end] for token in tokens]
        self.words = [text.lower() for text in self.texts]
        self.spaced = [end < start for end, start in zip([0, *self.ends], self.starts, strict=False)]
        self.tags: Sequence[str] | None = None

    def __len__(self) -> int:
        return len(self.texts)

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """The words that occur."""
        return frozenset(self.words)

    @cached_property
    def first(self) -> int:
        """Index of the first token that is no opening quotation mark, bracket, dash or bullet."""
        return next((at for at, text in enumerate(self.texts) if text[0] not in _OPENING), 0)

    @cached_property
    def last(self) -> int:
        """Index after the last token that is no end mark, closing quotation mark or bracket."""
        return next((at for at in range(len(self), 0, -1) if self.texts[at - 1][0] not in _CLOSING), 0)

    @cached_property
    def in_capitals(self) -> bool:
        """Whether all its letters are capitals, and there are enough of them to tell."""
        return self.text.isupper() and sum(map(self.is_word, range(len(self)))) > 1

    def is_word(self, at: int) -> bool:
        """Whether a token is a word or number."""
        return self.kinds[at] in _WORDS

    def slice(self, first: int, end: int) -> str:
        """The sentence's own text from token ``first`` up to, not including, token ``end``."""
        return self.sentence.text[self.starts[first] : self.ends[end - 1]] if first < end else ""

    def begins_inside(self, at: int) -> bool:
        """Whether token ``at`` goes on with a written word, as ``known`` in ``well-known``; clitics begin anew."""
        return self._joined(at) and self.is_word(at) and self.words[at] != "n't" and self.words[at][0] != "'"

    def ends_inside(self, at: int) -> bool:
        """Whether the written word of the token before ``at`` goes on, as ``do`` in ``don't`` does."""
        return self._joined(at) and self.is_word(at - 1)

    def _joined(self, at: int) -> bool:
        """Whether tokens ``at - 1`` and ``at`` are parts of one written word."""
        if not 0 < at < len(self) or self.spaced[at]:
            return False
        if self.is_word(at - 1) and self.is_word(at):
            return True
        hyphen = at if self.texts[at] == "-" else at - 1
        return self.texts[hyphen] == "-" and self._inside(hyphen)

    def _inside(self, at: int) -> bool:
        """Whether a token stands between two words without white space."""
        if not 0 < at < len(self) - 1 or self.spaced[at] or self.spaced[at + 1]:
            return False
        return self.is_word(at - 1) and self.is_word(at + 1)

    def is_protected(self, start: int, end: int, except_for: frozenset[str] = frozenset()) -> bool:
        """Whether a span of code points shares one with a protected span of another kind than those."""
        spans = self.sentence.protected
        at = max(bisect_right(spans, start, key=lambda span: span.start) - 1, 0)
        while at < len(spans) and spans[at].start < end:
            if spans[at].end > start and spans[at].kind not in except_for:
                return True
            at += 1
        return False
