"""Polish words that do not agree, as learners and hurried writers put them."""

from functools import partial

import pytest

from models.agreement.wrong import DICTIONARIES, LANGUAGES, disagreements
from tests.models.agreement.sentences import assert_mended, assert_right

pytestmark = pytest.mark.skipif("pl" in DICTIONARIES and "pl" not in LANGUAGES, reason="morfeusz2 is not installed")

assert_fix = partial(assert_mended, language="pl")
assert_silent = partial(assert_right, language="pl")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Boję tego psa.", "Boję się tego psa."),
        ("Nie podoba mi ten film.", "Nie podoba mi się ten film."),
        ("Nazywam Piotr i mam dziesięć lat.", "Nazywam się Piotr i mam dziesięć lat."),
        ("Bardzo cieszę, że przyjechałaś.", "Bardzo cieszę się, że przyjechałaś."),
        ("Boli mnie głową od rana.", "Boli mnie głowa od rana."),
        ("Podoba mi się twoją sukienkę.", "Podoba mi się twoja sukienka."),
        ("Dałem siostrę prezent.", "Dałem siostrze prezent."),
        ("Jadę do pracy tramwaj.", "Jadę do pracy tramwajem."),
        ("Jadę autobus do szkoły.", "Jadę autobusem do szkoły."),
        ("Piszę z długopisem.", "Piszę długopisem."),
        ("Lubię jeździć na rower.", "Lubię jeździć na rowerze."),
        ("Uczę się język polski w szkole.", "Uczę się języka polskiego w szkole."),
        ("Obok nasz blok budują parking.", "Obok naszego bloku budują parking."),
        ("Gratuluję ciebie zdanego egzaminu.", "Gratuluję ci zdanego egzaminu."),
        ("Nie kupuj to wino.", "Nie kupuj tego wina."),
        ("Lecę do Hiszpanię w maju.", "Lecę do Hiszpanii w maju."),
    ],
)
def test_objects(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Dwie koleżanki poszedł na zakupy.", "Dwie koleżanki poszły na zakupy."),
        ("Większość ludzi lubią czekoladę.", "Większość ludzi lubi czekoladę."),
        ("Te studentki mówili po polsku.", "Te studentki mówiły po polsku."),
        ("Ja i brat oglądam mecz.", "Ja i brat oglądamy mecz."),
        ("W szafie wisi trzy sukienki.", "W szafie wiszą trzy sukienki."),
        ("To jest moi najlepsi przyjaciele.", "To są moi najlepsi przyjaciele."),
        ("Jej mąż jest wysoka i szczupły.", "Jej mąż jest wysoki i szczupły."),
        ("Kiedy byłam mała, mieszkałem na wsi.", "Kiedy byłam mała, mieszkałam na wsi."),
        ("Byłam wczoraj bardzo zmęczony.", "Byłam wczoraj bardzo zmęczona."),
        ("Ona ma długi włosy.", "Ona ma długie włosy."),
        ("Te dziecko ciągle płacze.", "To dziecko ciągle płacze."),
        ("Moje siostra chodzą do liceum.", "Moje siostry chodzą do liceum."),
        ("Kolega, który poznałem, mieszka w Łodzi.", "Kolega, którego poznałem, mieszka w Łodzi."),
        ("Mam trzy synów.", "Mam trzech synów."),
        ("Mam dwa dzieci.", "Mam dwoje dzieci."),
        ("Mam dużo kolegi w szkole.", "Mam dużo kolegów w szkole."),
    ],
)
def test_agreement(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Gdybym mam czas, poszedłbym z wami.", "Gdybym miał czas, poszedłbym z wami."),
        ("Chcę, żeby mama kupi mi psa.", "Chcę, żeby mama kupiła mi psa."),
        ("W zeszłym roku jadę do Włoch.", "W zeszłym roku jechałem do Włoch."),
        ("Dzieci, nie biegaj po schodach!", "Dzieci, nie biegajcie po schodach!"),
        ("Mama, gdzie jest mój plecak?", "Mamo, gdzie jest mój plecak?"),
        ("Ten dom jest bardziej wyższy.", "Ten dom jest wyższy."),
        ("Wiem ze przyjdziesz.", "Wiem, że przyjdziesz."),
        ("Powiedział, ze nie ma czasu.", "Powiedział, że nie ma czasu."),
        ("Wolałbym, żeby byś został.", "Wolałbym, żebyś został."),
    ],
)
def test_clauses(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Boi się psów i kotów.",
        "Martwi mnie, że nie dzwonisz.",
        "Przyszedł ze mną i ze swoją siostrą.",
        "Czekał ze trzy godziny.",
        "Trzy lata pracował w Anglii.",
        "Dzięki temu możesz spać spokojnie.",
        "Mama, tata i ja jedziemy nad morze.",
        "Na stole leży pięć kluczy.",
        "W domu stoi łóżko i szafa.",
        "Kolega, który mnie poznał, mieszka w Łodzi.",
        "To jest państwo Nowak.",
        "Dał brata książkę Ani.",
        "W zeszłym roku jedzie do Włoch i tam poznaje żonę.",
        "Jadę do pracy z kolegą.",
        "Tym bardziej lepszy wynik cieszy.",
    ],
)
def test_what_may_be_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("text", "replacement"),
    [
        ("Obudziłem dzisiaj o szóstej rano.", "Obudziłem się"),
        ("Dzieci bawią na placu zabaw.", "bawią się"),
        ("Ona śpiewa piękna.", "pięknie"),
        ("Mam alergie na orzechy.", "alergię"),
        ("Lubimy spacerować po las.", "lesie"),
        ("Urodziłem się w maj.", "maju"),
        ("Proszę zamknij drzwi.", "zamknąć"),
    ],
)
def test_what_is_unsure_is_asked_about(text: str, replacement: str) -> None:
    words = text.replace(".", " .").split()
    assert [(one.replacements[0], one.unsure) for one in disagreements(words, "pl")] == [(replacement, True)]
