"""Correct English that looks wrong: no rule and no check of whole texts speaks on it."""

from pathlib import Path

import pytest

from models.text.document import Document
from service.checking.alerts import Level
from service.checking.checks.missing_spaces.check import MissingSpaces
from service.checking.checks.repetition.check import Repetition
from service.checking.checks.sentence_starts.check import SentenceStarts
from tests.service.rules.packs import alerts_for_all
from tests.shipped import RESOURCES

SENTENCES = Path(__file__).with_name("english_correct.txt").read_text(encoding="utf-8").splitlines()


def test_rules_are_silent_on_correct_sentences() -> None:
    found = alerts_for_all(("en-GB", sentence) for sentence in SENTENCES)
    assert [(sentence, one.rule) for (_, sentence), alerts in found.items() for one in alerts] == []


@pytest.mark.parametrize("check", [MissingSpaces, Repetition, SentenceStarts])
def test_checks_of_the_text_are_silent_too(check: type) -> None:
    text = "\n\n".join(SENTENCES)
    found = check(RESOURCES).check(Document.of(text, "en-GB"))
    assert [text[one.offset : one.end] for one in found if one.level is Level.DEFAULT] == []
