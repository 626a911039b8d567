"""Rewritten sentences are few, are told in time, and cost nothing where no alerts are near each other."""

import asyncio
from collections.abc import Sequence

import pytest

from service.checking.agreement import rounds
from service.checking.alerts import Writer
from service.checking.checker import Checker
from service.checking.found import Done, Found, Tier
from service.checking.inline import Inline
from service.checking.lanes import Alerts
from service.checking.options import Options
from service.checking.sentences import SentenceText

SPANISH = Options(language="es")
NUMBERS = ("Dos", "Tres", "Cinco", "Seis", "Siete")


@pytest.fixture
def rewritten(checker: Checker, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that are checked besides those of the text."""
    seen: list[str] = []
    checked = rounds._checked

    async def noted(
        lanes: object, runner: object, sentences: Sequence[SentenceText], options: Options, owner: str
    ) -> object:
        seen.extend(one.text for one in sentences)
        return await checked(lanes, runner, sentences, options, owner)  # type: ignore[arg-type]

    monkeypatch.setattr(rounds, "_checked", noted)
    return seen


async def told(checker: Checker, text: str) -> list[Found | Done]:
    return [one async for one in checker.stream(text, SPANISH, writer=Writer.NATIVE)]


def test_a_text_without_alerts_near_each_other_has_nothing_rewritten(checker: Checker, rewritten: list[str]) -> None:
    asyncio.run(checker.check("Los niños juegan en el parque. Mañana vamos a la playya.", SPANISH))
    assert rewritten == []


def test_of_a_text_no_more_sentences_are_rewritten_than_the_limit(
    checker: Checker, rewritten: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = " ".join(f"Los niño juega en el parque {number.lower()}." for number in NUMBERS)
    monkeypatch.setattr(rounds, "MOST_REWRITINGS", 7)
    asyncio.run(checker.check(text, SPANISH))
    assert len(rewritten) == 7


@pytest.mark.parametrize(("crowded", "again"), [(3, 0), (100, 7)])
def test_a_crowded_text_is_not_settled_anew_at_each_check(
    checker: Checker, rewritten: list[str], monkeypatch: pytest.MonkeyPatch, crowded: int, again: int
) -> None:
    sentences = [SentenceText.of(f"Los gato duerme en la cama {number.lower()} {crowded}.", "es") for number in NUMBERS]
    found = zip(*(lane(sentences) for lane in checker.lanes if lane.covers("es")), strict=True)
    doubtful = {at: (one, sum(own, ())) for at, (one, own) in enumerate(zip(sentences, found, strict=True))}
    monkeypatch.setattr(rounds, "MOST_REWRITINGS", 7)
    monkeypatch.setattr(rounds, "CROWDED", crowded)

    async def settled() -> dict[int, Alerts]:
        return {place: own async for place, own in rounds.settle(checker.lanes, Inline(), doubtful, SPANISH)}

    first = asyncio.run(settled())
    rewritten.clear()
    assert asyncio.run(settled()) == first
    assert len(rewritten) == again


def test_what_is_told_of_a_sentence_at_last_is_in_the_result(checker: Checker) -> None:
    text = "Los niño juega en el parque. Todo está bien. Las perro ladra toda la noche."
    *sentences, done = asyncio.run(told(checker, text))
    assert isinstance(done, Done)
    last = {one.place: one for one in sentences if isinstance(one, Found)}
    assert all(one.tier is Tier.FULL for one in last.values())
    starts = done.reading.starts()
    shown = [alert.moved(starts[place]) for place in sorted(last) for alert in last[place].alerts]
    assert shown == list(done.result.alerts)
    assert [text[one.offset : one.end] for one in shown] == ["Los niño juega", "Las perro"]
