"""The road of a text: each sentence as it is ready, tier by tier, then the result; threads are crossed three times."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVarTuple

import pytest

from models.corrector.corrector import Corrector
from service.checking.alerts import Writer
from service.checking.annotated import AnnotatedText
from service.checking.checker import Checker
from service.checking.checks.brackets.check import Pairs
from service.checking.checks.correction.check import CorrectionModel
from service.checking.found import Done, Found, Tier
from service.checking.lanes import Alerts
from service.checking.options import Options
from service.checking.parts import Part
from service.checking.sentences import SentenceText
from service.loading import cost_of, size_of
from service.scheduling.errors import Overloaded
from service.scheduling.lanes import Lanes
from tests.models.corrector.word_engine import WordEngine
from tests.service.checking.checking import resources
from tests.service.checking.test_checker import DiffAligner
from tests.service.socket.test_any_edits import Cheap

_Arguments = TypeVarTuple("_Arguments")

TEXT = "It is alot (of it. All is well. She go home."
OPTIONS = Options(language="en-US")


class CountingLoop(asyncio.SelectorEventLoop):
    """An event loop that counts how often it hands work to other threads."""

    crossings = 0

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*_Arguments], Any], *args: *_Arguments
    ) -> asyncio.Future[Any]:
        self.crossings += 1
        return super().run_in_executor(executor, func, *args)


async def told(text: str | AnnotatedText, focus: tuple[int, int] | None = None) -> list[Found | Done]:
    """All that is told of a text."""
    lanes: Lanes[SentenceText, Alerts] = Lanes(cost_of, size_of, batch_budget=10, capacity=60_000, cached=0)
    models = resources(Corrector(WordEngine({"go": "goes"})), DiffAligner())
    checker = Checker(models, lanes, (Cheap, CorrectionModel, Pairs))
    await lanes.start({lane.name: lane for lane in checker.lanes})
    found = [one async for one in checker.stream(text, OPTIONS, focus, Writer.NATIVE)]
    await lanes.stop(10)
    checker.close()
    return found


def words(found: Found) -> list[str]:
    return [found.sentence.text[alert.offset : alert.end] for alert in found.alerts]


def test_each_sentence_is_told_fast_and_then_in_full_and_at_last_the_result() -> None:
    *sentences, done = asyncio.run(told(TEXT))
    assert isinstance(done, Done)
    fast = {one.place: words(one) for one in sentences if isinstance(one, Found) and one.tier is Tier.FAST}
    full = {one.place: words(one) for one in sentences if isinstance(one, Found) and one.tier is Tier.FULL}
    assert fast == {0: ["alot"], 1: [], 2: []}
    assert full == {0: ["alot"], 1: [], 2: ["go"]}
    assert len(sentences) == 6
    assert [TEXT[alert.offset : alert.end] for alert in done.result.alerts] == ["alot", "(", "go"]


def test_what_is_seen_comes_first() -> None:
    found = asyncio.run(told(TEXT, (TEXT.index("She"), len(TEXT))))
    assert [one.place for one in found if isinstance(one, Found)] == [2, 1, 0, 2, 1, 0]


def test_a_text_without_sentences_has_a_result_at_once() -> None:
    [done] = asyncio.run(told(" \n"))
    assert isinstance(done, Done)
    assert list(done.result.alerts) == []


def test_the_result_of_a_text_with_markup_is_about_the_original() -> None:
    text = AnnotatedText([Part("<b>", markup=True), Part("She go home.")])
    done = asyncio.run(told(text))[-1]
    assert isinstance(done, Done)
    [alert] = done.result.alerts
    assert text.original[alert.offset : alert.end] == "go"


def test_a_text_crosses_to_other_threads_three_times() -> None:
    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        runner.run(told(AnnotatedText([Part("<b>", markup=True), Part(TEXT)])))
        loop = runner.get_loop()
        assert isinstance(loop, CountingLoop)
        assert loop.crossings == 2, "it is read, and it is finished; in between its sentences go to the lanes"


def test_a_long_text_that_would_have_to_wait_too_long_is_refused_before_it_is_read() -> None:
    async def scenario() -> None:
        lanes: Lanes[SentenceText, Alerts] = Lanes(
            cost_of, size_of, batch_budget=10, capacity=60_000, waiting_seconds=0.001, cached=100_000
        )
        models = resources(Corrector(WordEngine({"go": "goes"})), DiffAligner())
        checker = Checker(models, lanes, (Cheap, CorrectionModel, Pairs))
        await lanes.start({lane.name: lane for lane in checker.lanes})
        loop = asyncio.get_running_loop()
        assert isinstance(loop, CountingLoop)
        text = " ".join(f"She go home {number} times." for number in range(40))
        await checker.check(text, OPTIONS, "one")
        first = asyncio.create_task(checker.check(text.replace("home", "to work"), OPTIONS, "one"))
        await asyncio.sleep(0)
        before = loop.crossings
        with pytest.raises(Overloaded):
            await checker.check(text.replace("home", "to school"), OPTIONS, "one")
        assert loop.crossings == before, "no thread was asked for anything"
        known = await checker.check(text, OPTIONS, "one")
        assert len(known.alerts) == 40, "what was checked before is not refused"
        assert len((await first).alerts) == 40
        await lanes.stop(10)
        checker.close()

    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        runner.run(scenario())
