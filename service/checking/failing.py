"""What goes wrong in one check of one sentence costs what that check finds there, and not the check of the text."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from models.errors import EmendError
from service.checking.alerts import Alert

__all__ = ["FOUND_WRONG", "Failed", "found_in_each", "found_in_whole"]

Whole = TypeVar("Whole")
Part = TypeVar("Part")

Failed = Callable[[str, Exception], None]
"""Is told of a check that has failed by its name, and with what; it must not tell the message, which may hold words."""

FOUND_WRONG = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)
"""What a mistake of the program raises at a sentence that nobody has thought of; what fails for want of memory, of a
file or of a model fails everywhere, and must not pass for a text in which nothing is wrong."""


def found_in_each(
    name: str, check: Callable[[Sequence[Part]], list[list[Alert]]], parts: Sequence[Part], failed: Failed | None
) -> list[list[Alert]]:
    """What a check finds in each of several sentences; nothing in one that it fails at.

    Args:
        name: of the check.
        check: what it does.
        parts: the sentences.
        failed: told of each failure; None to have it raised.

    Raises:
        Exception: what is no mistake at a sentence, or anything if nobody is told.
    """
    if failed is None:
        return check(parts)
    try:
        return check(parts)
    except FOUND_WRONG as error:
        if isinstance(error, EmendError):
            raise
        if len(parts) == 1:
            failed(name, error)
            return [[]]
    half = len(parts) // 2
    return [*found_in_each(name, check, parts[:half], failed), *found_in_each(name, check, parts[half:], failed)]


def found_in_whole(name: str, check: Callable[[Whole], list[Alert]], text: Whole, failed: Failed | None) -> list[Alert]:
    """The same for a check of a whole text."""
    return found_in_each(name, lambda texts: [check(one) for one in texts], [text], failed)[0]
