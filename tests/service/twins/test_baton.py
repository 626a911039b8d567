"""Lanes of a process take turns: one works at a time, and passes the baton on where it asks whether it is wanted."""

import time
from threading import Event, Thread

import pytest

from models.wanted import Unwanted, require_wanted, while_wanted
from service.twins.baton import Baton

MUCH, LITTLE = 5_000, 100


def started(work: object) -> Thread:
    thread = Thread(target=work)  # type: ignore[arg-type]
    thread.start()
    return thread


def test_two_never_work_at_once_but_where_the_one_asks() -> None:
    baton, order, waits = Baton(), [], Event()

    def other() -> None:
        waits.set()
        with baton.taken(MUCH):
            order.append("other")

    with baton.taken(MUCH):
        thread = started(other)
        waits.wait(10)
        time.sleep(0.1)
        order.append("first")
        require_wanted()
        order.append("first again")
    thread.join(10)
    assert order == ["first", "other", "first again"]


def test_it_goes_to_who_has_waited_the_longest() -> None:
    baton, order = Baton(), []

    def one(name: str) -> None:
        with baton.taken(MUCH):
            order.append(name)

    with baton.taken(MUCH):
        threads = []
        for name in "abc":
            threads.append(started(lambda name=name: one(name)))
            time.sleep(0.05)
    for thread in threads:
        thread.join(10)
    assert order == ["a", "b", "c"]


def test_what_is_asked_is_asked_without_it() -> None:
    baton, seen = Baton(), []

    def ask() -> bool:
        with baton.taken(MUCH):  # as a short batch within a long one
            seen.append("asked")
        return True

    with while_wanted(ask), baton.taken(MUCH):
        require_wanted()
    assert seen == ["asked"]


def test_who_is_not_wanted_any_more_leaves_it_to_others() -> None:
    baton = Baton()
    with pytest.raises(Unwanted), while_wanted(lambda: False), baton.taken(MUCH):
        require_wanted()
    with baton.taken(MUCH):
        pass


def test_the_time_of_others_does_not_count() -> None:
    baton, waits = Baton(), Event()

    def other() -> None:
        waits.set()
        with baton.taken(MUCH):
            time.sleep(0.3)

    with baton.taken(MUCH) as held:
        thread = started(other)
        waits.wait(10)
        time.sleep(0.05)
        require_wanted()
    thread.join(10)
    assert 0.05 <= held.seconds < 0.3


def test_what_is_little_does_not_wait() -> None:
    baton, done = Baton(), Event()

    def little() -> None:
        with baton.taken(LITTLE):
            done.set()

    with baton.taken(MUCH):
        started(little)
        assert done.wait(10)
