"""Reasons in inflected languages without a tagger: forms of one word, verbs that agree, prepositions."""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

from models.confusions.confusion import CONFUSED_WORDS
from models.confusions.sets import confusions
from service.checking.categories import Category
from service.checking.checks.correction.explaining.paradigms import VERB, are_forms, differences
from service.checking.checks.correction.explaining.reason import ANY, MISSING, REPLACED, UNNECESSARY, Reason
from service.checking.checks.correction.explaining.seen import Seen, words

__all__ = ["INFLECTED"]

_FILE = Path(__file__).with_name("inflected.toml")
_PERSONAL = frozenset({"person", "number", "gender"})
"""In what verbs follow their subjects."""
_STEM = 2
"""Letters with which two forms of a word begin alike at least."""


class _Inflection:
    """What is known of the forms of a language.

    Attributes:
        endings: those of nouns, adjectives and verbs, without which the forms of a word are alike.
        unchanged: words that are no forms, though they look like some.
        prepositions: words that are prepositions only.
        before: words before which no comma stands, where they join two things.
    """

    def __init__(self, table: dict[str, str | list[str]]) -> None:
        """Take the lists of a language."""
        self.endings = frozenset({"", *str(table["endings"]).split()})
        self.unchanged = words(str(table["unchanged"]))
        self.prepositions = words(str(table["prepositions"]))
        self.before = words(str(table["joining"]))
        self._agreeing = [words(one) for one in table["agreeing"]]
        self._pronouns = [words(one) for one in table["pronouns"]]
        self._verbs = [words(one) for one in table["verbs"]]

    def are_forms(self, old: str, new: str) -> bool:
        """Whether two words are forms of one word."""
        if _share(self._pronouns, old, new):
            return True
        if not {old, new}.isdisjoint(self.unchanged | self.prepositions) or min(len(old), len(new)) <= _STEM:
            return False
        at = _alike(old, new)
        return at >= _STEM and {old[at:], new[at:]} <= self.endings

    def agree(self, old: str, new: str) -> bool:
        """Whether two words are forms of a verb that differ in person, number or gender only."""
        if _share(self._verbs, old, new):
            return True
        return any(
            old.removesuffix(one) == new.removesuffix(other) and len(old) - len(one) >= _STEM
            for endings in self._agreeing
            for one in endings
            for other in endings - {one}
            if old.endswith(one) and new.endswith(other)
        )


def _share(paradigms: list[frozenset[str]], old: str, new: str) -> bool:
    return any({old, new} <= paradigm for paradigm in paradigms)


def _alike(old: str, new: str) -> int:
    least = min(len(old), len(new))
    return next((at for at in range(least) if old[at] != new[at]), least)


@cache
def _inflections() -> dict[str, _Inflection]:
    tables = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return {language: _Inflection(table) for language, table in tables.items()}


def _of(seen: Seen) -> _Inflection | None:
    return None if seen.tagged else _inflections().get(seen.language)


def _are_forms(seen: Seen) -> bool:
    known = _of(seen)
    if known is not None and seen.old != seen.new and known.are_forms(seen.old, seen.new):
        return True
    return not seen.tagged and are_forms(seen.language, seen.old, seen.new)


def _are_confused(seen: Seen) -> bool:
    """Whether two words are among those that are taken for one another."""
    if seen.tagged:
        return False
    pairs = confusions(seen.language).of.get(seen.old, ()) if seen.language else ()
    return any(one.meant == seen.new and one.category == CONFUSED_WORDS for one in pairs)


def _agrees(seen: Seen) -> bool:
    if seen.tagged or not seen.language or seen.old == seen.new:
        return False
    known = _of(seen)
    kind, features = differences(seen.language, seen.old, seen.new) or ("", frozenset())
    return (known is not None and known.agree(seen.old, seen.new)) or (kind == VERB and features <= _PERSONAL)


def _differs_in(feature: str) -> Callable[[Seen], bool]:
    """Whether two forms of a word that is no verb differ in nothing else."""

    def differs(seen: Seen) -> bool:
        if seen.tagged or not seen.language:
            return False
        kind, features = differences(seen.language, seen.old, seen.new) or (VERB, frozenset())
        return kind != VERB and features == {feature}

    return differs


def _other_preposition(seen: Seen) -> bool:
    known = _of(seen)
    return known is not None and {seen.old, seen.new} <= known.prepositions


def _is_preposition(seen: Seen) -> bool:
    known = _of(seen)
    changed = seen.added if seen.edit.operation == MISSING else seen.removed
    return known is not None and changed.casefold() in known.prepositions


def _before_joining(seen: Seen) -> bool:
    """Whether a comma is taken out before a word that joins two things."""
    known = _of(seen)
    return known is not None and seen.removed == "," and seen.behind.casefold() in known.before


INFLECTED = (
    *(
        Reason(category, REPLACED, key, when)
        for category in (Category.OTHER, Category.MORPH)
        for key, when in (
            ("confused.words", _are_confused),
            ("agreement.subject", _agrees),
            ("preposition.wrong", _other_preposition),
            *((f"kind.{feature}", _differs_in(feature)) for feature in ("case", "number", "gender")),
            ("kind.form", _are_forms),
        )
    ),
    Reason(Category.OTHER, MISSING, "preposition.missing", _is_preposition),
    Reason(Category.OTHER, UNNECESSARY, "preposition.extra", _is_preposition),
    Reason(Category.PUNCT, ANY, "comma.extra-before-clause", _before_joining),
)
