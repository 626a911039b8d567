"""The replicas that check sentences: all checks that see one sentence at a time, on a fraction of a GPU or on cores."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from ray import serve

from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.lanes import Alerts
from service.checking.sentences import SentenceText
from service.loading import resources_of
from service.server import set_up_process
from service.settings import Settings

__all__ = ["Corrector"]

BATCH_REQUESTS = 16
"""Calls that make one batch at most; each brings at most ``remote_lanes.CALL_CHARACTERS``."""


class Corrector:
    """Has the lanes of the service, each on a thread of its own; a batch is whatever waits when a lane is free."""

    def __init__(self) -> None:
        """Load the models; Ray sends nothing before that is done."""
        settings = Settings.load()
        set_up_process(settings)
        checker = Checker(resources_of(settings), Inline(), variants=settings.variants)
        checker.warm()
        self._lanes = {lane.name: lane for lane in checker.lanes}
        self._threads = {name: ThreadPoolExecutor(1, thread_name_prefix=name) for name in self._lanes}

    @serve.batch(max_batch_size=BATCH_REQUESTS, batch_wait_timeout_s=0.0, max_concurrent_batches=2)
    async def check(self, lanes: list[str], asked: list[Sequence[SentenceText]]) -> list[list[Alerts]]:
        """The alerts of the sentences of each call; calls that wait are worked on together, by their lanes."""
        calls = defaultdict(list)
        for at, lane in enumerate(lanes):
            calls[lane].append(at)
        found: list[list[Alerts]] = [[] for _ in asked]

        async def work(lane: str, places: list[int]) -> None:
            sentences = list(dict.fromkeys(one for at in places for one in asked[at]))
            loop = asyncio.get_running_loop()
            results = await loop.run_in_executor(self._threads[lane], self._lanes[lane], sentences)
            known = dict(zip(sentences, results, strict=True))
            for at in places:
                found[at] = [known[one] for one in asked[at]]

        await asyncio.gather(*(work(lane, places) for lane, places in calls.items()))
        return found
