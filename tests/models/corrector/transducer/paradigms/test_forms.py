"""The forms of words with the places in which they stand, by whatever dictionary knows them."""

import pytest

from models.corrector.transducer.paradigms.forms import FORMS_OF, forms_of, known_forms, written_as


@pytest.mark.parametrize(
    ("language", "word", "form", "place"),
    [
        ("uk", "книгу", "книгою", "NOUN ablt sing femn"),
        ("uk", "прийшов", "прийшла", "VERB sing femn past indc"),
        ("uk", "мене", "мені", "NPRO datv"),
        ("cs", "stromy", "stromech", "NOUN loct plur masc inan"),
        ("cs", "velká", "velkého", "ADJF gent sing neut"),
        ("pl", "książkę", "książek", "NOUN gent plur femn"),
        ("pl", "zrobiłem", "zrobiłyśmy", "VERB plur femn 1per past indc"),
        ("pl", "robi", "róbcie", "VERB plur 2per impr"),
        ("pl", "dobrą", "dobremu", "ADJF datv sing m3"),
        ("ru", "мальчик", "мальчиков", "NOUN gent plur masc anim"),
        ("ru", "открыт", "открыта", "PRTS sing femn past psv"),
        ("ru", "читаю", "читают", "VERB plur 3per pres indc"),
    ],
)
def test_a_form_has_its_places(language: str, word: str, form: str, place: str) -> None:
    forms = forms_of(language)
    assert forms is not None
    assert word in forms(word)
    assert place in forms(word)[form]


@pytest.mark.parametrize(
    ("language", "word"),
    [("uk", "швидко"), ("uk", "ззз"), ("cs", "protože"), ("pl", "bardzo"), ("pl", "mógłby"), ("ru", "очень")],
)
def test_a_word_of_one_form_or_unknown_has_none(language: str, word: str) -> None:
    forms = forms_of(language)
    assert forms is not None
    assert not forms(word)


def test_a_comparative_is_no_form_of_its_adjective() -> None:
    polish, russian = forms_of("pl"), forms_of("ru")
    assert polish is not None
    assert russian is not None
    assert "lepszy" not in polish("dobry")
    assert "новейший" not in russian("новый")


def test_other_languages_have_no_forms_here() -> None:
    assert forms_of("de") is None
    assert forms_of("xx") is None
    assert set(FORMS_OF) == {"cs", "pl", "ru", "uk"}


def test_what_the_word_is_not_among_is_nothing() -> None:
    assert known_forms({"stůl": {"NOUN nomn sing"}, "stolu": {"NOUN gent sing"}}, "židle") == {}


@pytest.mark.parametrize(
    ("form", "word", "written"),
    [("вона", "Він", "Вона"), ("вона", "ВІН", "ВОНА"), ("я", "Мене", "Я"), ("ji", "ho", "ji")],
)
def test_a_form_takes_the_capitals_of_the_word(form: str, word: str, written: str) -> None:
    assert written_as(form, word) == written
