"""What a rule has found in a sentence, and the alert that says so."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from service.checking.alerts import Alert
from service.checking.checks.rules.packs.rule import Rule
from service.checking.checks.rules.replacing.placing import Placed
from service.checking.messages.explanation import Explanation

__all__ = ["PLACES_OF_MESSAGES", "Finding", "alert_of"]

_NAMED = re.compile(r"\{(original|replacement|\d+)\}")
PLACES_OF_MESSAGES = re.compile(r"\{([^{}]*)\}")
"""Places for words in a message."""


@dataclass(frozen=True, slots=True)
class Finding:
    """An alert of a rule; ``start`` and ``end`` are the span that the rule itself marks (code points)."""

    rule: Rule
    start: int
    end: int
    alert: Alert


def alert_of(rule: Rule, placed: Placed, original: str, replacement: str, item: Callable[[int], str]) -> Alert:
    """The alert.

    Args:
        rule: the rule.
        placed: the span and the replacements.
        original: the words that the rule marks.
        replacement: what stands for them in the best replacement; empty if there is none.
        item: the text of an item of the pattern, counted from 1.
    """

    def words(name: str) -> str:
        text = {"original": original, "replacement": replacement}.get(name)
        return " ".join((item(int(name)) if text is None else text).split())

    places = {name: words(name) for name in _NAMED.findall(rule.message)}
    return Alert(
        offset=placed.start,
        length=placed.end - placed.start,
        category=rule.category,
        main_category=rule.category.main(original, replacement),
        message=_NAMED.sub(lambda match: places[match[1]], rule.message),
        short_message=rule.short,
        replacements=placed.replacements,
        confidence=rule.confidence,
        rule=rule.name,
        level=rule.level,
        tone=rule.tone,
        off=rule.off,
        mother_tongue=rule.mother_tongue,
        told=Explanation(rule.message, tuple(places.items())),
    )
