"""How alerts whose gain is measured are judged, and what is made of them."""

import pytest

from scripts.measure_consent import Asked, fit, is_right, table
from service.checking.alerts import Alert
from service.checking.categories import Category

TEXT = "Mis tios tiene un perro."


def alert(word: str, replacement: str) -> Alert:
    at = TEXT.index(word)
    return Alert(at, len(word), Category.SPELL, Category.TYPOS, "", "", (replacement,), 1.0, "spelling/unknown-word")


@pytest.mark.parametrize(
    ("reference", "right"),
    [
        ("Mis tíos tiene un perro.", True),
        ("Mis tíos tienen un perro.", True),
        ("Mis primos tienen un perro.", False),
        ("Mis tios tiene un perro.", False),
    ],
)
def test_a_replacement_is_right_alone_or_within_a_wider_edit(reference: str, right: bool) -> None:
    assert is_right(TEXT, alert("tios", "tíos"), [reference]) is right


def test_one_of_several_references_is_enough() -> None:
    assert is_right(TEXT, alert("tios", "tíos"), [TEXT, "Mis tíos tiene un perro."])


def test_alerts_are_counted_by_their_gain() -> None:
    found = [Asked("commas", "de", -3.0, False), Asked("commas", "de", 5.0, True), Asked("commas", "cs", 5.0, False)]
    rows = [line.split() for line in table(found).splitlines()[1:]]
    assert rows == [
        ["commas", "all", "0/1", "0/0", "0/0", "0/0", "0/0", "0/0", "1/2"],
        ["commas", "cs", "0/0", "0/0", "0/0", "0/0", "0/0", "0/0", "0/1"],
        ["commas", "de", "0/1", "0/0", "0/0", "0/0", "0/0", "0/0", "1/1"],
    ]


def test_what_speaks_for_a_suggestion_gets_a_positive_weight() -> None:
    found = [Asked("spelling", "de", float(gain), gain > 0, (float(gain % 2),)) for gain in range(-4, 5)]
    _, gain, _ = fit(found)
    assert gain > 0
