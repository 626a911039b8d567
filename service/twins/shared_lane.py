"""The work of a lane, shared with twins: each takes a part of a batch, this process the rest."""

import time
from collections.abc import Iterable, Sequence, Set

from models.languages.tags import primary
from service.checking.lanes import Alerts, Lane
from service.checking.sentences import SentenceText
from service.twins.hand import Hand
from service.twins.pace import Pace, dealt

__all__ = ["SharedLane"]

WARM = "en"
"""The language that is loaded when a process is warm (BCP 47 code without region)."""
_LEAST_PATIENCE = 10.0
_PATIENCE = 10
"""A twin that takes so many times as long for its share as this process for its own, and so many seconds, hangs."""


class SharedLane:
    """Does what a lane does, called from its one thread; without twins the lane does all itself.

    A single sentence is not divided: one of a lane that works on batches stays here, one of another lane goes to a
    twin, so that both are worked on at once. A twin gets sentences in languages that were loaded when it was forked, so
    that nothing is loaded twice.

    Attributes:
        lane: the lane.
        languages: those that are loaded, and those of all sentences so far (BCP 47 tags).
    """

    def __init__(self, lane: Lane, loaded: Iterable[str] = ()) -> None:
        """Take the lane, and the languages that are loaded beside English (BCP 47 tags)."""
        self.lane = lane
        self.languages = set(loaded)
        self._hands: Sequence[Hand] = ()
        self._known: Set[str] = frozenset()
        self._pace = Pace()

    def share_with(self, hands: Sequence[Hand], known: Set[str]) -> None:
        """Have these twins take part from now on, and no others; ``known`` are the languages that they have loaded."""
        self._hands, self._known = hands, known

    def __call__(self, sentences: Sequence[SentenceText]) -> list[Alerts]:
        """The alerts of each sentence.

        Raises:
            Exception: what the lane raises; where a twin fails, its share is done here, so that the error shows here.
        """
        self.languages.update(one.language for one in sentences)
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
        divided = [at for at, one in enumerate(sentences) if self._is_loaded(one.language)]
        own = sorted(set(range(len(sentences))) - set(divided))
        if len(sentences) == 1:
            shares = [[], divided]
        else:
            paces = [self._pace.value, *(one.pace.value for one in free)]
            begun = self._pace.value * _cost(sentences, own)
            dealt_out = dealt([sentences[at].cost for at in divided], paces, begun)
            shares = [[divided[at] for at in share] for share in dealt_out]
        given = [(hand, share) for hand, share in zip(free, shares[1:], strict=False) if share]
        given = [(hand, share) for hand, share in given if hand.give([sentences[at] for at in share])]
        return sorted([*own, *shares[0]]), given

    def _is_loaded(self, language: str) -> bool:
        return language in self._known or primary(language) == WARM

    def _do(self, sentences: Sequence[SentenceText], share: Sequence[int], found: dict[int, Alerts]) -> None:
        if share:
            began = time.monotonic()
            found.update(zip(share, self.lane([sentences[at] for at in share]), strict=True))
            self._pace.take(_cost(sentences, share), time.monotonic() - began)


def _cost(sentences: Sequence[SentenceText], share: Sequence[int]) -> int:
    return sum(sentences[at].cost for at in share)
