"""Alerts of Russian words that do not agree, and what they say."""

import pytest

from service.checking.alerts import Alert
from service.checking.checks.agreement.check import RussianAgreement
from service.checking.checks.agreement.messages import MESSAGES
from service.checking.messages.catalogue import phrases
from service.checking.resources import Resources
from service.checking.sentences import SentenceText


def alerts(text: str) -> list[Alert]:
    [found] = RussianAgreement(Resources()).check([SentenceText.of(text, "ru")])
    return found


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
def test_an_alert_says_why(text: str, marked: str, rule: str, message: str) -> None:
    [alert] = alerts(text)
    assert text[alert.offset : alert.offset + alert.length] == marked
    assert alert.rule == f"agreement/{rule}"
    assert alert.told is not None
    told = alert.told.in_language("ru")
    assert told is not None
    assert told.text == message
    assert alert.replacements[0] in alert.message


def test_its_messages_are_those_of_rules() -> None:
    assert set(MESSAGES.values()) <= set(phrases("ru"))


def test_what_is_protected_is_let_be() -> None:
    assert alerts("Он вышел без `шапка` и ушёл.") == []


def test_other_languages_are_not_covered() -> None:
    check = RussianAgreement(Resources())
    assert check.covers("ru")
    assert not check.covers("uk")
