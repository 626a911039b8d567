"""A token pattern, compiled: tried at a position of a sentence, it says which tokens its items have matched."""

from collections.abc import Mapping
from dataclasses import dataclass

from service.checking.checks.rules.pattern.anchors import Anchor, in_sequence
from service.checking.checks.rules.pattern.conditions import Condition
from service.checking.checks.rules.pattern.errors import PatternError
from service.checking.checks.rules.pattern.nodes import Choice, Edge, Node, OneToken, Repeat, Sequence
from service.checking.checks.rules.pattern.parser import parse
from service.checking.checks.rules.view import View

__all__ = ["Match", "Outline", "Pattern", "compile_pattern"]

LONGEST = 40
"""Tokens that a pattern may match at most."""
MOST_STEPS = 2_000
"""Looks at a token that one try of a pattern may take at most, by a generous bound."""


@dataclass(frozen=True, slots=True)
class Match:
    """What a pattern has matched.

    Attributes:
        items: for each numbered item its first token and the one after its last.
        first: the first token that the alert covers.
        end: the one after the last.
        start: the first token of the whole match, context included.
        stop: the one after its last.
    """

    items: tuple[tuple[int, int], ...]
    first: int
    end: int
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class Outline:
    """What a pattern asks of a sentence before it is tried; plain values, so that they can be kept.

    Attributes:
        words: every match has one of these tokens ...
        regexes: ... or one that one of these expressions matches,
        low: so many tokens after its start, at least,
        high: and at most.
        required: further tokens of which each match has one, each a set of words.
    """

    words: frozenset[str]
    regexes: tuple[str, ...]
    low: int
    high: int
    required: tuple[frozenset[str], ...]

    def could_match(self, view: View) -> bool:
        """Whether the words that the pattern takes are in the sentence."""
        return not any(words.isdisjoint(view.vocabulary) for words in self.required)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A compiled pattern.

    Attributes:
        items: its parts.
        first: index of the first item of the span.
        end: index after the last item of the span.
        anchor: what every match contains.
        required: further tokens of which each match has one, each a set of words.
        needs_tags: whether a sentence must be tagged to be sure.
    """

    items: tuple[Node, ...]
    first: int
    end: int
    anchor: Anchor
    required: tuple[frozenset[str], ...]
    needs_tags: bool

    @property
    def outline(self) -> "Outline":
        """What is asked of a sentence before it is tried."""
        sources = tuple(regex.source for regex in self.anchor.regexes)
        return Outline(self.anchor.words, sources, self.anchor.low, self.anchor.high, self.required)

    @property
    def numbered(self) -> list[Node]:
        """The items that have a number: those that are no edge of the sentence."""
        return [item for item in self.items if not isinstance(item, Edge)]

    @property
    def longest(self) -> int:
        """Greatest number of tokens of a match."""
        return sum(item.longest for item in self.items)

    def could_match(self, view: View) -> bool:
        """Whether the words that it takes are in the sentence."""
        return not any(words.isdisjoint(view.vocabulary) for words in self.required)

    def match(self, view: View, start: int) -> Match | None:
        """The preferred match that begins with token ``start``.

        The work is bounded whatever the text: what has failed at a position is not tried again.
        """
        bounds = [start]
        if view.begins_inside(start) or not self._rest(view, bounds, set()):
            return None
        spans = zip(self.items, bounds, bounds[1:], strict=False)
        numbered = tuple((first, end) for item, first, end in spans if not isinstance(item, Edge))
        return Match(numbered, bounds[self.first], bounds[self.end], start, bounds[-1])

    def _rest(self, view: View, bounds: list[int], failed: set[tuple[int, int]]) -> bool:
        """Match the items after those that have bounds, and append theirs."""
        number, at = len(bounds) - 1, bounds[-1]
        if number == len(self.items):
            return not view.ends_inside(at)
        if (number, at) in failed:
            return False
        for end in self.items[number].ends(view, at, bounds[0]):
            bounds.append(end)
            if self._rest(view, bounds, failed):
                return True
            bounds.pop()
        failed.add((number, at))
        return False


def compile_pattern(source: str, language: str, lists: Mapping[str, str]) -> Pattern:
    """Read and check a pattern.

    Raises:
        PatternError: it is no pattern, can match nothing, has no anchor, or could take too much work.
    """
    parsed = parse(source, language, lists)
    shortest = sum(item.shortest for item in parsed.items[parsed.first : parsed.end])
    longest = sum(item.longest for item in parsed.items)
    if shortest == 0:
        raise PatternError("the span can be empty")
    if longest > LONGEST:
        raise PatternError(f"it can be {longest} tokens long, more than {LONGEST}")
    steps = sum(item.steps for item in parsed.items) * (longest - sum(item.shortest for item in parsed.items) + 1)
    if steps > MOST_STEPS:
        raise PatternError(f"one try can take {steps} steps, more than {MOST_STEPS}; repeat less")
    found = sorted(in_sequence(parsed.items), key=lambda anchor: anchor.cost(language))
    if not found:
        raise PatternError("it needs a word, sign or regular expression that is in every match")
    required = tuple(anchor.words for anchor in found[1:] if anchor.words and not anchor.regexes)
    needs_tags = any(condition.needs_tags for item in parsed.items for condition in _conditions(item))
    return Pattern(parsed.items, parsed.first, parsed.end, found[0], required, needs_tags)


def _conditions(node: Node) -> list[Condition]:
    match node:
        case OneToken(conditions=conditions):
            return list(conditions)
        case Sequence(parts=parts):
            return [condition for part in parts for condition in _conditions(part)]
        case Choice(options=options):
            return [condition for option in options for condition in _conditions(option)]
        case Repeat(part=part):
            return _conditions(part)
        case _:
            return []
