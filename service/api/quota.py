"""Characters of a text count against the daily quota of the key; a request that gets no answer costs nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import Request

from service.access.principal import Principal
from service.api.problems import Code, Problem
from service.api.running import state_of
from service.storage.errors import StorageError


@asynccontextmanager
async def charged(request: Request, principal: Principal, characters: int) -> AsyncIterator[None]:
    """Count characters for the time of the block, and give them back if it ends in an error.

    Raises:
        Problem: 429, the quota of the day does not hold them.
    """
    if principal.quota is None:
        yield
        return
    state = state_of(request)
    limits = state.limits
    quota, charge = await asyncio.to_thread(limits.open_charge, principal, characters, state.settings.deadline_seconds)
    request.state.headers.update(request.state.rate.headers(quota))
    if not quota.allowed:
        raise Problem(Code.QUOTA_EXCEEDED)
    try:
        yield
    except (Exception, asyncio.CancelledError):
        with suppress(StorageError):  # then it is given back later, as after a crash
            await asyncio.shield(asyncio.to_thread(limits.refund, charge))
        raise
    limits.settle(charge)
