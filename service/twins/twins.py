"""The twins of a service process, all together."""

import asyncio
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing.connection import Connection
from threading import Lock

from models.cores import free_cores
from models.errors import ConfigError
from models.languages.tags import primary
from models.threads import keep_to
from service.settings import Settings
from service.telemetry.logs import log
from service.twins.agenda import Agenda
from service.twins.baton import Baton
from service.twins.hand import Hand
from service.twins.shared_lane import WARM, SharedLane
from service.twins.twin import fork_twin
from service.workers.process import Process

__all__ = ["Twins", "twins_of"]

_MOST = 3
"""So many are forked where nobody has said how many: each takes memory."""
_LOOKED_SECONDS = 0.5
"""How often it is looked whether they lag behind."""
_AGAIN_SECONDS = 60.0
"""A twin that was lost is not replaced sooner, or one that cannot live would be forked for ever."""
_LEARNT_SECONDS = 5.0
"""So long they stay at least, however many languages come."""


def twins_of(settings: Settings) -> int:
    """How many twins a process is to have: what the settings say, else one for each core that is left.

    Raises:
        ConfigError: twins are asked for that cannot be: what a graphics processor holds cannot be forked, nor can
            engines with threads of their own, as models have that do not ship; nor can this be done but on Linux.
    """
    possible = sys.platform == "linux" and settings.device == "cpu" and not settings.model
    if settings.twins is None:
        return max(0, min(_cores(settings) - 1, _MOST)) if possible else 0
    if settings.twins and not possible:
        raise ConfigError("EMEND_TWINS: there are none but on Linux, on the CPU and with the models that ship")
    return settings.twins


def _cores(settings: Settings) -> int:
    """Those of one service process."""
    return settings.threads or max(1, free_cores() // settings.workers)


class Twins:
    """Forked when the models are loaded, and anew when they lag behind: at a moment when nothing is worked on.

    All methods but ``_lose`` belong to the event loop.

    Attributes:
        lost: those that have been lost, whose share is done by the others.
    """

    def __init__(self, settings: Settings, lanes: Mapping[str, SharedLane]) -> None:
        """Take the lanes that are to be shared, by name; there are no twins yet.

        Raises:
            ConfigError: the settings ask for twins that cannot be.
        """
        self._number = twins_of(settings)
        self._cores = _cores(settings)
        self._lanes = lanes
        self._processes: list[Process] = []
        self._connections: list[Connection] = []
        self._known: frozenset[str] = frozenset()
        self._forked = 0.0
        self._losing = Lock()
        self.lost = 0

    def fork(self) -> None:
        """Fork as many as the settings ask for, in the place of those that there are.

        To be called while no other thread of this process works on a text: a lock that one holds would stay locked in
        the twin.
        """
        if not self._number:
            return
        self.close()
        keep_to(max(1, self._cores // (self._number + 1)))
        self._known = self._seen()
        hands: dict[str, list[Hand]] = {name: [] for name in self._lanes}
        for _ in range(self._number):
            process, connections = fork_twin({name: lane.lane for name, lane in self._lanes.items()})
            self._processes.append(process)
            self._connections += connections.values()
            agenda = Agenda()
            for name, connection in connections.items():
                hands[name].append(Hand(connection, partial(self._lose, process), agenda, self._lanes[name].pace.value))
        baton, agenda = Baton(), Agenda()
        for name, lane in self._lanes.items():
            lane.share_with(hands[name], self._known, baton, agenda)
        self._forked = time.monotonic()

    async def keep_up(self, is_idle: Callable[[], bool]) -> None:
        """Fork them anew when one was lost, or a language was loaded since; does not end.

        Args:
            is_idle: whether nothing is worked on.
        """
        while self._number:
            await asyncio.sleep(_LOOKED_SECONDS)
            if self._lag_behind() and is_idle():
                self.fork()

    def close(self) -> None:
        """End them at once: nothing is kept in them alone."""
        with self._losing:
            ending, self._processes = self._processes, []
            self.lost = 0
        for process in ending:
            process.kill()
            process.wait()
            process.close()
        for connection in self._connections:
            connection.close()
        self._connections = []
        for lane in self._lanes.values():
            lane.share_with((), frozenset(), Baton(), Agenda())

    def _lag_behind(self) -> bool:
        age = time.monotonic() - self._forked
        return bool(self.lost and age > _AGAIN_SECONDS) or (age > _LEARNT_SECONDS and not self._seen() <= self._known)

    def _seen(self) -> frozenset[str]:
        """The languages of all sentences so far."""
        return frozenset(one for lane in self._lanes.values() for one in lane.languages if primary(one) != WARM)

    def _lose(self, process: Process) -> None:
        """Do without a twin that is gone or does not answer; each of its hands tells of it, one counts."""
        with self._losing:
            if process not in self._processes or process.status is not None:
                return
            process.kill()
            process.wait()
            self.lost += 1
        log.error("a twin is lost; its share is done without it", lost=self.lost, twins=self._number)
