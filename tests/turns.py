"""Turns of processes that run tests beside each other: a test that measures time on the clock has the machine alone."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_QUEUE, _TURN = Path(__file__), Path(__file__).with_name("conftest.py")
"""Files that are there anyway; processes lock them, and nothing is written."""


@contextmanager
def turn(*, alone: bool, queue: Path = _QUEUE, turns: Path = _TURN) -> Iterator[None]:
    """Wait until nobody has a turn alone, and, for one alone, until nobody has any.

    Who waits for a turn alone holds the queue, so that the turns of others do not keep it waiting for ever.
    """
    with _locked(queue, fcntl.LOCK_EX) as waiting, _locked(turns, fcntl.LOCK_EX if alone else fcntl.LOCK_SH):
        fcntl.flock(waiting, fcntl.LOCK_UN)
        yield


@contextmanager
def _locked(path: Path, kind: int) -> Iterator[int]:
    opened = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(opened, kind)
        yield opened
    finally:
        os.close(opened)
