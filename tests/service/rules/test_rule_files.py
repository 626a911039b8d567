"""How the files of the rule packs are written: one rule is one block of short lines."""

from pathlib import Path

import pytest

from service.checking.checks.rules.packs.packs import FOLDER

FILES = sorted(FOLDER.rglob("*.toml"))
LONGEST_LINE = 120
LONGEST_FILE = 400


def test_lines_and_files_are_short() -> None:
    texts = {str(path.relative_to(FOLDER)): path.read_text("utf-8").splitlines() for path in FILES}
    assert {name: len(lines) for name, lines in texts.items() if len(lines) > LONGEST_FILE} == {}
    assert [
        f"{name}:{number}"
        for name, lines in texts.items()
        for number, line in enumerate(lines, 1)
        if len(line) > LONGEST_LINE
    ] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_rule_is_a_block_and_no_row_of_a_list(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith(("rules =", "rule =", "table ="))] == []
