"""Who writes, as a field learns it: frames of sentences go by the revision before, the end of a check by its own."""

import asyncio
from collections.abc import Sequence

from service.checking.alerts import Writer
from service.checking.checker import Checker
from service.checking.checks.correction.check import CorrectionModel
from service.checking.lanes import Alerts
from service.checking.options import Options
from service.checking.sentences import SentenceText
from service.loading import cost_of, size_of
from service.scheduling.lanes import Lanes
from service.socket.showing import Showing
from service.socket.telling import Telling
from tests.service.checking.test_writers import DENSE, models

CALM = "All is well here today. " * 20


def shown(texts: Sequence[str], writer: Writer = Writer.AUTO) -> list[tuple[list[str], list[str]]]:
    """For each revision of a field the words of all alerts that were sent, each once, and those shown at last.

    A sentence that is looked at a second time is sent before and after.
    """

    async def run() -> list[tuple[list[str], list[str]]]:
        lanes: Lanes[SentenceText, Alerts] = Lanes(cost_of, size_of, batch_budget=6000, capacity=60_000, cached=60_000)
        checker = Checker(models(), lanes, (CorrectionModel,))
        await lanes.start({lane.name: lane for lane in checker.lanes})
        showing, found = Showing(), []
        for rev, text in enumerate(texts):
            stream = checker.stream(text, Options("en-US", writer=writer), None, showing.writer)
            frames = [payload async for kind, payload in Telling(showing, rev, str).frames(stream) if kind == "alerts"]
            sent = list(dict.fromkeys(alert["text"] for frame in frames for alert in frame["alerts"]))
            last = [one.sentence.text[alert.offset : alert.end] for one in showing.told for alert in one.alerts]
            found.append((sent, last))
        await lanes.stop(10)
        checker.close()
        return found

    return asyncio.run(run())


def test_the_end_of_the_first_check_adds_what_a_learner_is_shown() -> None:
    [(sent, last)] = shown([DENSE])
    assert last == ["go", "house", "recieve", "datas", "on"]
    assert sent[:3] == ["go", "recieve", "datas"]
    assert {"house", "on"} <= set(sent[3:])


def test_the_next_revision_goes_on_with_what_the_last_has_learnt() -> None:
    _, (sent, last) = shown([DENSE, f"{DENSE} We saw the house."])
    assert sent == ["house"]
    assert last == ["go", "house", "recieve", "datas", "on", "house"]


def test_less_sure_alerts_go_when_the_text_is_a_learners_no_longer() -> None:
    _, (_, last) = shown([DENSE, f"{DENSE} {CALM}"])
    assert last == ["go", "recieve", "datas"]


def test_who_is_asked_for_is_shown_it_at_once() -> None:
    assert shown([DENSE], Writer.LEARNER) == [(["go", "house", "recieve", "datas", "on"],) * 2]
    assert shown([DENSE], Writer.NATIVE) == [(["go", "recieve", "datas"],) * 2]
