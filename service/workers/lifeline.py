"""A pipe by which a process learns that the one that has started it is gone, however that came about."""

import os
import signal
from threading import Thread

__all__ = ["Lifeline"]


class Lifeline:
    """Held open by the first process; those that it forks read its end."""

    def __init__(self) -> None:
        self._read, self._write = os.pipe()

    def hold_to(self) -> None:
        """End this process with SIGTERM once the first one is gone; to be called in a forked one."""
        os.close(self._write)
        Thread(target=self._wait, name="lifeline", daemon=True).start()

    def close(self) -> None:
        """Let go."""
        os.close(self._read)
        os.close(self._write)

    def _wait(self) -> None:
        os.read(self._read, 1)  # nobody writes: it returns at the end
        os.kill(os.getpid(), signal.SIGTERM)
