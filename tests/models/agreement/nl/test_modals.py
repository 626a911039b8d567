"""Dutch participles behind modal verbs, and what a doubted word says: a sentence in, what is wrong out."""

import pytest

from models.agreement.nl.vouching import is_time_of_week
from tests.models.agreement.sentences import assert_mended, assert_right, doubted


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        ("Ik wil u graag iets verteld.", "verteld", "vertellen"),
        ("Morgen kan ik je alles uitgelegd.", "uitgelegd", "uitleggen"),
        ("We moeten nog een hotel geboekt.", "geboekt", "boeken"),
    ],
)
def test_behind_a_modal_verb_stands_the_infinitive(text: str, word: str, meant: str) -> None:
    assert doubted(text, "nl") == {word: (meant,)}


@pytest.mark.parametrize(
    "text",
    [
        "Ik wil u graag iets vertellen.",
        "Dat moet morgen geregeld worden.",
        "Ik wil weten wie dat heeft verteld.",
        "Dat kan en mag niet, verteld",
    ],
)
def test_participles_that_stay(text: str) -> None:
    assert_right(text, "nl")
    assert doubted(text, "nl") == {}


def test_how_often_in_a_week() -> None:
    text = "Ik wil één keer in de week praten."
    assert is_time_of_week(text, text.index("in de"), text.index("in de") + 2)
    assert not is_time_of_week("Ik woon in de stad.", 8, 10)


def test_everybody_behind_a_clause() -> None:
    assert_mended("Toen ik binnenkwam, iedereen zat al.", "Toen ik binnenkwam, zat iedereen al.", "nl")
    assert_right("Toen ik binnenkwam, zat iedereen al.", "nl")
