"""Work for a request that ends early when nobody waits for it any more or it takes too long."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

from service.api.problems import Code, Problem
from service.scheduling.errors import DeadlineExceeded, Draining, Overloaded

_T = TypeVar("_T")


async def answered(
    request: Request, work: Coroutine[Any, Any, _T], seconds: float, crowded: Callable[[], Overloaded | None]
) -> _T:
    """Wait for work whose request has been read to its end; it is cancelled when the client leaves.

    Args:
        request: the request.
        work: its work.
        seconds: longest time that it may take.
        crowded: why it took longer, if others are to blame; asked once the work has ended.

    Raises:
        Problem: 503, too much is or was waiting or the service is going down; 504, it took too long.
        ClientDisconnect: the client has gone.
    """
    try:
        return await _in_time(request, work, seconds)
    except Overloaded as error:
        await asyncio.sleep(error.told_after_seconds)
        raise _overloaded(error) from None
    except Draining:
        raise Problem(Code.DRAINING, headers={"Retry-After": "5"}) from None
    except (TimeoutError, DeadlineExceeded):
        if (reason := crowded()) is not None:
            raise _overloaded(reason) from None
        raise Problem(Code.DEADLINE_EXCEEDED) from None


def _overloaded(error: Overloaded) -> Problem:
    return Problem(Code.OVERLOADED, headers={"Retry-After": str(error.retry_after_seconds)})


async def _in_time(request: Request, work: Coroutine[Any, Any, _T], seconds: float) -> _T:
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_left(request))
    try:
        async with asyncio.timeout(seconds):
            await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _left(request: Request) -> None:
    """Return when the client has closed the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
