"""Alerts of a sentence whose replacements are in trouble together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from service.checking.agreement.doubt import REACH, is_agreeing, of_one_pass, words_between
from service.checking.agreement.rewriting import RewrittenSentence, Substitution
from service.checking.agreement.trouble import Trouble, distance
from service.checking.alerts import Alert
from service.checking.overlapping import rank

__all__ = ["MOST_MEMBERS", "Neighbours", "first_replacement", "groups_in_trouble", "quiet_groups"]

MOST_MEMBERS = 4
"""So many alerts, at most, are looked at together."""
_MOST_CHOICES = 12
"""So many choices among the first replacements of a group, at most, are tried; and so many among all."""
_MOST_REPLACEMENTS = 3
"""So many replacements of an alert, at most, are tried."""


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Alerts that are looked at together.

    Attributes:
        members: the alerts, sorted.
        others: the other alerts of the sentence that have replacements, sorted.
        inside: whether something is found in the places that they change.
        quiet: whether nothing is found, but one of them may be enough.
    """

    members: tuple[Alert, ...]
    others: tuple[Alert, ...]
    inside: bool
    quiet: bool = False

    @property
    def span(self) -> tuple[int, int]:
        """From where the first alert starts to where the last one ends."""
        return self.members[0].offset, self.members[-1].end

    def choices(self) -> tuple[list[tuple[Substitution, ...]], list[tuple[Substitution, ...]]]:
        """What could be put in place of the members, but for all first replacements.

        The fewest changes come first, at equal number those of the surest alerts. One alert alone may stay without its
        replacement where another one in the sentence has its own.

        Returns:
            Choices among first replacements, and those with other ones.
        """
        offers = [(None, *one.replacements[:_MOST_REPLACEMENTS]) for one in self.members]
        firsts = tuple(one.replacements[0] for one in self.members)
        surest = sorted(range(len(offers)), key=lambda at: rank(self.members[at]))
        may_stay = len(self.members) == 1 and bool(self.others)
        every = [
            chosen
            for chosen in product(*offers)
            if chosen != firsts and (may_stay or any(new is not None for new in chosen))
        ]
        every.sort(
            key=lambda chosen: (_changes(chosen), _others(chosen, firsts), [chosen[at] is None for at in surest])
        )
        first = [self._substitutions(chosen) for chosen in every if not _others(chosen, firsts)]
        other = [self._substitutions(chosen) for chosen in every if _others(chosen, firsts)]
        return first[:_MOST_CHOICES], other[:_MOST_CHOICES]

    def _substitutions(self, chosen: Sequence[str | None]) -> tuple[Substitution, ...]:
        return tuple(
            Substitution(alert.offset, alert.end, new)
            for alert, new in zip(self.members, chosen, strict=True)
            if new is not None
        )


def first_replacement(alert: Alert) -> Substitution:
    """The first replacement of an alert that has one."""
    return Substitution(alert.offset, alert.end, alert.replacements[0])


def groups_in_trouble(
    rewriting: RewrittenSentence, found: Iterable[Trouble], alerts: Sequence[Alert]
) -> list[Neighbours]:
    """The groups of alerts whose first replacements, made all of them, are in trouble.

    Args:
        rewriting: the sentence with all first replacements.
        found: the trouble that they are in.
        alerts: those of the original that have replacements, sorted.
    """
    near: list[tuple[int, int, bool]] = []
    for trouble in found:
        places = [(rewriting.place(one.offset), rewriting.place(one.end)) for one in alerts]
        far = [distance(rewriting.text, trouble.alert, place) for place in places]
        touched = [at for at, words in enumerate(far) if words <= REACH]
        touched = sorted(sorted(touched, key=far.__getitem__)[:MOST_MEMBERS])
        if not touched:
            continue
        first, last, inside = touched[0], touched[-1], trouble.inside
        if near and first <= near[-1][1]:
            before = near.pop()
            first, last, inside = min(first, before[0]), max(last, before[1]), inside or before[2]
        near.append((first, min(last, first + MOST_MEMBERS - 1), inside))
    return [
        Neighbours(tuple(alerts[first : last + 1]), (*alerts[:first], *alerts[last + 1 :]), inside)
        for first, last, inside in near
    ]


def quiet_groups(text: str, alerts: Sequence[Alert], busy: Sequence[Neighbours]) -> list[Neighbours]:
    """The groups of neighbouring alerts on words that agree with others, but for those that are in trouble.

    What a rewritten sentence gets wrong may be what no check knows. Of alerts that contradict each other one is not
    found any more where another one has its replacement.

    Args:
        text: the sentence.
        alerts: those that have replacements, sorted.
        busy: the groups that are in trouble.
    """
    taken = [one for group in busy for one in group.members]
    runs: list[list[int]] = []
    for at, alert in enumerate(alerts):
        if not is_agreeing(alert) or alert in taken:
            continue
        last = alerts[runs[-1][-1]] if runs else alert
        if runs and runs[-1][-1] == at - 1 and words_between(text, last.end, alert.offset) <= REACH:
            runs[-1].append(at)
        else:
            runs.append([at])
    return [
        Neighbours(
            tuple(alerts[run[0] : run[-1] + 1]), (*alerts[: run[0]], *alerts[run[-1] + 1 :]), inside=False, quiet=True
        )
        for run in (run[:MOST_MEMBERS] for run in runs)
        if len(run) > 1 and not all(of_one_pass(alerts[at]) for at in run)
    ]


def _changes(chosen: Sequence[str | None]) -> int:
    return sum(new is not None for new in chosen)


def _others(chosen: Sequence[str | None], firsts: Sequence[str]) -> int:
    """How many of the replacements are not the first ones."""
    return sum(new is not None and new != first for new, first in zip(chosen, firsts, strict=True))
