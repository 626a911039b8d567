"""A rule as a rule pack has it."""

from dataclasses import dataclass, fields
from typing import Any

from models.errors import ConfigError
from service.checking.alerts import Level, Tone
from service.checking.categories import BY_KEY, Category
from service.checking.checks.rules.packs.pack import OURS, Pack


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule.

    Attributes:
        id: unique within its language, upper snake case.
        language: folder of its pack, a BCP 47 code or ``any``.
        file: its pack, seen from the folder of the language: ``articles/a_or_an.toml``.
        category: main or detailed key.
        message: what is wrong and why, with places for words.
        short: the same in two to five words.
        reference: a style guide, standard or grammar, or ``usage``.
        wrong: examples that raise it, ``They <made a photo>. -> took a photo``.
        right: examples that do not.
        pattern: tokens it matches; empty if it has a regular expression.
        regex: regular expression (RE2) over the sentence's text; empty if it has a pattern.
        introduced_by: regular expression over the whole text; the rule is silent about what its group 1 has found.
        known: words that need no introduction.
        replace: templates of the replacements, best first.
        unless: patterns that silence it where they share a token with its span.
        level: the level from which on it speaks.
        tone: the tone in which alone it speaks; None for every tone.
        mother_tongue: the language (BCP 47 code) to whose speakers alone it speaks; empty for everybody.
        off: whether it speaks only to those who ask for it by its name.
        whole: whether it rewrites a construction as a whole, of which the correction model would change but a part.
        confidence: probability in [0, 1] that an alert of it is right.
        variants: the regional variants it is meant for; empty for all.
        not_in: languages it is not meant for, in a pack for several.
        touches: kinds of protected spans that it may alert on.
        pack: the pack it belongs to.
    """

    id: str
    language: str
    file: str
    category: Category
    message: str
    short: str
    reference: str
    wrong: tuple[str, ...]
    right: tuple[str, ...]
    pattern: str = ""
    regex: str = ""
    introduced_by: str = ""
    known: tuple[str, ...] = ()
    replace: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    level: Level = Level.DEFAULT
    tone: Tone | None = None
    mother_tongue: str = ""
    off: bool = False
    whole: bool = False
    confidence: float = 1.0
    variants: frozenset[str] = frozenset()
    not_in: frozenset[str] = frozenset()
    touches: frozenset[str] = frozenset()
    pack: Pack = OURS

    def to_keep(self) -> tuple[object, ...]:
        """What of it can be kept: its fields in their order, but for language and pack, of plain types."""
        tone = None if self.tone is None else self.tone.value
        plain = {"category": self.category.value, "level": self.level.value, "tone": tone}
        return tuple(plain.get(name, getattr(self, name)) for name in _KEPT)

    @classmethod
    def kept(cls, values: tuple[Any, ...], language: str) -> "Rule":
        """The rule of our pack of which that was kept."""
        named = dict(zip(_KEPT, values, strict=True))
        tone = None if named["tone"] is None else Tone(named["tone"])
        typed = {"category": BY_KEY[named["category"]], "level": Level(named["level"]), "tone": tone}
        return cls(**{**named, **typed, "language": language})

    @property
    def name(self) -> str:
        """What alerts call it: ``en/FREE_GIFT``, or ``acme/en/FREE_GIFT`` in a pack of one's own."""
        return self.pack.name_of(self.language, self.id)

    @property
    def path(self) -> str:
        """Its file as it is named to people."""
        return self.pack.shown(f"{self.language}/{self.file}")

    def is_for(self, language: str) -> bool:
        """Whether it is meant for texts in a language (BCP 47 code) that its folder covers."""
        primary = language.partition("-")[0]
        return (not self.variants or language in self.variants) and not self.not_in & {language, primary}

    def error(self, problem: object) -> ConfigError:
        """The error that names file, line, rule and problem."""
        return self.pack.error(f"{self.language}/{self.file}", problem, rule=self.id)


_KEPT = tuple(field.name for field in fields(Rule) if field.name not in ("language", "pack"))
