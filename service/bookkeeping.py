"""What is written beside the requests: none of them waits for it, and what a crash loses of it does no harm."""

import asyncio
from collections.abc import Callable, Sequence

from service.storage.errors import StorageError
from service.telemetry.logs import log

SECONDS = 5.0
"""How often it is written."""


class Bookkeeping:
    """Calls what writes, one after the other, off the event loop."""

    def __init__(self, *writers: Callable[[], object]) -> None:
        """Take what writes: each blocks, may raise ``StorageError``, and keeps what it could not write."""
        self._writers: Sequence[Callable[[], object]] = writers
        self._failing = False

    async def keep(self) -> None:
        """Write now and then; does not end."""
        while True:
            await asyncio.sleep(SECONDS)
            await self.write()

    async def write(self) -> None:
        """Write all that there is to write; a database that cannot be written now is told of in the log, once."""
        try:
            for one in self._writers:
                await asyncio.to_thread(one)
        except StorageError as error:
            if not self._failing:
                log.warning("the database is not written", problem=str(error))
            self._failing = True
        else:
            self._failing = False
