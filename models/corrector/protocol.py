"""What a corrector takes and gives: sentences in, corrections with scored edits out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Replacement:
    """One way to replace a span, with its probability in [0, 1]."""

    text: str
    probability: float


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace ``source[start:end]`` by ``replacement`` (code points; an insertion has ``start == end``).

    ``probability`` is the model's for this edit against leaving the span as it is; ``alternatives`` are further
    replacements of the same span, most probable first, without ``replacement`` itself.
    """

    start: int
    end: int
    replacement: str
    probability: float
    alternatives: tuple[Replacement, ...] = ()


@dataclass(frozen=True, slots=True)
class Doubt:
    """A word ``source[start:end]`` that a model does not just copy: it does so with probability ``kept`` only."""

    start: int
    end: int
    kept: float


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A span ``source[start:end]`` that is wrong with this probability, whatever would be right there.

    ``edit`` is what the model would do there, without being sure enough of it; None where nothing is known.
    """

    start: int
    end: int
    probability: float
    edit: Edit | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """A sentence, the edits a model makes in it, and what it holds to be wrong besides: sorted, not overlapping."""

    source: str
    edits: tuple[Edit, ...] = ()
    suspicions: tuple[Suspicion, ...] = ()

    @property
    def target(self) -> str:
        """The corrected sentence: every edit applied to the source."""
        parts, end = [], 0
        for edit in self.edits:
            parts += [self.source[end : edit.start], edit.replacement]
            end = edit.end
        return "".join([*parts, self.source[end:]])


class Engine(Protocol):
    """Runs one model: sentences of any length the model takes -> one correction for each, in order.

    An engine neither cuts long sentences nor protects spans nor applies thresholds: the corrector does.
    """

    max_length: int
    """Longest sentence in code points that is worth handing over; the corrector cuts longer ones."""

    def for_language(self, language: str) -> "Engine":
        """The engine as it is for sentences of one of the model's languages; mostly the same one."""
        ...

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence; suspicions may be of words that an edit changes, too."""
        ...

    def doubts(self, sentences: Sequence[str]) -> list[tuple[Doubt, ...]] | None:
        """The words of each sentence that the model is not sure to copy, having copied all before them.

        None from an engine that cannot tell.
        """
        ...

    def ease(self, sentences: Sequence[str]) -> list[float | None]:
        """How much at ease the model is with each sentence: the log probability that all of it stays as it is.

        None for what it does not read, and from an engine that cannot tell.
        """
        ...


Ease = Callable[[Sequence[str]], Sequence[float | None]]
"""How much at ease a model is with sentences: the log probabilities that they stay as they are, None if not known."""


class SecondLook(Protocol):
    """Weighs what a model proposes by more evidence."""

    def weigh(self, corrections: Sequence[Correction], ease: Ease) -> list[Correction]:
        """The same sentences with the edits that are likeliest now."""
        ...
