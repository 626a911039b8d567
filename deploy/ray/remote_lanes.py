"""Lanes whose work is done by other machines: what a router has in the place of schedulers and threads of its own."""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from ray.exceptions import RayError
from ray.serve.exceptions import BackPressureError
from ray.serve.handle import DeploymentHandle

from service.checking.lanes import Alerts
from service.checking.sentences import SentenceText
from service.loading import cost_of, size_of
from service.scheduling.cache import Cache
from service.scheduling.errors import Draining, JobFailed, Overloaded
from service.scheduling.lanes import Lanes, Named
from service.scheduling.timing import Timing
from service.settings import Settings

__all__ = ["CALL_CHARACTERS", "RemoteLanes"]

CALL_CHARACTERS = 1_000
"""Code points of the sentences of one call, so that a long text is worked on by many replicas at once."""
_RETRY_SECONDS = 2

Work = Callable[[Sequence[SentenceText]], Sequence[Alerts]]


class RemoteLanes(Lanes[SentenceText, Alerts]):
    """Sends sentences to the replicas of a deployment, and remembers what they find; belongs to one event loop."""

    def __init__(self, settings: Settings, correctors: DeploymentHandle) -> None:
        """Ask the replicas behind a handle."""
        super().__init__(
            cost_of,
            size_of,
            batch_budget=settings.batch_characters,
            capacity=settings.waiting_characters,
            cached=settings.cached_characters,
            shared=settings.cache_scope == "shared",
        )
        self._correctors = correctors
        self._all = settings.cache_scope == "shared"
        self._caches: dict[str, Cache[tuple[str, SentenceText], Alerts]] = {}
        self._cached_characters = settings.cached_characters
        self._open = 0
        self._accepting = True

    async def start(self, work: Mapping[str, Work]) -> None:
        """Begin to take sentences; the work itself is that of the replicas."""
        for name in work:
            self._caches[name] = Cache(self._cached_characters, lambda key, alerts: size_of(key[1], alerts))

    async def stop(self, grace_seconds: float) -> None:
        """Finish what was admitted, as far as that time goes."""
        self._accepting = False
        end = time.monotonic() + grace_seconds
        while self._open and time.monotonic() < end:
            await asyncio.sleep(0.05)

    def admit(
        self, lane: Named, jobs: Sequence[SentenceText], owner: str = "", *, promised: bool = False, begun: bool = False
    ) -> Any:
        """Have sentences worked on; see ``Lanes.admit``. What waits, waits at the replicas, for all alike."""
        return self._admit(lane.name, jobs, "" if self._all else owner)

    @asynccontextmanager
    async def _admit(self, name: str, jobs: Sequence[SentenceText], owner: str) -> AsyncIterator["_Asked"]:
        if not self._accepting:
            raise Draining
        cache = self._caches[name]
        known = {job: alerts for (_, job), alerts in cache.find((owner, job) for job in dict.fromkeys(jobs)).items()}
        missing = [job for job in dict.fromkeys(jobs) if job not in known]
        if missing and self.elsewhere is not None:
            known |= (found := await self.elsewhere.find(name, owner, missing))
            missing = [job for job in missing if job not in found]
        calls = [asyncio.create_task(self._call(name, owner, some)) for some in _calls(missing)]
        self._open += 1
        try:
            yield _Asked(jobs, known, calls)
        finally:
            self._open -= 1
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)

    async def _call(self, name: str, owner: str, jobs: list[SentenceText]) -> dict[SentenceText, Alerts]:
        """What a replica finds.

        Raises:
            Overloaded: too much waits for all of them.
            JobFailed: it has failed.
        """
        try:
            found = await self._correctors.check.remote(name, jobs)
        except BackPressureError:
            raise Overloaded(_RETRY_SECONDS) from None
        except RayError as error:
            raise JobFailed(error) from error
        results = dict(zip(jobs, found, strict=True))
        self._caches[name].keep(((owner, job), alerts) for job, alerts in results.items())
        if self.elsewhere is not None:
            self.elsewhere.keep(name, owner, list(results.items()))
        return results


class _Asked:
    """The sentences of one text in one lane."""

    def __init__(
        self,
        jobs: Sequence[SentenceText],
        known: Mapping[SentenceText, Alerts],
        calls: Sequence[asyncio.Task[dict[SentenceText, Alerts]]],
    ) -> None:
        self._places: dict[SentenceText, list[int]] = defaultdict(list)
        for at, job in enumerate(jobs):
            self._places[job].append(at)
        self._known = known
        self._calls = calls
        self._asked = time.perf_counter()
        self.at_hand = 0
        self.timing = Timing(cached=sum(len(self._places[job]) for job in known))

    async def results(self) -> AsyncIterator[tuple[int, Alerts]]:
        """The place of each sentence and its alerts, as they are found."""
        for one in self._told(self._known):
            yield one
        for call in asyncio.as_completed(self._calls):
            found = await call
            self.timing = Timing(0.0, time.perf_counter() - self._asked, self.timing.cached)
            for one in self._told(found):
                yield one

    def _told(self, found: Mapping[SentenceText, Alerts]) -> list[tuple[int, Alerts]]:
        told = [(at, alerts) for job, alerts in found.items() for at in self._places[job]]
        self.at_hand = 0
        return told


def _calls(jobs: Sequence[SentenceText]) -> list[list[SentenceText]]:
    """Sentences in their order, so many to a call."""
    calls: list[list[SentenceText]] = []
    cost = CALL_CHARACTERS
    for job in jobs:
        if cost + job.cost > CALL_CHARACTERS:
            calls.append([])
            cost = 0
        calls[-1].append(job)
        cost += job.cost
    return calls
