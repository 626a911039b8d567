"""The response to a check."""

from pydantic import Field

from service.api.schemas.parts import Count
from service.checking.categories import Category
from service.checking.positions import PositionEncoding
from service.wire import Wire

__all__ = ["AlertBody", "CheckResponse", "LanguageBody", "StatsBody"]


class AlertBody(Wire):
    """One finding."""

    id: str = Field(description="Stays the same while the words and the rule do.", examples=["5f2c9a1be03d"])
    offset: Count = Field(description="Where the word starts, in the unit of `positionEncoding`.", examples=[4])
    length: Count = Field(description="Its length, in the same unit.", examples=[2])
    message: str = Field(description="What is wrong and why.")
    short_message: str = Field(description="The same in two to five words.", examples=["Subject and verb disagree"])
    category: Category = Field(description="The most precise category.", examples=["VERB:SVA"])
    main_category: Category = Field(description="The main category that covers it.", examples=["GRAMMAR"])
    replacements: list[str] = Field(
        description="Suggestions, most probable first; the empty string deletes.", examples=[["goes"]]
    )
    confidence: float = Field(ge=0, le=1, description="Probability that this is an error.", examples=[0.97])
    rule: str = Field(description="What found it; for `disabledRules`.", examples=["correction-model/R:VERB:SVA"])
    url: str | None = Field(
        default=None,
        description="Page that says why, with examples, and how to switch it off.",
        examples=["http://127.0.0.1:8000/rules/correction-model/R:VERB:SVA"],
    )


class StatsBody(Wire):
    """Statistics of the text; `docs/statistics.md` defines each."""

    words_count: Count = Field(description="Number of words.")
    chars_count: Count = Field(description="Number of code points, spaces included.")
    sentences_count: Count = Field(description="Number of sentences.")
    avg_word_length: float = Field(ge=0, description="Letters and digits a word.")
    avg_sentence_length: float = Field(ge=0, description="Words a sentence.")
    flesch_index: float = Field(description="Flesch Reading Ease; higher is easier to read.")
    reading_time_seconds: Count = Field(description="Time to read it silently.")
    speaking_time_seconds: Count = Field(description="Time to read it aloud.")
    text_score: int = Field(ge=0, le=100, description="Quality, 100 without alerts.")


class LanguageBody(Wire):
    """The language the text was checked in."""

    code: str = Field(description="BCP 47 code.", examples=["en-US"])
    name: str = Field(description="Its name in English.", examples=["English (United States)"])
    detected: bool = Field(description="Whether it was found out rather than asked for.")
    confidence: float = Field(
        ge=0, le=1, description="Probability that this is the language; 1 where it was asked for."
    )
    unavailable: list[str] = Field(
        description="Checks that there are, but not here: not for this language, or without their data.",
        examples=[["overlap"]],
    )


class CheckResponse(Wire):
    """What is wrong with a text, and its statistics."""

    status: int = Field(description="The HTTP status.", examples=[200])
    alerts: list[AlertBody] = Field(description="Sorted by offset; no two share a character.")
    stats: StatsBody
    language: LanguageBody
    position_encoding: PositionEncoding
