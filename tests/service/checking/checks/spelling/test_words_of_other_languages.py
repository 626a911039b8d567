"""Phrases of other languages, and quoted words that are spoken of, are no misspellings."""

import pytest

from service.checking.options import Options
from tests.shipped import checked


def told(text: str, language: str) -> list[tuple[str, tuple[str, ...]]]:
    alerts = checked(text, Options(language=language)).alerts
    return [(text[one.offset : one.end], one.replacements[:1]) for one in alerts]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("We spoke about tempus fugit for an hour.", "en-US"),
        ("They work in haute couture and wrote a paper on mens rea.", "en-US"),
        ("She ordered panna cotta and I had nasi goreng.", "en-US"),
        ("The Italian word “sprezzatura” means effortless grace.", "en-US"),
        ("Unser Labor ist „state of the art“, sagte sie.", "de-DE"),
        ("Il a crié « see you later » en partant.", "fr"),
        ("Les falta el “know how” para hacerlo.", "es"),
    ],
)
def test_they_are_let_be(text: str, language: str) -> None:
    assert told(text, language) == []


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("They call it a “beautifull” word.", "beautifull", "beautiful"),
        ("We met a hoc committee memeber there.", "memeber", "member"),
    ],
)
def test_what_is_near_a_word_is_told(text: str, wrong: str, right: str) -> None:
    assert (wrong, (right,)) in told(text, "en-US")
