"""A text as the checks see it: its language, and its sentences both in it and apart."""

from collections.abc import Sequence
from dataclasses import dataclass

from models.text.document import Document
from service.checking.language import Languages, TextLanguage
from service.checking.sentences import SentenceText, sentence_texts

__all__ = ["Reading", "read"]


@dataclass(frozen=True, slots=True)
class Reading:
    """A text that is understood as far as checks need it.

    Attributes:
        language: what it is checked in.
        document: the text and its sentences by its offsets.
        sentences: the same sentences apart, in the same order.
    """

    language: TextLanguage
    document: Document
    sentences: Sequence[SentenceText]

    def starts(self) -> list[int]:
        """Where each sentence starts (code points)."""
        return [sentence.start for sentence in self.document.sentences]

    def nearest_first(self, focus: tuple[int, int] | None) -> list[int]:
        """The places of the sentences in the order in which they are wanted: those in a span, then those near it."""
        sentences = self.document.sentences
        places = list(range(len(sentences)))
        if focus is None:
            return places
        start, end = focus
        return sorted(places, key=lambda at: max(sentences[at].start - end, start - sentences[at].end, 0))


def read(text: str, languages: Languages, asked: str) -> Reading:
    """Find the language and the sentences of a text.

    Args:
        text: the text.
        languages: what tells languages.
        asked: a known tag or ``auto``.
    """
    language = languages.of(text, asked)
    document = Document.of(text, language.code)
    return Reading(language, document, tuple(sentence_texts(document, languages.of_sentences(document, language))))
