"""A connection to PostgreSQL that gives up on a server that has stopped answering."""

import math
from typing import Any, TypeVar

from psycopg import Connection, OperationalError
from psycopg.abc import PQGen

_T = TypeVar("_T")

_LOOKED_SECONDS = 0.1
"""How often a wait looks whether its time is over."""


class BoundedConnection(Connection[Any]):
    """Ends, and closes itself, after a statement that has no answer in time.

    The ``statement_timeout`` of a server does nothing once the server itself stands still.

    Attributes:
        seconds: how long one exchange with the server may take.
    """

    seconds: float = math.inf

    def wait(self, gen: PQGen[_T], interval: float = _LOOKED_SECONDS, timeout: float | None = None) -> _T:
        """Wait for the server, as the driver does for every exchange after the connection was made."""
        limit = self.seconds if timeout is None else min(timeout, self.seconds)
        if math.isinf(limit):
            return super().wait(gen, interval, timeout)
        try:
            return super().wait(gen, interval, limit)
        except OperationalError as error:
            if error.sqlstate is None:  # not of the server: what was sent may still be under way
                self.pgconn.finish()
            raise
