"""What is asked of the keys of a rule. ``service/rules/README.md`` explains them for writers."""

import re
from collections.abc import Mapping
from typing import Any

from models.errors import ConfigError
from models.languages.tags import languages
from models.text.protected import ProtectedKind
from service.checking.alerts import Level, Tone
from service.checking.categories import BY_KEY
from service.checking.checks.rules.packs.examples import ExampleError, wrong_example
from service.checking.checks.rules.packs.pack import OURS, Pack
from service.checking.checks.rules.packs.rule import Rule

__all__ = ["read_rule"]

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
_FLAGS = frozenset({"off", "whole"})
_ID = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*")
_STOPS = (".", ".”", "?", ".)")


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
        whole=values.get("whole", False),
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
    if key in _FLAGS:
        return isinstance(value, bool)
    return key == "confidence" and isinstance(value, int | float) and not isinstance(value, bool)


def _type(key: str) -> str:
    """What a key must be; empty for an unknown one."""
    if key in _TEXTS:
        return "a text"
    if key in _LISTS:
        return "a text or a list of texts"
    if key in _FLAGS:
        return "true or false"
    return "a number" if key == "confidence" else ""


def _tuple(value: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)
