"""From texts to alerts: spans, categories, confidences and replacements."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.aligner.types import ErrantType, TypedEdit
from models.corrector.corrector import Corrector
from models.corrector.diff import Change, changes
from models.corrector.protocol import Edit, Replacement
from models.corrector.thresholds import Thresholds
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.options import Options
from service.checking.positions import PositionEncoding
from service.checking.resources import Resources
from tests.models.corrector.word_engine import WordEngine
from tests.service.checking import checking

TYPES = {"goes": ErrantType.VERB_SVA, "": ErrantType.DET, "London": ErrantType.ORTH, "upon": ErrantType.PREP}


class DiffAligner:
    """Types the changes between two sentences by a table; the real aligner needs a trained pipeline."""

    def align_all(self, pairs: Iterable[tuple[str, str]]) -> list[list[TypedEdit]]:
        return [[_typed(change, source, target) for change in changes(source, target)] for source, target in pairs]


def _typed(change: Change, source: str, target: str) -> TypedEdit:
    replacement = target[change.target_start : change.target_end]
    kind = TYPES.get(replacement, ErrantType.OTHER)
    return TypedEdit(change.start, change.end, replacement, kind, "R" if replacement else "U")


def models(words: dict[str, Edit | str], thresholds: Thresholds | None = None) -> Resources:
    return checking.resources(Corrector(WordEngine(words), thresholds), DiffAligner())


def check(text: str, words: dict[str, Edit | str], thresholds: Thresholds | None = None) -> list[Alert]:
    return list(checking.check(text, models(words, thresholds)).alerts)


def test_alerts_have_the_offsets_of_the_text() -> None:
    text = "Yes.\n\n  She go home."
    [alert] = check(text, {"go": Edit(0, 0, "goes", 0.93)})
    assert text[alert.offset : alert.end] == "go"
    assert (alert.category, alert.main_category) == (Category.VERB_SVA, Category.GRAMMAR)
    assert alert.replacements == ("goes",)
    assert alert.confidence == 0.93
    assert alert.rule == "correction-model/R:VERB:SVA"


def test_replacements_are_ordered_by_probability() -> None:
    others = (Replacement("over", 0.97), Replacement("about", 0.7))
    [alert] = check("We talked on it.", {"on": Edit(0, 0, "upon", 0.9, others)})
    assert alert.replacements == ("over", "upon", "about")


def test_a_superfluous_word_is_replaced_by_nothing() -> None:
    text = "I like the music."
    [alert] = check(text, {"the": Edit(0, 0, "", 0.9)})
    assert text[alert.offset : alert.end] == "the "
    assert alert.replacements == ("",)


def test_casing() -> None:
    [alert] = check("We met in london.", {"london": "London"})
    assert (alert.category, alert.main_category) == (Category.ORTH, Category.CASING)


def test_types_may_have_higher_thresholds() -> None:
    thresholds = Thresholds(edit=0.5, categories={"VERB:SVA": 0.95})
    assert check("She go to london.", {"go": "goes", "london": "London"}, thresholds)[0].category is Category.ORTH


def test_an_error_without_a_sure_correction_is_unknown() -> None:
    torn = Edit(0, 0, "upon", 0.85, tuple(Replacement(text, 0.84) for text in ("over", "about", "around")))
    text = "We talked on it."
    [alert] = check(text, {"on": torn})
    assert (alert.category, alert.main_category) == (Category.UNK, Category.GRAMMAR)
    assert text[alert.offset : alert.end] == "on"
    assert alert.replacements == ()
    assert alert.confidence > 0.9


@given(st.text(alphabet="go london.,!\n \t", max_size=80))
def test_alerts_are_sorted_and_apart_and_name_the_words(text: str) -> None:
    alerts = check(text, {"go": "goes", "london": "London"})
    end = 0
    for alert in alerts:
        assert alert.offset >= end
        assert text[alert.offset : alert.end] in {"go", "london"}
        end = alert.end


def test_the_json_of_an_alert_has_the_fields_of_the_interface() -> None:
    [alert] = response("She go home.")["alerts"]
    assert alert == {
        "id": alert["id"],
        "offset": 4,
        "length": 2,
        "message": alert["message"],
        "shortMessage": "Subject and verb disagree",
        "category": "VERB:SVA",
        "mainCategory": "GRAMMAR",
        "replacements": ["goes"],
        "confidence": 0.93,
        "rule": "correction-model/R:VERB:SVA",
    }


@pytest.mark.parametrize(
    ("encoding", "unit"),
    [(PositionEncoding.UTF_32, "utf-32-le"), (PositionEncoding.UTF_16, "utf-16-le"), (PositionEncoding.UTF_8, "utf-8")],
)
def test_offsets_are_in_the_unit_that_was_asked_for(encoding: PositionEncoding, unit: str) -> None:
    text = "👩‍🚀 Zoë cafe\u0301\r\n\tShe go\u00a0home 😀 and go."
    body = response(text, Options(language="en-US", position_encoding=encoding))
    width = len("a".encode(unit))
    data = text.encode(unit)
    found = [
        data[width * alert["offset"] : width * (alert["offset"] + alert["length"])].decode(unit)
        for alert in body["alerts"]
    ]
    assert found == ["go", "go"]
    assert body["positionEncoding"] == encoding


def test_an_alert_keeps_its_id_while_its_words_and_what_stands_before_stay() -> None:
    before = [alert["id"] for alert in response("Yes. She go home, they go too.")["alerts"]]
    after = [alert["id"] for alert in response("Yes, indeed. She go home, they go too. Then I go.")["alerts"]]
    assert len(set(after)) == 3
    assert after[:2] == before


def response(text: str, options: Options | None = None) -> dict[str, Any]:
    result = checking.check(text, models({"go": Edit(0, 0, "goes", 0.93)}), options)
    return dict(result.to_json())


def test_a_name_that_stands_in_code_is_right_in_prose() -> None:
    def spelled(text: str) -> list[str]:
        found = checking.check(text, models({}), checks=(SpellingCheck,)).alerts
        return [text[alert.offset : alert.end] for alert in found]

    assert spelled("Then frobnicate stops at once.") == ["frobnicate"]
    assert spelled("Run `frobnicate --fast` first. Then frobnicate stops at once.") == []
