"""Of a sure correction of the model and of what another check would write the surer one is told, with what ships."""

import pytest

from service.checking import checks
from service.checking.check import discover
from service.checking.options import Options
from tests.service.checking import checking
from tests.shipped import RESOURCES

ALL = tuple(discover(checks))


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("de-DE", "In vielen Länder der EU gilt das Gesetz.", "In vielen Ländern der EU gilt das Gesetz."),
        ("de-DE", "Die Vorteile des neuen System sind vielfältig.", "Die Vorteile des neuen Systems sind vielfältig."),
        ("cs", "Mohli by jste mi podat sůl?", "Mohli byste mi podat sůl?"),
        ("en-US", "I would like that you send me the bill.", "I would like you to send me the bill."),
        (
            "en-US",
            "Could you tell me how much does it cost to repair it?",
            "Could you tell me how much it costs to repair it?",
        ),
        ("en-US", "She suggested me to take the bus.", "She suggested that I take the bus."),
        (
            "en-US",
            "As for the printing, I suggest to wait until Monday, because the lab asks us for one more warning.",
            "As for the printing, I suggest waiting until Monday, because the lab asks us for one more warning.",
        ),
        ("en-US", "We didn't loose a single book.", "We didn't lose a single book."),
        (
            "en-US",
            "First, the drawing on page two show the old brake.",
            "First, the drawing on page two shows the old brake.",
        ),
        ("en-GB", "I have 20 years.", "I am 20 years old."),
        ("en-GB", "I like very much this song.", "I like this song very much."),
        (
            "en-GB",
            "You must go now. I want that you come. Can you explain the rule?",
            "You must go now. I want you to come. Can you explain the rule?",
        ),
        (
            "en-GB",
            "If they would live in the country, they would keep chickens.",
            "If they lived in the country, they would keep chickens.",
        ),
        ("en-GB", "I have never seen a so bad service.", "I have never seen such a bad service."),
        ("en-GB", "The bread was more cheap than here.", "The bread was cheaper than here."),
        ("en-GB", "Trains are more fast than buses.", "Trains are faster than buses."),
        ("en-GB", "The fruit has to be label.", "The fruit has to be labelled."),
        ("en-US", "The fruit has to be label.", "The fruit has to be labeled."),
        ("it", "La mia madre si chiama Rosa.", "Mia madre si chiama Rosa."),
    ],
)
def test_what_is_told_first(language: str, wrong: str, right: str) -> None:
    found = checking.check(wrong, RESOURCES, Options(language=language), ALL).alerts
    told = [one for one in found if one.replacements]
    text = wrong
    for one in sorted(told, key=lambda one: -one.offset):
        text = text[: one.offset] + one.replacements[0] + text[one.end :]
    assert text == right
