"""What a Swedish sentence shows to be right."""

import pytest

from models.agreement.sv.vouching import is_bare_object, is_of_subject, is_seen_doing, is_settled


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
        ("Konferensen är i vinter.", "vinter", True),
        ("Jag mötte min gamla fröken.", "fröken", True),
        ("Betala innan den 30 juni.", "innan", True),
        ("Mötet varar i två timmar.", "varar", True),
        ("Var varar du?", "varar", False),
        ("Han tänker precis som hon.", "tänker", True),
        ("Det har varit fråga om pengar.", "fråga", True),
        ("Jag har en fråga om pengar.", "fråga", False),
        ("På söndagarna steker farfar pannkakor.", "söndagarna", True),
        ("Det är billigare på nätet än i butik.", "butik", True),
        ("Laget ligger trea i tabellen.", "trea", True),
        ("Det finns trea stolar.", "trea", False),
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
        ("Ett hus som vårt säljs snabbt.", "vårt", "vi", True),
        ("Hans cykel är äldre än min.", "min", "jag", True),
        ("Ett hus som min säljs snabbt.", "min", "mitt", False),
        ("Barnen fick två kakor var.", "var", "varit", True),
        ("Jag vet inte var.", "var", "vart", False),
    ],
)
def test_what_is_said_of_the_subject(text: str, old: str, new: str, expected: bool) -> None:
    start = text.rindex(old)
    assert is_of_subject(text, start, start + len(old), new) is expected


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("Pojken hörde en gammal väggklocka slå elva slag.", "slå", True),
        ("Vi såg grannen klippa gräset.", "klippa", True),
        ("Jag vill att han klippa gräset.", "klippa", False),
    ],
)
def test_what_somebody_is_seen_to_do(text: str, word: str, expected: bool) -> None:
    start = text.index(word)
    assert is_seen_doing(text, start, start + len(word)) is expected
