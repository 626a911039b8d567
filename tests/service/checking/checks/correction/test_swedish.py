"""Swedish sentences that are right, and changes of them that the correction model may propose."""

import pytest

from service.checking.checks.correction.swedish import is_right_swedish, is_undoubted_swedish


@pytest.mark.parametrize(
    ("source", "written", "proposed", "right"),
    [
        ("Jag och min bror delar rum.", "rum", "rummet", True),
        ("Snön ligger djup i skogen.", "djup", "djupt", True),
        ("Å andra sidan är det billigt.", "Å", "På", True),
        ("Det läcker som ett såll.", "ett", "en", True),
        ("Jag har sett den.", "den", "det", False),
        ("Vi har ett bil.", "ett", "en", False),
    ],
)
def test_what_is_right_is_left(source: str, written: str, proposed: str, right: bool) -> None:
    start = source.index(written)
    assert is_right_swedish(source, start, start + len(written), proposed) is right


@pytest.mark.parametrize(
    ("source", "written", "right"),
    [
        ("Betala innan den 30 juni.", "innan", True),
        ("Mitt vänstra öga kliar.", "Mitt", True),
        ("Vi såg henne gå hem.", "gå", True),
        ("Mitt bil är ny.", "Mitt", False),
    ],
)
def test_what_is_right_is_not_doubted(source: str, written: str, right: bool) -> None:
    start = source.index(written)
    assert is_undoubted_swedish(source, start, start + len(written)) is right
