"""Sentences of our own in many languages, ``spelling/<code>.txt``: one a line, wrong words as ``[wrong|right]``.

Where no spaces stand between words, an alert may cover more or less than is marked, if it mends the same.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from models.language_folders import language_tables
from models.spelling.hunspell.dictionaries import sources
from models.text.document import Document
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.sentences import sentence_texts
from tests.service.checking.checks import marked
from tests.service.checking.checks.marked import Line
from tests.shipped import RESOURCES

CHECK = SpellingCheck(RESOURCES)
FOLDER = Path(__file__).parent
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.txt"))
FOUND = 0.8
"""Share of the misspelled words that must be found."""
FIRST = 0.7
"""Share of them for which the first suggestion must be right."""
FALSE = 0.01
"""Share of the right words that may be taken for misspelled ones."""
UNSPACED = {"th": 5}
"""Languages without spaces between words, with the characters of a word."""


def lines(code: str) -> Iterator[Line]:
    return marked.lines(FOLDER / f"{code}.txt")


def found(line: Line, language: str) -> dict[str, str]:
    """The words that are taken for misspelled ones, each with its first suggestion."""
    sentences = sentence_texts(Document.of(line.text, language))
    return {
        sentence.text[alert.offset : alert.end]: next(iter(alert.replacements), "")
        for sentence, alerts in zip(sentences, CHECK.check(sentences), strict=True)
        for alert in alerts
    }


def number_of_words(text: str, code: str) -> int:
    words = text.split()
    return sum(map(len, words)) // UNSPACED[code] if code in UNSPACED else len(words)


def as_marked(alerts: dict[str, str], meant: dict[str, str]) -> dict[str, str]:
    """The alerts of a language without spaces, with the words of those that cover more or less than is marked."""
    moved = {}
    for word, first in alerts.items():
        marked = (wrong for wrong in meant if wrong in word or word in wrong)
        wrong = next(marked, word)
        right = meant.get(wrong, "")
        mends = word.replace(wrong, right) == first or wrong.replace(word, first) == right
        moved[wrong] = right if mends else first
    return moved


@pytest.mark.parametrize("code", LANGUAGES)
def test_misspelled_words_are_found_and_right_ones_left_alone(code: str) -> None:
    if not CHECK.covers(code):
        pytest.skip(f"no dictionary of {code} is installed")
    words = wrong = first = hit = 0
    missed: list[str] = []
    false: list[str] = []
    for line in lines(code):
        alerts = found(line, code)
        if code in UNSPACED:
            alerts = as_marked(alerts, line.meant)
        words += number_of_words(line.text, code) - len(line.meant)
        wrong += len(line.meant)
        hit += len(line.meant.keys() & alerts.keys())
        first += sum(alerts.get(word) == right for word, right in line.meant.items())
        missed += sorted(line.meant.keys() - alerts.keys())
        false += sorted(alerts.keys() - line.meant.keys())
    assert words >= 300
    assert wrong >= 40
    assert len(false) <= FALSE * words, false
    assert hit >= FOUND * wrong, missed
    assert first >= FIRST * wrong


def test_every_incomplete_dictionary_is_tested() -> None:
    incomplete = {code for code, table in language_tables().items() if table.incomplete}
    assert incomplete <= set(LANGUAGES) <= set(sources())
