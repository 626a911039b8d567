"""Words of closed sets, which are taken for one another, beside the forms of one word."""

import pytest

from models.corrector.transducer.paradigms.closed import CLOSED, closed_forms
from models.corrector.transducer.paradigms.forms import FORMS_OF, forms_of


@pytest.mark.parametrize(
    ("language", "word", "other"),
    [("uk", "на", "в"), ("uk", "куди", "де"), ("ru", "здесь", "сюда"), ("pl", "dokąd", "gdzie"), ("cs", "se", "si")],
)
def test_a_word_of_a_set_may_be_any_of_it(language: str, word: str, other: str) -> None:
    forms = forms_of(language)
    assert forms is not None
    assert f"{CLOSED} {word}" in forms(word)[word]
    assert f"{CLOSED} {other}" in forms(word)[other]
    assert word in forms(other)


def test_spellings_that_differ_by_sound_alone_take_one_place() -> None:
    for word, other in (("в", "у"), ("з", "зі")):
        found = closed_forms(word, "uk")
        assert found[word] == found[other]
    assert closed_forms("se", "cs")["se"] == {f"{CLOSED} s", f"{CLOSED} se"}


def test_what_has_a_paradigm_too_has_all_its_forms() -> None:
    forms = forms_of("uk")
    assert forms is not None
    assert {"щоб", "чого", "чим"} < set(forms("що"))


def test_the_one_reading_of_a_dictionary_gives_way_to_the_set() -> None:
    forms = forms_of("cs")
    assert forms is not None
    assert forms("v")["v"] == (f"{CLOSED} v",)


@pytest.mark.parametrize("language", sorted(FORMS_OF))
def test_every_language_has_where_and_whither_and_its_prepositions(language: str) -> None:
    assert len(closed_forms("na" if language in {"cs", "pl"} else "на", language)) > 20
    assert not closed_forms("zzz", language)


def test_a_language_without_sets_has_none() -> None:
    assert closed_forms("in", "de") == {}
