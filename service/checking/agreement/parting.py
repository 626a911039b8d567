"""What stays one alert of several places that are put right together: those whose corrections depend on each other."""

from collections.abc import Sequence

from service.checking.agreement.doubt import words_between
from service.checking.agreement.rewriting import RewrittenSentence

__all__ = ["Span", "owned", "parted", "united"]

Span = tuple[int, int]
"""From where to where, in code points of the original."""


def parted(text: str, ways: Sequence[RewrittenSentence], edits: Sequence[Sequence[Span]]) -> list[Span]:
    """The stretches of a sentence that get an alert each, sorted.

    Places at which the ways differ belong together with all that lies between, since the choice at one decides the
    other: *Los niño juega*. Those that every way puts right alike belong together where no word lies between, as a noun
    and its verb do, but not across words that stay: *He go home and eat* are two alerts. A word that is taken out goes
    with the next place: *a new furnitures* is one phrase.

    Args:
        text: the sentence.
        ways: the ways to rewrite it that are offered.
        edits: the spans that each of them changes, with an edge in none of the others.
    """
    places = united(sorted(span for own in edits for span in own))
    varied = [at for at, place in enumerate(places) if len({way.between(*place) for way in ways}) > 1]
    first, last = (varied[0], varied[-1]) if varied else (len(places), -1)
    if varied and ways[0].between(places[first][0], places[last][1]) == text[places[first][0] : places[last][1]]:
        return [(places[0][0], places[-1][1])]  # the best way changes nothing there
    found: list[Span] = []
    for at, (start, end) in enumerate(places):
        chosen = first < at <= last
        alike = at > 0 and not first <= at <= last and not first <= at - 1 <= last
        phrase = alike and (not words_between(text, found[-1][1], start) or not ways[0].between(*found[-1]).strip())
        if found and (chosen or phrase):
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found


def owned(spans: Sequence[Span], told: Sequence[Span]) -> list[Span]:
    """Sorted spans, those that no alert was told of as one with a neighbour: they are put right because that is."""
    found: list[Span] = []
    waiting = None
    for start, end in spans:
        if any(at < end and start < to for at, to in told):
            found.append((start if waiting is None else waiting, end))
            waiting = None
        elif found:
            found[-1] = (found[-1][0], end)
        elif waiting is None:
            waiting = start
    return found or list(spans)


def united(spans: Sequence[Span]) -> list[Span]:
    """Sorted spans, those that share a character or are equal as one."""
    joined: list[Span] = []
    for start, end in spans:
        if joined and (start < joined[-1][1] or (start, end) == joined[-1]):
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined
