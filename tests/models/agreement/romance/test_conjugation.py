"""Forms of verbs: made, and read."""

import pytest

from models.agreement.romance.conjugation import conjugation


@pytest.mark.parametrize(
    ("language", "verb", "tense", "person", "form"),
    [
        ("es", "empezar", "subjunctive", 2, "empiece"),
        ("es", "tener", "past_subjunctive", 3, "tuviéramos"),
        ("es", "pedir", "preterite", 5, "pidieron"),
        ("it", "cercare", "future", 0, "cercherò"),
        ("it", "mangiare", "present", 1, "mangi"),
        ("it", "dormire", "present", 5, "dormono"),
        ("pt", "fazer", "future_subjunctive", 5, "fizerem"),
        ("pt", "chegar", "preterite", 0, "cheguei"),
        ("fr", "manger", "present", 3, "mangeons"),
        ("fr", "appeler", "future", 2, "appellera"),
        ("fr", "vendre", "present", 2, "vend"),
    ],
)
def test_a_form_is_made_and_read_again(language: str, verb: str, tense: str, person: int, form: str) -> None:
    verbs = conjugation(language)
    assert verbs.form(verb, tense, person) == form
    assert (verb, tense, person) in verbs.readings(form)


def test_a_word_that_is_no_verb_has_no_reading() -> None:
    assert conjugation("es").readings("ventana") == ()
