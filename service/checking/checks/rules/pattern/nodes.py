"""The parts that a pattern is made of, and where each can end. All are bounded in length."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from service.checking.checks.rules.pattern.conditions import Condition
from service.checking.checks.rules.view import View

__all__ = ["Choice", "Edge", "Node", "OneToken", "Repeat", "Sequence", "without_space", "words_of_item"]


@dataclass(frozen=True, slots=True)
class OneToken:
    """One token for which one of the conditions holds.

    ``spaced`` says whether white space must stand before it (True), must not (False), or may (None); the first token of
    a match is not asked.
    """

    conditions: tuple[Condition, ...]
    spaced: bool | None

    @property
    def shortest(self) -> int:
        """Least number of tokens."""
        return 1

    @property
    def longest(self) -> int:
        """Greatest number of tokens."""
        return 1

    @property
    def steps(self) -> int:
        """Bound of the work that one call of ``ends`` can take."""
        return len(self.conditions)

    def ends(self, view: View, at: int, start: int) -> list[int]:
        """Positions after what it can match from position ``at`` on, in a match that began at ``start``."""
        if at >= len(view) or (self.spaced is not None and at != start and view.spaced[at] is not self.spaced):
            return []
        return [at + 1] if any(condition.holds(view, at) for condition in self.conditions) else []


@dataclass(frozen=True, slots=True)
class Edge:
    """The start or the end of the sentence; takes no token."""

    end: bool

    shortest: ClassVar[int] = 0
    longest: ClassVar[int] = 0
    steps: ClassVar[int] = 0

    def ends(self, view: View, at: int, start: int) -> list[int]:
        """The same position, if it is the edge."""
        return [at] if (at >= view.last if self.end else at <= view.first) else []


@dataclass(frozen=True, slots=True)
class Sequence:
    """One part after the other."""

    parts: tuple["Node", ...]

    @property
    def shortest(self) -> int:
        """Least number of tokens."""
        return sum(part.shortest for part in self.parts)

    @property
    def longest(self) -> int:
        """Greatest number of tokens."""
        return sum(part.longest for part in self.parts)

    @property
    def steps(self) -> int:
        """Bound of the work that one call of ``ends`` can take."""
        return sum(part.steps for part in self.parts) * (self.longest - self.shortest + 1)

    def ends(self, view: View, at: int, start: int) -> list[int]:
        """Positions after what it can match, the preferred one first."""
        positions = [at]
        for part in self.parts:
            positions = _unique(end for position in positions for end in part.ends(view, position, start))
            if not positions:
                break
        return positions


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several parts; the first is preferred."""

    options: tuple["Node", ...]

    @property
    def shortest(self) -> int:
        """Least number of tokens."""
        return min(option.shortest for option in self.options)

    @property
    def longest(self) -> int:
        """Greatest number of tokens."""
        return max(option.longest for option in self.options)

    @property
    def steps(self) -> int:
        """Bound of the work that one call of ``ends`` can take."""
        return sum(option.steps for option in self.options)

    def ends(self, view: View, at: int, start: int) -> list[int]:
        """Positions after what it can match, the preferred one first."""
        return _unique(end for option in self.options for end in option.ends(view, at, start))


@dataclass(frozen=True, slots=True)
class Repeat:
    """A part ``low`` to ``high`` times, preferably often. ``rest`` is the part as it stands from the second time on."""

    part: "Node"
    rest: "Node"
    low: int
    high: int

    @property
    def shortest(self) -> int:
        """Least number of tokens."""
        return self.low * self.part.shortest

    @property
    def longest(self) -> int:
        """Greatest number of tokens."""
        return self.high * self.part.longest

    @property
    def steps(self) -> int:
        """Bound of the work that one call of ``ends`` can take."""
        return self.high * self.part.steps * (self.longest - self.shortest + 1)

    def ends(self, view: View, at: int, start: int) -> list[int]:
        """Positions after what it can match, the farthest repetition first."""
        rounds = [[at]]
        for time in range(self.high):
            part = self.part if time == 0 else self.rest
            ends = _unique(end for position in rounds[-1] for end in part.ends(view, position, start))
            if not ends:
                break
            rounds.append(ends)
        return _unique(end for ends in reversed(rounds[self.low :]) for end in ends)


Node = OneToken | Edge | Sequence | Choice | Repeat


def without_space(node: Node) -> Node:
    """A part that does not ask for white space, or none, before its first token."""
    match node:
        case OneToken():
            return replace(node, spaced=None)
        case Sequence(parts=(first, *rest)):
            return Sequence((without_space(first), *rest))
        case Choice(options=options):
            return Choice(tuple(without_space(option) for option in options))
        case Repeat():
            return replace(node, part=without_space(node.part))
        case _:
            return node


def words_of_item(node: Node) -> frozenset[str]:
    """All words that an item of one token may be; none where it is longer."""
    if not isinstance(node, OneToken):
        return frozenset()
    return frozenset(word for condition in node.conditions for word in condition.words)


def _unique(positions: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(positions))
