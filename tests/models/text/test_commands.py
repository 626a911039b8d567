"""Indented commands: what a manual shows between its paragraphs is no prose, indented prose is."""

import pytest

from models.text.commands import shown_commands

MANUAL = "Run this:\n\n{0}\n\nThe first run takes long."


@pytest.mark.parametrize(
    "block",
    ["    cargo install --path .", "    cd mill\n    mill run corn.txt -o meal", '\tgit commit -m "This is the one"',
     "    $ sudo ./install.sh"],
)  # fmt: skip
def test_commands_are_found(block: str) -> None:
    text = MANUAL.format(block)
    assert [text[start:end] for start, end in shown_commands(text)] == [block]


@pytest.mark.parametrize(
    "block",
    [
        "    the rain fell on the roof\n    and nobody came",
        "    He waited.",
        "  cargo build",
        "    git pull\n    and wait",
    ],
)
def test_prose_and_verse_are_not(block: str) -> None:
    assert list(shown_commands(MANUAL.format(block))) == []


def test_lines_of_a_paragraph_are_not() -> None:
    assert list(shown_commands("We met at noon\n    near mill lane\nand went home.")) == []


@pytest.mark.parametrize("line", ["npm install --save-dev tool", "mill run corn.txt --out meal"])
def test_a_line_with_an_option_is_one(line: str) -> None:
    assert list(shown_commands(line)) == [(0, len(line))]
    assert list(shown_commands(f"Run this.\n{line}\nThen wait.")) == [(10, 10 + len(line))]


def test_a_sentence_with_an_option_is_none() -> None:
    assert list(shown_commands("use the option --out to name the file")) == []
