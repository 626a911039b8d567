"""Paragraphs -> sentences, cut as the product cuts them."""

import re

from models.text.sentences import split_sentences

_INNER_END = re.compile(r"[.?!…][\"”’'“»)\]]*\s+[\"“‘'(\[«„¿¡]*[^\W_a-zß-ÿ]")


def sentences(text: str, language: str = "en") -> list[str]:
    """Return the sentences of a paragraph; most lines of most corpora are one sentence and are told at a glance."""
    if not _INNER_END.search(text):
        return [text]
    return [text[sentence.start : sentence.end] for sentence in split_sentences(text, language)]
