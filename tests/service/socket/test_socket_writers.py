"""Who writes, as a field learns it: frames of sentences go by the revision before, the end of a check by its own."""

import asyncio
from collections.abc import Sequence

from service.checking.alerts import Writer
from service.checking.checker import Checker
from service.checking.checks.correction.check import CorrectionModel
from service.checking.options import Options
from service.settings import Settings
from service.socket.checking import RevisionCheck
from service.socket.showing import Showing
from service.state import Schedulers
from tests.service.checking.test_writers import DENSE, models

CALM = "All is well here today. " * 20


def shown(texts: Sequence[str], writer: Writer = Writer.AUTO) -> list[tuple[list[str], list[str]]]:
    """For each revision of a field the words of all alerts that were sent, frame by frame, and those shown at last."""

    async def run() -> list[tuple[list[str], list[str]]]:
        schedulers = Schedulers(Settings.load())
        checker = Checker(models(), schedulers, (CorrectionModel,))
        await schedulers.start(checker.lanes)
        showing, found = Showing(), []
        for rev, text in enumerate(texts):
            check = RevisionCheck(checker, schedulers, showing, rev, Options("en-US", writer=writer))
            frames = [payload async for kind, payload in check.frames(text, None) if kind == "alerts"]
            showing = check.showing
            sent = [alert["text"] for frame in frames for alert in frame["alerts"]]
            assert check.result is not None
            last = check.result.alerts
            assert [alert.rule for own in showing.shown for alert in own or ()] == [alert.rule for alert in last]
            found.append((sent, [text[alert.offset : alert.end] for alert in last]))
        await schedulers.stop()
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
