"""A lane shared with a real forked process: who does what, and what becomes of failures."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress

import psutil
import pytest

from models.errors import ConfigError
from models.wanted import Unwanted, require_wanted, while_wanted
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.lanes import Alerts, Lane
from service.checking.sentences import SentenceText
from service.settings import Settings
from service.twins.shared_lane import SharedLane
from service.twins.twins import Twins, twins_of


class Telling(Lane):
    """Tells of each sentence which process has seen it; some words are orders."""

    def __init__(self, *, batched: bool = True) -> None:
        super().__init__("telling", [])
        self._batched = batched
        self.home = os.getpid()

    @property
    def batched(self) -> bool:
        return self._batched

    def __call__(self, sentences: Sequence[SentenceText]) -> list[Alerts]:
        return [(self._seen(one),) for one in sentences]

    def _seen(self, sentence: SentenceText) -> Alert:
        away = os.getpid() != self.home
        if "fail" in sentence.text and (away or "everywhere" in sentence.text):
            raise ValueError
        if "wait" in sentence.text and away:
            while True:
                time.sleep(0.01)
                require_wanted()
        return Alert(0, 1, Category.UNK, Category.UNK, str(os.getpid()), "", (), 1.0, sentence.text)


def texts(*some: str, language: str = "en-US") -> list[SentenceText]:
    return [SentenceText(one, language) for one in some]


def seen_by(found: Sequence[Alerts]) -> list[int]:
    return [int(alert.message) for (alert,) in found]


class Shared:
    """A shared lane with its twins."""

    def __init__(self, *, batched: bool = True, twins: int = 1) -> None:
        self.lane = SharedLane(Telling(batched=batched))
        self.twins = Twins(Settings.load({"twins": twins}), {"telling": self.lane})
        self.twins.fork()

    def __call__(self, *some: str) -> list[Alerts]:
        return self.lane(texts(*some))


@pytest.fixture
def shared() -> Iterator[Shared]:
    made = Shared()
    yield made
    made.twins.close()


MANY = [f"This is sentence {number}." for number in range(20)]


def shares_again(shared: Shared) -> None:
    """Wait until a twin whose share was called off has let go of it, at its next question or at the end."""
    end = time.monotonic() + 10
    while len(set(seen_by(shared(*MANY)))) < 2:
        assert time.monotonic() < end


def test_a_batch_is_shared_and_comes_back_in_its_order(shared: Shared) -> None:
    found = shared(*MANY)
    assert [alert.rule for (alert,) in found] == MANY
    assert len(set(seen_by(found))) == 2
    assert os.getpid() in seen_by(found)


def test_three_twins_take_part() -> None:
    made = Shared(twins=3)
    try:
        assert len(set(seen_by(made(*MANY)))) == 4
    finally:
        made.twins.close()


def test_sentences_in_a_language_that_is_loaded_beside_english_are_shared() -> None:
    lane = SharedLane(Telling(), ["de-DE"])
    twins = Twins(Settings.load({"twins": 1}), {"telling": lane})
    twins.fork()
    try:
        assert len(set(seen_by(lane(texts(*MANY, language="de-DE"))))) == 2
        assert set(seen_by(lane(texts(*MANY, language="fr")))) == {os.getpid()}
    finally:
        twins.close()


def test_one_sentence_of_a_lane_of_batches_stays_here(shared: Shared) -> None:
    assert seen_by(shared("One.")) == [os.getpid()]


def test_one_sentence_of_another_lane_goes_to_the_twin() -> None:
    made = Shared(batched=False)
    try:
        assert seen_by(made("One.")) != [os.getpid()]
    finally:
        made.twins.close()


def test_what_fails_in_the_twin_is_done_here(shared: Shared) -> None:
    assert set(seen_by(shared("Please fail.", "Please fail again."))) == {os.getpid()}
    assert len(set(seen_by(shared(*MANY)))) == 2


def test_what_fails_here_too_shows_the_error(shared: Shared) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        shared("They fail everywhere.", "They fail everywhere again.")
    shares_again(shared)


def test_a_share_that_nobody_wants_is_called_off(shared: Shared) -> None:
    ends = time.monotonic() + 0.3
    with pytest.raises(Unwanted), while_wanted(lambda: time.monotonic() < ends):
        shared("They wait.", "They wait longer.")
    shares_again(shared)


def test_while_a_twin_is_busy_all_is_done_here(shared: Shared) -> None:
    seen: list[int] = []

    def wanted() -> bool:
        if not seen:
            seen.extend(seen_by(shared(*MANY)))
        return False

    with pytest.raises(Unwanted), while_wanted(wanted):
        shared("They wait.", "They wait longer.")
    assert set(seen) == {os.getpid()}


def test_a_twin_that_is_killed_is_done_without(shared: Shared) -> None:
    (twin,) = set(seen_by(shared(*MANY))) - {os.getpid()}
    os.kill(twin, signal.SIGKILL)
    assert [alert.rule for (alert,) in shared(*MANY)] == MANY
    assert shared.twins.lost == 1
    assert set(seen_by(shared(*MANY))) == {os.getpid()}


def test_a_twin_that_hangs_is_given_up(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.twins.shared_lane._LEAST_PATIENCE", 0.3)
    (twin,) = set(seen_by(shared(*MANY))) - {os.getpid()}
    os.kill(twin, signal.SIGSTOP)
    while psutil.Process(twin).status() != psutil.STATUS_STOPPED:
        time.sleep(0.01)
    assert set(seen_by(shared(*MANY))) == {os.getpid()}
    assert shared.twins.lost == 1
    with pytest.raises(ProcessLookupError):
        os.kill(twin, 0)


def test_a_language_that_was_loaded_since_stays_here_until_the_twins_are_forked_anew(shared: Shared) -> None:
    german = texts(*MANY, language="de-DE")
    assert set(seen_by(shared.lane(german))) == {os.getpid()}
    mixed = seen_by(shared.lane([*german[:6], *texts(*MANY[6:])]))
    assert set(mixed[:6]) == {os.getpid()}
    assert len(set(mixed)) == 2
    shared.twins.fork()
    assert len(set(seen_by(shared.lane(german)))) == 2


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_LOOKED_SECONDS", "_AGAIN_SECONDS", "_LEARNT_SECONDS"):
        monkeypatch.setattr(f"service.twins.twins.{name}", 0.01)


def kept_up(twins: Twins, *, idle: bool) -> None:
    """Let the twins keep up for a moment."""

    async def for_a_moment() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await twins.keep_up(lambda: idle)

    asyncio.run(for_a_moment())


@pytest.mark.usefixtures("quick")
def test_twins_keep_up_with_languages_when_nothing_is_worked_on(shared: Shared) -> None:
    german = texts(*MANY, language="de-DE")
    shared.lane(german)
    kept_up(shared.twins, idle=False)
    assert set(seen_by(shared.lane(german))) == {os.getpid()}
    kept_up(shared.twins, idle=True)
    assert len(set(seen_by(shared.lane(german)))) == 2


@pytest.mark.usefixtures("quick")
def test_a_lost_twin_is_replaced_when_nothing_is_worked_on(shared: Shared) -> None:
    (twin,) = set(seen_by(shared(*MANY))) - {os.getpid()}
    os.kill(twin, signal.SIGKILL)
    shared(*MANY)
    assert shared.twins.lost == 1
    kept_up(shared.twins, idle=True)
    assert shared.twins.lost == 0
    assert set(seen_by(shared(*MANY))) - {os.getpid(), twin}


@pytest.mark.parametrize(
    ("flags", "number"),
    [
        ({"threads": 1}, 0),
        ({"threads": 2}, 1),
        ({"threads": 3}, 2),
        ({"threads": 16}, 3),
        ({"threads": 16, "twins": 0}, 0),
        ({"threads": 1, "twins": 5}, 5),
        ({"threads": 4, "device": "cuda"}, 0),
        ({"threads": 4, "model": ("folder",)}, 0),
    ],
)
def test_there_is_one_for_each_core_that_is_left(flags: dict[str, object], number: int) -> None:
    assert twins_of(Settings.load(flags)) == number


def test_twins_that_cannot_be_are_refused() -> None:
    with pytest.raises(ConfigError, match="EMEND_TWINS"):
        twins_of(Settings.load({"twins": 1, "device": "cuda"}))
