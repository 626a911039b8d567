"""The work of a lane, shared with twins: each takes a part of a batch, this process the rest."""

import time
from collections.abc import Sequence

from service.checking.lanes import Alerts, Lane
from service.checking.sentences import SentenceText
from service.twins.hand import Hand
from service.twins.pace import Pace, dealt

__all__ = ["SharedLane"]

_LEAST_PATIENCE = 10.0
_PATIENCE = 10
"""A twin that takes so many times as long for its share as this process for its own, and so many seconds, hangs."""


class SharedLane:
    """Does what a lane does, called from its one thread; without twins the lane does all itself.

    A single sentence is not divided: one of a lane that works on batches stays here, one of another lane goes to a
    twin, so that both are worked on at once.
    """

    def __init__(self, lane: Lane) -> None:
        """Take the lane."""
        self.lane = lane
        self._hands: list[Hand] = []
        self._pace = Pace()

    def join(self, hand: Hand) -> None:
        """Have a twin take part from now on."""
        self._hands.append(hand)

    def __call__(self, sentences: Sequence[SentenceText]) -> list[Alerts]:
        """The alerts of each sentence.

        Raises:
            Exception: what the lane raises; where a twin fails, its share is done here, so that the error shows here.
        """
        free = [hand for hand in self._hands if hand.is_free]
        if not free or (len(sentences) == 1 and self.lane.batched):
            return self.lane(sentences)
        own, given = self._give(sentences, free)
        found: dict[int, Alerts] = {}
        try:
            self._do(sentences, own, found)
            for hand, share in given:
                if (theirs := hand.take(max(_LEAST_PATIENCE, _PATIENCE * self._pace.last))) is not None:
                    found.update(zip(share, theirs.alerts, strict=True))
                    hand.pace.take(_cost(sentences, share), theirs.seconds)
        except BaseException:
            for hand, _ in given:
                hand.call_off()
            raise
        self._do(sentences, [at for at in range(len(sentences)) if at not in found], found)
        return [found[at] for at in range(len(sentences))]

    def _give(
        self, sentences: Sequence[SentenceText], free: Sequence[Hand]
    ) -> tuple[list[int], list[tuple[Hand, list[int]]]]:
        """Give twins their shares; the places of the sentences that stay here, and of those of each twin."""
        if len(sentences) == 1:
            own, *others = [[], [0]]
        else:
            own, *others = dealt([one.cost for one in sentences], [self._pace.value, *(one.pace.value for one in free)])
        given = [(hand, share) for hand, share in zip(free, others, strict=False) if share]
        return own, [(hand, share) for hand, share in given if hand.give([sentences[at] for at in share])]

    def _do(self, sentences: Sequence[SentenceText], share: Sequence[int], found: dict[int, Alerts]) -> None:
        if share:
            began = time.monotonic()
            found.update(zip(share, self.lane([sentences[at] for at in share]), strict=True))
            self._pace.take(_cost(sentences, share), time.monotonic() - began)


def _cost(sentences: Sequence[SentenceText], share: Sequence[int]) -> int:
    return sum(sentences[at].cost for at in share)
