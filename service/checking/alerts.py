"""An alert: one span of a text, what is wrong with it and what could stand there instead."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from service.checking.categories import Category
from service.checking.messages.catalogue import ENGLISH
from service.checking.messages.explanation import Explanation


class Level(StrEnum):
    """How much is said: ``picky`` adds the matters of taste."""

    DEFAULT = "default"
    PICKY = "picky"


class Tone(StrEnum):
    """The tone a text is to have; each speaks with rules of its own."""

    NEUTRAL = "neutral"
    ACADEMIC = "academic"
    CASUAL = "casual"
    FORMAL = "formal"


class OxfordComma(StrEnum):
    """Whether a comma stands before the last member of a list; ``auto`` stands for: with ``picky`` always or never."""

    AUTO = "auto"
    WITH = "with"
    WITHOUT = "without"
    CONSISTENT = "consistent"


class Writer(StrEnum):
    """Who writes a text, as it stands; ``auto`` stands for: the text tells."""

    AUTO = "auto"
    NATIVE = "native"
    LEARNER = "learner"
    """Is shown less sure alerts, too."""
    CAREFUL = "careful"
    """Has read it again: is shown what is sure alone."""


@dataclass(frozen=True, slots=True)
class Alert:
    """One finding.

    Attributes:
        offset: where the word or words that caused it start (code points).
        length: how long they are.
        category: the most precise key.
        main_category: the main key that covers it.
        message: what is wrong and why, for a learner, in English where nobody has asked for another language.
        short_message: the same in two to five words.
        replacements: what could stand there instead, most probable first; the empty string deletes.
        confidence: probability in [0, 1] that this is an error.
        rule: what found it, a stable name.
        level: the level from which on it is shown.
        tone: the tone that alone shows it; None for every tone.
        off: whether it is shown only to those who enable its rule by name.
        priority: of two alerts that overlap, the one with the higher priority stays.
        writer: the kind of writer that alone is shown it, ``native`` or ``learner``; None for both.
        unsure: whether careful writers are not shown it.
        mother_tongue: the writer's language (BCP 47 code) for which alone it is shown; empty for everybody.
        told: what the message says, by which it can be said in other languages; None where it is said in English only.
        oxford_comma: what a house must have decided on that comma for it to be shown; None for every house.
        doubtful: whether native writers are shown it only near one that is not, but for those who want all (``picky``):
            errors come together, and a sentence in which nothing else is wrong is mostly right.
        decisive: up to which priority it stays where another one would write something else (`disagreement`); 0 for
            none.
    """

    offset: int
    length: int
    category: Category
    main_category: Category
    message: str
    short_message: str
    replacements: tuple[str, ...]
    confidence: float
    rule: str
    level: Level = Level.DEFAULT
    tone: Tone | None = None
    off: bool = False
    priority: int = 0
    writer: Writer | None = None
    mother_tongue: str = ""
    told: Explanation | None = None
    oxford_comma: OxfordComma | None = None
    unsure: bool = False
    decisive: int = 0
    doubtful: bool = False

    @property
    def end(self) -> int:
        """Where the span ends."""
        return self.offset + self.length

    def moved(self, by: int) -> "Alert":
        """The same alert so many code points further on."""
        return Alert(  # three times as fast as ``replace``, and a long text has a thousand of them
            self.offset + by,
            self.length,
            self.category,
            self.main_category,
            self.message,
            self.short_message,
            self.replacements,
            self.confidence,
            self.rule,
            self.level,
            self.tone,
            self.off,
            self.priority,
            self.writer,
            self.mother_tongue,
            self.told,
            self.oxford_comma,
            self.unsure,
            self.decisive,
            self.doubtful,
        )

    def in_language(self, language: str) -> "Alert":
        """The same alert with its message in a language (BCP 47 code without region), where it can be said in that."""
        message = None if self.told is None or language == ENGLISH else self.told.in_language(language)
        return self if message is None else replace(self, message=message.text, short_message=message.short)

    def to_json(self, identifier: str, places: Mapping[int, int]) -> dict[str, object]:
        """The alert by the names of the interface; ``places`` gives its two edges in the unit of the client."""
        start = places[self.offset]
        return {
            "id": identifier,
            "offset": start,
            "length": places[self.offset + self.length] - start,
            "message": self.message,
            "shortMessage": self.short_message,
            "category": str(self.category),
            "mainCategory": str(self.main_category),
            "replacements": list(self.replacements),
            "confidence": round(self.confidence, 4),
            "rule": self.rule,
        }
