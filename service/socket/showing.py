"""What a client has been told of a field, sentence by sentence, so that only news is sent."""

from collections.abc import Sequence
from dataclasses import dataclass

from service.checking.alerts import Writer
from service.checking.found import Tier
from service.checking.lanes import Alerts
from service.checking.positions import PositionEncoding, encoded
from service.checking.sentences import SentenceText
from service.socket.payloads import Operation

__all__ = ["Showing", "Told"]


@dataclass(slots=True)
class Told:
    """A sentence, and what was told of it.

    Attributes:
        start: where its part of the text begins (UTF-16 code units); the parts of all sentences are the text.
        end: where that ends: where the part of the next sentence begins.
        sentence: the sentence.
        alerts: those that were told, by the sentence's own offsets.
        tier: the checks that they are from; None if nothing was told.
    """

    start: int
    end: int
    sentence: SentenceText
    alerts: Alerts = ()
    tier: Tier | None = None


class Showing:
    """The sentences of a text with what the client was told of each.

    Attributes:
        told: the sentences in order.
        writer: whom the writer was taken for in the last revision whose check came to its end. Only a whole text tells
            that, so the frames of single sentences go by it; the end of the check sends anew what has become different.
    """

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.writer = Writer.NATIVE

    def edit(self, operations: Sequence[Operation]) -> None:
        """Follow an edit: what touches a sentence makes it unknown, since the client drops alerts it has typed into.

        Args:
            operations: sorted, apart, in the offsets of the text before them.
        """
        kept, shift, at = [], 0, 0
        for one in self.told:
            while at < len(operations) and sum(operations[at][:2]) < one.start:
                _, deleted, inserted = operations[at]
                shift += len(inserted.encode("utf-16-le", "surrogatepass")) // 2 - deleted
                at += 1
            if at == len(operations) or operations[at][0] > one.end:
                kept.append(Told(one.start + shift, one.end + shift, one.sentence, one.alerts, one.tier))
        self.told = kept

    def read(self, sentences: Sequence[SentenceText], text: str, starts: Sequence[int]) -> None:
        """Take the sentences of a revision; of those that were there before it stays known what was told.

        Args:
            sentences: in order.
            text: the text of the field.
            starts: where in it the sentences start (code points).
        """
        places = encoded(text, [*starts, len(text)], PositionEncoding.UTF_16)
        edges = [0, *(places[start] for start in starts[1:]), places[len(text)]]
        known = {one.start: one for one in self.told}
        self.told = []
        for sentence, start, end in zip(sentences, edges, edges[1:], strict=False):
            old = known.get(start)
            same = old is not None and (old.end, old.sentence) == (end, sentence)
            self.told.append(old if old is not None and same else Told(start, end, sentence))

    def is_news(self, place: int, alerts: Alerts, tier: Tier) -> bool:
        """Whether a client that was told all there is to tell so far has to be told this.

        The full result of a sentence is told even if it is empty or what the fast one was: only then do the full
        alerts go that were told of another wording.
        """
        told = self.told[place]
        if tier is Tier.FAST and told.tier is Tier.FULL:
            return False
        return (told.tier, told.alerts) != (tier, alerts)

    def tell(self, place: int, alerts: Alerts, tier: Tier) -> None:
        """Note what has been sent."""
        told = self.told[place]
        told.alerts, told.tier = alerts, tier
