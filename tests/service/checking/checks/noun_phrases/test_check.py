"""Alerts of German noun phrases, and what they say."""

import pytest

from service.checking.checks.noun_phrases.check import NounPhrases
from service.checking.checks.noun_phrases.messages import ACCUSATIVE, DATIVE, OBJECT, PLACE, VERB
from service.checking.messages.catalogue import phrases
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from tests.service.checking.told import assert_told

CHECK = NounPhrases(Resources())


@pytest.mark.parametrize(
    ("text", "marked", "rule", "message"),
    [
        ("Ich fahre mit mein Bruder.", "mein Bruder", "case", "Nach „mit“ steht der Dativ: „meinem Bruder“."),
        ("Das ist für meinem Bruder.", "meinem Bruder", "case", "Nach „für“ steht der Akkusativ: „meinen Bruder“."),
        ("Ich wohne in ein Dorf.", "ein Dorf", "case", "Wo etwas ist, steht im Dativ: „einem Dorf“."),
        ("Ich danke meine Oma.", "meine Oma", "case", "Nach „danke“ steht hier der Dativ: „meiner Oma“."),
        ("Er hat ein Hund.", "ein Hund", "case", "Was zu „hat“ als Objekt gehört, steht im Akkusativ: „einen Hund“."),
        ("Er hat drei Buch.", "drei Buch", "agreement", "Nach „drei“ steht das Substantiv im Plural: „drei Bücher“."),
    ],
)  # fmt: skip
def test_an_alert_says_why(text: str, marked: str, rule: str, message: str) -> None:
    assert_told(CHECK, SentenceText.of(text, "de-DE"), marked, rule, message)


def test_its_messages_are_those_of_rules() -> None:
    assert {DATIVE, ACCUSATIVE, PLACE, VERB, OBJECT} <= set(phrases("de"))


def test_other_languages_are_not_covered() -> None:
    assert CHECK.covers("de-AT")
    assert not CHECK.covers("nl")
