"""What a regular expression is made of, as far as RE2 and our patterns can say it."""

from dataclasses import dataclass

__all__ = ["Alternatives", "Boundary", "Chain", "Characters", "Enclosed", "Node", "Repeated"]


@dataclass(frozen=True, slots=True)
class Characters:
    """One character of a set.

    Attributes:
        source: as RE2 writes it.
        members: all there are; empty where they are too many to list.
        sample: one of them.
    """

    source: str
    members: str
    sample: str


@dataclass(frozen=True, slots=True)
class Boundary:
    """A place between characters, such as the start of a word."""

    source: str


@dataclass(frozen=True, slots=True)
class Repeated:
    """A part so many times; ``most`` is None without a bound."""

    part: "Node"
    least: int
    most: int | None
    source: str


@dataclass(frozen=True, slots=True)
class Enclosed:
    """A part in parentheses; ``opening`` is what it begins with: ``(``, ``(?:``, ``(?i:``."""

    part: "Node"
    opening: str


@dataclass(frozen=True, slots=True)
class Chain:
    """Parts one after the other."""

    parts: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Alternatives:
    """One of several parts."""

    parts: tuple["Node", ...]


Node = Characters | Boundary | Repeated | Enclosed | Chain | Alternatives
