"""What a Swedish sentence shows to be right."""

import pytest

from models.agreement.sv.vouching import is_bare_object, is_of_subject, is_settled


@pytest.mark.parametrize(
    ("text", "old", "new", "expected"),
    [
        ("Jag och min bror delar rum.", "rum", "rummet", True),
        ("Hon har bytt jobb två gånger.", "jobb", "jobbet", True),
        ("Vi åker inte buss.", "buss", "bussen", True),
        ("Vi har bytt golv.", "golv", "golvet", True),
        ("Jag stänger dörr.", "dörr", "dörren", False),
        ("Vi delar rum.", "rum", "ram", False),
    ],
)
def test_nouns_without_an_article(text: str, old: str, new: str, expected: bool) -> None:
    start = text.index(old)
    assert is_bare_object(text, start, start + len(old), new) is expected


@pytest.mark.parametrize(
    ("text", "changed", "expected"),
    [
        ("I dag fyller min moster sjuttio.", "min moster", True),
        ("Det är bra, å andra sidan är det dyrt.", "å", True),
        ("Kursen är inställd tills vidare.", "tills", True),
        ("I dag fyller min moster sjuttio.", "fyller min moster", False),
        ("Jag väntar tills han kommer.", "tills", False),
        ("Skicka rapporten innan helgen.", "innan", True),
        ("Vi hyrde en stuga över påsk.", "påsk", True),
        ("Han åt innan han gick.", "innan", False),
        ("Hon ringde hennes moster.", "hennes", False),
    ],
)
def test_phrases_that_are_right_as_they_stand(text: str, changed: str, expected: bool) -> None:
    start = text.index(changed)
    assert is_settled(text, start, start + len(changed)) is expected


@pytest.mark.parametrize(
    ("text", "old", "new", "expected"),
    [
        ("Snön ligger fortfarande djup i skogen.", "djup", "djupt", True),
        ("Dörren står öppen.", "öppen", "öppent", True),
        ("Huset ligger vacker vid sjön.", "vacker", "vackert", False),
        ("Han springer snabb.", "snabb", "snabbt", False),
        ("Min telefon är död, kan jag låna din?", "din", "dig", True),
        ("Jag älskar din.", "din", "dig", False),
    ],
)
def test_what_is_said_of_the_subject(text: str, old: str, new: str, expected: bool) -> None:
    start = text.rindex(old)
    assert is_of_subject(text, start, start + len(old), new) is expected
