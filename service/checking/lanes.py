"""Sentence checks side by side: those that are cheap in one lane, those that work on batches in a lane a model."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from service.checking.alerts import Alert
from service.checking.check import SentenceCheck
from service.checking.sentences import SentenceText

Found = tuple[Alert, ...]
"""The alerts of one sentence, by its own offsets."""

Work = Callable[[Sequence[SentenceText]], Sequence[Found]]
"""Blocking work on sentences of any texts: the alerts of each."""


class Lane:
    """Runs some checks on sentences; an instance is the work of one scheduler, called from its one thread."""

    def __init__(self, name: str, checks: Sequence[SentenceCheck]) -> None:
        """Take the checks; ``name`` says in metrics which lane it is."""
        self.name = name
        self.checks = checks

    def __call__(self, sentences: Sequence[SentenceText]) -> list[Found]:
        """The alerts of each sentence."""
        found: list[list[Alert]] = [[] for _ in sentences]
        for check in self.checks:
            covered = [at for at, sentence in enumerate(sentences) if check.covers(sentence.language)]
            if not covered:
                continue
            results = check.check([sentences[at] for at in covered])
            for at, alerts in zip(covered, results, strict=True):
                misleads = sentences[at].misleads
                found[at] += [
                    replace(alert, priority=check.priority) for alert in alerts if not misleads(alert.offset, alert.end)
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


def lanes_of(checks: Sequence[SentenceCheck]) -> list[Lane]:
    """One lane for all cheap checks, first, and one for each model whose checks work on batches."""
    cheap = [check for check in checks if not check.batched]
    lanes = [Lane("sentences", cheap)] if cheap else []
    batched: dict[str, list[SentenceCheck]] = {}
    for check in checks:
        if check.batched:
            batched.setdefault(check.lane or check.name, []).append(check)
    return lanes + [Lane(name, sharing) for name, sharing in batched.items()]


@dataclass(frozen=True, slots=True)
class Timing:
    """Where the time of a request went, in seconds.

    Attributes:
        queue: until the first of its sentences was worked on.
        work: from then on until the last was done.
    """

    queue: float = 0.0
    work: float = 0.0


class Runner(Protocol):
    """Has sentences worked on in a lane: a scheduler in the service, the lane itself on the command line."""

    def run(self, lane: Lane, sentences: Sequence[SentenceText]) -> Awaitable[tuple[Sequence[Found], Timing]]:
        """The alerts of each sentence, in order."""
        ...
