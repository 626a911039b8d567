"""Characters of a text count against the daily quota of the key; a request that gets no answer costs nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Request

from service.access.principal import Principal
from service.api.problems import Code, Problem
from service.api.running import state_of


@asynccontextmanager
async def charged(request: Request, principal: Principal, characters: int) -> AsyncIterator[None]:
    """Count characters for the time of the block, and give them back if it ends in an error.

    Raises:
        Problem: 429, the quota of the day does not hold them.
    """
    if principal.quota is None:
        yield
        return
    limits = state_of(request).limits
    quota = await asyncio.to_thread(limits.charge, principal, characters)
    request.state.headers.update(request.state.rate.headers(quota))
    if not quota.allowed:
        raise Problem(Code.QUOTA_EXCEEDED)
    try:
        yield
    except (Exception, asyncio.CancelledError):
        await asyncio.shield(asyncio.to_thread(limits.refund, principal, characters))
        raise
