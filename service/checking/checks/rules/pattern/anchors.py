"""What every match of a pattern contains: where none of it is in a sentence, the pattern need not be tried."""

from dataclasses import dataclass
from functools import reduce

from models.text.lexicon import words_of
from service.checking.checks.rules.pattern.conditions import Condition, TokenRegex
from service.checking.checks.rules.pattern.nodes import Choice, Node, OneToken, Repeat, Sequence

__all__ = ["Anchor", "anchors"]

_FREQUENT = 100.0
_SHORT = 30.0
_REGEX = 1000.0


@dataclass(frozen=True, slots=True)
class Anchor:
    """Each match has one of these tokens, ``low`` to ``high`` tokens after its start."""

    words: frozenset[str]
    regexes: tuple[TokenRegex, ...]
    low: int
    high: int

    def moved(self, low: int, high: int) -> "Anchor":
        """The same behind a part of ``low`` to ``high`` tokens."""
        return Anchor(self.words, self.regexes, self.low + low, self.high + high)

    def cost(self, language: str) -> float:
        """How often such a token is to be expected: a rough measure, good enough to choose the best anchor by."""
        frequent = words_of(language, "frequent")
        words = sum(_FREQUENT if word in frequent else 1 + _SHORT / len(word) ** 2 for word in self.words)
        return words + _REGEX * len(self.regexes)


def anchors(node: Node) -> list[Anchor]:
    """The anchors of a part of a pattern, in no order; none where it can match without any certain word."""
    match node:
        case OneToken(conditions=conditions):
            found = [_anchor(condition) for condition in conditions]
            known = [one for one in found if one is not None]
            return [reduce(_either, known)] if len(known) == len(found) else []
        case Sequence(parts=parts):
            return in_sequence(parts)
        case Choice(options=options):
            return _of_choice([anchors(option) for option in options])
        case Repeat(part=part, low=low) if low > 0:
            return anchors(part)
        case _:
            return []


def in_sequence(parts: tuple[Node, ...]) -> list[Anchor]:
    """The anchors of parts that follow each other."""
    found: list[Anchor] = []
    low = high = 0
    for part in parts:
        found += [anchor.moved(low, high) for anchor in anchors(part)]
        low, high = low + part.shortest, high + part.longest
    return found


def _of_choice(options: list[list[Anchor]]) -> list[Anchor]:
    """One anchor for all options, made of the least frequent of each."""
    if not all(options):
        return []
    return [reduce(_either, [min(option, key=lambda anchor: anchor.cost("")) for option in options])]


def _either(one: Anchor, other: Anchor) -> Anchor:
    return Anchor(
        one.words | other.words, one.regexes + other.regexes, min(one.low, other.low), max(one.high, other.high)
    )


def _anchor(condition: Condition) -> Anchor | None:
    words = condition.words or frozenset(word.lower() for word in condition.exact)
    if words:
        return Anchor(words, (), 0, 0)
    return Anchor(frozenset(), (condition.regex,), 0, 0) if condition.regex is not None else None
