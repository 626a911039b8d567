"""Alerts of words that do not agree, and what they say."""

import pytest

from service.checking.checks.agreement.check import AgreementCheck
from service.checking.checks.agreement.messages import MESSAGES
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
def test_an_alert_says_why(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "ru"), marked, rule, message)


def test_its_messages_are_those_of_rules() -> None:
    assert set(MESSAGES.values()) <= set(phrases("ru"))


def test_what_is_protected_is_let_be() -> None:
    assert CHECK.check([SentenceText.of("Он вышел без `шапка` и ушёл.", "ru")]) == [[]]


def test_other_languages_are_not_covered() -> None:
    assert CHECK.covers("ru")
    assert not CHECK.covers("uk")
