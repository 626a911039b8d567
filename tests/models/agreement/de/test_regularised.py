"""Forms of German strong verbs that are made by rule."""

import pytest

from models.agreement.de.regularised import regularised_german


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("gegangt", "gegangen"),
        ("gesprocht", "gesprochen"),
        ("gefundet", "gefunden"),
        ("geschriebt", "geschrieben"),
        ("gesingt", "gesungen"),
        ("gingte", "ging"),
        ("fandete", "fand"),
        ("gehten", "gingen"),
        ("trinktest", "trankst"),
    ],
)
def test_what_is_meant_by_the_stem_of_another_form_or_the_ending_of_weak_verbs(wrong: str, meant: str) -> None:
    assert regularised_german()[wrong][0] == meant


@pytest.mark.parametrize("right", ["gegangen", "gelegt", "gestellt", "machte", "sprachen"])
def test_right_forms_are_not_made_up(right: str) -> None:
    assert right not in regularised_german()
