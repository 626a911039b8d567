"""A word that is taken out here and put in there has moved."""

import pytest

from models.corrector.moves import with_moves
from models.corrector.protocol import Correction, Edit


def taken(source: str, word: str, probability: float) -> Edit:
    start = source.index(f" {word}")
    return Edit(start, start + 1 + len(word), "", probability)


def put(source: str, behind: str, word: str, probability: float) -> Edit:
    end = source.index(behind) + len(behind)
    return Edit(end, end, f" {word}", probability)


def moved(source: str, *edits: Edit, language: str = "de") -> list[tuple[str, str, float]]:
    correction = Correction(source, tuple(sorted(edits, key=lambda one: one.start)))
    found = with_moves(correction, language).edits
    return [(source[one.start : one.end], one.replacement, round(one.probability, 2)) for one in found]


def test_a_word_that_is_put_in_elsewhere_is_one_edit() -> None:
    source = "Danach wir haben Kuchen gegessen."
    edits = taken(source, "haben", 0.7), put(source, "Danach", "haben", 0.5)
    assert moved(source, *edits) == [("wir haben", "haben wir", 0.6)]


def test_it_may_move_to_the_right() -> None:
    source = "Ich weiß, dass er kommt nicht heute."
    edits = taken(source, "kommt", 0.8), put(source, "heute", "kommt", 0.8)
    assert moved(source, *edits) == [("kommt nicht heute", "nicht heute kommt", 0.8)]


def test_a_verb_that_is_taken_from_behind_its_subject_belongs_before_it() -> None:
    source = "Morgen ich fahre nach Berlin."
    edits = taken(source, "fahre", 0.64), put(source, "Morgen", "schbebebete", 0.0)
    assert moved(source, *edits) == [("ich fahre", "fahre ich", 0.64)]


@pytest.mark.parametrize("language", ["es", "fr"])
def test_elsewhere_what_is_put_in_must_be_that_word(language: str) -> None:
    source = "Mañana yo voy a Berlín."
    edits = taken(source, "voy", 0.64), put(source, "Mañana", "vvvvvv", 0.0)
    assert len(moved(source, *edits, language=language)) == 2


def test_another_word_that_the_model_is_sure_of_is_no_move() -> None:
    source = "Morgen ich fahre nach Berlin."
    assert len(moved(source, taken(source, "fahre", 0.64), put(source, "Morgen", "werde", 0.6))) == 2


def test_what_is_far_away_or_beyond_a_comma_is_no_move() -> None:
    source = "Morgen, wenn ich komme, ich fahre nach Berlin und zurück."
    assert len(moved(source, taken(source, "fahre", 0.7), put(source, "Morgen", "fahre", 0.7))) == 2
    assert len(moved(source, taken(source, "fahre", 0.7), put(source, "zurück", "fahre", 0.7))) == 2


def test_a_change_between_them_keeps_them_apart() -> None:
    source = "Danach wier haben Kuchen gegessen."
    start = source.index("wier")
    between = Edit(start, start + 4, "wir", 0.9)
    assert len(moved(source, taken(source, "haben", 0.7), put(source, "Danach", "haben", 0.5), between)) == 3


def test_in_english_the_surer_half_counts_and_a_word_may_go_farther() -> None:
    source = "I forgot where is the name of the hotel."
    edits = taken(source, "is", 0.3), put(source, "hotel", "is", 0.7)
    assert moved(source, *edits, language="en") == [("is the name of the hotel", "the name of the hotel is", 0.7)]
    assert moved(source, *edits, language="fr") == [(" is", "", 0.3), ("", " is", 0.7)]


def test_a_little_english_word_that_goes_here_and_comes_there_has_not_moved() -> None:
    source = "We have a breakfast at kiosk."
    edits = taken(source, "a", 0.8), put(source, "at", "a", 0.4)
    assert len(moved(source, *edits, language="en")) == 2
