"""The fields of connections that were lost, kept for a while so that a client that comes back need not send them."""

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from secrets import token_urlsafe

from service.socket.field import Field
from service.socket.payloads import Resume
from service.socket.standing import OpenSockets

KEPT_SECONDS = 120
MOST_UNITS = 20_000_000
"""UTF-16 code units of all texts that are kept; the oldest sessions make room."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """The fields of a session, until when they are kept, and the UTF-16 code units of their texts."""

    until: float
    units: int
    fields: dict[str, Field]


class Sessions:
    """Lost sessions by their names; belongs to the event loop.

    Attributes:
        open: how many connections each key has.
    """

    def __init__(self) -> None:
        self.open = OpenSockets()
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._units = 0

    @staticmethod
    def new() -> str:
        """A name that nobody can guess."""
        return token_urlsafe(16)

    def keep(self, session: str, fields: Mapping[str, Field]) -> None:
        """Keep the fields of a session whose connection has ended."""
        if fields:
            kept = _Kept(time.monotonic() + KEPT_SECONDS, sum(field.length for field in fields.values()), dict(fields))
            self._forget(session)
            self._kept[session] = kept
            self._units += kept.units
        self._expire()

    def take(self, resume: Resume) -> dict[str, Field]:
        """The fields of a session that are as the client knows them; the session is gone then."""
        self._expire()
        fields = self._forget(resume.session)
        return {
            name: fields[name]
            for name, known in resume.docs.items()
            if name in fields and fields[name].rev == known.rev and fields[name].hash() == known.hash
        }

    def _forget(self, session: str) -> dict[str, Field]:
        """Take a session out; its fields, none where there is no such session."""
        kept = self._kept.pop(session, None)
        if kept is None:
            return {}
        self._units -= kept.units
        return kept.fields

    def _expire(self) -> None:
        now = time.monotonic()
        while self._kept:
            oldest, kept = next(iter(self._kept.items()))
            if kept.until > now and self._units <= MOST_UNITS:
                return
            self._forget(oldest)
