"""In which language messages are told: by name, by the text, or by what a browser sends."""

import pytest

from service.checking.messages.wanted import TEXT, accepted, message_language
from service.checking.options import Options


@pytest.mark.parametrize(
    ("asked", "language"),
    [("de", "de"), ("DE-ch", "de"), ("pt_BR", "pt"), ("text", TEXT), ("fi", "en"), ("en-GB", "en"), ("tlh", None)],
)
def test_a_tag_names_a_language_of_messages(asked: str, language: str | None) -> None:
    assert message_language(asked) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr", "fr"),
        ("fr-CA, fr;q=0.9, en;q=0.8", "fr"),
        ("fi, cs;q=0.9, es;q=0.3", "cs"),
        ("fi, hu;q=0.9, es;q=0.3", "es"),
        ("en;q=0.1, it;q=0.2", "it"),
        ("de;q=0, pl", "pl"),
        ("de;q=0", "en"),
        ("de;q=2, ;;, pl ; q = 0.5", "pl"),
        ("x" * 10_000, "en"),
        (",".join(["fi"] * 40 + ["de"]), "en"),
    ],
)
def test_a_browser_names_languages_with_weights(header: str, language: str) -> None:
    assert accepted(header) == language


def test_the_language_of_the_text() -> None:
    assert Options(message_language=TEXT).messages_in("pt-BR") == "pt"
    assert Options(message_language="de").messages_in("fr") == "de"
    assert Options().messages_in("fr") == "en"
