"""What is offered is spelled as in the variant of the text."""

import pytest

from service.checking.options import Options
from service.checking.regional import idiomatic, spelled_in
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


@pytest.mark.parametrize(
    ("language", "offered", "behind", "said"),
    [
        ("en-US", "at", " the weekend.", "on"),
        ("en-CA", "at", " the weekend", "on"),
        ("en-GB", "on", " the weekend.", "at"),
        ("en-GB", "on", " weekends we swim", "at"),
        ("en-NZ", "at", " the weekend.", "at"),
        ("en", "at", " the weekend.", "at"),
        ("en-US", "at", " the weekly market.", "at"),
        ("en-US", "over", " the weekend.", "over"),
    ],
)
def test_prepositions_before_the_weekend(language: str, offered: str, behind: str, said: str) -> None:
    assert idiomatic(offered, behind, language) == said


@pytest.mark.parametrize(("language", "said"), [("en-GB", "at"), ("en-US", "on")])
def test_in_the_weekend(language: str, said: str) -> None:
    [alert] = checked("Nobody is expected to work in the weekend. Call me then.", Options(language=language)).alerts
    assert alert.replacements[0] == said
