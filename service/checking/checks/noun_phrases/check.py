"""Article, adjectives and noun that do not agree, or stand in the wrong case, in German."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from models.noun_phrases.wrong import wrong_phrases
from service.checking.categories import Category
from service.checking.checks.noun_phrases.messages import english_of, said_of
from service.checking.wrong_words import WrongWords, WrongWordsCheck

_AGREEMENT, _CASE = "agreement", "case"


class NounPhrases(WrongWordsCheck):
    """Finds noun phrases whose words share no case, gender and number, or none that is asked for."""

    name: ClassVar[str] = "noun-phrases"
    priority: ClassVar[int] = 11
    kinds: ClassVar[tuple[str, ...]] = (_AGREEMENT, _CASE)
    languages: ClassVar[tuple[str, ...]] = ("de",)

    def wrong(self, words: Sequence[str], language: str) -> Iterator[WrongWords]:
        """The noun phrases of a sentence that are wrong."""
        for one in wrong_phrases(words):
            why = said_of(one)
            kind = _CASE if one.phrase.cells else _AGREEMENT
            start, end = one.phrase.start, one.phrase.end
            yield WrongWords(start, end, one.replacements, Category.DET, kind, why, english_of(why))
