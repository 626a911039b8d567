"""A rule as a rule pack has it, and what is asked of it. ``service/rules/README.md`` explains the keys for writers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from models.errors import ConfigError
from models.languages.tags import languages
from models.text.protected import ProtectedKind
from service.checking.alerts import Level, Tone
from service.checking.categories import BY_KEY, Category
from service.checking.checks.rules.packs.examples import ExampleError, wrong_example
from service.checking.checks.rules.packs.pack import OURS, Pack

__all__ = ["Rule", "read_rule"]

_REQUIRED = ("id", "category", "message", "short", "reference", "wrong", "right")
_TEXTS = frozenset(
    {
        "id",
        "category",
        "level",
        "tone",
        "mother_tongue",
        "pattern",
        "regex",
        "introduced_by",
        "message",
        "short",
        "reference",
    }
)
_LISTS = frozenset({"unless", "known", "replace", "wrong", "right", "variants", "not_in", "touches"})
_ID = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*")
_STOPS = (".", ".”", "?", ".)")


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


def read_rule(values: Mapping[str, Any], language: str, file: str, pack: Pack = OURS) -> Rule:
    """Check the keys of a rule and their values.

    Raises:
        ConfigError: something is missing, unknown, or not what it should be; the message names file, line, rule and
            problem.
    """
    name = str(values.get("id", ""))

    def fail(problem: str) -> ConfigError:
        return pack.error(f"{language}/{file}", problem, rule=name)

    for key, value in values.items():
        if not _has_type(key, value):
            raise fail(f"{key} is no key of a rule" if _type(key) == "" else f"{key} must be {_type(key)}")
    for key in _REQUIRED:
        if not values.get(key):
            raise fail(f"{key} is missing")
    if not _ID.fullmatch(name):
        raise fail("id must be upper case with underscores")
    if ("pattern" in values) == ("regex" in values):
        raise fail("either pattern or regex must be given")
    if "regex" in values and "unless" in values:
        raise fail("unless goes with pattern only")
    if "introduced_by" in values and "regex" not in values:
        raise fail("introduced_by goes with regex only")
    if "known" in values and "introduced_by" not in values:
        raise fail("known goes with introduced_by only")
    texts = {key: _tuple(values.get(key, ())) for key in _LISTS}
    _check_words(values, texts, fail)
    try:
        for source in texts["wrong"]:
            wrong_example(source)
    except ExampleError as error:
        raise fail(str(error)) from error
    return Rule(
        id=name,
        language=language,
        file=file,
        category=BY_KEY[values["category"]],
        message=values["message"],
        short=values["short"],
        reference=values["reference"],
        wrong=texts["wrong"],
        right=texts["right"],
        pattern=values.get("pattern", ""),
        regex=values.get("regex", ""),
        introduced_by=values.get("introduced_by", ""),
        known=texts["known"],
        replace=texts["replace"],
        unless=texts["unless"],
        level=Level(values.get("level", Level.DEFAULT)),
        tone=Tone(values["tone"]) if "tone" in values else None,
        mother_tongue=values.get("mother_tongue", ""),
        off=values.get("off", False),
        confidence=float(values.get("confidence", 1.0)),
        variants=frozenset(texts["variants"]),
        not_in=frozenset(texts["not_in"]),
        touches=frozenset(texts["touches"]),
        pack=pack,
    )


def _check_words(values: Mapping[str, Any], texts: Mapping[str, tuple[str, ...]], fail: Any) -> None:
    """Check the values that must be one of a few words, and the messages."""
    for key, allowed in (("category", BY_KEY), ("level", list(Level)), ("tone", list(Tone))):
        if key in values and values[key] not in list(allowed):
            raise fail(f"there is no {key} “{values[key]}”")
    if values.get("mother_tongue", "en") not in languages():
        raise fail(f"there is no language “{values['mother_tongue']}”")
    for kind in texts["touches"]:
        if kind not in list(ProtectedKind):
            raise fail(f"there is no protected kind “{kind}”")
    if not 0 <= values.get("confidence", 1.0) <= 1:
        raise fail("confidence must be between 0 and 1")
    if not values["message"].endswith(_STOPS):
        raise fail("message must end with a full stop")
    if not 2 <= len(values["short"].split()) <= 5 or values["short"].endswith("."):
        raise fail("short must have two to five words and no full stop")
    if "{replacement}" in values["message"] and not all(texts["replace"] or [""]):
        raise fail("message names {replacement}, but it can be empty")


def _has_type(key: str, value: object) -> bool:
    if key in _TEXTS:
        return isinstance(value, str)
    if key in _LISTS:
        return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))
    if key == "off":
        return isinstance(value, bool)
    return key == "confidence" and isinstance(value, int | float) and not isinstance(value, bool)


def _type(key: str) -> str:
    """What a key must be; empty for an unknown one."""
    if key in _TEXTS:
        return "a text"
    if key in _LISTS:
        return "a text or a list of texts"
    return {"off": "true or false", "confidence": "a number"}.get(key, "")


def _tuple(value: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)
