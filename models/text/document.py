"""A text with its sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from models.text.blocks import blocks
from models.text.protected import Protected, protected_spans
from models.text.sentences import Sentence, split_sentences
from models.text.tokens import Token
from models.text.turns import Turn, turns_of

__all__ = ["Document"]


@dataclass(frozen=True)
class Document:
    """A text, the language it is in and its sentences; all offsets are code points of ``text``."""

    text: str
    language: str
    sentences: tuple[Sentence, ...]

    @classmethod
    def of(cls, text: str, language: str = "en") -> "Document":
        """Analyse a text in a language (BCP 47 code)."""
        return cls(text, language, tuple(split_sentences(text, language)))

    @cached_property
    def protected(self) -> list[Protected]:
        """The spans that a corrector must leave alone, in order; they are looked for once."""
        return protected_spans(self.text, self.language)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns of a conversation; none in other texts."""
        return turns_of(self.text)

    @cached_property
    def blocks(self) -> list[tuple[int, str]]:
        """Its blocks with their offsets; what is found in one block does not depend on the others."""
        return list(blocks(self.text))

    @property
    def tokens(self) -> list[Token]:
        """The tokens of all sentences."""
        return [token for sentence in self.sentences for token in sentence.tokens]

    def slice(self, part: Sentence | Token) -> str:
        """The text that a sentence or token covers."""
        return self.text[part.start : part.end]

    def gaps(self) -> list[str]:
        """The whitespace before the first sentence, between the sentences and after the last: one more than them."""
        edges = [0, *(edge for sentence in self.sentences for edge in (sentence.start, sentence.end)), len(self.text)]
        return [self.text[start:end] for start, end in zip(edges[::2], edges[1::2], strict=True)]

    def rebuild(self, sentences: Sequence[str]) -> str:
        """The text with its sentences replaced, one for one, and the whitespace between them kept.

        Raises:
            ValueError: There are not as many sentences as in the document.
        """
        if len(sentences) != len(self.sentences):
            raise ValueError(f"expected {len(self.sentences)} sentences, got {len(sentences)}")
        first, *rest = self.gaps()
        return first + "".join(sentence + gap for sentence, gap in zip(sentences, rest, strict=True))
