"""Work that takes long asks now and then whether anybody still waits for it, and ends where nobody does.

Who has work done says what is asked (``while_wanted``); what is done in loops, however deep, asks (``require_wanted``).
Outside such a block work is always wanted.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["Unwanted", "asked", "require_wanted", "while_wanted"]


class Unwanted(BaseException):
    """Nobody waits any more. No ``Exception``, as nothing has gone wrong: what handles errors lets it pass."""


_asked: ContextVar[Callable[[], bool] | None] = ContextVar("asked", default=None)


@contextmanager
def while_wanted(wanted: Callable[[], bool]) -> Iterator[None]:
    """Let what is done in the block, on this thread, be broken off with ``Unwanted`` once ``wanted`` says no."""
    before = _asked.set(wanted)
    try:
        yield
    finally:
        _asked.reset(before)


def asked() -> Callable[[], bool] | None:
    """What is asked on this thread now; None where work is wanted anyway."""
    return _asked.get()


def require_wanted() -> None:
    """Go on where somebody still waits; to be called every few hundredths of a second of work.

    Raises:
        Unwanted: nobody does.
    """
    wanted = _asked.get()
    if wanted is not None and not wanted():
        raise Unwanted
