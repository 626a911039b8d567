"""A text as the checks see it: its language, and its sentences both in it and apart."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from models.text.document import Document
from service.checking.language import Languages, TextLanguage
from service.checking.rationing import rationed
from service.checking.sentences import SentenceText, sentence_texts

__all__ = ["Reading", "read"]

_RATIONED = 2_000
"""Code points from which on it is looked at what the sentences of a text will cost."""


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


def read(
    text: str,
    languages: Languages,
    asked: str,
    effort: Callable[[SentenceText], int] = lambda _: 0,
    preferred: Sequence[str] = (),
) -> Reading:
    """Find the language and the sentences of a text, and how much may be spent on each.

    Args:
        text: the text.
        languages: what tells languages.
        asked: a known tag or ``auto``.
        effort: what a sentence costs beyond what its length tells.
        preferred: known tags that a text is rather taken for.
    """
    language = languages.of(text, asked, preferred)
    document = Document.of(text, language.code)
    sentences = sentence_texts(document, languages.of_sentences(document, language, preferred))
    if len(text) >= _RATIONED:
        sentences = rationed(sentences, effort)
    return Reading(language, document, tuple(sentences))
