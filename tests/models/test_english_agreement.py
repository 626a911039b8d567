"""Where an English verb is right although its number seems wrong."""

import pytest

from models.english_agreement import is_group_of_people, is_wished


@pytest.mark.parametrize(
    ("before", "written", "meant"),
    [
        ("The team ", "are", "is"),
        ("The council ", "blame", "blames"),
        ("Our local council in Leeds ", "have", "has"),
        ("The England team ", "were", "was"),
        ("The police ", "don't", "doesn't"),
    ],
)
def test_a_british_group_may_be_several(before: str, written: str, meant: str) -> None:
    assert is_group_of_people(before, written, meant, "en-GB")
    assert not is_group_of_people(before, written, meant, "en-US")


@pytest.mark.parametrize("before", ["Social media ", "The news media also ", "These data "])
def test_media_and_data_are_plurals_everywhere(before: str) -> None:
    assert is_group_of_people(before, "have", "has", "en-US")
    assert is_group_of_people(before, "show", "shows", "en")


@pytest.mark.parametrize(
    ("before", "written", "meant"),
    [("The team ", "is", "are"), ("The table ", "are", "is"), ("The team ", "gone", "went"), ("Tom ", "are", "is")],
)
def test_others_are_not(before: str, written: str, meant: str) -> None:
    assert not is_group_of_people(before, written, meant, "en-GB")


def test_wishes_have_no_ending() -> None:
    assert is_wished("It is important that she ")
    assert is_wished("We insist that the chairman ")
    assert not is_wished("I know that she ")
