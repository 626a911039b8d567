"""Whole texts of our own and every alert that they get.

``texts/NAME.LANGUAGE.txt`` is checked in that language; ``NAME.LANGUAGE.alerts`` has a line for each alert. After a
change that is meant, ``EMEND_RECORD=1 pytest tests/golden`` writes the snapshots anew, and the diff shows what it did.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.checking.alerts import Alert, Level
from service.checking.options import Options
from service.checking.result import Result
from service.commands.showing.page import visible
from tests.forced_languages import FORCED
from tests.golden.conftest import Check
from tests.recording import assert_recorded

FOLDER = Path(__file__).parent
TEXTS = sorted((FOLDER / "texts").iterdir())
KINDS = ("abstract", "email", "essay", "law", "novel")
"""Of these there is a snapshot of what ``picky`` adds, too."""


def kind_of(path: Path) -> str:
    return path.name.split(".")[0]


def language_of(path: Path) -> str:
    return path.suffixes[0].removeprefix(".")


OF_KINDS = [path for path in TEXTS if kind_of(path) in KINDS]


def lines_of(result: Result) -> Iterator[str]:
    for alert in result.alerts:
        before = result.text[: alert.offset]
        line, column = before.count("\n") + 1, alert.offset - before.rfind("\n")
        yield f"{line}:{column} {change_of(result.text, alert)} [{alert.category}] {alert.rule}\n"


def change_of(text: str, alert: Alert) -> str:
    words = visible(text[alert.offset : alert.end])
    if not alert.replacements:
        return words
    return f"{words} -> {visible(alert.replacements[0]) or '(leave out)'}"


def found_in(path: Path, check: Check, level: Level) -> list[str]:
    return list(lines_of(check(path.read_text("utf-8"), Options(language=language_of(path), level=level))))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_the_alerts_of_a_text_are_those_of_its_snapshot(path: Path, check: Check) -> None:
    assert_recorded(FOLDER / f"{path.stem}.alerts", "".join(found_in(path, check, Level.DEFAULT)))


@pytest.mark.parametrize("path", OF_KINDS, ids=lambda path: path.stem)
def test_what_picky_adds_is_in_a_snapshot_too(path: Path, check: Check) -> None:
    default = set(found_in(path, check, Level.DEFAULT))
    added = [line for line in found_in(path, check, Level.PICKY) if line not in default]
    assert_recorded(FOLDER / f"{path.stem}.picky.alerts", "".join(added))


def test_there_is_a_text_of_every_kind_and_in_every_forced_language() -> None:
    assert {language_of(path) for path in TEXTS} == set(FORCED)
    assert {kind_of(path) for path in OF_KINDS} == set(KINDS)


def test_every_snapshot_belongs_to_a_text() -> None:
    expected = {f"{path.stem}.alerts" for path in TEXTS} | {f"{path.stem}.picky.alerts" for path in OF_KINDS}
    assert {path.name for path in FOLDER.glob("*.alerts")} == expected
