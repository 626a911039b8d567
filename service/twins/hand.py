"""What a process holds of one lane of a twin: it gives sentences to it and takes what is found."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection

from models.wanted import require_wanted
from service.checking.lanes import Alerts
from service.checking.sentences import SentenceText
from service.twins.agenda import Agenda
from service.twins.pace import Pace

__all__ = ["Hand", "ShareDone"]

_ASKED_SECONDS = 0.02
"""How often, while the twin is waited for, it is asked whether anybody still waits for the result."""


@dataclass(frozen=True, slots=True)
class ShareDone:
    """What has come of a share: the alerts of each sentence, and the seconds that it took."""

    alerts: list[Alerts]
    seconds: float


class Hand:
    """The end of a connection to one lane of a twin; belongs to the thread of that lane.

    A share that nobody wants any more is called off, and the twin is busy until it has said that it has let go of it.

    Attributes:
        pace: how fast the twin is.
        agenda: what the twin has to do, in all its lanes.
    """

    def __init__(self, connection: Connection, lost: Callable[[], None], agenda: Agenda, pace: float) -> None:
        """Take the connection; ``lost`` is called when the twin turns out to be gone, or is given up."""
        self._connection: Connection | None = connection
        self._lost = lost
        self._owes = False
        self.pace = Pace(pace)
        self.agenda = agenda

    @property
    def is_free(self) -> bool:
        """Whether the twin can take a share now."""
        if self._connection is None:
            return False
        if self._owes and self._has_answered(0):
            self._receive()
        return self._connection is not None and not self._owes

    def give(self, sentences: Sequence[SentenceText], cost: int) -> bool:
        """Give a share to a free twin, and say what it costs; False where it is gone."""
        self._owes = self._send(list(sentences))
        if self._owes:
            self.agenda.add(cost * self.pace.value)
        return self._owes

    def take(self, patience: float) -> ShareDone | None:
        """Wait for what the twin finds in the share that it was given; None where it has failed or is gone.

        Args:
            patience: seconds after which a twin that says nothing is given up.

        Raises:
            Unwanted: nobody waits for the result any more.
        """
        end = time.monotonic() + patience
        while not self._has_answered(_ASKED_SECONDS):
            require_wanted()
            if time.monotonic() > end:
                self.let_go()
                return None
        return self._receive()

    def call_off(self) -> None:
        """Tell the twin that its share is not wanted any more."""
        if self._owes:
            self._send(None)

    def let_go(self) -> None:
        """Use the twin no more."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            self._owe_nothing()
            self._lost()

    def _send(self, message: list[SentenceText] | None) -> bool:
        if self._connection is None:
            return False
        try:
            self._connection.send(message)
        except OSError:
            self.let_go()
            return False
        return True

    def _has_answered(self, seconds: float) -> bool:
        try:
            return self._connection is None or self._connection.poll(seconds)
        except OSError:
            self.let_go()
            return True

    def _receive(self) -> ShareDone | None:
        self._owe_nothing()
        if self._connection is None:
            return None
        try:
            found: ShareDone | None = self._connection.recv()
        except (OSError, EOFError):
            self.let_go()
            return None
        return found

    def _owe_nothing(self) -> None:
        if self._owes:
            self._owes = False
            self.agenda.done()
