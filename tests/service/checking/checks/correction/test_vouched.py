"""Corrections of German and Czech words that the sentence shows to be right."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.correction.vouched import without_vouched


def kept(source: str, wrong: str, right: str, language: str = "de") -> bool:
    alert = Alert(
        offset=source.index(wrong), length=len(wrong), category=Category.OTHER, main_category=Category.GRAMMAR,
        message="", short_message="", replacements=(right,), confidence=0.9, rule="correction-model/R:OTHER",
    )  # fmt: skip
    return without_vouched([alert], source, language) == [alert]


@pytest.mark.parametrize(
    ("source", "wrong", "right", "stays"),
    [
        ("Ich sah, dass dem Mann ein Fuß fehlte.", "dem", "der", False),
        ("Die Hänge spiegeln das Bild wider.", "wider", "wieder", False),
        ("Er kommt morgen wider.", "wider", "wieder", True),
        ("Ich sah, dass dem Mann ein Fuß fehlte.", "dem Mann", "der Mann", True),
    ],
)
def test_what_is_right_is_not_corrected(source: str, wrong: str, right: str, stays: bool) -> None:
    assert kept(source, wrong, right) == stays


@pytest.mark.parametrize(
    ("source", "wrong", "right", "stays"),
    [
        ("Babička s dědou odjeli do lázní.", "odjeli", "odjela", False),
        ("Přeju hezký den a zdravím.", "zdravím", "zdraví", False),
        ("Dala by sis ještě čaj?", "Dala", "Dal", False),
        ("S holkami jsme šly do kina.", "šly", "šli", False),
        ("Koupila jsem dva stolky.", "dva", "dvě", False),
        ("Co mají Tom s Evou za problém?", "mají", "má", False),
        ("Květiny přinesli hosté.", "přinesli", "přinesly", False),
        ("Mluvili tak nahlas, že je slyšeli i sousedi.", "slyšeli", "slyšely", False),
        ("Pamatuj, žes to slíbil.", "žes", "že", False),
        ("Pročpak nás honíte?", "Pročpak", "Proč", False),
        ("Na to není léku.", "léku", "lék", False),
        ("Tisíce dětí se ztratí.", "dětí", "děti", False),
        ("Já chci být jednou kuchařem.", "Já ", "", False),
        ("Já chci být jednou kuchařem.", "chci", "Chci", False),
        ("Děkuji za Vaši odpověď.", "Vaši", "Vaše", False),
        ("V zoo jsme viděli velkého slona a opice.", "velkého", "velké", False),
        ("Dneska bude pršet.", "Dneska", "Dnes", False),
        ("Strejda si koupil novou motorku, ale teta z toho nemá radost.", "koupil", "koupila", False),
        ("Čtyři auta stála před domem.", "stála", "stály", False),
        ("Vypráví, jak za války schovávali uprchlíky.", "schovávali", "schovávaly", False),
        ("Děkuju za tu čepici, hodně mi pomohla.", "pomohla", "pomohlo", False),
        ("Moje holky chodí na tancování.", "holky", "holka", False),
        ("Pan ředitel je dnes mimo kancelář.", "kancelář", "kanceláři", False),
        ("Maturovala jsem z češtiny, dějepisu a biologie.", "biologie", "biologii", False),
        ("Maturovala jsem z češtiny, dějepisu a biologie.", "dějepisu", "dějepis", False),
        ("Nemám ponětí, čím jsem ho urazil.", "čím", "co", False),
        ("Buď hodný a poslouchej babičku.", "hodný", "hodně", False),
        ("Buď to udělám hned, nebo vůbec.", "udělám", "udělat", False),
        ("Spousta věcí se mi tam nelíbila.", "věcí", "věci", False),
        ("Státnice složil s vyznamenáním.", "složil", "složila", False),
        ("V akci měli kuřecí prsa za sto korun.", "měli", "měla", False),
        ("Staré domy zbourali a postavili tam parkoviště.", "zbourali", "zbouraly", False),
        ("Itálie se nám líbila víc než Španělsko.", "Španělsko", "Španělska", False),
        ("Domů jsme dorazili celí promočení.", "celí", "celé", False),
        ("Když jsem přišla domů, nikdo tam nebyl.", "přišla", "přišel", False),
        ("Zavolej babičce a popřej jí.", "jí", "ji", False),
        ("Na rozdíl od tebe já vstávám brzy.", "tebe", "tebe,", False),
        ("Od doby kdy odešel je smutno.", "doby", "doby,", True),
        ("Auta měli velká kola.", "měli", "měla", True),
        ("Děvčata koupili dárek.", "koupili", "koupila", True),
        ("Kamarádka složil zkoušku.", "složil", "složila", True),
        ("Hodně lidí přišla pozdě.", "přišla", "přišlo", True),
        ("Knihy ležela na stole.", "ležela", "ležely", True),
        ("Petr a Jana přišla domů.", "přišla", "přišli", True),
        ("Naše děti přišli domů.", "přišli", "přišly", True),
        ("Nevím, čím to znamená.", "čím", "co", True),
        ("Jsem z Prahy a Brno.", "Brno", "Brna", True),
        ("Dárky jsou pro tátu a mámě.", "mámě", "mámu", True),
        ("Jedeme do velká škola.", "velká", "velké", True),
        ("Babička odjeli do lázní.", "odjeli", "odjela", True),
        ("Květiny koupili v obchodě.", "koupili", "koupily", True),
        ("Vidím dětí.", "dětí", "děti", True),
        ("My kluci jsme šly do kina.", "šly", "šli", True),
    ],
)
def test_what_is_right_in_czech_is_not_corrected(source: str, wrong: str, right: str, stays: bool) -> None:
    assert kept(source, wrong, right, "cs") == stays
