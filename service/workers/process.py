"""A forked process: started with a function of this one, watched by a pipe that closes when it ends."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from service.telemetry.logs import log, place_of

__all__ = ["Process"]


class Process:
    """A child of this process.

    Attributes:
        pid: its id.
        ended: a file descriptor that can be read once it has ended.
        status: its exit status, negative for a signal; None while it runs.
    """

    def __init__(self, pid: int, ended: int) -> None:
        """Take a child that was forked; ``fork`` makes one."""
        self.pid = pid
        self.ended = ended
        self.status: int | None = None

    @classmethod
    def fork(cls, life: Callable[[], None]) -> "Process":
        """Start a child that does nothing but call a function, in a group of its own, with the usual signals.

        What it inherits is what this process has in memory, by copy-on-write: nothing is loaded again.
        """
        sys.stdout.flush()
        sys.stderr.flush()
        ended, held = os.pipe()
        pid = os.fork()
        if pid:
            os.close(held)
            os.set_inheritable(ended, False)
            return cls(pid, ended)
        status = 1
        try:
            os.close(ended)
            os.setpgid(0, 0)  # a terminal's SIGINT is for the parent, which passes it on
            signal.set_wakeup_fd(-1)
            for one in (signal.SIGTERM, signal.SIGINT):
                signal.signal(one, signal.SIG_DFL)
            life()
            status = 0
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
        except BaseException as error:  # its message may hold a user's words
            log.critical("a worker has failed", **place_of(error))
        finally:
            with suppress(OSError, ValueError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(status)
        raise AssertionError("a child does not come here")

    def has_ended(self) -> bool:
        """Whether it has ended; then ``status`` is set."""
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = os.waitstatus_to_exitcode(status) if pid else None
        return self.status is not None

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, if it runs."""
        if self.status is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send(signal.SIGKILL)

    def wait(self) -> int:
        """Wait for its end; gives ``status``."""
        if self.status is None:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return self.status

    def close(self) -> None:
        """Let go of it once it has ended."""
        os.close(self.ended)
