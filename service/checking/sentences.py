"""The sentences of a document apart from it: what sentence checks see, and what their results are cached by."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from itertools import zip_longest

from models.text.document import Document
from models.text.labels import is_greeted
from models.text.protected import Protected
from models.text.protection import Protection, protections
from models.text.sentences import split_sentences
from models.text.tokens import Token, tokenize

__all__ = ["Care", "SentenceText", "sentence_texts"]


class Care(IntEnum):
    """How much may be spent on a sentence; what ``rationing`` gives."""

    LITTLE = 0
    """No search: what is known at once."""
    SOME = 1
    """What is near."""
    FULL = 2
    """All that checks can do."""


@dataclass(frozen=True)
class SentenceText:
    """A sentence without the text around it; all offsets are code points of ``text``.

    Two equal ones get the same alerts wherever they stand, so that a cache may keep them.

    Attributes:
        text: the sentence without the white space around it.
        language: BCP 47 code it is checked in, with the region if one is known: ``en-US``, ``fr``.
        protected: spans that must be left alone (URLs, code, numbers, quoted foreign words ...).
        label: whether it is a salutation, heading or list item, which needs no end mark.
        alone: whether it is all of a text and has no end mark, so that only learners are told of that.
        cut_before: whether it goes on with the sentence before it, from which it was cut.
        cut_after: whether the one behind it goes on with it.
        greeted: whether it stands behind a line that ends with a comma, as a salutation does.
        taste: whether matters of taste are wanted; what costs much is not done for them where they are not.
        care: how much may be spent on it.
        effort: how much will be, beyond what its length tells: code points of prose that take as long. It follows from
            the others, and is left out where sentences are compared.
    """

    text: str
    language: str
    protected: tuple[Protected, ...] = ()
    label: bool = False
    alone: bool = False
    cut_before: bool = False
    cut_after: bool = False
    greeted: bool = False
    taste: bool = False
    care: Care = Care.FULL
    effort: int = field(default=0, compare=False)

    @classmethod
    def of(cls, text: str, language: str = "en") -> "SentenceText":
        """The only sentence of a text; for tests and tools."""
        found = split_sentences(text, language)
        if len(found) != 1:
            raise ValueError(f"expected one sentence, found {len(found)}")
        return sentence_texts(Document.of(text, language))[0]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once: a sentence is looked up in several caches at each check."""
        flags = (self.label, self.alone, self.cut_before, self.cut_after, self.greeted, self.taste, self.care)
        return hash((self.text, self.language, self.protected, flags))

    @property
    def cost(self) -> int:
        """What a check of it costs, in code points of prose."""
        return len(self.text) + self.effort

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """Its tokens."""
        return tuple(tokenize(self.text, self.language))

    def forget_tokens(self) -> None:
        """Drop the tokens, which are found again when they are needed: a cache that keeps the sentence stays small."""
        self.__dict__.pop("tokens", None)

    @property
    def protection(self) -> Protection:
        """What the corrector must leave alone."""
        return Protection(self.text, self.protected, label=self.label, alone=self.alone)

    def is_protected(self, start: int, end: int) -> bool:
        """Whether a span shares a character with a protected one."""
        return any(span.start < end and start < span.end for span in self.protected)

    def misleads(self, start: int, end: int) -> bool:
        """Whether a span lies where the sentence was cut: a check sees a beginning or an end there that is none."""
        return (self.cut_before and start <= 0) or (self.cut_after and end >= len(self.text))


def sentence_texts(document: Document, languages: Sequence[str | None] = ()) -> list[SentenceText]:
    """Each sentence of a document, in order, with its own offsets.

    Args:
        document: the text.
        languages: of each sentence the language it is in where that is not the language of the text, else None; left
            out if none is in another one.
    """
    before = [sentence.continues for sentence in document.sentences]
    after = before[1:] + [False] * bool(before)
    greeted = [is_greeted(document.text, sentence.start) for sentence in document.sentences]
    around = zip(before, after, greeted, strict=True)
    return [
        SentenceText(one.sentence, language or document.language, tuple(one.spans), one.label, one.alone, *its)
        for (one, its), language in zip_longest(zip(protections(document), around, strict=True), languages)
    ]
