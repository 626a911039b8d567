"""All forms of a word, and another word in the form that one has."""

import pytest

from models.agreement.inflected.inflecting import forms_of, inflected_like, is_inflected, is_unknown


def test_the_forms_of_a_word() -> None:
    assert {"приймати", "приймаю", "приймала", "прийматимуть", "приймайте", "приймаючи"} <= forms_of("uk", "приймати")
    assert {"матимемо", "має"} <= forms_of("uk", "мати")
    assert {"бралася", "бралась", "братися", "братись"} <= forms_of("uk", "братися")
    assert "беретьсь" not in forms_of("uk", "братися")


def test_words_that_no_dictionary_has() -> None:
    assert is_unknown("uk", "приймотати")
    assert not is_unknown("uk", "приймати")
    assert forms_of("uk", "приймотати") == {"приймотати"}


def test_languages_with_paradigms() -> None:
    assert is_inflected("uk")
    assert not is_inflected("en")


@pytest.mark.parametrize(
    ("lemma", "form", "expected"),
    [
        ("брати", "приймаєш", "береш"),
        ("брати", "Приймали", "брали"),
        ("брати", "приймаючи", "беручи"),
        ("брати", "прийматиме", "братиме"),
        ("удавати", "роби", "удавай"),
        ("зазнати", "потерпіла", "зазнала"),
        ("поводитися", "вели", "поводилися"),
        ("скасовуватися", "відміняється", "скасовується"),
        ("скасовуватися", "відмінялись", "скасовувались"),
        ("музичний", "музикальної", "музичної"),
        ("ступінь", "степенем", "ступенем"),
        ("обсяг", "об'ємами", "обсягами"),
        ("брати", "зошит", None),
    ],
)
def test_a_word_in_the_form_of_another(lemma: str, form: str, expected: str | None) -> None:
    words = {"вели": forms_of("uk", "вести")}
    assert inflected_like("uk", lemma, form, words.get(form, frozenset())) == expected
