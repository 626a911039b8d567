"""German *Sie* for *sie*, and verbs in the singular before their subject: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="de")
assert_silent = partial(assert_right, language="de")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Anna kommt nicht, weil Sie krank ist.", "Anna kommt nicht, weil sie krank ist."),
        ("Oma saß am Fenster, und Sie erzählte mir davon.", "Oma saß am Fenster, und sie erzählte mir davon."),
        ("Meine Schwester sagt, dass Sie morgen kommt.", "Meine Schwester sagt, dass sie morgen kommt."),
    ],
)
def test_a_verb_in_the_singular_shows_that_nobody_is_addressed(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Er fragt, ob Sie morgen kommen.",
        "Er sagte, dass Sie niemand gesehen hat.",
        "Ich hoffe, dass Sie gesund sind und Sie bald schreiben.",
        "Wir warten, bis Sie der Arzt ruft.",
        "Ich weiß, dass Sie",
    ],
)
def test_who_is_addressed(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Seit gestern Abend wird die Heizkörper nicht warm.", "Seit gestern Abend werden die Heizkörper nicht warm."),
        ("Gestern war die Fenster offen.", "Gestern waren die Fenster offen."),
        ("Am Montag wurde die Briefe verschickt.", "Am Montag wurden die Briefe verschickt."),
        ("Es regnet, aber morgen ist meine Freunde hier.", "Es regnet, aber morgen sind meine Freunde hier."),
    ],
)
def test_the_verb_before_a_plural(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Gestern war die Tür offen.",
        "Hier ist die Kinder zu stören verboten.",
        "Unser Ziel ist die Freunde der Musik.",
        "Morgen wird die Kinder der Opa abholen.",
        "Gestern war die",
    ],
)
def test_other_subjects(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich weiß nicht, was bedeutet dieses Wort.", "Ich weiß nicht, was dieses Wort bedeutet."),
        ("Kannst du mir sagen, was kostet das Buch?", "Kannst du mir sagen, was das Buch kostet?"),
    ],
)
def test_what_a_word_means(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Unsere Wasch Maschine ist kaputt.", "Unsere Waschmaschine ist kaputt."),
        ("Wir sitzen am Ess Tisch.", "Wir sitzen am Esstisch."),
    ],
)
def test_stems_before_nouns(wrong: str, right: str) -> None:
    assert_fix(wrong, right)
