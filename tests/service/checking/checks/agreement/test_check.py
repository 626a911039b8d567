"""Alerts of words that do not agree, and what they say."""

from pathlib import Path

import pytest

from models.agreement.wrong import RULES
from service.checking.checks.agreement.check import AgreementCheck
from service.checking.checks.agreement.messages import messages_in
from service.checking.messages.catalogue import phrases
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from tests.service.checking.told import assert_told

CHECK = AgreementCheck(Resources())


@pytest.mark.parametrize(
    ("text", "marked", "rule", "message"),
    [
        (
            "Утром он вышел без шапка.",
            "шапка",
            "preposition",
            "После предлога «без» нужен другой падеж: «шапки».",
        ),
        ("Дети рисует дом.", "рисует", "subject", "Глагол согласуется с подлежащим: «рисуют»."),
        (
            "На столе лежит твой книга.",
            "твой книга",
            "agreement",
            "Род, число или падеж, кажется, требуют здесь «твоя книга», а не «твой книга».",
        ),
        (
            "Я купил шесть тетради.",
            "тетради",
            "number",
            "По числу и падежу здесь, кажется, нужна форма «тетрадей», а не «тетради».",
        ),
    ],
)
def test_an_alert_says_why_in_russian(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "ru"), marked, rule, message)


@pytest.mark.parametrize(
    ("text", "marked", "rule", "message"),
    [
        (
            "Wyszedł rano bez czapka.",
            "czapka",
            "preposition",
            "Po przyimku „bez” stosuje się inny przypadek: „czapki”.",
        ),
        ("Nie mam rower.", "rower", "negation", "Dopełnienie czasownika z „nie” stoi w dopełniaczu: „roweru”."),
        ("Moja ciocia upiekł ciasto.", "upiekł", "subject", "Czasownik zgadza się z podmiotem: „upiekła”."),
        (
            "Chcemy jedziemy nad morze.",
            "jedziemy",
            "infinitive",
            "W tym miejscu potrzebna jest chyba forma czasownika „jechać”, nie „jedziemy”.",
        ),
    ],
)
def test_an_alert_says_why_in_polish(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "pl-PL"), marked, rule, message)


@pytest.mark.parametrize(
    ("text", "marked", "rule", "message"),
    [
        (
            "Vi bor i en stort höghus.",
            "en",
            "agreement",
            "Orden runt om verkar kräva formen ”ett” här, inte ”en”.",
        ),
        ("Vi cykla till stranden.", "cykla", "subject", "Verbet rättar sig efter sitt subjekt: ”cyklar”."),
        (
            "Vi åt kanel bullar i köket.",
            "kanel bullar",
            "compound",
            "Sammansatta ord skrivs ihop: ”kanelbullar”.",
        ),
    ],
)
def test_an_alert_says_why_in_swedish(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "sv"), marked, rule, message)


@pytest.mark.parametrize(
    ("text", "marked", "rule", "message"),
    [
        (
            "De kuiken is geel.",
            "De",
            "agreement",
            "De woorden eromheen lijken hier de vorm “Het” te vragen, niet “De”.",
        ),
        (
            "Hun wonen in Gent.",
            "Hun",
            "pronoun",
            "Met de woorden eromheen lijkt het voornaamwoord “Zij” te moeten zijn, niet “Hun”.",
        ),
    ],
)
def test_an_alert_says_why_in_dutch(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "nl-BE"), marked, rule, message)


def test_a_language_whose_dictionary_is_not_installed_is_not_covered(tmp_path: Path) -> None:
    check = AgreementCheck(Resources(hunspell_dir=tmp_path))
    assert not check.covers("sv")
    assert check.covers("ru")


@pytest.mark.parametrize(
    ("text", "marked", "rule", "message"),
    [
        (
            "Meine Tochter spielen gern Klavier.",
            "spielen",
            "subject",
            "Das Verb richtet sich nach seinem Subjekt: „spielt“.",
        ),
        (
            "Gestern habe ich meine Tante besuchen.",
            "besuchen",
            "infinitive",
            "An dieser Stelle steht offenbar die Verbform „besucht“, nicht „besuchen“.",
        ),
    ],
)
def test_an_alert_says_why_in_german(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "de-DE"), marked, rule, message)


@pytest.mark.parametrize("language", RULES)
def test_its_messages_are_translated(language: str) -> None:
    assert messages_in(language) <= set(phrases(language))


@pytest.mark.parametrize(
    ("language", "text"), [("ru", "Он вышел без `шапка` и ушёл."), ("pl", "Wyszedł bez `czapka`.")]
)
def test_what_is_protected_is_let_be(language: str, text: str) -> None:
    assert CHECK.check([SentenceText.of(text, language)]) == [[]]


@pytest.mark.parametrize(
    ("text", "marked", "rule", "message"),
    [
        ("Bydlíme u jezero.", "jezero", "preposition", "Po „u“ stojí slovo v jiném pádě: „jezera“."),
        ("Hraje si z bratrem.", "z", "sound", "Pád slova „bratrem“ vyžaduje předložku „s“."),
        ("Nikdo zavolal.", "zavolal", "denied", "Po slově „nikdo“ je záporné i sloveso: „nezavolal“."),
        ("Pane doktor, pomozte!", "doktor", "called", "Když někoho oslovujeme, užíváme pátý pád: „doktore“."),
    ],
)
def test_an_alert_says_why_in_czech(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "cs"), marked, rule, message)


@pytest.mark.parametrize(
    ("text", "marked", "rule", "message"),
    [
        ("Він вийшов без шапка.", "шапка", "preposition", "Після прийменника «без» потрібен інший відмінок: «шапки»."),
        ("Моя тітка спекли пиріг.", "спекли", "subject", "Дієслово узгоджують із підметом: «спекла»."),
        (
            "У вазі стоїть сім троянди.",
            "троянди",
            "number",
            "Число й відмінок, здається, вимагають тут форми «троянд», а не «троянди».",
        ),
    ],
)
def test_an_alert_says_why_in_ukrainian(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "uk"), marked, rule, message)


def test_other_languages_are_not_covered() -> None:
    assert CHECK.covers("ru")
    assert CHECK.covers("pl-PL")
    assert not CHECK.covers("sk")


@pytest.mark.parametrize(
    ("text", "replacements"),
    [
        ("Obudziłem dzisiaj o szóstej rano.", ["Obudziłem się"]),
        ("Ona śpiewa piękna.", ["pięknie"]),
        ("W domu obudził mnie i brata hałas.", []),
        ("Zobacz opcje konfiguracji w osobnym oknie.", []),
    ],
)
def test_what_is_unsure_counts_where_the_correction_model_agrees(text: str, replacements: list[str]) -> None:
    [found] = CHECK.check([SentenceText.of(text, "pl")])
    assert [alert.replacements[0] for alert in found] == replacements


def test_a_message_tells_of_what_is_offered_first() -> None:
    sentence = SentenceText.of("Nocowaliśmy w małym hotel nad jeziorem.", "pl-PL")
    message = "Rodzaj, liczba lub przypadek chyba wymagają tu „małym hotelu”, nie „małym hotel”."
    assert_told(CHECK, sentence, "małym hotel", "agreement", message)
