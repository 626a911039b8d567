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


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Sehr geehrte Frau Meier,\nLeider muss ich den Termin absagen.", "leider"),
        ("Sehr geehrter Herr Brandt,\n\nIch möchte mich bei Ihnen bewerben.", "ich"),
        ("Hallo Tom,\n\nVielen Dank für die Fotos.", "vielen"),
        ("Liebe Oma,\nWie geht es dir?", "wie"),
    ],
)
def test_behind_a_german_greeting_goes_a_small_letter(text: str, right: str) -> None:
    assert small(text, "de-DE") == [(right,)]


@pytest.mark.parametrize(
    "text",
    [
        "Sehr geehrte Frau Meier,\nSie haben recht.",
        "Sehr geehrte Frau Meier,\nIhr Schreiben habe ich erhalten.",
        "Hallo Tom,\nAnna kommt morgen.",
        "Hallo Tom!\nWie geht es dir?",
        "Hallo Tom,\nwie geht es dir?",
        "Heute Abend,\nWie jeden Abend, sang er.",
    ],
)
def test_german_words_with_a_capital_of_their_own(text: str) -> None:
    assert small(text, "de-DE") == []


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
