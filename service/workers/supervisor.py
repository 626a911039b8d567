"""Starts workers, starts those anew that die or stand still, counts requests for all of them, and ends them together.

It has one thread, so that it may fork at any time, and does nothing else: a worker that fails takes nothing with it.
"""

import json
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import Pipe, connection
from multiprocessing.connection import Connection
from types import FrameType

from models.errors import ConfigError
from service.access.windows import MemoryWindow
from service.telemetry.logs import log
from service.workers.channel import Channel, answer_hit
from service.workers.lifeline import Lifeline
from service.workers.process import Process

__all__ = ["Supervisor", "Watch"]

FIRST_BEAT_SECONDS = 600.0
"""What a worker has for its start before it must show that it lives."""
_LOOKED_SECONDS = 0.5
_LEAST_DELAY, _MOST_DELAY = 1.0, 30.0
_LIVED_SECONDS = 60.0
"""A worker that has lived for so long is started anew at once; one that dies earlier waits, ever longer."""


@dataclass(frozen=True, slots=True)
class Watch:
    """What is done beside starting workers.

    Attributes:
        silent_seconds: how long a worker may show no life before it is killed.
        ending_seconds: what all workers have for their end once they are told to.
        on_ready: called once, when all workers serve.
        on_ending: called when they are told to end.
        on_death: called with the id of each process that has ended.
    """

    silent_seconds: float
    ending_seconds: float
    on_ready: Callable[[], None] = lambda: None
    on_ending: Callable[[], None] = lambda: None
    on_death: Callable[[int], None] = lambda _: None


@dataclass(slots=True)
class _Worker:
    """A worker that runs."""

    index: int
    process: Process
    channel: Connection
    started: float
    beat: float | None = None
    ready: bool = False
    problem: str = ""


class Supervisor:
    """Keeps a number of workers running until SIGTERM or SIGINT."""

    def __init__(self, number: int, work: Callable[[int, Channel], None], watch: Watch) -> None:
        """``work`` is the life of a worker, called in a process of its own with its index and its channel."""
        self._number = number
        self._work = work
        self._watch = watch
        self._window = MemoryWindow()
        self._workers: dict[int, _Worker] = {}
        self._due: dict[int, float] = {}
        self._delays: dict[int, float] = dict.fromkeys(range(number), 0.0)
        self._lifeline = Lifeline()
        self._signals: list[signal.Signals] = []
        self._kills_at: float | None = None
        self._told_ready = False

    def run(self) -> None:
        """Run until told to end, and then until all workers have ended.

        Raises:
            ConfigError: a worker cannot serve, and none ever could.
        """
        failure = ""
        with self._signalled() as woken:
            for index in range(self._number):
                self._start(index)
            while self._workers or (self._due and self._kills_at is None):
                told = [part for one in self._workers.values() for part in (one.channel, one.process.ended)]
                connection.wait([*told, woken], _LOOKED_SECONDS)
                with suppress(BlockingIOError):
                    woken.recv(64)
                self._pass_on_signals()
                for worker in list(self._workers.values()):
                    self._listen(worker)
                    failure = self._look(worker) or failure
                if failure and not self._told_ready and self._kills_at is None:
                    self._end(signal.SIGTERM)
                self._start_due()
        self._lifeline.close()
        if failure and not self._told_ready:
            raise ConfigError(failure)

    def _start(self, index: int) -> None:
        ours, theirs = Pipe()
        inherited = [one.channel for one in self._workers.values()]

        def life() -> None:
            for channel in (ours, *inherited):
                channel.close()
            self._lifeline.hold_to()
            self._work(index, Channel(theirs))

        process = Process.fork(life)
        theirs.close()
        self._workers[index] = _Worker(index, process, ours, time.monotonic())

    def _start_due(self) -> None:
        now = time.monotonic()
        for index, due in list(self._due.items()):
            if now >= due and self._kills_at is None:
                del self._due[index]
                self._start(index)

    def _listen(self, worker: _Worker) -> None:
        """Take all that a worker has said."""
        try:
            while worker.channel.poll():
                message = json.loads(worker.channel.recv_bytes())
                match message["kind"]:
                    case "hit":
                        hit = self._window.hit(message["name"], message["amount"], message["seconds"])
                        worker.channel.send_bytes(answer_hit(message, hit))
                    case "ready":
                        worker.ready = True
                        self._tell_ready()
                    case "failed":
                        worker.problem = message["problem"]
                worker.beat = time.monotonic()
        except (OSError, EOFError):  # it has ended, which is seen to elsewhere
            pass

    def _tell_ready(self) -> None:
        if not self._told_ready and sum(one.ready for one in self._workers.values()) == self._number:
            self._told_ready = True
            self._watch.on_ready()

    def _look(self, worker: _Worker) -> str:
        """See whether a worker lives; gives what it says of its failure once it has ended."""
        now = time.monotonic()
        if worker.process.has_ended():
            del self._workers[worker.index]
            worker.channel.close()
            worker.process.close()
            self._watch.on_death(worker.process.pid)
            if self._kills_at is None:
                self._put_off(worker, now)
            return worker.problem
        silent = now - worker.beat if worker.beat is not None else now - worker.started - FIRST_BEAT_SECONDS
        if silent > self._watch.silent_seconds:
            log.critical("a worker stands still", worker=worker.index, seconds=round(silent, 1))
            worker.process.kill()
        elif self._kills_at is not None and now > self._kills_at:
            worker.process.kill()
        return ""

    def _put_off(self, worker: _Worker, now: float) -> None:
        """Have a worker that has died started anew."""
        lived = now - worker.started >= _LIVED_SECONDS
        delay = 0.0 if lived else self._delays[worker.index]
        self._delays[worker.index] = min(max(_LEAST_DELAY, 2 * delay), _MOST_DELAY)
        self._due[worker.index] = now + delay
        log.error("a worker has died", worker=worker.index, status=worker.process.status, again_seconds=delay)

    def _pass_on_signals(self) -> None:
        while self._signals:
            self._end(self._signals.pop(0))

    def _end(self, told: signal.Signals) -> None:
        """Tell all workers to end, or to hurry."""
        if self._kills_at is None:
            self._kills_at = time.monotonic() + self._watch.ending_seconds
            self._watch.on_ending()
        for worker in self._workers.values():
            worker.process.send(told)

    @contextmanager
    def _signalled(self) -> Iterator[socket.socket]:
        """Take SIGTERM and SIGINT; gives a socket that can be read when one has come."""
        read, write = socket.socketpair()
        read.setblocking(False)
        write.setblocking(False)

        def take(number: int, _: FrameType | None) -> None:
            self._signals.append(signal.Signals(number))

        before = {one: signal.signal(one, take) for one in (signal.SIGTERM, signal.SIGINT)}
        wakeup = signal.set_wakeup_fd(write.fileno(), warn_on_full_buffer=False)
        try:
            yield read
        finally:
            signal.set_wakeup_fd(wakeup)
            for one, handler in before.items():
                signal.signal(one, handler)
            read.close()
            write.close()
