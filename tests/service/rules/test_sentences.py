"""Sentences with one error each, and right ones that look wrong, by the rules of a language alone.

``sentences/LANGUAGE.txt`` has a line ``wrong -> right`` for each error; a line without an arrow gets no alert.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.text.document import Document
from service.checking.alerts import Alert, Level
from service.checking.checks.rules.engine import find_all
from service.checking.checks.rules.tagging import tagger_of
from service.checking.resources import Resources
from service.checking.sentences import sentence_texts

FOLDER = Path(__file__).parent / "sentences"
VARIANTS = {"de": "de-DE", "pl": "pl-PL", "pt": "pt-BR"}
ARROW = " -> "
LINES = [
    (path.stem, line)
    for path in sorted(FOLDER.iterdir())
    for line in path.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
WRONG = [(language, *line.split(ARROW)) for language, line in LINES if ARROW in line]
RIGHT = [(language, line) for language, line in LINES if ARROW not in line]


def alerts_in(text: str, language: str) -> Iterator[Alert]:
    """What the rules that speak to everyone say."""
    document = Document.of(text, VARIANTS.get(language, language))
    found = find_all(sentence_texts(document), tagger_of(Resources()))
    for span, findings in zip(document.sentences, found, strict=True):
        for finding in findings:
            if finding.rule.level is Level.DEFAULT and finding.rule.tone is None and not finding.rule.off:
                yield finding.alert.moved(span.start)


def corrected(text: str, language: str) -> str:
    """The text with the first replacement of each alert; of alerts that overlap, the last one counts."""
    end = len(text) + 1
    for alert in sorted(alerts_in(text, language), key=lambda one: -one.offset):
        if alert.replacements and alert.end <= end:
            text = text[: alert.offset] + alert.replacements[0] + text[alert.end :]
            end = alert.offset
    return text


@pytest.mark.parametrize(("language", "wrong", "right"), WRONG)
def test_an_error_is_corrected(language: str, wrong: str, right: str) -> None:
    assert corrected(wrong, language) == right


@pytest.mark.parametrize(("language", "text"), [*RIGHT, *((language, right) for language, _, right in WRONG)])
def test_a_right_sentence_gets_no_alert(language: str, text: str) -> None:
    assert [alert.rule for alert in alerts_in(text, language)] == []
