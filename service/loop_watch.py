"""Watches the event loop: how late it is, and, from a thread of its own, whether it stands still."""

import asyncio
import sys
import time
from threading import Event, Thread, get_ident

from service.telemetry.logs import log, place_in

BEAT_SECONDS = 0.5
"""How often the loop is to show that it runs."""


class LoopWatch:
    """Belongs to one event loop; what stands still cannot tell of it, so a thread does, in the log.

    Attributes:
        standing: how often the loop has stood still for longer than it may.
    """

    def __init__(self, seconds: float) -> None:
        """Tell of a loop that stands still for so many seconds."""
        self._seconds = seconds
        self._beat = time.monotonic()
        self._lag = 0.0
        self._loop_thread = 0
        self._ended = Event()
        self.standing = 0

    @property
    def lag(self) -> float:
        """By how many seconds the loop was late when it was last due, or is late now."""
        return max(self._lag, time.monotonic() - self._beat - BEAT_SECONDS, 0.0)

    async def watch(self) -> None:
        """Show that the loop runs, until it is cancelled."""
        self._loop_thread = get_ident()
        self._beat = time.monotonic()
        Thread(target=self._look, name="loop-watch", daemon=True).start()
        try:
            while True:
                await asyncio.sleep(BEAT_SECONDS)
                now = time.monotonic()
                self._lag = max(0.0, now - self._beat - BEAT_SECONDS)
                self._beat = now
        finally:
            self._ended.set()

    def _look(self) -> None:
        """Look at the loop from outside; the life of the thread."""
        told = 0.0
        while not self._ended.wait(min(BEAT_SECONDS, self._seconds)):
            beat = self._beat
            stood = time.monotonic() - beat - BEAT_SECONDS
            if stood >= self._seconds and beat != told:
                told = beat
                self.standing += 1
                frame = sys._current_frames().get(self._loop_thread)
                log.critical("the event loop stands still", seconds=round(stood, 1), where=place_in(frame))
