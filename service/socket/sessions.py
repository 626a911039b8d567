"""The fields of connections that were lost, kept for a while so that a client that comes back need not send them."""

import time
from collections import OrderedDict
from collections.abc import Mapping
from secrets import token_urlsafe

from service.socket.field import Field
from service.socket.frames import Resume
from service.socket.standing import OpenSockets

KEPT_SECONDS = 120
MOST_UNITS = 20_000_000
"""UTF-16 code units of all texts that are kept; the oldest sessions make room."""


class Sessions:
    """Lost sessions by their names; belongs to the event loop.

    Attributes:
        open: how many connections each key has.
    """

    def __init__(self) -> None:
        self.open = OpenSockets()
        self._kept: OrderedDict[str, tuple[float, dict[str, Field]]] = OrderedDict()

    @staticmethod
    def new() -> str:
        """A name that nobody can guess."""
        return token_urlsafe(16)

    def keep(self, session: str, fields: Mapping[str, Field]) -> None:
        """Keep the fields of a session whose connection has ended."""
        if fields:
            self._kept[session] = (time.monotonic() + KEPT_SECONDS, dict(fields))
        self._expire()

    def take(self, resume: Resume) -> dict[str, Field]:
        """The fields of a session that are as the client knows them; the session is gone then."""
        self._expire()
        _, fields = self._kept.pop(resume.session, (0.0, {}))
        return {
            name: fields[name]
            for name, known in resume.docs.items()
            if name in fields and fields[name].rev == known.rev and fields[name].hash() == known.hash
        }

    def _expire(self) -> None:
        now = time.monotonic()
        units = sum(field.length for _, fields in self._kept.values() for field in fields.values())
        while self._kept:
            until, fields = next(iter(self._kept.values()))
            if until > now and units <= MOST_UNITS:
                return
            units -= sum(field.length for field in fields.values())
            self._kept.popitem(last=False)
