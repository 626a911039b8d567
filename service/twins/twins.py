"""The twins of a service process, all together."""

import sys
from collections.abc import Mapping
from functools import partial
from threading import Lock

from models.cores import free_cores
from models.errors import ConfigError
from models.threads import keep_to
from service.settings import Settings
from service.telemetry.logs import log
from service.twins.hand import Hand
from service.twins.shared_lane import SharedLane
from service.twins.twin import fork_twin
from service.workers.process import Process

__all__ = ["Twins", "twins_of"]

_MOST = 3
"""So many are forked where nobody has said how many: each takes memory."""


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
    """Forked once, when the models are loaded; one that is lost is not replaced, its share is done by the others."""

    def __init__(self, settings: Settings, lanes: Mapping[str, SharedLane]) -> None:
        """Take the lanes that are to be shared, by name; there are no twins yet.

        Raises:
            ConfigError: the settings ask for twins that cannot be.
        """
        self._number = twins_of(settings)
        self._cores = _cores(settings)
        self._lanes = lanes
        self._processes: list[Process] = []
        self._losing = Lock()
        self._ending = False
        self.lost = 0

    def fork(self) -> None:
        """Fork as many as the settings ask for. See ``fork_twin`` for when."""
        if self._number:
            keep_to(max(1, self._cores // (self._number + 1)))
        for _ in range(self._number):
            process, connections = fork_twin({name: lane.lane for name, lane in self._lanes.items()})
            self._processes.append(process)
            for name, connection in connections.items():
                self._lanes[name].join(Hand(connection, partial(self._lose, process)))

    def close(self) -> None:
        """End them at once: nothing is kept in them alone."""
        with self._losing:
            self._ending = True
        for process in self._processes:
            process.kill()
            process.wait()

    def _lose(self, process: Process) -> None:
        """Do without a twin that is gone or does not answer; each of its hands tells of it, one counts."""
        with self._losing:
            if process.status is not None or self._ending:
                return
            process.kill()
            process.wait()
            self.lost += 1
        log.error("a twin is lost; its share is done without it", lost=self.lost, twins=self._number)
