"""What a running service does by itself now and then, beside the requests."""

import asyncio
from contextlib import suppress
from typing import Any

from service.memory import give_back
from service.scheduling.lanes import Lanes
from service.storage.database import Database
from service.storage.errors import StorageError

_TIDIED_SECONDS = 10
"""How often memory is given back."""
_PROBED_SECONDS = 1
"""How often the database is asked whether it answers."""


async def tidy(lanes: Lanes[Any, Any]) -> None:
    """Give memory back now and then, after work; does not end."""
    done = 0
    while True:
        await asyncio.sleep(_TIDIED_SECONDS)
        batches = sum(snapshot.batches for snapshot in lanes.snapshots().values())
        if batches > done:
            done = batches
            await asyncio.to_thread(give_back)


async def probe(database: Database) -> None:
    """Ask the database now and then, so that its state is known while no request asks it; does not end."""
    while True:
        await asyncio.sleep(_PROBED_SECONDS)
        with suppress(StorageError):
            await asyncio.to_thread(database.ping)
