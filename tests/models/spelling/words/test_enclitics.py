"""Spanish verbs with pronouns behind them."""

import pytest

from tests.models.spelling.spelled import knows


@pytest.mark.parametrize(
    "word",
    [
        *("castigarlo", "cómpralo", "ciérrela", "escríbelo", "manténgame", "tráiganos", "acompáñenos", "óigame"),
        *("mantenme", "ponlo", "pónmelo", "devuélvaselo", "préstamela", "envíalo", "envíelo", "díganselo"),
        *("sentémonos", "digámoslo", "decidme", "decídmelo", "Explícalo"),
    ],
)
def test_orders_with_pronouns_are_words(word: str) -> None:
    assert knows("es", word)


@pytest.mark.parametrize(
    "word", ["cómpraló", "romános", "compramélo", "encuentralo", "pongálo", "escribéla", "manténme"]
)
def test_those_with_a_wrong_accent_are_not(word: str) -> None:
    assert not knows("es", word)
