"""A document and its alerts -> what is counted about the text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from models.languages.tags import primary
from models.text.blocks import remembered
from models.text.document import Document
from models.text.tokens import tokenize
from service.checking.alerts import Alert
from service.checking.statistics.readability import reading_ease
from service.checking.statistics.score import text_score
from service.checking.statistics.speed import reading_seconds, speaking_seconds
from service.checking.statistics.syllables import syllables
from service.checking.statistics.words import words_of

__all__ = ["Statistics", "statistics"]

_DIGITS = 2
"""Digits after the point of every mean and index."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """What is counted about a text; ``docs/statistics.md`` explains each for users.

    Attributes:
        words: number of words.
        characters: number of code points, white space included.
        sentences: number of sentences with at least one word.
        word_length: mean number of letters and digits in a word.
        sentence_length: mean number of words in a sentence.
        flesch: Flesch Reading Ease in the form of the language; above 100 or below 0 for extreme texts.
        reading_seconds: time to read the text silently.
        speaking_seconds: time to read it aloud.
        score: quality, 0 to 100.
    """

    words: int
    characters: int
    sentences: int
    word_length: float
    sentence_length: float
    flesch: float
    reading_seconds: int
    speaking_seconds: int
    score: int

    def to_json(self) -> dict[str, int | float]:
        """The statistics by the names of the interface."""
        return {
            "wordsCount": self.words,
            "charsCount": self.characters,
            "sentencesCount": self.sentences,
            "avgWordLength": self.word_length,
            "avgSentenceLength": self.sentence_length,
            "fleschIndex": self.flesch,
            "readingTimeSeconds": self.reading_seconds,
            "speakingTimeSeconds": self.speaking_seconds,
            "textScore": self.score,
        }


class _Counts(NamedTuple):
    """What is counted of a sentence: its words, and of those that are prose how many, their letters and syllables."""

    words: int
    prose: int
    letters: int
    syllables: int


def statistics(document: Document, alerts: Sequence[Alert] = ()) -> Statistics:
    """Count a text; linear in its length.

    URLs, e-mail addresses, code and the like are words, but left out of the mean word length and the syllables. A
    text without words has zeros everywhere but in characters and score, one without prose a mean word length and an
    index of zero.

    Args:
        document: the text, with the language it is in.
        alerts: those that are shown for it.
    """
    language = primary(document.language)
    speakers = {turn.start for turn in document.turns}
    words = sentences = prose = letters = spoken = 0
    for sentence in document.sentences:
        counted = _counted(document.slice(sentence), language)
        sentences += counted.words > 0 and not sentence.continues and sentence.start not in speakers
        words += counted.words
        prose += counted.prose
        letters += counted.letters
        spoken += counted.syllables
    sentence_length = words / sentences if sentences else 0.0
    return Statistics(
        words=words,
        characters=len(document.text),
        sentences=sentences,
        word_length=round(letters / prose, _DIGITS) if prose else 0.0,
        sentence_length=round(sentence_length, _DIGITS),
        flesch=round(reading_ease(language, sentence_length, spoken / prose), _DIGITS) if prose else 0.0,
        reading_seconds=reading_seconds(words, language),
        speaking_seconds=speaking_seconds(words, language),
        score=text_score(words, alerts),
    )


@remembered
def _counted(sentence: str, language: str) -> _Counts:
    words = list(words_of(tokenize(sentence, language)))
    prose = [word.text for word in words if not word.technical]
    letters = sum(len(word) if word.isalnum() else sum(map(str.isalnum, word)) for word in prose)
    return _Counts(len(words), len(prose), letters, sum(syllables(word, language) for word in prose))
