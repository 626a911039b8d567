"""What a client has been shown of a field, sentence by sentence, so that only what is new is sent."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from service.checking.alerts import Alert, Writer
from service.checking.sentences import SentenceText

Shown = tuple[Alert, ...] | None
"""The alerts of a sentence by its own offsets as they were sent; None if nothing was."""


class Showing:
    """The sentences of a revision with the alerts that were sent for each.

    ``writer`` is whom the writer was taken for in the last revision whose check came to its end. Only a whole text
    tells that, so the frames of single sentences go by it; the end of the check sends anew what has become different.
    """

    def __init__(
        self,
        sentences: Sequence[SentenceText] = (),
        shown: Iterable[Shown] = (),
        writer: Writer = Writer.NATIVE,
    ) -> None:
        self.sentences = sentences
        self.shown: list[Shown] = list(shown)
        self.writer = writer

    def carried(self, sentences: Sequence[SentenceText]) -> "Showing":
        """The showing of a newer revision: sentences before and after the changed part keep what was sent.

        The client moves those alerts along with its text; whatever it has typed into is in a changed sentence.
        """
        head = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(self.sentences, sentences, strict=False)))
        most = min(len(self.sentences), len(sentences)) - head
        backwards = zip(reversed(self.sentences), reversed(sentences), strict=False)
        tail = min(most, sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], backwards)))
        middle: list[Shown] = [None] * (len(sentences) - head - tail)
        return Showing(sentences, [*self.shown[:head], *middle, *self.shown[len(self.shown) - tail :]], self.writer)

    def news(self, found: Iterable[tuple[int, Sequence[Alert]]]) -> list[int]:
        """Note the alerts (by the sentence's own offsets) of some sentences; return those to be sent, in order.

        A changed sentence is sent without alerts too, so that what the client still shows there goes away.
        """
        changed = []
        for at, alerts in found:
            now = tuple(alerts)
            if self.shown[at] != now:
                self.shown[at] = now
                changed.append(at)
        return sorted(changed)


def runs(places: Sequence[int]) -> list[tuple[int, int]]:
    """Sorted places as runs of neighbours, first and last."""
    found: list[tuple[int, int]] = []
    for place in places:
        if found and place == found[-1][1] + 1:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return found
