"""The work of a lane, shared with twins: each takes a part of a batch, this process the rest."""

from collections.abc import Iterable, Sequence, Set

from models.languages.tags import primary
from service.checking.lanes import Alerts, Lane
from service.checking.sentences import SentenceText
from service.twins.agenda import Agenda
from service.twins.baton import Baton
from service.twins.hand import Hand
from service.twins.pace import Pace, dealt

__all__ = ["SharedLane"]

WARM = "en"
"""The language that is loaded when a process is warm (BCP 47 code without region)."""
_LEAST_PATIENCE = 10.0
_PATIENCE = 10
"""A twin that takes so many times as long as it was thought to, and so many seconds, hangs."""
_LEAST_PART = 10
"""Of so many sentences one is not given away: a twin that works on something else may take long to come to it."""
_ANEW = 2.0
"""How much dearer for a twin a sentence counts of a lane that looks words up: this process knows them from reading the
text, a twin looks them up anew."""


class SharedLane:
    """Does what a lane does, called from its one thread; without twins the lane does all itself.

    A single sentence is not divided: one of a lane that works on batches stays here, one of another lane goes to a
    twin, so that both are worked on at once. A twin gets sentences in languages that were loaded when it was forked, so
    that nothing is loaded twice. With twins the lanes of a process take turns, as each process has a core.

    Attributes:
        lane: the lane.
        languages: those that are loaded, and those of all sentences so far (BCP 47 tags).
        pace: how fast this process is.
    """

    def __init__(self, lane: Lane, loaded: Iterable[str] = ()) -> None:
        """Take the lane, and the languages that are loaded beside English (BCP 47 tags)."""
        self.lane = lane
        self.languages = set(loaded)
        self._hands: Sequence[Hand] = ()
        self._known: Set[str] = frozenset()
        self.pace = Pace()
        self._baton = Baton()
        self._agenda = Agenda()

    def share_with(self, hands: Sequence[Hand], known: Set[str], baton: Baton, agenda: Agenda) -> None:
        """Have these twins take part from now on, and no others.

        Args:
            hands: theirs.
            known: the languages that they have loaded.
            baton: of the lanes of this process.
            agenda: what this process has to do.
        """
        self._hands, self._known, self._baton, self._agenda = hands, known, baton, agenda

    def __call__(self, sentences: Sequence[SentenceText]) -> list[Alerts]:
        """The alerts of each sentence.

        Raises:
            Exception: what the lane raises; where a twin fails, its share is done here, so that the error shows here.
        """
        self.languages.update(one.language for one in sentences)
        if not self._hands:
            return self.lane(sentences)
        free = [hand for hand in self._hands if hand.is_free]
        own, given = self._give(sentences, free)
        found: dict[int, Alerts] = {}
        try:
            self._do(sentences, own, found)
            for hand, share in given:
                patience = max(_LEAST_PATIENCE, _PATIENCE * hand.agenda.seconds)
                if (theirs := hand.take(patience)) is not None:
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
        divided = [at for at, one in enumerate(sentences) if free and self._is_loaded(one.language)]
        own = sorted(set(range(len(sentences))) - set(divided))
        if len(sentences) == 1:
            shares = [divided, []] if self.lane.batched else [[], divided]
        else:
            anew = 1.0 if self.lane.batched else _ANEW
            paces = [self.pace.value, *(one.pace.value * anew for one in free)]
            begun = [self._agenda.seconds + self.pace.value * _cost(sentences, own)]
            begun += [one.agenda.seconds for one in free]
            dealt_out = dealt([sentences[at].cost for at in divided], paces, begun)
            shares = _without_crumbs([[divided[at] for at in share] for share in dealt_out], len(divided))
            all_paces = [self.pace, *(hand.pace for hand in free)]
            for pace, share in zip(all_paces, shares, strict=True):
                if not share:
                    pace.forget(min(all_paces, key=lambda one: one.value))
        given = [(hand, share) for hand, share in zip(free, shares[1:], strict=False) if share]
        given = [
            (hand, share)
            for hand, share in given
            if hand.give([sentences[at] for at in share], _cost(sentences, share))
        ]
        return sorted([*own, *shares[0]]), given

    def _is_loaded(self, language: str) -> bool:
        return language in self._known or primary(language) == WARM

    def _do(self, sentences: Sequence[SentenceText], share: Sequence[int], found: dict[int, Alerts]) -> None:
        if not share:
            return
        cost = _cost(sentences, share)
        self._agenda.add(cost * self.pace.value)
        try:
            with self._baton.taken(cost) as held:
                found.update(zip(share, self.lane([sentences[at] for at in share]), strict=True))
            self.pace.take(cost, held.seconds)
        finally:
            self._agenda.done()


def _cost(sentences: Sequence[SentenceText], share: Sequence[int]) -> int:
    return sum(sentences[at].cost for at in share)


def _without_crumbs(shares: list[list[int]], number: int) -> list[list[int]]:
    """The shares without those that are not worth being given away, which the first gets."""
    crumbs = [at for share in shares[1:] if len(share) * _LEAST_PART < number for at in share]
    return [sorted(shares[0] + crumbs), *(share if len(share) * _LEAST_PART >= number else [] for share in shares[1:])]
