"""Turns alone and beside others; locks of a file hold between its openings, be they of one process or of two."""

import shutil
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests import turns
from tests.turns import turn

Take = Callable[[bool], ExitStack]


@pytest.fixture
def take(tmp_path: Path) -> Take:
    queue, held = (Path(shutil.copy(turns.__file__, tmp_path / name)) for name in ("queue", "turns"))

    def taken(alone: bool) -> ExitStack:
        stack = ExitStack()
        stack.enter_context(turn(alone=alone, queue=queue, turns=held))
        return stack

    return taken


def begun(take: Take, alone: bool) -> tuple[threading.Thread, threading.Event]:
    """A thread that takes a turn and gives it back, and whether it has had it."""
    had = threading.Event()

    def run() -> None:
        with take(alone):
            had.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread, had


def test_turns_beside_others_do_not_wait(take: Take) -> None:
    with take(False):
        _, had = begun(take, alone=False)
        assert had.wait(10)


@pytest.mark.parametrize("alone", [True, False])
def test_nobody_has_a_turn_beside_one_alone(take: Take, alone: bool) -> None:
    with take(alone):
        thread, had = begun(take, alone=not alone)
        assert not had.wait(0.2)
    assert had.wait(10)
    thread.join(10)


def test_who_waits_for_a_turn_alone_comes_before_those_who_come_later(take: Take) -> None:
    with take(False):
        _, had_alone = begun(take, alone=True)
        assert not had_alone.wait(0.2)
        _, had_later = begun(take, alone=False)
        assert not had_later.wait(0.2)
    assert had_alone.wait(10)
    assert had_later.wait(10)
