"""Checks within this process, again and again: only what is new is worked on."""

from collections.abc import Iterator, Sequence

import pytest

from models.errors import InputError
from service.checking.alerts import Alert
from service.checking.checker import Checker
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.lanes import Alerts
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from service.loading import Checking, cost_of, size_of
from service.project.checking.inside import InsideService
from service.project.checking.remembering import RememberingService
from service.scheduling.lanes import Lanes

WORKED_ON: list[str] = []


class NotedSpelling(SpellingCheck):
    """The speller, which notes the sentences that it is given."""

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        WORKED_ON.extend(one.text for one in sentences)
        return super().check(sentences)


@pytest.fixture
def inside() -> Iterator[InsideService]:
    def made() -> Checking:
        lanes: Lanes[SentenceText, Alerts] = Lanes(cost_of, size_of, batch_budget=6_000, capacity=60_000, cached=60_000)
        return Checking(lanes, Checker(Resources(), lanes, (NotedSpelling,)), Resources())

    WORKED_ON.clear()
    service = InsideService(made)
    yield service
    service.close()


def test_only_changed_sentences_are_worked_on(inside: InsideService) -> None:
    first = inside.check({"text": "It is fine. This is teh end. All is well.", "language": "en-US"})
    assert [one["replacements"][0] for one in first["alerts"]] == ["the"]
    assert len(WORKED_ON) == 3
    WORKED_ON.clear()
    second = inside.check({"text": "It is fine. This is the end. All is well.", "language": "en-US"})
    assert second["alerts"] == []
    assert [one.strip() for one in WORKED_ON] == ["This is the end."]


def test_what_was_asked_before_is_answered_at_once(inside: InsideService) -> None:
    service = RememberingService(inside, most=2)
    texts = ["This is teh end.", "This is teh end. So.", "This is teh end."]
    answers = [service.check({"text": text, "language": "en-US"}) for text in texts]
    assert answers[0] is answers[2]
    assert len(WORKED_ON) == 2
    service.check({"text": "Another.", "language": "en-US"})
    assert service.check({"text": texts[0], "language": "en-US"}) is answers[0]
    assert service.check({"text": texts[1], "language": "en-US"}) is not answers[1]


def test_wrong_requests_are_refused(inside: InsideService) -> None:
    with pytest.raises(InputError, match="language"):
        inside.check({"text": "One.", "language": "tlh"})


def test_words_are_defined(inside: InsideService) -> None:
    assert inside.define("advice")[0]["partOfSpeech"] == "noun"
    assert inside.define("frobnitz") == []
