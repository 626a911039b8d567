"""What a check is. Each check is a class in ``service/checking/checks/<name>/check.py`` and is found by itself."""

import importlib
import inspect
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import ClassVar

from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

__all__ = ["Check", "SentenceCheck", "TextCheck", "discover"]


class Check(ABC):
    """Finds one kind of alerts.

    Attributes:
        name: stable, lower case with hyphens; how logs, metrics and ``GET /v1/languages`` call it.
        priority: of two alerts that overlap, that of the check with the higher priority stays.
        kinds: what it tells apart: the rule of an alert is called ``name/kind``. A check with other names gives them
            by ``rules``.
    """

    name: ClassVar[str]
    priority: ClassVar[int] = 0
    kinds: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def __init__(self, resources: Resources) -> None:
        """Take what it needs from the resources; large things are loaded at the first use."""

    @abstractmethod
    def covers(self, language: str) -> bool:
        """Whether texts in this language (BCP 47 code) can be checked."""

    def rules(self) -> frozenset[str]:
        """The names that the rules of its alerts can have, for all languages; requests switch them by these."""
        return frozenset(f"{self.name}/{kind}" for kind in self.kinds)

    def priority_of(self, alert: Alert) -> int:
        """The priority of one of its alerts, where not all of them have the same."""
        return self.priority

    def warm(self) -> None:  # noqa: B027 - most checks have nothing to load
        """Load what checking takes, so that the first request need not wait for it."""


class SentenceCheck(Check):
    """A check that needs to see one sentence at a time. It must not depend on what it has seen before."""

    batched: ClassVar[bool] = False
    """Whether many sentences at once are much cheaper than one after the other, as for a neural model."""
    asks_for_taste: ClassVar[bool] = False
    """Whether it finds matters of taste only in sentences of which they are wanted (``SentenceText.taste``)."""

    def effort(self, sentence: SentenceText) -> int:
        """How much a sentence costs at full care beyond what its length tells, in code points of prose; 0 for most."""
        return 0

    def load(self, sentences: Sequence[SentenceText]) -> None:
        """Load what a language takes, by sentences of it, before anybody waits for that."""
        self.check(sentences)

    @abstractmethod
    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence, by the sentence's own offsets, sorted; called from one thread at a time.

        All sentences are in languages that are covered. Where it asks whether it is still wanted it may be called
        anew for others, within the call that asks.
        """


class TextCheck(Check):
    """A check that needs to see the whole text: repetition, unpaired brackets, copied passages."""

    def wanted(self, options: Options) -> bool:
        """Whether a request with these options would be shown any of its alerts; it is not asked where not."""
        return True

    @abstractmethod
    def check(self, document: Document) -> list[Alert]:
        """The alerts of a text, sorted, each with its priority; linear in time, safe to call from several threads."""


def discover(package: ModuleType) -> Iterator[type[Check]]:
    """The checks in the folders of a package, by the folder's name and then by the class's."""
    for folder in sorted(pkgutil.iter_modules(package.__path__), key=lambda found: found.name):
        module = importlib.import_module(f"{package.__name__}.{folder.name}.check")
        for _, member in inspect.getmembers(module, inspect.isclass):
            if issubclass(member, Check) and not inspect.isabstract(member) and member.__module__ == module.__name__:
                yield member
