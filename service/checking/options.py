"""What a request may ask for besides its text (design, section 2)."""

from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache

from models.languages.tags import primary
from service.checking.alerts import Level, OxfordComma, Tone, Writer
from service.checking.categories import Category
from service.checking.messages.catalogue import ENGLISH
from service.checking.messages.wanted import TEXT
from service.checking.positions import PositionEncoding

AUTO = "auto"
"""The language that stands for: find it out."""


@dataclass(frozen=True)
class Options:
    """Options of a check; the defaults are those of a request that has none.

    Attributes:
        language: BCP 47 code of a language that is known, or ``auto``.
        preferred_languages: codes of known languages, the likeliest first: what a text whose language is to be found
            out, and which may be in several, is rather taken for, and the regional variant where nothing in it tells.
        position_encoding: the unit of ``offset`` and ``length`` in the response.
        categories: keys of both levels that alone are shown; empty for all.
        disabled_categories: keys of both levels that are not shown; a main key covers its detailed ones.
        disabled_rules: names of rules that are not shown.
        enabled_rules: names of rules that are off by default and shall speak.
        dictionary: words to accept, in any letter case.
        tone: which of the tone rules speak.
        level: whether matters of taste are shown.
        writer: whether the writer is taken for a learner.
        mother_tongue: language of the writer (BCP 47 code without region), whose false friends are told; empty if it
            is not known.
        message_language: language of the messages (BCP 47 code without region), or ``text`` for that of the text;
            English where there is no catalogue of it.
        oxford_comma: whether lists are to have a comma before their last member.
    """

    language: str = AUTO
    preferred_languages: tuple[str, ...] = ()
    position_encoding: PositionEncoding = PositionEncoding.UTF_32
    categories: frozenset[Category] = frozenset()
    disabled_categories: frozenset[Category] = frozenset()
    disabled_rules: frozenset[str] = frozenset()
    enabled_rules: frozenset[str] = frozenset()
    dictionary: frozenset[str] = frozenset()
    tone: Tone = Tone.NEUTRAL
    level: Level = Level.DEFAULT
    writer: Writer = Writer.AUTO
    mother_tongue: str = ""
    message_language: str = ENGLISH
    oxford_comma: OxfordComma = OxfordComma.AUTO

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once: what is remembered of sentences is looked up by it, hundreds of times in a check."""
        return hash(tuple(getattr(self, one.name) for one in fields(self)))

    @cached_property
    def choosing(self) -> "Options":
        """What of them tells which alerts are chosen."""
        return _choosing(self)

    def messages_in(self, language: str) -> str:
        """The language of the messages about a text in a language (BCP 47 code), without region."""
        return primary(language) if self.message_language == TEXT else self.message_language

    @property
    def list_comma(self) -> OxfordComma | None:
        """What is to be told of the commas before the last members of lists; None for nothing."""
        if self.oxford_comma is not OxfordComma.AUTO:
            return self.oxford_comma
        return OxfordComma.CONSISTENT if self.level is Level.PICKY else None


@lru_cache(256)
def _choosing(options: Options) -> Options:
    """One object for all that choose alike, which are told to be the same at once."""
    default = Options()
    return _same(
        replace(
            options,
            language=default.language,
            preferred_languages=default.preferred_languages,
            position_encoding=default.position_encoding,
            message_language=default.message_language,
        )
    )


@lru_cache(256)
def _same(options: Options) -> Options:
    return options
