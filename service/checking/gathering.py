"""What the lanes find in the sentences of a text, gathered as it comes."""

from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Iterator, Sequence
from dataclasses import replace

from service.checking.alerts import Alert
from service.checking.ending import is_unsettled
from service.checking.found import Found, Tier
from service.checking.lanes import Alerts, Pending
from service.checking.manner import Manner
from service.checking.options import Options
from service.checking.reading import Reading
from service.checking.tense import Tenses

__all__ = ["Gathering"]


class Gathering:
    """What was found in each sentence of a text so far.

    Attributes:
        found: of each sentence all that was found, by its own offsets.
        doubtful: the places of those sentences whose alerts may contradict each other.
    """

    def __init__(
        self,
        reading: Reading,
        work: Sequence[tuple[Pending, Sequence[int]]],
        manner: Manner,
        told: Options,
    ) -> None:
        """Take the text and what is waited for.

        Args:
            reading: the text.
            work: of each lane what is waited for there, and the places of its sentences.
            manner: how the text is written on purpose.
            told: the options of the request, with whom the writer is taken for.
        """
        self.found: list[list[Alert]] = [[] for _ in reading.sentences]
        self.doubtful: list[int] = []
        self._reading = reading
        self._work = work
        self._manner = manner
        self._tenses = Tenses(reading)
        self._told = told
        self._missing = Counter(place for _, places in work for place in places)

    async def sentences(self) -> AsyncGenerator[Found]:
        """Tell of each sentence whenever lanes have found something in it; what all lanes remember is told at once."""
        for place in range(len(self.found)):
            if not self._missing[place]:
                yield Found(self._reading, place, (), Tier.FULL, self._told)
        for one in self._at_hand():
            yield one
        for waiting, places in self._work:
            async for at, alerts in waiting.results():
                yield self._with(places[at], alerts, more=waiting.at_hand > 0)

    def fitted(self, alerts: Iterable[Alert], place: int) -> list[Alert]:
        """The alerts of a sentence as the text has them: in its manner, and verbs in its tense."""
        return self._tenses.ordered(self._manner.told(alerts, place), place)

    def _at_hand(self) -> Iterator[Found]:
        """What is there without waiting: of a text that was checked before, all but the sentences that have changed."""
        remembered: dict[int, Alerts] = {}
        for waiting, places in self._work:
            for at, alerts in waiting.taken():
                place = places[at]
                remembered[place] = remembered.get(place, ()) + alerts
                self._missing[place] -= 1
        last = len(remembered)
        for nth, (place, alerts) in enumerate(remembered.items(), 1):
            yield self._told_of(place, alerts, more=nth < last)

    def _with(self, place: int, alerts: Alerts, *, more: bool) -> Found:
        """What is known of a sentence once another lane has spoken."""
        self._missing[place] -= 1
        return self._told_of(place, alerts, more=more)

    def _told_of(self, place: int, alerts: Alerts, *, more: bool) -> Found:
        self.found[place] += self.fitted(alerts, place)
        tier = Tier.FAST if self._missing[place] else Tier.FULL
        one = Found(self._reading, place, tuple(self.found[place]), tier, self._told, more)
        if tier is Tier.FULL and is_unsettled(one):
            self.doubtful.append(place)
            return replace(one, tier=Tier.FAST)
        return one
