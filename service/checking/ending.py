"""The end of a check: its result, or the sentences whose alerts may contradict each other, which are settled first."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from service.checking.agreement.doubt import is_doubtful, may_be_doubtful
from service.checking.alerts import Alert, Writer
from service.checking.annotated import AnnotatedText
from service.checking.candidates import Candidates, Own, resolved_sentence
from service.checking.check import TextCheck
from service.checking.failing import Failed, found_in_whole
from service.checking.finish import finish
from service.checking.found import Done, Found, Tier
from service.checking.lanes import TimeSpent
from service.checking.manner import Manner
from service.checking.options import Options
from service.checking.reading import Reading
from service.checking.recalled import recalled
from service.checking.writers import writer_of

__all__ = ["Ending", "Unsettled", "is_unsettled"]

Alerted = Sequence[Sequence[Alert]]
"""What was found in each sentence of a text, by its own offsets."""


class Unsettled(NamedTuple):
    """What is known of a text before its doubtful sentences are settled.

    Attributes:
        writer: who writes it.
        doubtful: the places of those sentences, in order.
        found: the alerts that only the whole text tells.
    """

    writer: Writer
    doubtful: Sequence[int]
    found: Sequence[Alert]


@dataclass(frozen=True, slots=True)
class Ending:
    """Brings the check of a text to its end. What its methods do takes long.

    Attributes:
        text: the text, as it was given.
        reading: it as it was understood.
        options: those of the request.
        manner: how it is written on purpose.
        timing: where the time went.
        failed: told of a check that fails at the text; None to have that raised.
    """

    text: str | AnnotatedText
    reading: Reading
    options: Options
    manner: Manner
    timing: TimeSpent
    failed: Failed | None = None

    def reached(
        self, found: Alerted, checks: Sequence[TextCheck], told: Options, doubtful: Sequence[int]
    ) -> Done | Unsettled:
        """The end, or what is still to be settled, once the whole text tells who writes.

        Args:
            found: what was found in each sentence.
            checks: those of the whole text.
            told: the options by which sentences were told of, with whom the writer was taken for.
            doubtful: the places of the sentences that are not settled for this writer.
        """
        document = self.reading.document
        more = [
            alert
            for check in checks
            if check.covers(document.language) and check.wanted(self.options)
            for alert in found_in_whole(check.name, check.check, document, self.failed)
        ]
        more = self.manner.told_of_text(more)
        everything = Candidates(document.text, more, self._own(found))
        writer = writer_of(self._about_the_text(everything), self.options)
        if writer is not told.writer:
            known = replace(self.options, writer=writer)
            doubtful = [
                place
                for place, alerts in enumerate(found)
                if is_unsettled(Found(self.reading, place, tuple(alerts), Tier.FULL, known))
            ]
        if doubtful:
            return Unsettled(writer, sorted(doubtful), more)
        return self._done(everything, writer)

    def settled(self, found: Alerted, end: Unsettled) -> Done:
        """The end, once every sentence is settled."""
        return self._done(Candidates(self.reading.document.text, end.found, self._own(found)), end.writer)

    def _own(self, found: Alerted) -> list[Own]:
        """Each sentence with its alerts."""
        parts = zip(self.reading.starts(), self.reading.sentences, found, strict=True)
        return [Own(start, sentence.text, own) for start, sentence, own in parts]

    def _about_the_text(self, found: Candidates) -> Candidates:
        """Those that can be told: of a text with markup some only say that a heading is no sentence."""
        if not isinstance(self.text, AnnotatedText):
            return found
        return Candidates(found.text, self.text.telling(found.alerts))

    def _done(self, found: Candidates, writer: Writer) -> Done:
        result = finish(self.reading, found, replace(self.options, writer=writer), self.timing)
        text = self.text
        return Done(self.reading, found, text.restored(result) if isinstance(text, AnnotatedText) else result)


def is_unsettled(told: Found) -> bool:
    """Whether the alerts of a sentence may contradict each other."""
    return bool(told.found) and _may_contradict(told.sentence.text, told.found, told.options.choosing)


@recalled
def _may_contradict(text: str, found: Sequence[Alert], options: Options) -> bool:
    return may_be_doubtful(found) and is_doubtful(text, resolved_sentence(text, found, options))
