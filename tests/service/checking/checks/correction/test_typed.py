"""From what the model says of a sentence to alerts."""

import pytest

from models.aligner.types import ErrantType, TypedEdit
from models.corrector.protocol import Correction, Edit, Suspicion
from models.corrector.thresholds import Thresholds
from service.checking.alerts import Level
from service.checking.categories import Category
from service.checking.checks.correction.typed import alerts_of_edits, alerts_of_suspicions


def test_neighbouring_suspicions_are_one_alert() -> None:
    source = "These are more higher and walls."
    words = [(source.index(word), source.index(word) + len(word)) for word in ("more", "higher", "walls")]
    alerts = alerts_of_suspicions(source, [Suspicion(start, end, 0.8) for start, end in words])
    assert [source[alert.offset : alert.end] for alert in alerts] == ["more higher", "walls"]
    assert not any(alert.replacements for alert in alerts)


@pytest.mark.parametrize(
    ("after", "level"),
    [(" and make", Level.PICKY), (" because of", Level.PICKY), (" so we", Level.PICKY), (" when", Level.DEFAULT)],
)
def test_a_comma_before_and_is_a_matter_of_taste(after: str, level: Level) -> None:
    source = f"Add a test,{after} it."
    at = source.index(",")
    correction = Correction(source, (Edit(at, at + 1, "", 0.99),))
    typed = TypedEdit(at, at + 1, "", ErrantType.PUNCT, "U")
    [alert] = alerts_of_edits(correction, [typed], Thresholds())
    assert alert.level is level


@pytest.mark.parametrize(
    ("after", "level"),
    [(" and it was late.", Level.PICKY), (" or we walk.", Level.PICKY), (" but it was late.", Level.DEFAULT)],
)
def test_a_comma_that_parts_two_clauses_is_a_matter_of_taste(after: str, level: Level) -> None:
    source = f"We take the train{after}"
    at = source.index(" train") + len(" train")
    correction = Correction(source, (Edit(at, at, ",", 0.9),))
    [alert] = alerts_of_edits(correction, [TypedEdit(at, at, ",", ErrantType.PUNCT, "M")], Thresholds())
    assert alert.level is level


@pytest.mark.parametrize(("confidence", "level"), [(0.9, Level.DEFAULT), (0.7, Level.PICKY)])
@pytest.mark.parametrize("mark", [";", "."])
def test_two_sentences_that_a_comma_joins_are_parted_where_the_model_is_sure(
    confidence: float, level: Level, mark: str
) -> None:
    source = "Sorry for the late reply, I was ill."
    at = source.index(",")
    correction = Correction(source, (Edit(at, at + 1, mark, confidence),))
    [alert] = alerts_of_edits(correction, [TypedEdit(at, at + 1, mark, ErrantType.PUNCT, "R")], Thresholds())
    assert alert.level is level


@pytest.mark.parametrize(
    ("source", "level"),
    [
        ("Yes I have seen it.", Level.PICKY),
        ("“Well we have to go now.", Level.PICKY),
        ("Sorry I am late today.", Level.PICKY),
        ("He was sorry I came.", Level.DEFAULT),
        ("However we have to go now.", Level.DEFAULT),
        ("She said yes I was there.", Level.DEFAULT),
        ("In this chapter we describe it.", Level.PICKY),
        ("In fact we describe it.", Level.DEFAULT),
        ("In this case we describe it.", Level.DEFAULT),
        ("Hence chapter 2 has no proof.", Level.PICKY),
        ("First, in each chapter we describe it.", Level.PICKY),
        ("After the first chapter we describe it.", Level.PICKY),
        ("Nowadays many a chapter we describe.", Level.PICKY),
        ("After this long and hard chapter we describe it.", Level.DEFAULT),
        ("Before you read the chapter we describe it.", Level.DEFAULT),
        ("The chapter we describe it.", Level.DEFAULT),
    ],
)
def test_a_comma_behind_a_short_opening_is_a_matter_of_taste(source: str, level: Level) -> None:
    words = ("Yes", "Well", "Sorry", "sorry", "However", "yes", "chapter", "fact", "case")
    at = next(source.index(word) + len(word) for word in words if word in source)
    correction = Correction(source, (Edit(at, at, ",", 0.9),))
    [alert] = alerts_of_edits(correction, [TypedEdit(at, at, ",", ErrantType.PUNCT, "M")], Thresholds())
    assert alert.level is level


@pytest.mark.parametrize(
    ("source", "level"),
    [
        ("It keeps its size, its age and its number.", Level.PICKY),
        ("Printing, copying or scanning is free.", Level.PICKY),
        ("We looked for it and nobody had seen it.", Level.PICKY),
        ("When the long winter was over, we all went out for a walk and nobody came back.", Level.PICKY),
    ],
)
def test_a_comma_before_the_last_of_a_list_is_a_matter_of_taste(source: str, level: Level) -> None:
    at = next(source.rindex(word) for word in (" and", " or") if word in source)
    correction = Correction(source, (Edit(at, at, ",", 0.9),))
    [alert] = alerts_of_edits(correction, [TypedEdit(at, at, ",", ErrantType.PUNCT, "M")], Thresholds(), "en")
    assert alert.level is level


@pytest.mark.parametrize(
    ("source", "old", "new", "category"),
    [
        ("The effect disappear above 80 degrees.", "disappear", "disappears", Category.VERB_SVA),
        ("The results improves.", "improves", "improve", Category.VERB_SVA),
        ("Two cat sleep.", "cat", "cats", Category.NOUN_NUM),
        ("Both walk were long.", "walk", "walks", Category.NOUN_NUM),
    ],
)
def test_what_is_only_a_verb_has_no_noun_number(source: str, old: str, new: str, category: Category) -> None:
    start = source.index(old)
    correction = Correction(source, (Edit(start, start + len(old), new, 0.9),))
    typed = TypedEdit(start, start + len(old), new, ErrantType.NOUN_NUM, "R")
    [alert] = alerts_of_edits(correction, [typed], Thresholds())
    assert alert.category is category
    assert "noun" not in alert.message or category is Category.NOUN_NUM


@pytest.mark.parametrize(
    ("source", "word", "level"),
    [
        ("Just an update: we have finished.", "we", Level.PICKY),
        ("Just an update: i have finished.", "i", Level.DEFAULT),
        ("Just an update. we have finished.", "we", Level.DEFAULT),
    ],
)
def test_a_capital_behind_a_colon_is_a_matter_of_taste(source: str, word: str, level: Level) -> None:
    start = source.index(f" {word} ") + 1
    end = start + len(word)
    correction = Correction(source, (Edit(start, end, word.capitalize(), 0.9),))
    typed = TypedEdit(start, end, word.capitalize(), ErrantType.ORTH, "R")
    [alert] = alerts_of_edits(correction, [typed], Thresholds())
    assert alert.level is level
