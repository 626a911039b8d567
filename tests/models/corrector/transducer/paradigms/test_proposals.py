"""Choices of forms and edits of the decoder: whoever is surer comes first, what both propose counts more."""

import pytest

from models.corrector.protocol import Edit, Replacement
from models.corrector.transducer.paradigms.chooser import ChosenForm
from models.corrector.transducer.paradigms.proposals import KNOWN, evidence_of, with_choices
from models.corrector.transducer.units import split_units

SENTENCE = "Моя сестра купив хліб."
UNITS = split_units(SENTENCE)
WEIGHTS = {"bias": -1.0, "ratio": 1.0, "proposed_odds": 0.5}
VERB = ChosenForm(2, (("купила", 0.9), ("купить", 0.07), ("купив", 0.02)), 0.02, ("VERB sing femn past indc",))
WRONG = [0.1, 0.1, 0.7, 0.1, 0.1, 0.0]


def merged(*edits: Edit, choice: ChosenForm = VERB, least: float = 0.5) -> tuple[Edit, ...]:
    return with_choices(UNITS, [choice], edits, WRONG, WEIGHTS, least)


def test_a_form_that_is_chosen_is_an_edit() -> None:
    [edit] = merged()
    assert SENTENCE[edit.start : edit.end] == "купив"
    assert edit.replacement == "купила"
    assert edit.probability > 0.8
    assert [one.text for one in edit.alternatives] == ["купить"]


def test_the_form_that_stands_there_is_none() -> None:
    kept = ChosenForm(2, (("купив", 0.9), ("купила", 0.1)), 0.9, ("VERB sing masc past indc",))
    assert merged(choice=kept) == ()


def test_what_is_not_probable_changes_nothing() -> None:
    edit = Edit(11, 16, "придбала", 0.4)
    assert merged(least=0.999) == ()
    assert merged(edit, least=0.999) == (edit,)


def test_forms_of_a_doubted_word_are_named_however_improbable() -> None:
    [edit] = with_choices(UNITS, [VERB], (), WRONG, WEIGHTS, 0.999, 0.6)
    assert edit.replacement == "купила"
    assert edit.probability < 0.999
    assert with_choices(UNITS, [VERB], (), WRONG, WEIGHTS, 0.999, 0.8) == ()


def test_what_is_named_stands_behind_what_the_decoder_proposes() -> None:
    [edit] = with_choices(UNITS, [VERB], (Edit(11, 16, "придбала", 0.4),), WRONG, WEIGHTS, 0.999, 0.6)
    assert (edit.replacement, edit.probability) == ("придбала", 0.4)
    assert edit.alternatives[0].text == "купила"
    assert edit.alternatives[0].probability < 0.05


def test_what_the_decoder_proposes_too_is_surer() -> None:
    [alone] = merged()
    [both] = merged(Edit(11, 16, "купила", 0.8))
    assert both.replacement == "купила"
    assert both.probability > alone.probability


def test_something_else_at_the_same_word_is_an_alternative() -> None:
    [edit] = merged(Edit(11, 16, "придбала", 0.3, (Replacement("узяла", 0.2),)))
    assert edit.replacement == "купила"
    assert [one.text for one in edit.alternatives] == ["придбала", "узяла", "купить"]


def test_the_decoder_comes_first_where_it_is_surer() -> None:
    [edit] = merged(Edit(11, 16, "придбала", 0.99))
    assert edit.replacement == "придбала"
    assert edit.alternatives[0].text == "купила"


def test_a_change_of_more_words_stays_as_it_is() -> None:
    wider = Edit(4, 16, "сестри купили", 0.6)
    assert merged(wider) == (wider,)


def test_all_that_is_known_has_a_name() -> None:
    [(_, known)] = evidence_of(UNITS, [VERB], [Edit(11, 16, "придбала", 0.3)], WRONG)
    assert set(known) == set(KNOWN)
    assert (known["otherwise"], known["proposed"], known["verb"], known["adjective"]) == (1.0, 0.0, 1.0, 0.0)
    assert known["ratio"] == pytest.approx(3.8, abs=0.1)
