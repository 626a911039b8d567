"""Pronouns that may be left out and need not be."""

import pytest

from service.checking.checks.correction.subject_pronouns import is_subject_left_out


@pytest.mark.parametrize(
    ("language", "text", "pronoun", "is_right"),
    [
        ("es", "Ella se llama Carmen.", "Ella ", True),
        ("es", "Yo no tengo tiempo.", "Yo ", True),
        ("es", "Yo tiene tiempo.", "Yo ", True),
        ("es", "Yo me gusta bailar.", "Yo ", False),
        ("it", "Io vado a casa.", "Io ", True),
        ("it", "Io mi piace ballare.", "Io ", False),
        ("pt", "Nós moramos aqui.", "Nós ", True),
        ("fr", "Elle habite ici.", "Elle ", False),
        ("es", "La casa es grande.", "La ", False),
    ],
)
def test_a_pronoun_may_stand_before_its_verb(language: str, text: str, pronoun: str, *, is_right: bool) -> None:
    assert is_subject_left_out(text, 0, len(pronoun), "", language) is is_right
