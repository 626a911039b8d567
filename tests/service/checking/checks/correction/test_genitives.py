"""Which of two German genitives comes first."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.correction.genitives import with_usual_genitive


@pytest.mark.parametrize(
    ("replacements", "first"),
    [
        (("Monates", "Monats"), "Monats"),
        (("Hauses",), "Hauses"),
        (("dem Monates", "Monats"), "dem Monates"),
        ((), None),
    ],
)
def test_the_usual_genitive_comes_first(replacements: tuple[str, ...], first: str | None) -> None:
    alert = Alert(
        0, 5, Category.MORPH, Category.MORPH, "“Monates” is meant.", "", replacements, 0.9, "correction-model"
    )
    found = with_usual_genitive(alert)
    assert next(iter(found.replacements), None) == first
