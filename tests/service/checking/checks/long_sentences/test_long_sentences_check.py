"""Sentences of more than 40 words."""

import pytest

from service.checking.alerts import Level
from service.checking.checks.long_sentences.check import LongSentences
from tests.service.checking.checks import text_checks
from tests.shipped import RESOURCES

_FORTY = "We " + "really " * 37 + "like it"


@pytest.mark.parametrize(
    ("text", "language"), [("Das ist" + " sehr" * 38 + " gut.", "de-DE"), (f"{_FORTY} here.", "en-US")]
)
def test_forty_one_words_are_too_many(text: str, language: str) -> None:
    [alert] = text_checks.alerts(LongSentences, text, language)
    assert (alert.offset, alert.rule, alert.level) == (0, "long-sentences/long-sentence", Level.PICKY)
    assert alert.message.startswith("This sentence has 41 words; beyond 40 ")


def test_each_sentence_counts_for_itself() -> None:
    assert text_checks.alerts(LongSentences, f"{_FORTY}. {_FORTY}.") == []


def test_a_list_over_several_lines_is_no_sentence_to_be_cut() -> None:
    assert text_checks.alerts(LongSentences, "We need:\n" + "\n".join(["- two fresh eggs and some milk"] * 8)) == []


def test_japanese_has_no_spaces_to_count_by() -> None:
    assert not LongSentences(RESOURCES).covers("ja")
