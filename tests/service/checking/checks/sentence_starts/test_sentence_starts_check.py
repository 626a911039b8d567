"""Sentences that begin with a small letter."""

import pytest

from service.checking.categories import Category
from service.checking.checks.sentence_starts.check import SentenceStarts
from tests.service.checking.checks import text_checks
from tests.shipped import RESOURCES


def small(text: str, language: str = "en-US") -> list[tuple[str, ...]]:
    return [one.replacements for one in text_checks.alerts(SentenceStarts, text, language)]


@pytest.mark.parametrize(
    ("text", "language", "right"),
    [
        ("we met them in the old town.", "en-US", "We"),
        ("It rained all day long. we met them in the old town.", "en-US", "We"),
        ("It rained all day long.\n\nwe met them in the old town.", "en-US", "We"),
        ("Dear Ms Brown,\n\nthank you for the kind letter you sent.", "en-GB", "Thank"),
        ("Hi Tom,\nthanks for the photos you sent me.", "en-US", "Thanks"),
        ("Madame, Monsieur,\n\nje vous écris au sujet de ma commande.", "fr", "Je"),
        ("¿cuándo sale el próximo tren para Madrid.", "es", "Cuándo"),
        ("il fait très froid ici en hiver.", "fr", "Il"),
        ("bu sabah yine çok yağmur yağdı.", "tr", "Bu"),
        ("ilk gün yine çok yağmur yağdı.", "tr", "İlk"),
        ("мы встретили их в старом городе.", "ru", "Мы"),
    ],
)
def test_a_sentence_begins_with_a_capital(text: str, language: str, right: str) -> None:
    assert small(text, language) == [(right,)]


def test_the_alert() -> None:
    [alert] = text_checks.alerts(SentenceStarts, "we met them in the old town.")
    assert (alert.category, alert.rule) == (Category.CASING, "sentence-starts/small-letter")
    assert alert.message == "A sentence begins with a capital letter: “We”."


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("We met them in the old town.", "en-US"),
        ("iPhone owners know this very well here.", "en-US"),
        ("milk, bread and eggs", "en-US"),
        ("𤪟mangé is no word of any language here.", "en-US"),
        ("Gentile Signora Rossi,\nle scrivo per chiedere una nuova copia.", "it"),
        ("Sehr geehrte Frau Braun,\n\nvielen Dank für Ihren freundlichen Brief.", "de"),
        ("Szanowna Pani,\n\npiszę w sprawie mojego ostatniego zamówienia.", "pl"),
        ("Querida Ana:\n\nte escribo para contarte las novedades.", "es"),
        ("Prezado Senhor,\n\nescrevo para pedir uma nova cópia.", "pt"),
        ("The sun goes down,\nthe moon comes up over the hill.", "en-US"),
        ("We need three things:\n\nbread for the long way home.", "en-US"),
        ("He stopped at the gate...\n\nand then he went away again.", "en-US"),
        ("“Where is it?” he asked the old man there.", "en-US"),
        ("We went all the way\nto the old town by bus.", "en-US"),
    ],
)
def test_what_may_begin_small(text: str, language: str) -> None:
    assert small(text, language) == []


def test_georgian_has_no_capitals_to_begin_with() -> None:
    assert not SentenceStarts(RESOURCES).covers("ka")
