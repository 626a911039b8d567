"""How long the check of a field may take."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TypeVar

from service.scheduling.errors import DeadlineExceeded, Overloaded

__all__ = ["Patience"]

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the check of a field may take; what the client takes to read is not counted.

    Attributes:
        seconds: the longest time.
        crowded: of a text of so many code points that took longer than such a time, why, if others are to blame.
    """

    seconds: float
    crowded: Callable[[int, float], Overloaded | None]

    async def waited_for(self, told: AsyncIterator[_T], characters: int) -> AsyncIterator[_T]:
        """What a check of a text of so many code points tells, as long as it tells it in time.

        Raises:
            Overloaded: it took too long, since much else waits.
            DeadlineExceeded: it took too long.
        """
        left, loop = self.seconds, asyncio.get_running_loop()
        while True:
            since = loop.time()
            try:
                async with asyncio.timeout(left):
                    one = await anext(told)
            except StopAsyncIteration:
                return
            except TimeoutError:
                raise self.crowded(characters, self.seconds) or DeadlineExceeded() from None
            left -= loop.time() - since
            yield one
