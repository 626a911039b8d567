"""Why the scheduler does not give a result.

SchedulingError
|-- Overloaded           too much is waiting: try again later (HTTP 503 with ``Retry-After``)
|-- Draining             no work is taken: not started, stopping, or the worker has died (HTTP 503)
|-- DeadlineExceeded     the time of the request is over (HTTP 504)
`-- JobFailed            the work raised an error, which is the cause of this one (HTTP 500)
"""


class SchedulingError(Exception):
    """A request that the scheduler refuses or ends; the message never holds a job."""


class Overloaded(SchedulingError):  # noqa: N818 - a state, as the two below
    """Too much is waiting.

    Attributes:
        retry_after_seconds: whole seconds until there should be room.
        told_after_seconds: how long to let whoever asks wait for this answer: above 0 where the same one was refused
            just before, and would ask again and again.
    """

    def __init__(self, retry_after_seconds: int, told_after_seconds: float = 0.0) -> None:
        super().__init__(f"too much is waiting, try again in {retry_after_seconds} s")
        self.retry_after_seconds = retry_after_seconds
        self.told_after_seconds = told_after_seconds


class Draining(SchedulingError):  # noqa: N818
    """The scheduler takes no work: it has not started, is stopping, or its worker has died."""

    def __init__(self) -> None:
        super().__init__("no work is taken")


class DeadlineExceeded(SchedulingError):  # noqa: N818
    """The deadline passed before all results were there."""

    def __init__(self) -> None:
        super().__init__("the deadline has passed")


class JobFailed(SchedulingError):  # noqa: N818
    """The work on a job raised an error, ``__cause__``."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(f"the work failed with {type(cause).__name__}")
        self.__cause__ = cause
