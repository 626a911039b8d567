"""A line that is read quickly is read as Typer reads it; what is not plain is left to Typer."""

from collections.abc import Mapping
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from service.commands.check_line import CheckLine
from service.commands.line.options import declared
from service.commands.line.quick import quickly
from service.commands.line.typed import typed

PLAIN = [
    [],
    ["a.md"],
    ["a.md", "docs", "*.tex", "-"],
    ["--changed", "docs", "--since", "HEAD~1"],
    ["--stdin-name=a.md", "-"],
    ["--config", "x.toml", "--no-config", "--output=out.json", "--format", "sarif"],
    ["--category", "TYPOS,GRAMMAR", "--category=STYLE", "--word", "Emend"],
    ["--level", "picky", "--tone", "formal", "--writer=learner", "--oxford-comma", "with", "--color", "never"],
    ["-i", "--fix", "a.md"],
    ["-ii", "--fix"],
    ["--url", "http://127.0.0.1:9", "--key", "k=v", "--start", "--alone", "--json"],
    ["--model", "folder", "--prompt", "Fix grammar: ", "--fail-on", "nonsense", "--language", "tlh"],
    ["--language=", "--stdin-name", "-"],
    ["--message-language", "text", "--mother-tongue", "de", "--prefer", "de,en", "--enable-rule", "en/A"],
]
LEFT_TO_TYPER = [
    ["--help"],
    ["--nonsense", "a.md"],
    ["--lev", "picky"],
    ["--level", "loud"],
    ["--level"],
    ["--changed=yes"],
    ["-x"],
    ["--fix", "--", "-strange.md", "--fix"],
    ["--word", "--fix"],
    ["--threshold", "0.5"],
]


def as_typer_reads(words: list[str], environment: Mapping[str, str]) -> CheckLine:
    read: list[CheckLine] = []

    def keep(line: CheckLine) -> int:
        read.append(line)
        return 0

    app = typer.Typer()
    app.command()(typed(CheckLine, keep, "Keep it."))
    done = CliRunner().invoke(app, words, env=environment)
    assert done.exit_code == 0, done.output
    return read[0]


@pytest.mark.parametrize("words", PLAIN, ids=" ".join)
@pytest.mark.parametrize("environment", [{}, {"EMEND_URL": "http://127.0.0.1:8", "EMEND_KEY": "k"}, {"EMEND_URL": ""}])
def test_a_plain_line_is_read_as_typer_reads_it(words: list[str], environment: dict[str, str]) -> None:
    empty = {"EMEND_URL": "", "EMEND_KEY": ""}
    assert quickly(CheckLine, words, environment) == as_typer_reads(words, empty | environment)


@pytest.mark.parametrize("words", LEFT_TO_TYPER, ids=" ".join)
def test_what_is_not_plain_is_left_to_typer(words: list[str]) -> None:
    assert quickly(CheckLine, words, {}) is None


def test_every_flag_is_read_quickly_but_numbers() -> None:
    left = []
    for flag in declared(CheckLine):
        values = ("x", "text", "default", "neutral", "auto", "5")
        lines = ([flag.names[0]], *([flag.names[0], value] for value in values))
        if not flag.option.argument and all(quickly(CheckLine, line, {}) is None for line in lines):
            left.append(flag.name)
    assert left == ["threshold"]


def test_a_file_is_a_path() -> None:
    line = quickly(CheckLine, ["--config", "a/b.toml"], {})
    assert line is not None
    assert line.config == Path("a/b.toml")
