"""The alerts of one sentence, settled: what cannot stand side by side becomes one alert, or the surest one stays.

A settling asks to have rewritten sentences checked and goes on with the answers; who has them checked is not its matter
(``service.checking.agreement.rounds``).
"""

from collections.abc import Generator, Iterable, Sequence
from itertools import chain

from service.checking.agreement.covering import covering, new_doubts
from service.checking.agreement.groups import Neighbours, first_replacement, groups_in_trouble, quiet_groups
from service.checking.agreement.joining import changed_by, joined
from service.checking.agreement.parting import owned, parted, united
from service.checking.agreement.rewriting import RewrittenSentence, Substitution
from service.checking.agreement.trouble import Trouble, troubles
from service.checking.alerts import Alert
from service.checking.lanes import Alerts
from service.checking.options import Options
from service.checking.overlapping import best, rank
from service.checking.sentences import SentenceText

__all__ = ["Questions", "settled"]

Questions = Generator[Sequence[SentenceText], Sequence[Alerts | None], Alerts]
"""Asks for sentences to be checked, is sent all that was found in each (None: it was not checked), returns alerts."""

_PASSES = 2
"""How often the outcome is looked at again."""
_REPAIRS = 2
"""How often what a check finds in a rewritten sentence is put right in turn."""
_MOST_REPAIRED = 6
"""So many rewritten sentences of a group, at most, are put right each time."""
_MOST_OFFERED = 4
"""So many replacements an alert for a group has, at most."""
_FURTHER = 2
"""So many changes more than the best one may have who is offered beside it."""


def settled(sentence: SentenceText, found: Alerts, options: Options) -> Questions:
    """Settle the alerts of a sentence.

    Args:
        sentence: the sentence.
        found: all that its checks have found.
        options: those of the request, with whom the writer is taken for.

    Returns:
        What is to take the place of ``found``: where the first replacements of all that is shown can stand together,
        the same.
    """
    return (yield from _Settling(sentence, found, options).settle())


class _Settling:
    """The state of one settling."""

    def __init__(self, sentence: SentenceText, found: Alerts, options: Options) -> None:
        self._sentence = sentence
        self._found = found
        self._options = options
        self._known: dict[str, Sequence[Alert] | None] = {}
        self._shown: Sequence[Alert] = ()

    def settle(self) -> Questions:
        for _ in range(_PASSES):
            self._shown = best(self._sentence.text, self._found, self._options)
            alerts = [one for one in self._shown if one.replacements]
            everything = RewrittenSentence.of(self._sentence, map(first_replacement, alerts))
            yield from self._ask([everything])
            trouble = self._trouble(everything)
            if trouble is None:
                break
            groups = groups_in_trouble(everything, trouble, alerts)
            groups += quiet_groups(self._sentence.text, alerts, groups)
            if not groups:
                break
            standing = yield from self._standing(groups, everything)
            for group, ways in zip(groups, standing, strict=True):
                self._amend(group, ways)
        yield from self._widen(everything)
        self._drop_doubts(everything)
        return self._found

    def _widen(self, everything: RewrittenSentence) -> Generator[Sequence[SentenceText], Sequence[Alerts | None], None]:
        """Where the outcome leaves a new doubt: correct more words if that leaves none (“Le voiture blanches sont”)."""
        again = self._known.get(everything.text)
        if again is None or not new_doubts(everything, again, self._shown):
            return
        wider = list(covering(everything, self._found, self._shown))
        yield from self._ask(way for _, way in wider)
        for alert, way in wider:
            answer = self._known.get(way.text)
            if answer is not None and self._trouble(way) == [] and not new_doubts(way, answer, self._shown):
                inside = [one for one in self._shown if one.offset < alert.end and alert.offset < one.end]
                self._replace(inside, [alert])
                return

    def _drop_doubts(self, everything: RewrittenSentence) -> None:
        """Leave out doubts without a suggestion that nothing is left of once all that has one is put right."""
        again = self._known.get(everything.text)
        if again is None or not everything.substitutions:
            return
        gone = []
        for one in self._shown:
            start, end = everything.place(one.offset), everything.place(one.end)
            if not one.replacements and not any(other.offset < end and start < other.end for other in again):
                gone.append(one)
        self._found = tuple(one for one in self._found if one not in gone)

    def _standing(
        self, groups: Sequence[Neighbours], everything: RewrittenSentence
    ) -> Generator[Sequence[SentenceText], Sequence[Alerts | None], list[list[RewrittenSentence]]]:
        """Of each group the ways to rewrite the sentence that stand, the fewest changes first."""
        tried: list[list[RewrittenSentence]] = [[everything] for _ in groups]
        choices = [group.choices() for group in groups]
        for nth in (0, 1):
            open_ = [
                at for at, group in enumerate(groups) if (group.quiet and not nth) or not self._good(group, tried[at])
            ]
            latest = {at: self._ways(groups[at], choices[at][nth]) for at in open_}
            yield from self._ask(chain.from_iterable(latest.values()))
            for at in open_:
                tried[at] += latest[at]
                latest[at] = list(tried[at])
            for _ in range(_REPAIRS):
                latest = {at: self._repaired(groups[at], ways) for at, ways in latest.items() if not groups[at].quiet}
                yield from self._ask(chain.from_iterable(latest.values()))
                for at, ways in latest.items():
                    tried[at] += ways
        return [self._good(group, ways) or self._better(group, ways) for group, ways in zip(groups, tried, strict=True)]

    def _ways(self, group: Neighbours, choices: Iterable[Sequence[Substitution]]) -> list[RewrittenSentence]:
        others = [first_replacement(one) for one in group.others]
        return [RewrittenSentence.of(self._sentence, (*others, *chosen)) for chosen in choices]

    def _repaired(self, group: Neighbours, ways: Iterable[RewrittenSentence]) -> list[RewrittenSentence]:
        """Rewritten sentences in which what a check finds of them is put right as well, those not tried yet."""
        found: dict[str, RewrittenSentence] = {}
        for way in ways:
            better = way
            trouble = [one.alert for one in self._trouble(way, group.span) or () if one.alert.replacements]
            for one in sorted(trouble, key=lambda alert: -alert.offset):
                better = better.revised(one.offset, one.end, one.replacements[0])
            if better.text not in self._known and better.text != self._sentence.text:
                found.setdefault(better.text, better)
        return list(found.values())[:_MOST_REPAIRED]

    def _good(self, group: Neighbours, ways: Iterable[RewrittenSentence]) -> list[RewrittenSentence]:
        """Those in which nothing is found in the stretch of the group nor near it, unless fewer of the changes do."""
        good = [way for way in ways if self._trouble(way, group.span) == []]
        least: dict[frozenset[Substitution], RewrittenSentence] = {}
        for way in sorted(good, key=lambda way: len(way.substitutions)):
            changes = frozenset(way.substitutions)
            if not any(fewer <= changes for fewer in least):
                least[changes] = way
        return list(least.values())

    def _better(self, group: Neighbours, ways: Sequence[RewrittenSentence]) -> list[RewrittenSentence]:
        """Where none is good: those in which least is found near the stretch, and nothing in it."""
        found = {way.text: (way, self._trouble(way, group.span)) for way in ways}
        outside = [
            (len(trouble), len(way.substitutions), way)
            for way, trouble in found.values()
            if trouble is not None and not any(one.inside for one in trouble)
        ]
        least = min((count for count, _, _ in outside), default=0)
        better = [(changes, way) for count, changes, way in outside if count == least]
        return [way for _, way in sorted(better, key=lambda pair: pair[0])]

    def _amend(self, group: Neighbours, ways: Sequence[RewrittenSentence]) -> None:
        """Put in place of a group's alerts what stands; where nothing does, its surest alert alone."""
        if group.quiet and (not ways or _is_whole(group, ways[0])):
            return
        if not ways:
            if group.inside:
                surest = min(group.members, key=rank)
                self._replace([one for one in group.members if one is not surest], [])
            return
        most = len(ways[0].substitutions) + _FURTHER
        offered = [way for way in ways if len(way.substitutions) <= most][:_MOST_OFFERED]
        own = [changed_by(group, way) for way in offered]
        if not own[0]:
            self._replace(group.members, [])
            return
        told = [(one.offset, one.end) for one in group.members]
        whole = owned(parted(self._sentence.text, offered, own), told)
        inside: list[Alert] = []
        for at, (start, end) in enumerate(whole):
            for one in group.others:  # what lies between is put right along with the rest
                if one.offset < end and start < one.end:
                    start, end = min(start, one.offset), max(end, one.end)
                    inside.append(one)
            whole[at] = start, end
        self._replace(
            [*group.members, *inside], [joined(self._sentence.text, group, offered, span) for span in united(whole)]
        )

    def _replace(self, gone: Sequence[Alert], new: Sequence[Alert]) -> None:
        """Take alerts out, and what they or the new ones hide along with them."""
        hidden = [(one.offset, one.end) for one in (*gone, *new)]
        stays = [one for one in self._shown if one not in gone]
        self._found = (
            *(
                one
                for one in self._found
                if one in stays or not any(one.offset < end and start < one.end for start, end in hidden)
            ),
            *new,
        )

    def _trouble(self, way: RewrittenSentence, whole: tuple[int, int] | None = None) -> list[Trouble] | None:
        """What a rewritten sentence is in trouble with; None if it was not checked."""
        again = self._known.get(way.text)
        if again is None:
            return None
        hidden = [one for one in self._found if not one.replacements and one not in self._shown]
        return troubles(way, again, [*self._shown, *hidden], whole)

    def _ask(
        self, ways: Iterable[RewrittenSentence]
    ) -> Generator[Sequence[SentenceText], Sequence[Alerts | None], None]:
        """Have those checked that were not."""
        new = {way.text: way for way in ways if way.text not in self._known}
        if not new:
            return
        answers = yield [way.sentence for way in new.values()]
        for (text, way), answer in zip(new.items(), answers, strict=True):
            self._known[text] = None if answer is None else best(way.text, answer, self._options)


def _is_whole(group: Neighbours, way: RewrittenSentence) -> bool:
    """Whether all members of a group have their first replacements."""
    return {first_replacement(one) for one in group.members} <= set(way.substitutions)
