"""Polish objects, quantities, particles, tenses and denial: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="pl")
assert_silent = partial(assert_right, language="pl")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Moja babcia codziennie słucha radio.", "Moja babcia codziennie słucha radia."),
        ("Boję się psy.", "Boję się psów."),
        ("Używam ten program w pracy.", "Używam tego programu w pracy."),
        ("Tomek nie kupił chleb.", "Tomek nie kupił chleba."),
        ("Kamil nie zna mój adres.", "Kamil nie zna mojego adresu."),
        ("Marta lubi kawa.", "Marta lubi kawę."),
        ("Widziałem wczoraj twój brat na dworcu.", "Widziałem wczoraj twojego brata na dworcu."),
        ("Ufam mojego lekarza.", "Ufam mojemu lekarzowi."),
        ("Podziękowałem koleżanką za kwiaty.", "Podziękowałem koleżankom za kwiaty."),
        ("Daj to swoim siostrą.", "Daj to swoim siostrom."),
        ("Dzieci boją się burza.", "Dzieci boją się burzy."),
        ("Brakuje mi pieniądze.", "Brakuje mi pieniędzy."),
        ("Jestem nauczyciel w małej szkole.", "Jestem nauczycielem w małej szkole."),
    ],
)
def test_what_a_verb_asks_for(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Pracuję w duża firma komputerowej.", "Pracuję w dużej firmie komputerowej."),
        ("Mieszkamy na trzecie piętro.", "Mieszkamy na trzecim piętrze."),
        ("Byliśmy na koncert w sobotę.", "Byliśmy na koncercie w sobotę."),
        ("Dziadek opowiada nam o swoje przygody.", "Dziadek opowiada nam o swoich przygodach."),
        ("Wieczorem rozmawialiśmy o nowa szkoła.", "Wieczorem rozmawialiśmy o nowej szkole."),
        ("Jem śniadanie o siódma rano.", "Jem śniadanie o siódmej rano."),
        ("Wypiłem szklankę mleko.", "Wypiłem szklankę mleka."),
        ("Moja córka ma cztery rok.", "Moja córka ma cztery lata."),
        ("On ma dwadzieścia jeden rok.", "On ma dwadzieścia jeden lat."),
    ],
)
def test_places_and_quantities(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Kobiety rozmawiali w kuchni.", "Kobiety rozmawiały w kuchni."),
        ("Twoje rękawiczki jest na półce.", "Twoje rękawiczki są na półce."),
        ("Pies jest większa niż kot.", "Pies jest większy niż kot."),
        ("Muszę już idę do domu.", "Muszę już iść do domu."),
        ("Jutro będę pójść do lekarza.", "Jutro pójdę do lekarza."),
        ("Zaczęłam napisać pamiętnik.", "Zaczęłam pisać pamiętnik."),
        ("Wczoraj Ania pisze list.", "Wczoraj Ania pisała list."),
        ("Jutro pojechałem do cioci.", "Jutro pojadę do cioci."),
        ("Weź swoje plecaki, dzieci!", "Weźcie swoje plecaki, dzieci!"),
        ("Nigdy byłem w Paryżu.", "Nigdy nie byłem w Paryżu."),
        ("W sklepie nic kupiłem.", "W sklepie nic nie kupiłem."),
    ],
)
def test_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Niechce mi się gotować.", "Nie chce mi się gotować."),
        ("To był nie dobry pomysł.", "To był niedobry pomysł."),
        ("On jest bardzo nie grzeczny.", "On jest bardzo niegrzeczny."),
        ("Zrobił bym to inaczej.", "Zrobiłbym to inaczej."),
        ("Poszła by na spacer, gdyby nie deszcz.", "Poszłaby na spacer, gdyby nie deszcz."),
        ("Idąc ulicą spotkałem kolegę.", "Idąc ulicą, spotkałem kolegę."),
        ("Czytając książkę zasnął na kanapie.", "Czytając książkę, zasnął na kanapie."),
    ],
)
def test_particles_and_commas(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "To nie dobry pomysł, lecz konieczność.",
        "Czekał na nie długo.",
        "Strony nie wymagające hasła są wolne.",
        "Wstał by wyjść z domu.",
        "Na nic się zda taka próba.",
        "Nie stać na to moich rodziców.",
        "Ssie z butelki mleko.",
        "Będzie gotowe na szóstą wieczór.",
        "Nic dziwnego, że śpi.",
        "Ja jestem matka, a matki wiedzą.",
        "Szybko chodząc po pokoju Jan mówił do siebie.",
        "Wczoraj pojechałem do cioci.",
    ],
)
def test_what_may_be_right(text: str) -> None:
    assert_silent(text)
