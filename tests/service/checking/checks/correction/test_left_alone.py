"""What the correction model would change and what is right as it is: owners, signs, verbs without an ending."""

import pytest

from service.checking.options import Options
from tests import shipped


def found(text: str) -> list[tuple[str, str]]:
    alerts = shipped.checked(text, Options(language="en-GB")).alerts
    return [(text[one.offset : one.end], (*one.replacements, "")[0]) for one in alerts]


@pytest.mark.parametrize(
    "text",
    [
        "Minutes – Tenants' Association, 14 March",
        "★★★☆☆ Good blender, terrible lid\n\nI bought this after our old one died.",
        "Nobody learns the piano by watching somebody else play it.",
        "The council has decided to close the swimming baths on Mill Lane, which were built in 1932.",
        "The keys to the box on the shelf, which has a red lid, are gone.",
        "TODO: write tests for the parser",
        "We ask that the hours be kept to, that lorries not park here, and that someone clean the road when it rains.",
        "My husband and I have stayed with you twice before and were always happy.",
        "To: Anna",
        "Besides this, the railings along the ramp should be left free, so that people with pushchairs can pass.",
        "Since then the number of passengers who arrive by bicycle has risen steadily.",
        "We would be glad if you could\n\n1. send the form,\n2. call Mr Hill, and\n3. let us know when it is done.",
    ],
)
def test_it_is_not_told(text: str) -> None:
    assert found(text) == []


def test_one_owner_and_verbs_of_a_subject_are_told() -> None:
    assert ("live", "lives") in found("My brother live in Leeds.")
    assert found("We watched a film, and somebody play it again.") != []


def test_german_please_is_no_verb() -> None:
    text = "Ich möchte ein Kaffee bitte."
    [alert] = shipped.checked(text, Options(language="de")).alerts
    assert (text[alert.offset : alert.end], alert.replacements[0]) == ("ein Kaffee", "einen Kaffee")


@pytest.mark.parametrize(
    "text",
    [
        "Ich habe am Dienstag und Mittwoch Zeit, am liebsten vormittags.",
        "Außerdem habe ich am Freitag frei, am besten passt es abends.",
        "Eines Abends kam er nach Hause.",
    ],
)
def test_german_adverbs_of_time_have_a_small_letter(text: str) -> None:
    assert [one.replacements for one in shipped.checked(text, Options(language="de-DE")).alerts] == []
