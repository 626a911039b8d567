"""Stretches of work that whoever runs the process may want to see one by one: their names, and nothing of a text.

Code on the road of a text says where a stretch begins and ends (``span``); who wants to see them gives a ``Recorder``
(``record_with``). Without one, as on the command line, nothing is kept and next to no time is taken.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

__all__ = ["Recorder", "batch_span", "here", "past_span", "record_with", "root_span", "span"]

Number = int | float | str
"""What an attribute of a span is: a count, a size, or a name of the program's own. Never a word of a user."""


class Recorder(Protocol):
    """Sees spans. Its methods may be called from any thread."""

    def span(self, name: str, attributes: dict[str, Number]) -> AbstractContextManager[object]:
        """A span of this thread or task, inside the one that it is in."""
        ...

    def root(self, name: str, attributes: dict[str, Number]) -> AbstractContextManager[object]:
        """A span of this thread or task that is inside no other."""
        ...

    def here(self) -> object | None:
        """The span that this thread or task is in, by which others can name it; None where it is not recorded."""
        ...

    def past(self, name: str, parent: object, started: float, ended: float, attributes: dict[str, Number]) -> None:
        """A span that is over, inside another one; the times are those of ``time.perf_counter``."""
        ...

    def batch(
        self, name: str, parents: Sequence[object], attributes: dict[str, Number]
    ) -> AbstractContextManager[object]:
        """A span of work for several at once: inside the first, and linked to all of them."""
        ...


_recorder: Recorder | None = None


def record_with(recorder: Recorder | None) -> None:
    """Show all spans of this process to a recorder from now on; None for nobody."""
    global _recorder
    _recorder = recorder


def span(name: str, **attributes: Number) -> AbstractContextManager[object]:
    """Let what is done in the block be seen as a span."""
    return nullcontext() if _recorder is None else _recorder.span(name, attributes)


def root_span(name: str, **attributes: Number) -> AbstractContextManager[object]:
    """Let what is done in the block be seen as a span that is inside no other."""
    return nullcontext() if _recorder is None else _recorder.root(name, attributes)


def here() -> object | None:
    """The span that this thread or task is in, for ``past_span`` and ``batch_span``; None where nobody looks."""
    return None if _recorder is None else _recorder.here()


def past_span(name: str, parent: object | None, started: float, ended: float, **attributes: Number) -> None:
    """Let a stretch between two times of ``time.perf_counter`` be seen inside another span, if there is one."""
    if _recorder is not None and parent is not None:
        _recorder.past(name, parent, started, ended, attributes)


def batch_span(name: str, parents: Sequence[object], **attributes: Number) -> AbstractContextManager[object]:
    """Let what is done in the block, on a thread of its own, be seen as work for several spans, if there are any."""
    return nullcontext() if _recorder is None or not parents else _recorder.batch(name, parents, attributes)
