"""Lost sessions: how long they are kept, how many, and that keeping one costs the same however many there are."""

from typing import cast

import pytest

from service.socket import sessions
from service.socket.field import Field
from service.socket.payloads import Known, Resume
from service.socket.sessions import Sessions


class Clock:
    now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(sessions, "time", clock)
    return clock


class OneField:
    """As much of a field as is asked of one that is kept; counts how often its length is."""

    asked = 0

    def __init__(self, units: int) -> None:
        self.rev, self._units = 1, units

    @property
    def length(self) -> int:
        OneField.asked += 1
        return self._units

    def hash(self) -> str:
        return "0badf00d"


def fields(units: int = 10) -> dict[str, Field]:
    return {"f": cast(Field, OneField(units))}


def taken(lost: Sessions, session: str) -> bool:
    return bool(lost.take(Resume(session=session, docs={"f": Known(rev=1, hash="0badf00d")})))


def test_a_session_is_taken_once(clock: Clock) -> None:
    lost = Sessions()
    lost.keep("a", fields())
    assert taken(lost, "a")
    assert not taken(lost, "a")
    assert not taken(lost, "never seen")


def test_a_session_is_kept_for_a_while(clock: Clock) -> None:
    lost = Sessions()
    lost.keep("a", fields())
    clock.now += sessions.KEPT_SECONDS + 1
    assert not taken(lost, "a")


def test_the_oldest_make_room(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_UNITS", 100)
    lost = Sessions()
    for name in "abcd":
        lost.keep(name, fields(40))
    assert [name for name in "abcd" if taken(lost, name)] == ["c", "d"]
    lost.keep("e", fields(100))
    assert taken(lost, "e")


def test_keeping_one_looks_at_no_other(clock: Clock) -> None:
    lost = Sessions()
    OneField.asked = 0
    for number in range(1_000):
        lost.keep(str(number), fields())
    assert OneField.asked == 1_000
