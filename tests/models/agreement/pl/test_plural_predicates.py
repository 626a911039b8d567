"""Polish predicates of men behind other subjects, genitives that nothing asks for, two things with one verb."""

import pytest

from models.agreement.pl.vouching import is_named_right, is_shown_right
from tests.models.agreement.sentences import assert_mended, assert_right, doubted


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Dzieci byli grzeczni.", "Dzieci były grzeczne."),
        ("Wiem, że dziewczyny byli bardzo zmęczeni.", "Wiem, że dziewczyny były bardzo zmęczone."),
        ("Pracuję w szkołę.", "Pracuję w szkole."),
        ("Pracuję w przedszkole i lubię dzieci.", "Pracuję w przedszkolu i lubię dzieci."),
    ],
)
def test_subjects_and_places(wrong: str, right: str) -> None:
    assert_mended(wrong, right, "pl")


@pytest.mark.parametrize(
    "text",
    [
        "Dzieci były grzeczne.",
        "Rodzice dzieci byli zmęczeni.",
        "Chłopcy byli grzeczni.",
        "Ludzie, którzy mieli koty, byli zadowoleni.",
        "Dzieci byli",
        "Uderzyła w szkołę.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert_right(text, "pl")


def test_what_is_read() -> None:
    assert doubted("Lubię czytać książek.", "pl") == {"książek": ("książki",)}
    assert doubted("Nie lubię czytać książek.", "pl") == {}


def test_two_things_with_one_verb() -> None:
    text = "Wziął termos z herbatą i kanapki do pracy."
    start = text.index("kanapki")
    assert is_shown_right(text, start, start + 7, "kanapkami")
    other = "Wziął chleb z masłem i ser do pracy."
    assert not is_shown_right(other, other.index("masłem"), other.index("masłem") + 6, "masło")


def test_whom_something_is_sent_to() -> None:
    text = "Wysłałem je mojej mamie."
    assert is_shown_right(text, text.index("mamie"), text.index("mamie") + 5, "mamy")


def test_names_behind_their_preposition() -> None:
    text = "Pojechałem nad Bałtyk."
    assert is_named_right(text, text.index("Bałtyk"), text.index("Bałtyk") + 6)
    other = "Pojechałem do Bałtyk."
    assert not is_named_right(other, other.index("Bałtyk"), other.index("Bałtyk") + 6)
