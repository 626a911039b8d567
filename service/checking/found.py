"""What the checker tells of a text on its way: each sentence as it is ready, tier by tier, then the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from service.checking.alerts import Alert
from service.checking.candidates import Candidates, resolved_sentence
from service.checking.lanes import Alerts
from service.checking.options import Options
from service.checking.reading import Reading
from service.checking.result import Result
from service.checking.sentences import SentenceText

__all__ = ["Done", "Found", "Tier"]


class Tier(StrEnum):
    """How much of what there is to find in a sentence is in hand."""

    FAST = "fast"
    """What cheap checks find."""
    FULL = "full"
    """What all find that see one sentence at a time."""


@dataclass(frozen=True)
class Found:
    """What is known of one sentence.

    Attributes:
        reading: the text.
        place: the number of the sentence among those of the text, from 0.
        found: all that the checks of this tier and those below have found, by the sentence's own offsets.
        tier: which checks have spoken.
        options: those of the request, with whom the writer is taken for.
        more: whether the next one is at hand, so that it can be told together with this one.
    """

    reading: Reading
    place: int
    found: Alerts
    tier: Tier
    options: Options
    more: bool = False

    @property
    def sentence(self) -> SentenceText:
        """The sentence."""
        return self.reading.sentences[self.place]

    @cached_property
    def alerts(self) -> Alerts:
        """Those that are wanted, one for each place; worked out only for those who tell sentences one by one."""
        language = self.options.messages_in(self.reading.language.code)
        resolved = resolved_sentence(self.sentence.text, self.found, self.options.choosing) if self.found else ()
        return tuple(one.in_language(language) for one in resolved)


@dataclass(frozen=True, slots=True)
class Done:
    """The end.

    Attributes:
        reading: the text.
        candidates: all that the checks have found.
        result: what is wanted of it, and counted.
    """

    reading: Reading
    candidates: Candidates
    result: Result

    @property
    def found(self) -> Sequence[Alert]:
        """All that the checks have found, by the offsets of the text, those of the whole text last."""
        return self.candidates.alerts
