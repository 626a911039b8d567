"""Calls the blocking work so that one bad job does not fail its neighbours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Failure:
    """Stands where the result of a job would: the error that the work raised."""

    error: Exception


def attempt(work: Callable[[Sequence[Job]], Sequence[Result]], jobs: Sequence[Job]) -> list[Result | Failure]:
    """Work on a batch; where that raises an error, once more on each job alone.

    A job that fails alone is not tried again. A wrong number of results is an error too.
    """
    try:
        results = work(jobs)
        if len(results) != len(jobs):
            raise ValueError(f"the work gave {len(results)} results for {len(jobs)} jobs")
    except Exception as error:
        if len(jobs) == 1:
            return [Failure(error)]
        return [outcome for job in jobs for outcome in attempt(work, [job])]
    return list(results)
