"""What the scheduler tells: the results of a request, and its own state for metrics."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from service.scheduling.timing import Timing

Result = TypeVar("Result")


class Results(list[Result]):
    """The results of all jobs of a request, in the order of the jobs.

    Attributes:
        timing: where the time went.
    """

    def __init__(self, results: Iterable[Result], timing: Timing) -> None:
        super().__init__(results)
        self.timing = timing


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a scheduler at one moment.

    Attributes:
        requests: requests that have not got all they want.
        waiting_jobs: different jobs not begun.
        waiting_cost: their cost.
        running_jobs: jobs being worked on.
        oldest_seconds: for how long the one of all these has been there that came first.
        done_jobs: jobs done since the start, without those that failed.
        failed_jobs: jobs that failed since the start.
        batches: batches worked on since the start.
        batch_cost: sum of the costs of their jobs, without padding.
        cache_hits: results found in the cache.
        cache_misses: results looked up there and not found.
        cache_cost: total cost of what the cache keeps.
    """

    requests: int
    waiting_jobs: int
    waiting_cost: int
    running_jobs: int
    oldest_seconds: float
    done_jobs: int
    failed_jobs: int
    batches: int
    batch_cost: int
    cache_hits: int
    cache_misses: int
    cache_cost: int
