"""What is offered is spelled as in the variant of the text."""

import pytest

from service.checking.options import Options
from service.checking.regional import spelled_in
from tests.shipped import RESOURCES, checked


@pytest.mark.parametrize(
    ("language", "written", "offered", "spelled"),
    [
        ("en-GB", "travel", "have been traveling", "have been travelling"),
        ("en-GB", "label", "labeled", "labelled"),
        ("en-US", "label", "labelled", "labeled"),
        ("en-GB", "neutralise", "neutralized", "neutralised"),
        ("en-GB", "realize", "realized", "realized"),
        ("en-GB", "color are", "color is", "color is"),
        ("en-GB", "go", "went", "went"),
        ("en-GB", "didn't get", "haven't gotten", "haven't got"),
        ("en-US", "didn't get", "haven't gotten", "haven't gotten"),
    ],
)
def test_spelled_as_the_text_is(language: str, written: str, offered: str, spelled: str) -> None:
    assert spelled_in(RESOURCES.spelling.speller(language))(offered, written) == spelled


@pytest.mark.parametrize(("language", "spelled"), [("en-GB", "travelled"), ("en-US", "traveled")])
def test_what_rules_inflect_is_too(language: str, spelled: str) -> None:
    [alert] = checked("Last summer we travel through Italy by train.", Options(language=language)).alerts
    assert alert.replacements[0] == spelled
