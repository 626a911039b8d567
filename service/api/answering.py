"""Work for a request that ends early when nobody waits for it any more or it takes too long."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

from service.api.problems import Code, Problem
from service.scheduling.errors import DeadlineExceeded, Draining, Overloaded

_T = TypeVar("_T")


async def answered(request: Request, work: Coroutine[Any, Any, _T], seconds: float) -> _T:
    """Wait for work whose request has been read to its end; it is cancelled when the client leaves.

    Raises:
        Problem: 503, too much is waiting or the service is going down; 504, it took too long.
        ClientDisconnect: the client has gone.
    """
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_left(request))
    try:
        async with asyncio.timeout(seconds):
            await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    except Overloaded as error:
        raise Problem(Code.OVERLOADED, headers={"Retry-After": str(error.retry_after_seconds)}) from None
    except Draining:
        raise Problem(Code.DRAINING, headers={"Retry-After": "5"}) from None
    except (TimeoutError, DeadlineExceeded):
        raise Problem(Code.DEADLINE_EXCEEDED) from None
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _left(request: Request) -> None:
    """Return when the client has closed the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
