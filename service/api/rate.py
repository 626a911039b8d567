"""Requests count against the rate of whoever sends them."""

import asyncio

from fastapi import Request

from service.access.principal import Principal
from service.api.problems import Code, Problem
from service.api.running import state_of


async def count(request: Request, principal: Principal) -> None:
    """Count a request, and have the response say what is left.

    Raises:
        Problem: 429, there were too many.
    """
    state = state_of(request)
    counted = state.limits.count
    # Counted in memory this takes microseconds; others have to be waited for.
    rate = await asyncio.to_thread(counted, principal) if state.limits.blocks else counted(principal)
    request.state.rate = rate
    request.state.headers.update(rate.headers())
    if not rate.allowed:
        raise Problem(Code.RATE_LIMITED)
