"""What words may be by the spelling dictionaries that are installed."""

import pytest

from models.agreement.inflected.morphology import Morphology, morphology


@pytest.mark.parametrize(
    ("language", "word", "lemma", "places"),
    [
        ("cs", "matce", "matka", {("sing", "datv", "femn"), ("sing", "loct", "femn")}),
        ("cs", "studenti", "student", {("plur", "nomn", "masc"), ("plur", "voct", "masc")}),
        ("cs", "okny", "okno", {("plur", "ablt", "neut")}),
        ("cs", "četly", "číst", {("plur", "", "femn"), ("plur", "", "masc")}),
        ("cs", "nepíšeme", "psát", set()),
        ("uk", "нозі", "нога", {("sing", "datv", "femn"), ("sing", "loct", "femn")}),
        ("uk", "столом", "стіл", {("sing", "ablt", "masc")}),
        ("uk", "сміялась", "сміятися", {("sing", "", "femn")}),
        ("uk", "прошу", "просити", {("sing", "", "")}),
        ("uk", "ходжу", "ходити", {("sing", "", "")}),
        ("uk", "Ірина", "Ірина", {("sing", "nomn", "femn")}),
        ("uk", "обіду", "обід", {("sing", "datv", "masc"), ("sing", "loct", "masc"), ("sing", "gent", "masc")}),
        ("uk", "вікон", "вікно", {("plur", "gent", "neut")}),
    ],
)
def test_readings(language: str, word: str, lemma: str, places: set[tuple[str, str, str]]) -> None:
    found = [one for one in morphology(language).readings(word) if one.lemma == lemma]
    assert {(one.number, one.case, one.gender) for one in found} == places


def test_a_form_of_a_word_in_another_place() -> None:
    [school, *_] = morphology("cs").readings("školu")
    assert school.form("loct", "sing") == "škole"
    assert school.form("gent", "plur") == "škol"
    assert school.form("supine") == ""


def test_without_a_dictionary_nothing_is_known() -> None:
    assert Morphology("cs", None).readings("matku") == ()
