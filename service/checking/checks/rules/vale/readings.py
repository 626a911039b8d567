"""What a regular expression matches: all phrases where they are few, one of them, and the expression for RE2."""

from collections.abc import Iterable
from itertools import product

from service.checking.checks.rules.vale.nodes import (
    Alternatives,
    Boundary,
    Chain,
    Characters,
    Enclosed,
    Node,
    Repeated,
)

__all__ = ["MOST_PHRASES", "phrases_of", "re2_of", "sample_of", "samples_of", "whole_case"]

MOST_PHRASES = 200
"""More phrases than these are no list."""


def phrases_of(node: Node) -> tuple[str, ...] | None:
    """All that an expression matches, in its order; None where that has no end, is too much, or hangs on places."""
    match node:
        case Characters(members=members):
            return tuple(members) or None
        case Boundary(source=source):
            return ("",) if source == r"\b" else None
        case Enclosed(part=part, opening=opening):
            return phrases_of(part) if opening in ("(", "(?:") else None
        case Alternatives(parts=parts):
            found = [phrases_of(part) for part in parts]
            return _few(one for those in found for one in those or ()) if None not in found else None
        case Chain(parts=parts):
            return _joined([phrases_of(part) for part in parts])
        case Repeated(part=part, least=least, most=most):
            if most is None or most > 3 or (once := phrases_of(part)) is None:
                return None
            counts = [_joined([once] * count) for count in range(most, least - 1, -1)]
            return _few(one for those in counts for one in those or ()) if None not in counts else None


def samples_of(node: Node) -> tuple[str, ...]:
    """Texts that an expression matches, but for what its places ask for: with what may be there, and without."""
    return tuple(dict.fromkeys((sample_of(node), sample_of(node, once=False))))


def sample_of(node: Node, *, once: bool = True) -> str:
    """One of them; ``once`` says whether what may be missing or stand often is there."""
    match node:
        case Characters(sample=sample):
            return sample
        case Boundary():
            return ""
        case Enclosed(part=part):
            return sample_of(part, once=once)
        case Alternatives(parts=parts):
            return next((found for part in parts if (found := sample_of(part, once=once))), "")
        case Chain(parts=parts):
            return "".join(sample_of(part, once=once) for part in parts)
        case Repeated(part=part, least=least, most=most):
            return sample_of(part, once=once) * max(least, int(once and most is None))


def re2_of(node: Node) -> str:
    """The expression as RE2 writes it."""
    match node:
        case Characters(source=source) | Boundary(source=source):
            return source
        case Enclosed(part=part, opening=opening):
            return f"{opening}{re2_of(part)})"
        case Alternatives(parts=parts):
            return "|".join(map(re2_of, parts))
        case Chain(parts=parts):
            return "".join(map(re2_of, parts))
        case Repeated(part=part, source=source):
            return re2_of(part) + source


def whole_case(node: Node) -> tuple[Node, bool]:
    """An expression without the ``(?i)`` that stands before all of it, and whether it did."""
    if isinstance(node, Enclosed) and node.opening == "(?i:":
        return node.part, True
    return node, False


def _joined(parts: list[tuple[str, ...] | None]) -> tuple[str, ...] | None:
    size = 1
    for part in parts:
        if part is None:
            return None
        size *= len(part)
    if size > MOST_PHRASES:
        return None
    return _few("".join(one) for one in product(*(part for part in parts if part is not None)))


def _few(found: Iterable[str]) -> tuple[str, ...] | None:
    phrases = tuple(dict.fromkeys(found))
    return phrases if len(phrases) <= MOST_PHRASES else None
