"""Everyday Polish slips of government, numbers and degrees: a sentence in, what is wrong out."""

from functools import partial

import pytest

from models.agreement.wrong import DICTIONARIES, LANGUAGES
from tests.models.agreement.sentences import assert_mended, assert_right

pytestmark = pytest.mark.skipif("pl" in DICTIONARIES and "pl" not in LANGUAGES, reason="morfeusz2 is not installed")

assert_fix = partial(assert_mended, language="pl")
assert_silent = partial(assert_right, language="pl")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Dziecko spał do południa.", "Dziecko spało do południa."),
        ("Wszyscy goście są zadowolone.", "Wszyscy goście są zadowoleni."),
        ("Drzwi jest otwarte.", "Drzwi są otwarte."),
        ("Czy wy znasz tę piosenkę?", "Czy wy znacie tę piosenkę?"),
        ("Jaki jest twoja ulubiona potrawa?", "Jaka jest twoja ulubiona potrawa?"),
        ("Moja ciocia jest świetna kucharka.", "Moja ciocia jest świetną kucharką."),
        ("Widziałem ona wczoraj na rynku.", "Widziałem ją wczoraj na rynku."),
        ("Kocham jej nad życie.", "Kocham ją nad życie."),
        ("Idziesz ze ja do kina?", "Idziesz ze mną do kina?"),
        ("Kroję mięso nóż.", "Kroję mięso nożem."),
        ("Kupiłam kwiaty babcia na imieniny.", "Kupiłam kwiaty babci na imieniny."),
        ("Wysłałem życzenia wszystkim kolegą.", "Wysłałem życzenia wszystkim kolegom."),
        ("Mamy za mało krzesła.", "Mamy za mało krzeseł."),
        ("Mimo zmęczenie poszliśmy dalej.", "Mimo zmęczenia poszliśmy dalej."),
        ("Wróciliśmy od szkoły o drugiej.", "Wróciliśmy ze szkoły o drugiej."),
        ("Pracuję na fabryce.", "Pracuję w fabryce."),
        ("Zależy mi o twojej opinii.", "Zależy mi na twojej opinii."),
        ("Mój dom jest bardziej duży niż twój.", "Mój dom jest większy niż twój."),
        ("Ten film jest więcej interesujący niż tamten.", "Ten film jest bardziej interesujący niż tamten."),
        ("To zadanie było bardzo łatwiejsze.", "To zadanie było dużo łatwiejsze."),
        ("Jestem starszy jak ty.", "Jestem starszy niż ty."),
        ("Cały wieczór przeczytałem książkę.", "Cały wieczór czytałem książkę."),
        ("Czy mogę otwieram okno?", "Czy mogę otworzyć okno?"),
        ("Mieszkam nie daleko parku.", "Mieszkam niedaleko parku."),
    ],
)
def test_slips(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Spotkamy się dziesiątego maja.",
        "Ten film jest bardziej ciekawy niż tamten.",
        "Poszedł tam zamiast go szukać.",
        "Nie mamy zbyt wiele czasu.",
        "Panie Andrzeju, podaj pan ramię mojej matce.",
        "Jestem więcej mądry, niż głupi.",
        "Jaki jest powód jego wizyty?",
        "Drzwi nie było widać.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert_silent(text)
