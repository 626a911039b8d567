"""Numbers, owners, politeness and “sebou” in Czech: a sentence in, what is wrong out."""

from functools import partial

import pytest

from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="cs")
assert_silent = partial(assert_right, language="cs")


def test_sebou_that_moves() -> None:
    assert_fix("Přestaň s sebou vrtět.", "Přestaň sebou vrtět.")
    assert_silent("Vezmi si s sebou svačinu.")


@pytest.mark.parametrize(
    "right",
    [
        "Mám rád klidná nedělní rána s kávou.",
        "Mluvit je pro mě těžké.",
        "Mluvit pro ni není snadné.",
        "Ostatních šest závod vzdalo.",
        "Zbylých pět cestu vzdalo na půli.",
    ],
)
def test_what_is_not_as_it_seems(right: str) -> None:
    assert_silent(right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Na stole ležely několik dopisů.", "Na stole leželo několik dopisů."),
        ("Na účtu mi zbývají posledních pět set korun.", "Na účtu mi zbývá posledních pět set korun."),
        ("Paní Nováková, už jste zaplatili ten účet?", "Paní Nováková, už jste zaplatila ten účet?"),
        ("Pane Dvořáku, kde jste tak dlouho byli?", "Pane Dvořáku, kde jste tak dlouho byl?"),
        ("To je žena, jejichž syn hraje v kapele.", "To je žena, jejíž syn hraje v kapele."),
        ("Firma, pro které pracuji, se stěhuje.", "Firma, pro kterou pracuji, se stěhuje."),
        ("V košíku zbylo šest vejce.", "V košíku zbylo šest vajec."),
        ("Kvůli deště jsme zůstali doma.", "Kvůli dešti jsme zůstali doma."),
        ("Často myslím o svou rodinu.", "Často myslím na svou rodinu."),
        ("Babička mě schovala kousek koláče.", "Babička mi schovala kousek koláče."),
        ("Paní Nováková, kdy jste se vrátily z lázní?", "Paní Nováková, kdy jste se vrátila z lázní?"),
        ("Maso krájejte ostrý nožem.", "Maso krájejte ostrým nožem."),
    ],
)
def test_subjects_owners_and_numbers(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "right",
    [
        "Rodiče čekali několik hodin.",
        "Na dvoře čekali Petr a několik kamarádů.",
        "Leželi tam pět dní.",
        "Paní Nováková, kde jste s manželem byli?",
        "Pane učiteli, děti už byly venku.",
        "Spisovatel, jehož knihy mám rád, zemřel.",
        "Rodiče, jejichž děti chodí do školky, přišli.",
        "Mám rád psy, a proto máme tři.",
        "Petr má psa, a kočka je moje.",
    ],
)
def test_right_subjects_owners_and_numbers(right: str) -> None:
    assert_silent(right)


def test_a_comma_between_two_nouns() -> None:
    assert_fix("Mám rád psy, a kočky.", "Mám rád psy a kočky.")
