"""Persons, second verbs, and nouns joined behind “mezi”: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="cs")
assert_silent = partial(assert_right, language="cs")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Moji rodiče bydlíme na vesnici.", "Moji rodiče bydlí na vesnici."),
        ("Moje sestra studuješ v Brně.", "Moje sestra studuje v Brně."),
        ("Ty má velkého psa.", "Ty máš velkého psa."),
        ("Děti chodí ven a hraje si.", "Děti chodí ven a hrají si."),
        ("Rodiče vaří a dívá se na televizi.", "Rodiče vaří a dívají se na televizi."),
    ],
)
def test_persons_and_second_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Moji rodiče a já bydlíme v Praze.",
        "Ty má Petr rád.",
        "Děti spí a stmívá se.",
        "Děti chodí ven a dívá se na ně babička.",
        "Věřím ti každé slovo.",
        "Mezi stromy a keři roste tráva.",
    ],
)
def test_persons_that_are_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Rozdíl mezi chlapci a dívky je malý.", "Rozdíl mezi chlapci a dívkami je malý."),
        ("Musím si učit na zkoušku.", "Musím se učit na zkoušku."),
        ("Sedni se prosím tady.", "Sedni si prosím tady."),
        ("Každé ráno sprchuju studenou vodou.", "Každé ráno se sprchuju studenou vodou."),
    ],
)
def test_joined_nouns_and_reflexives(wrong: str, right: str) -> None:
    assert_fix(wrong, right)
