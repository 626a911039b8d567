"""German cases that a verb, adjective or noun asks for: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="de")
assert_silent = partial(assert_right, language="de")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ich denke oft an meiner Mutter.", "Ich denke oft an meine Mutter."),
        ("Wir freuen uns auf dem Urlaub.", "Wir freuen uns auf den Urlaub."),
        ("Ich habe mich an dem Wetter gewöhnt.", "Ich habe mich an das Wetter gewöhnt."),
        ("Er ist stolz auf seinem Sohn.", "Er ist stolz auf seinen Sohn."),
        ("Wir haben lange über dem Film gesprochen.", "Wir haben lange über den Film gesprochen."),
        ("Das hat einen großen Einfluss auf dem Leben.", "Das hat einen großen Einfluss auf das Leben."),
    ],
)
def test_a_preposition_stands_with_the_accusative_that_is_asked_for(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Viele Leute nehmen an das Projekt teil.", "Viele Leute nehmen an dem Projekt teil."),
        ("Sie leidet sehr unter die Hitze.", "Sie leidet sehr unter der Hitze."),
        ("Ich bin an die Stelle interessiert.", "Ich bin an der Stelle interessiert."),
        ("Ich habe großes Interesse an die Stelle.", "Ich habe großes Interesse an der Stelle."),
        ("Die Theorie basiert auf die Erfahrung.", "Die Theorie basiert auf der Erfahrung."),
        ("Das Kind bleibt heute in die Schule.", "Das Kind bleibt heute in der Schule."),
        ("Viele haben Angst vor die Prüfung.", "Viele haben Angst vor der Prüfung."),
        ("Es gibt einen Unterschied zwischen die Länder.", "Es gibt einen Unterschied zwischen den Ländern."),
    ],
)
def test_a_preposition_stands_with_the_dative_that_is_asked_for(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Wir müssen unsere Eltern helfen.", "Wir müssen unseren Eltern helfen."),
        ("Er hat seinen Freund geholfen.", "Er hat seinem Freund geholfen."),
        ("Man soll die Leute vertrauen.", "Man soll den Leuten vertrauen."),
    ],
)
def test_the_object_of_a_verb_stands_in_the_dative(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Ich dachte an dem Abend nicht daran.",
        "Wir freuten uns auf dem Fest über den Besuch.",
        "Er arbeitet an dem neuen Buch.",
        "Er antwortete auf die Frage.",
        "Wir sprachen über die Prüfung.",
        "Sie wartet auf dem Bahnsteig auf ihren Zug.",
        "Ich lerne mit ihr in der Küche, bis der Zug in die Stadt fährt.",
        "Er hat einen Baum gefällt.",
        "Er ist ins Wasser gefallen.",
        "Ich habe den Kindern geholfen.",
        "Weil ihre Kinder helfen, hat sie Zeit.",
        "Wir helfen ihm, den Tisch zu decken.",
        "Man musste aufpassen auf der glatten Straße nicht auszurutschen.",
    ],
)
def test_what_is_right_stays(text: str) -> None:
    assert_silent(text)
