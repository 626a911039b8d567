"""The comma before the last member of a list."""

from dataclasses import replace

import pytest

from models.text.document import Document
from service.checking.alerts import Alert, Level, OxfordComma
from service.checking.checks.oxford_comma.check import OxfordCommas
from service.checking.options import Options
from service.checking.overlapping import resolve
from tests.shipped import RESOURCES

CHECK = OxfordCommas(RESOURCES)
"""One for all tests: it loads the parser."""

_MIXED = "Anna, Tom, and Maria live here. We bought apples, pears, and plums. The flag is red, white and blue."


def found(text: str, options: Options) -> list[Alert]:
    return resolve(text, CHECK.check(Document.of(text, "en-US")), options)


def fixed(text: str, comma: OxfordComma, level: Level = Level.DEFAULT) -> str:
    """The text with all first replacements."""
    for alert in reversed(found(text, Options(oxford_comma=comma, level=level))):
        text = text[: alert.offset] + alert.replacements[0] + text[alert.end :]
    return text


@pytest.mark.parametrize(
    ("without", "with_comma"),
    [
        ("We bought apples, pears and plums.", "We bought apples, pears, and plums."),
        ("The flag is red, white and blue.", "The flag is red, white, and blue."),
        ("You can have tea, coffee or milk.", "You can have tea, coffee, or milk."),
        ("Anna, Tom and Maria live here.", "Anna, Tom, and Maria live here."),
        ("She sells old books, rare maps, coins and stamps.", "She sells old books, rare maps, coins, and stamps."),
    ],
)
def test_as_the_house_wants_it(without: str, with_comma: str) -> None:
    assert fixed(without, OxfordComma.WITH) == fixed(with_comma, OxfordComma.WITH) == with_comma
    assert fixed(without, OxfordComma.WITHOUT) == fixed(with_comma, OxfordComma.WITHOUT) == without
    for text in (without, with_comma):
        assert fixed(text, OxfordComma.CONSISTENT) == text


@pytest.mark.parametrize(
    "text",
    [
        "In May, June and Anna got married.",
        "She danced like a swan, tall and graceful.",
        "We saw two students, Anna and Tom.",
        "He came, she saw him, and they left.",
        "It has many features, such as lakes and hills.",
        "We had tea and coffee.",
        "Where the path ends, turn left and walk on.",
    ],
)
def test_what_is_no_list_of_three(text: str) -> None:
    assert fixed(text, OxfordComma.WITH) == fixed(text, OxfordComma.WITHOUT) == text


def test_most_lists_decide() -> None:
    right = _MIXED.replace("white and", "white, and")
    assert fixed(_MIXED, OxfordComma.CONSISTENT) == right
    assert fixed(_MIXED, OxfordComma.AUTO, Level.PICKY) == right
    [alert] = found(_MIXED, Options(oxford_comma=OxfordComma.CONSISTENT))
    assert alert.message == "Lists of this text have a comma before “and” 2× and no comma 1×; keep to one way."
    assert alert.rule == "oxford-comma/missing"


def test_nobody_is_told_who_has_not_asked() -> None:
    plain = Options()
    assert not CHECK.wanted(plain)
    assert found(_MIXED, plain) == []
    assert CHECK.wanted(replace(plain, oxford_comma=OxfordComma.WITH))
