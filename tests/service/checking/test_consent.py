"""What checks find is told where the corrector is more at ease with it: with the models that ship."""

from dataclasses import replace

import pytest

from models.corrector.corrector import Corrector
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.consent import Consent, Offer
from service.checking.sentences import Care, SentenceText
from tests.models.corrector.word_engine import WordEngine
from tests.service.checking import checking
from tests.shipped import RESOURCES

CONSENT = Consent(RESOURCES, gain=1.0)


def change(text: str, written: str, meant: str, *, sure: bool = False) -> Offer:
    start = text.index(written)
    return Offer(start, start + len(written), meant, sure)


def given(text: str, written: str, meant: str, language: str = "en-US") -> bool:
    [[counts]] = CONSENT.given([SentenceText.of(text, language)], [[change(text, written, meant)]])
    return counts


@pytest.mark.parametrize(
    ("text", "written", "meant"),
    [("They left there coats in the hall.", "there", "their"), ("She has a new wesbite now.", "wesbite", "website")],
)
def test_what_mends_a_sentence_counts(text: str, written: str, meant: str) -> None:
    assert given(text, written, meant)


@pytest.mark.parametrize(
    ("text", "written", "meant"),
    [("They left their coats in the hall.", "their", "there"), ("The patch fixes two crashes.", "two", "to")],
)
def test_what_spoils_a_sentence_does_not(text: str, written: str, meant: str) -> None:
    assert not given(text, written, meant)


def test_what_is_wrong_beside_it_tells_nothing_against_a_change() -> None:
    text = "His dauter studies fizics."
    both = [change(text, "dauter", "daughter"), change(text, "fizics", "physics")]
    assert CONSENT.given([SentenceText.of(text, "en-US")], [both]) == [[True, True]]


def test_what_is_sure_counts_whatever_the_corrector_says() -> None:
    text = "The patch fixes two crashes."
    sure = change(text, "two", "to", sure=True)
    assert CONSENT.given([SentenceText.of(text, "en-US")], [[sure]]) == [[True]]


def test_a_model_of_many_languages_is_asked_where_a_check_says_what_it_must_gain() -> None:
    text = "Sie sehen das Haus."
    sentences, changes = [SentenceText.of(text, "de-DE")], [[change(text, "das", "dass")]]
    assert CONSENT.given(sentences, changes) == [[True]]
    assert Consent(RESOURCES, gain=1.0, shared=1.0).given(sentences, changes) == [[False]]
    hopeful = [[replace(changes[0][0], least=-50.0)]]
    assert Consent(RESOURCES, gain=1.0, shared=1.0).given(sentences, hopeful) == [[True]]


def test_a_gain_is_told_of_what_is_looked_at() -> None:
    text = "Sie sagt, das er kommt."
    both = [change(text, "das", "dass"), change(text, "kommt", "kam", sure=True)]
    [[gain, none]] = Consent(RESOURCES, gain=1.0, shared=1.0).gains([SentenceText.of(text, "de-DE")], [both])
    assert gain is not None
    assert gain > 1
    assert none is None


def test_nobody_is_asked_where_the_model_cannot_tell_or_no_time_is_left() -> None:
    text = "The patch fixes two crashes."
    wrong = [[change(text, "two", "to")]]
    silent = Consent(checking.resources(Corrector(WordEngine({}))), gain=1.0)
    assert silent.given([SentenceText.of(text, "en-US")], wrong) == [[True]]
    hurried = SentenceText(text, "en-US", care=Care.SOME)
    assert CONSENT.given([hurried], wrong) == [[True]]


def test_alerts_without_a_replacement_stay() -> None:
    text = "The patch fixes two crashes."

    def alert(*replacements: str) -> Alert:
        return Alert(16, 3, Category.SPELL, Category.TYPOS, "Message.", "Short", replacements, 0.9, "rule")

    assert CONSENT.among([SentenceText.of(text, "en-US")], [[alert(), alert("to")]]) == [[alert()]]
