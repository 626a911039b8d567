"""Sentences with one error each, and right ones that look wrong, by the rules of a language alone.

``sentences/LANGUAGE.txt`` has a line ``wrong -> right`` for each error; a line without an arrow gets no alert.
"""

from functools import cache
from pathlib import Path

import pytest

from service.checking.alerts import Alert
from tests.service.rules.packs import alerts_for_all

FOLDER = Path(__file__).parent / "sentences"
ARROW = " -> "
LINES = [
    (path.stem, line)
    for path in sorted(FOLDER.iterdir())
    for line in path.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
WRONG = [(language, *line.split(ARROW)) for language, line in LINES if ARROW in line]
RIGHT = [(language, line) for language, line in LINES if ARROW not in line]


@cache
def found() -> dict[tuple[str, str], list[Alert]]:
    """What is found in all sentences, right and wrong."""
    return alerts_for_all([*RIGHT, *((language, text) for language, *both in WRONG for text in both)])


def corrected(text: str, language: str) -> str:
    """The text with the first replacement of each alert; of alerts that overlap, the last one counts."""
    end = len(text) + 1
    for alert in sorted(found()[language, text], key=lambda one: -one.offset):
        if alert.replacements and alert.end <= end:
            text = text[: alert.offset] + alert.replacements[0] + text[alert.end :]
            end = alert.offset
    return text


@pytest.mark.parametrize(("language", "wrong", "right"), WRONG)
def test_an_error_is_corrected(language: str, wrong: str, right: str) -> None:
    assert corrected(wrong, language) == right


@pytest.mark.parametrize(("language", "text"), [*RIGHT, *((language, right) for language, _, right in WRONG)])
def test_a_right_sentence_gets_no_alert(language: str, text: str) -> None:
    assert [alert.rule for alert in found()[language, text]] == []
