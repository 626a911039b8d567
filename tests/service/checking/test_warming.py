from collections.abc import Sequence

import pytest

from service.checking.alerts import Alert
from service.checking.check import SentenceCheck
from service.checking.checker import Checker
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.inline import Inline
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from service.checking.warming import warm_up_text
from tests.shipped import RESOURCES


class Noted(SentenceCheck):
    """Notes what it sees; knows German and French."""

    name = "noted"
    seen: list[SentenceText]

    def __init__(self, resources: Resources) -> None:
        self.seen = []

    def covers(self, language: str) -> bool:
        return language in ("de-DE", "fr")

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        self.seen += sentences
        return [[] for _ in sentences]


@pytest.mark.parametrize("preloaded", [(), ("de-DE",), ("de-DE", "fr", "pl-PL")])
def test_checks_see_a_sentence_of_each_language_that_is_to_be_loaded(preloaded: tuple[str, ...]) -> None:
    checker = Checker(Resources(), Inline(), [Noted], preloaded=preloaded)
    checker.warm()
    (check,) = checker.checks
    assert isinstance(check, Noted)
    assert {one.language for one in check.seen} == {*preloaded} - {"pl-PL"}


@pytest.mark.parametrize("language", ["de-DE", "fr", "uk", "sv"])
def test_the_text_has_misspelled_words_for_which_suggestions_are_looked_for(language: str) -> None:
    check = SpellingCheck(RESOURCES)
    (found,) = check.check([SentenceText.of(warm_up_text(language), language)])
    assert found
    assert any(alert.replacements for alert in found)
