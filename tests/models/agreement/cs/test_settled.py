"""What a Czech sentence shows to be right."""

import pytest

from models.agreement.cs.settled import is_settled


@pytest.mark.parametrize(
    ("text", "changed", "expected"),
    [
        ("Stihli jsme to jen tak tak.", " tak", True),
        ("Jasně, klidně to nech na mně.", "mně", True),
        ("Rozhodnutí záleží na tobě.", "tobě", True),
        ("Díky tobě jsem to zvládla.", "tobě", True),
        ("Přišla kvůli mě.", "mě", False),
        ("Čekal na mně dlouho.", "mně", False),
        ("Stálo mě to dvě stovky.", "mě", True),
        ("Tak to vidíš.", "Tak", False),
    ],
)
def test_phrases_that_are_right_as_they_stand(text: str, changed: str, expected: bool) -> None:
    start = text.rindex(changed)
    assert is_settled(text, start, start + len(changed)) is expected
