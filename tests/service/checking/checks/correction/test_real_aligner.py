"""Alerts of the real aligner: their spans, types and messages, and that applying them gives the corrected text."""

import pytest

from models.corrector.corrector import Corrector
from models.corrector.protocol import Edit
from models.syntax.pipeline import SHIPPED
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.resources import Resources
from tests.models.corrector.word_engine import WordEngine
from tests.service.checking import checking
from tests.shipped import RESOURCES

pytestmark = pytest.mark.skipif(not SHIPPED.exists(), reason="the syntax pipeline is not built")

WORDS = {
    "go": Edit(0, 0, "goes", 0.95),
    "new": Edit(0, 0, "a new", 0.9),
    "However": Edit(0, 0, "However,", 0.8),
    "alot": Edit(0, 0, "a lot", 0.97),
    "london": Edit(0, 0, "London", 0.99),
    "about": Edit(0, 0, "", 0.9),
}
TEXT = (
    "She go to school every day.\n\nHe bought new car in london.  However he walks\talot.\r\n"
    "😀 She go to london and he likes new house.\n"
)


@pytest.fixture(scope="module")
def models() -> Resources:
    return checking.resources(Corrector(WordEngine(WORDS, max_length=200)), RESOURCES.aligner)


def check(text: str, models: Resources) -> list[Alert]:
    return list(checking.check(text, models).alerts)


def applied(text: str, alerts: list[Alert]) -> str:
    for alert in reversed(alerts):
        text = text[: alert.offset] + alert.replacements[0] + text[alert.end :]
    return text


def test_applying_the_first_replacements_gives_the_corrected_text(models: Resources) -> None:
    alerts = check(TEXT, models)
    assert applied(TEXT, alerts) == checking.corrected(TEXT, models)
    assert len(alerts) == 8


def test_spans_name_the_words_of_the_design(models: Resources) -> None:
    spans = [
        (TEXT[alert.offset : alert.end], alert.replacements[0], str(alert.category)) for alert in check(TEXT, models)
    ]
    assert spans[:5] == [
        ("go", "goes", "VERB:SVA"),
        ("new", "a new", "DET"),
        ("london", "London", "ORTH"),
        ("However", "However,", "PUNCT"),
        ("alot", "a lot", "ORTH"),
    ]


def test_main_categories_and_confidences(models: Resources) -> None:
    alerts = check(TEXT, models)
    mains = [alert.main_category for alert in alerts[:5]]
    assert mains == [
        Category.GRAMMAR, Category.GRAMMAR, Category.CASING, Category.PUNCTUATION, Category.COMPOUNDING,
    ]  # fmt: skip
    assert [alert.confidence for alert in alerts[:5]] == [0.95, 0.9, 0.99, 0.8, 0.97]


def test_a_superfluous_word_takes_its_space_along(models: Resources) -> None:
    text = "We discussed about the plan."
    [alert] = check(text, models)
    assert (alert.category, alert.replacements) == (Category.PREP, ("",))
    assert applied(text, [alert]) == "We discussed the plan."
    assert alert.message == "After “discussed” there is no “about” here."
