"""Words that a text spells in two ways."""

import pytest

from service.checking.alerts import Alert, Level
from service.checking.checks.spelling_variants.check import SpellingVariants
from service.checking.checks.spelling_variants.spellings import listed
from tests.service.checking.checks import text_checks


def found(text: str) -> list[Alert]:
    return text_checks.alerts(SpellingVariants, text, "en-GB")


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("Send an e-mail, not two e-mails. My e-mail is new; the email is old.", "email", "e-mail"),
        ("Our advisors met. Every advisor spoke. One of the advisers left.", "advisers", "advisors"),
        ("We organise walks. They organise talks. You organize nothing.", "organize", "organise"),
        ("Realized late, it was realized well. She had realised it.", "realised", "realized"),
        ("He ran towards the sea and towards us. Towards noon he ran toward home.", "toward", "towards"),
        ("Co-operation helps. It takes cooperation, and cooperation takes time.", "Co-operation", "Cooperation"),
    ],
)
def test_the_rarer_spelling_follows_the_other(text: str, wrong: str, right: str) -> None:
    assert [(text[one.offset : one.end], one.replacements) for one in found(text)] == [(wrong, (right,))]


def test_the_message_names_both() -> None:
    [alert] = found("Every adviser came. The adviser spoke to the advisor.")
    assert alert.message == (
        "This text writes both “adviser” (2×) and “advisor” (1×); both are right, "
        "but one text keeps to one spelling of a word."
    )
    assert (alert.rule, alert.level) == ("spelling-variants/two-spellings", Level.PICKY)


@pytest.mark.parametrize(
    "text",
    [
        "Send an e-mail, not two e-mails.",
        "Mr Gray has a grey cat.",
        "They surprise us and advise us.",
        "Call `email()` to send an e-mail.",
        "An e-mail came. It came from email@example.org.",
        "The color of the door. The colour of the gate. The color of the roof.",
        "The grey cat, the grey dog and the gray mouse.",
        "The size of the prize was precise.",
    ],
)
def test_what_is_one_spelling_or_one_of_another_region(text: str) -> None:
    assert found(text) == []


def test_no_spelling_stands_in_the_list_twice() -> None:
    assert {word: other for word, other in listed().items() if listed()[other] != word or word == other} == {}
