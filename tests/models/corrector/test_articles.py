"""The indefinite article of corrections."""

import pytest

from models.corrector.articles import with_fitting_articles
from models.corrector.protocol import Correction, Edit, Replacement


@pytest.mark.parametrize(
    ("source", "edits", "target"),
    [
        ("I have appointment.", [Edit(7, 7, "a ", 0.9)], "I have an appointment."),
        ("I have the hour.", [Edit(7, 10, "a", 0.9)], "I have an hour."),
        ("I have the yellow apple.", [Edit(7, 10, "an", 0.9)], "I have a yellow apple."),
        ("I have big old dog.", [Edit(7, 7, "a ", 0.9), Edit(7, 11, "", 0.9)], "I have an old dog."),
        ("I eat a appel.", [Edit(6, 13, "A apple", 0.9)], "I eat An apple."),
        ("I have NASA hat.", [Edit(7, 7, "a ", 0.9)], "I have a NASA hat."),
        ("He has a idea of me.", [Edit(14, 16, "about", 0.9)], "He has a idea about me."),
        ("It is option", [Edit(12, 12, " a", 0.9)], "It is option a"),
        ("It is an SQLite file.", [Edit(6, 8, "a", 0.9)], "It is an SQLite file."),
        ("It is a FAQ page.", [Edit(6, 7, "an", 0.9)], "It is a FAQ page."),
        ("It is the FAQ page.", [Edit(6, 9, "a", 0.9)], "It is a FAQ page."),
        ("It is a so old car.", [Edit(6, 6, "such ", 0.9), Edit(7, 10, "", 0.9)], "It is such an old car."),
        ("It is a old car.", [Edit(8, 11, "tiny", 0.9)], "It is a tiny car."),
        ("It is a new car.", [Edit(8, 11, "old", 0.9)], "It is an old car."),
        ("It is a new car.", [Edit(7, 11, " old", 0.9)], "It is an old car."),
        ("It is a new, old car.", [Edit(7, 12, "", 0.9)], "It is an old car."),
        ("It is an YAML file.", [Edit(6, 8, "a", 0.9)], "It is a YAML file."),
    ],
)
def test_an_edit_writes_the_one_that_fits(source: str, edits: list[Edit], target: str) -> None:
    assert with_fitting_articles(Correction(source, tuple(edits))).target == target


def test_the_other_replacements_fit_too() -> None:
    edit = Edit(7, 7, "the ", 0.9, (Replacement("a ", 0.05),))
    (fitted,) = with_fitting_articles(Correction("I have apple.", (edit,))).edits
    assert [one.text for one in fitted.alternatives] == ["an "]
