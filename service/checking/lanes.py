"""Sentence checks side by side: those that are cheap in one lane, each that works on batches in a lane of its own."""

from collections.abc import AsyncIterator, Callable, Hashable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass, replace
from typing import Protocol

from models.spans import span
from models.wanted import require_wanted
from service.checking.alerts import Alert, Level
from service.checking.check import SentenceCheck
from service.checking.failing import Failed, found_in_each
from service.checking.options import Options
from service.checking.sentences import SentenceText

__all__ = ["Alerts", "Lane", "NoTime", "Pending", "Runner", "TimeSpent", "lanes_of"]

Alerts = tuple[Alert, ...]
"""The alerts of one sentence, by its own offsets."""


class Lane:
    """Runs some checks on sentences; an instance is the work of one scheduler, called from its one thread.

    Attributes:
        name: which lane it is.
        checks: what it runs.
        failed: told of a check that fails at a sentence; None to have that raised.
    """

    def __init__(self, name: str, checks: Sequence[SentenceCheck]) -> None:
        """Take the checks; ``name`` says in metrics which lane it is."""
        self.name = name
        self.checks = checks
        self.failed: Failed | None = None

    def __call__(self, sentences: Sequence[SentenceText]) -> list[Alerts]:
        """The alerts of each sentence, with the priority of the check that has found them."""
        found: list[list[Alert]] = [[] for _ in sentences]
        for check in self.checks:
            covered = [at for at, sentence in enumerate(sentences) if check.covers(sentence.language)]
            if not covered:
                continue
            require_wanted()
            with span("check", check=check.name, sentences=len(covered)):
                results = found_in_each(check.name, check.check, [sentences[at] for at in covered], self.failed)
            for at, alerts in zip(covered, results, strict=True):
                misleads = sentences[at].misleads
                found[at] += [
                    replace(alert, priority=check.priority_of(alert))
                    for alert in alerts
                    if not misleads(alert.offset, alert.end)
                ]
        for sentence in sentences:
            sentence.forget_tokens()
        return [tuple(alerts) for alerts in found]

    @property
    def batched(self) -> bool:
        """Whether it works on batches, and takes its time."""
        return any(check.batched for check in self.checks)

    def covers(self, language: str) -> bool:
        """Whether any of its checks speaks this language."""
        return any(check.covers(language) for check in self.checks)

    def seen(self, sentences: Sequence[SentenceText], options: Options) -> Sequence[SentenceText]:
        """Sentences as they are given to it for a request: other lanes than those that ask see them always alike."""
        wanted = options.level is Level.PICKY and any(check.asks_for_taste for check in self.checks)
        return [replace(one, taste=True) for one in sentences] if wanted else sentences


def lanes_of(checks: Sequence[SentenceCheck]) -> list[Lane]:
    """One lane for all cheap checks, first, and one for each check that works on batches."""
    cheap = [check for check in checks if not check.batched]
    lanes = [Lane("sentences", cheap)] if cheap else []
    return lanes + [Lane(check.name, [check]) for check in checks if check.batched]


class TimeSpent(Protocol):
    """Where the time of a request in a lane went, in seconds."""

    @property
    def queue_seconds(self) -> float:
        """How long it waited."""
        ...

    @property
    def work_seconds(self) -> float:
        """How long it was worked on."""
        ...


@dataclass(frozen=True, slots=True)
class NoTime:
    """The timing of what has been worked on where it was asked for, or not at all."""

    queue_seconds: float = 0.0
    work_seconds: float = 0.0


class Pending(Protocol):
    """The sentences of one text in one lane: what is waited for."""

    @property
    def at_hand(self) -> int:
        """How many results can be had without waiting."""
        ...

    @property
    def timing(self) -> TimeSpent:
        """Where its time went so far."""
        ...

    def taken(self) -> Sequence[tuple[int, Alerts]]:
        """The results that can be had without waiting, which ``results`` does not give any more."""
        ...

    def results(self) -> AsyncIterator[tuple[int, Alerts]]:
        """The place of each sentence among those that were given, and its alerts, as they are found."""
        ...


class Runner(Protocol):
    """Has sentences worked on in a lane: schedulers in the service, the lane itself on the command line."""

    def reserve(
        self, request: Hashable, cost: int, owner: str, news: Callable[[], int]
    ) -> AbstractContextManager[bool]:
        """Let a text in before it is read, of so many code points; whether it is promised that it will be worked on.

        ``request`` is what it is known by when it comes again after it was refused. ``news`` tells how many of the code
        points were not read before, and is asked where that decides.
        """
        ...

    def long(self, owner: str) -> Callable[[], None]:
        """What long work of an owner that runs elsewhere calls where it asks, to let short work of others go first."""
        ...

    def admit(
        self,
        lane: Lane,
        sentences: Sequence[SentenceText],
        owner: str = "",
        *,
        promised: bool = False,
        begun: bool = False,
    ) -> AbstractAsyncContextManager[Pending]:
        """Have sentences worked on, the first ones first; what is not begun when the block is left is dropped.

        ``owner`` says who wants it, where the work is to be shared fairly; ``promised``, that ``reserve`` has said so;
        ``begun``, that sentences of a text were worked on before, and these stand behind no other text.
        """
        ...
