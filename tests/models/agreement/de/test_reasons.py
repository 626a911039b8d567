"""German *den* that stands for *denn*: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="de")
assert_silent = partial(assert_right, language="de")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich kann nicht schlafen, den wir waren laut.", "Ich kann nicht schlafen, denn wir waren laut."),
        ("Den wir waren laut.", "Denn wir waren laut."),
        ("Wir mussten gehen den es regnete stark.", "Wir mussten gehen, denn es regnete stark."),
        ("Sie bleibt zu Hause, den es regnet.", "Sie bleibt zu Hause, denn es regnet."),
        ("Er ist müde, den er hat viel gearbeitet.", "Er ist müde, denn er hat viel gearbeitet."),
        ("Die Katze schläft, den sie ist müde.", "Die Katze schläft, denn sie ist müde."),
    ],
)
def test_what_gives_a_reason(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Der Hund, den wir sahen, war braun.",
        "Das ist der Film, den ich mag.",
        "Ich schrieb jemandem, den ich gar nicht kenne.",
        "Peter, den ich mag, kommt.",
        "Den ich gestern sah, kenne ich nicht.",
        "Den wir suchten, fanden wir nicht.",
        "Sie sucht den Weg, auf den es ankommt.",
    ],
)
def test_a_pronoun_stays(text: str) -> None:
    assert_silent(text)
