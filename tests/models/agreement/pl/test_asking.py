"""Polish words that ask for a preposition, a case, an aspect or a form of who is addressed."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="pl")
assert_silent = partial(assert_right, language="pl")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Czekamy za tobą od rana.", "Czekamy na ciebie od rana."),
        ("Od rana czekam listonosza.", "Od rana czekam na listonosza."),
        ("Dziadkowie dbali ogródek.", "Dziadkowie dbali o ogródek."),
        ("Wszystko zależy na cenie.", "Wszystko zależy od ceny."),
        ("Interesuję się o muzykę.", "Interesuję się muzyką."),
        ("Gram z bratem koszykówkę.", "Gram z bratem w koszykówkę."),
        ("Ciocia grała w pianinie.", "Ciocia grała na pianinie."),
        ("Martwimy się o babci.", "Martwimy się o babcię."),
        ("Dziękujemy za pomocą.", "Dziękujemy za pomoc."),
        ("Pracuję w poczcie.", "Pracuję na poczcie."),
        ("Idziemy jutro do koncertu.", "Idziemy jutro na koncert."),
        ("Zadzwoń mi.", "Zadzwoń do mnie."),
        ("Jestem dumna z bratem.", "Jestem dumna z brata."),
        ("Bierze udział na konkursie.", "Bierze udział w konkursie."),
    ],
)
def test_prepositions_that_are_asked_for(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Pomóż ich posprzątać.", "Pomóż im posprzątać."),
        ("Kupiła mnie lody.", "Kupiła mi lody."),
        ("Boli mi noga.", "Boli mnie noga."),
        ("Wczoraj widziałam on w sklepie.", "Wczoraj widziałam go w sklepie."),
        ("Zazdroszczę cię.", "Zazdroszczę ci."),
    ],
)
def test_pronouns_beside_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Codziennie odrobiłem lekcje.", "Codziennie odrabiałem lekcje."),
        ("Zwykle wrócimy późno.", "Zwykle wracamy późno."),
        ("Nagle ktoś pukał do okna.", "Nagle ktoś zapukał do okna."),
        ("Przestań zjeść słodycze.", "Przestań jeść słodycze."),
        ("Jutro będziemy obejrzeć film.", "Jutro będziemy oglądać film."),
    ],
)
def test_aspects(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Panie Tomasz, proszę wejść.", "Panie Tomaszu, proszę wejść."),
        ("Panie doktor, boli mnie ząb.", "Panie doktorze, boli mnie ząb."),
        ("Pani Maria, proszę usiąść.", "Pani Mario, proszę usiąść."),
        ("Szanowny Pan, dziękuję za list.", "Szanowny Panie, dziękuję za list."),
        ("Dzisiaj jest bardziej ciepło.", "Dzisiaj jest cieplej."),
        ("To najbardziej młody zawodnik.", "To najmłodszy zawodnik."),
        ("Zrobił em obiad.", "Zrobiłem obiad."),
        ("My byli w kinie.", "My byliśmy w kinie."),
        ("Chłopak, który siostra jest lekarką, wyjechał.", "Chłopak, którego siostra jest lekarką, wyjechał."),
        ("Jest tu nowa kobieta, który wczoraj poznałem.", "Jest tu nowa kobieta, którą wczoraj poznałem."),
        ("Chodzę do nowa szkoła.", "Chodzę do nowej szkoły."),
    ],
)
def test_who_is_addressed_compared_or_meant(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Czekam godzinę na przystanku.",
        "Czeka nas trudna praca.",
        "Zależy mi na tobie.",
        "Gra w zielone nie jest trudna.",
        "Koń gra w filmie.",
        "Zadzwoń mi po taksówkę.",
        "Zadzwonił mi budzik.",
        "Zaczął wszystko od nowa.",
        "Codziennie przeczytam jedną stronę.",
        "Nagle zrobiło się ciemno.",
        "Był bardziej zły niż smutny.",
        "Pani Anna dzwoni do klienta.",
        "Panie Marku, proszę wejść.",
        "Chłopak, którego siostra jest lekarką, wyjechał.",
        "A wiesz ty, co on zrobił?",
        "Dała mnie na wychowanie babci.",
        "Pomóż ich matce.",
        "Im więcej nowych aut, tym lepiej.",
        "Jak zwykle wstał wcześnie.",
        "Czekasz pan na kogoś?",
        "Stał z boku i patrzył na boisko.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert_silent(text)
