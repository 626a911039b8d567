"""Settles the alerts of the doubtful sentences of a text, by the lanes that check ordinary sentences."""

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import AsyncExitStack

from service.checking.agreement.settling import Questions, settled
from service.checking.lanes import Alerts, Lane, Runner
from service.checking.manner import UNDELIBERATE, Manner
from service.checking.options import Options
from service.checking.recalled import Recalled
from service.checking.sentences import Care, SentenceText

__all__ = ["LONGEST", "MOST_REWRITINGS", "settle"]

MOST_REWRITINGS = 120
"""So many rewritten sentences of a text, at most, are checked.

At first one of each doubtful sentence, then the choices of those whose replacements do not stand together, the first
sentences first. Without an answer alerts stay as they are.
"""
LONGEST = 400
"""Code points of the longest sentence that is settled."""

CROWDED = MOST_REWRITINGS // 3
"""A text of more doubtful sentences is not likely to have all its questions answered."""

_outcomes: Recalled[Alerts] = Recalled()
"""Settled alerts of sentences all of whose questions were answered."""
_half_settled: Recalled[Alerts] = Recalled()
"""Those of sentences for whose questions there was no room: in a crowded text there will be none the next time."""


async def settle(
    lanes: Sequence[Lane],
    runner: Runner,
    doubtful: Mapping[int, tuple[SentenceText, Alerts]],
    options: Options,
    owner: str = "",
    manner: Manner = UNDELIBERATE,
) -> AsyncGenerator[tuple[int, Alerts]]:
    """Give the place of each doubtful sentence with its settled alerts, as they are known.

    Each round has all sentences checked together that are asked for, so that there are few rounds whatever the text.
    A text whose sentences are rationed gets nothing on top.

    Args:
        lanes: what checks sentences.
        runner: what works on them.
        doubtful: by their places, in the order of the text, the sentences with what was found in them.
        options: those of the request, with whom the writer is taken for.
        owner: who wants it, where the work is shared fairly.
        manner: how the text is written on purpose: what is not told of it is no trouble in a rewritten sentence.

    Raises:
        Exception: what the runner raises.
    """
    left = MOST_REWRITINGS
    crowded = len(doubtful) > CROWDED
    waiting: dict[int, tuple[Questions, Sequence[SentenceText]]] = {}
    unanswered: set[int] = set()
    for place, (sentence, found) in doubtful.items():
        if sentence.care is not Care.FULL or len(sentence.text) > LONGEST:
            yield place, found
            continue
        key = (sentence, found, options, manner.of_place(place))
        known = _outcomes.get(*key)
        if known is None and crowded:
            known = _half_settled.get(*key)
        if known is not None:
            yield place, known
            continue
        questions = settled(sentence, found, options)
        waiting[place] = (questions, next(questions))
    while waiting:
        asked: dict[SentenceText, None] = {}
        for _, wanted in waiting.values():
            for sentence in wanted:
                if sentence not in asked and left:
                    asked[sentence] = None
                    left -= 1
        answers = await _checked(lanes, runner, list(asked), options, owner)
        for place, (questions, wanted) in list(waiting.items()):
            if not all(sentence in answers for sentence in wanted):
                unanswered.add(place)
            try:
                told = [_told(answers.get(one), one, place, doubtful[place][0], manner) for one in wanted]
                waiting[place] = (questions, questions.send(told))
            except StopIteration as end:
                del waiting[place]
                kept = _half_settled if place in unanswered else _outcomes
                kept.keep(end.value, *doubtful[place], options, manner.of_place(place))
                yield place, end.value


def _told(
    found: Alerts | None, rewritten: SentenceText, place: int, original: SentenceText, manner: Manner
) -> Alerts | None:
    """What was found in a rewritten sentence, but for what is so on purpose."""
    return None if found is None else tuple(manner.told_anew(found, place, original.text, rewritten.text))


async def _checked(
    lanes: Sequence[Lane], runner: Runner, sentences: Sequence[SentenceText], options: Options, owner: str
) -> dict[SentenceText, Alerts]:
    """All that is found in each sentence."""
    found: dict[SentenceText, Alerts] = dict.fromkeys(sentences, ())
    if not sentences:
        return found
    async with AsyncExitStack() as stack:
        pending = []
        for lane in lanes:
            covered = [one for one in sentences if lane.covers(one.language)]
            if covered:
                waiting = await stack.enter_async_context(
                    runner.admit(lane, lane.seen(covered, options), owner, begun=True)
                )
                pending.append((covered, waiting))
        for covered, waiting in pending:
            async for at, alerts in waiting.results():
                found[covered[at]] += alerts
    return found
