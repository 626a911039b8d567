"""The shipped model with all its corrections shown: the alerts are the correction, no more and no less."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from models.corrector.loading import load_corrector
from service.checking.resources import Resources
from tests.service.checking import checking
from tests.shipped import RESOURCES

TEXTS = [
    "She go to the market every day, and I recieved three letter.",
    "  He dont know nothing about it\r\n\r\n\tWe was happy.However they leaved early !",
    "😀👩‍🚀 She go e\u0301 to a\u00a0lot of shop's, and “he telled me” storys…",
    "I am agree with you. He suggested me to go in the cinema, where I have saw a interesting movie yesterday.",
    "If I will have time I going help you. the informations is usefull, isn't it",
    "alot of peoples thinks that its easy to lern a new language when your young",
]
WORDS = [
    "she", "go", "goes", "to", "the", "a", "an", "market", "alot", "recieved", "its", "it's", "their", "there",
    "peoples", "was", "were", ".", ",", "!", "?", "😀", "London", "london",
]  # fmt: skip


@pytest.fixture(scope="module")
def models() -> Resources:
    return checking.resources(load_corrector(threshold=0.0), RESOURCES.aligner)


def assert_alerts_are_the_correction(text: str, models: Resources) -> int:
    with pytest.MonkeyPatch.context() as patch:  # before what goes beyond one correction
        for place in ("gathering", "ending"):
            patch.setattr(f"service.checking.{place}.is_unsettled", lambda told: False)
        place = "service.checking.checks.correction"
        patch.setattr(f"{place}.typed.as_the_writer", lambda source, edit, ranked: list(ranked))
        patch.setattr(f"{place}.typed.in_voice", lambda source, start, end, ranked: list(ranked))
        patch.setattr(f"{place}.check.are_strayed", lambda source, typed, raw: False)
        patch.setattr("service.checking.gathering.Tenses.ordered", lambda tenses, alerts, place: alerts)
        alerts = checking.check(text, models).alerts
    assert all(one.end <= other.offset for one, other in pairwise(alerts))
    applied = text
    for alert in reversed(alerts):
        if alert.replacements:
            applied = applied[: alert.offset] + alert.replacements[0] + applied[alert.end :]
    assert applied == checking.corrected(text, models)
    return len(alerts)


@pytest.mark.parametrize("text", TEXTS)
def test_texts_of_learners(text: str, models: Resources) -> None:
    assert assert_alerts_are_the_correction(text, models) >= 2


def test_a_page(root: Path, models: Resources) -> None:
    text = (root / "scripts" / "demo.txt").read_text("utf-8")
    assert assert_alerts_are_the_correction(text, models) >= 10


def test_two_equal_words_side_by_side_may_both_go(models: Resources) -> None:
    assert_alerts_are_the_correction("she to to she", models)


@settings(max_examples=60)
@given(st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join))
@example("she . she . she . she")
def test_any_words(models: Resources, text: str) -> None:
    # Who begins all sentences with small letters, or ends a text without a mark, does it on purpose and is not told.
    begun = re.sub(r"(?:^|(?<=[.!?] ))[a-z]", lambda first: first[0].upper(), f"{text} .")
    assert_alerts_are_the_correction(begun, models)
