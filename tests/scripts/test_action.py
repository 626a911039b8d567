"""The GitHub Action: what it runs, run here with a program in the place of ``emend`` that notes how it was called."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from service.markup.formats import FORMATS

NOTES = """#!/usr/bin/env bash
printf '%s|' "$@" >>called
echo >>called
case "$*" in *sarif*) echo '{}' >emend.sarif; exit "$STATUS";; *) echo '::error file=a.md::x';; esac
"""


def action(root: Path, folder: Path, status: int, **inputs: str) -> tuple[int, str, list[str]]:
    """The status, what is printed, and the calls of ``emend``."""
    program = folder / "emend"
    program.write_text(NOTES, encoding="utf-8")
    program.chmod(0o755)
    output = folder / "output"
    output.touch()
    given = {f"EMEND_INPUT_{name.upper()}": value for name, value in inputs.items()}
    env = {**os.environ, **given, "EMEND_PROGRAM": str(program), "STATUS": str(status), "GITHUB_OUTPUT": str(output)}
    done = subprocess.run([root / "scripts/action.sh"], cwd=folder, env=env, capture_output=True, text=True)
    return done.returncode, done.stdout + output.read_text("utf-8"), (folder / "called").read_text("utf-8").splitlines()


def test_it_reports_shows_and_fails(root: Path, tmp_path: Path) -> None:
    inputs = {
        "paths": "README.md\nmy docs\n",
        "since": "origin/main",
        "arguments": "--level\npicky",
        "fail_on": "error",
    }
    status, out, calls = action(root, tmp_path, 1, **inputs)
    flags = "check|--start|--fail-on|error|--since|origin/main|--level|picky|README.md|my docs|"
    assert calls == [f"{flags}--format|sarif|--output|emend.sarif|", f"{flags}--format|github|"]
    assert (status, "::error file=a.md::x" in out, "report=emend.sarif" in out) == (1, True, True)


def test_without_alerts_it_passes(root: Path, tmp_path: Path) -> None:
    status, _, calls = action(root, tmp_path, 0)
    assert (status, calls[0]) == (0, "check|--start|--fail-on|note|.|--format|sarif|--output|emend.sarif|")


def test_what_goes_wrong_is_not_uploaded(root: Path, tmp_path: Path) -> None:
    status, out, calls = action(root, tmp_path, 2, paths="none")
    assert (status, len(calls), "report=" in out) == (2, 1, False)


def test_inputs_reach_the_script_through_the_environment_alone(root: Path) -> None:
    text = (root / "action.yml").read_text("utf-8")
    scripts = re.findall(r"^ {6}run: (?:\|\n((?: {8}.*\n)+)|(.*)\n)", text, re.MULTILINE)
    assert len(scripts) == 2
    assert not any("${{" in part for script in scripts for part in script)
    named = set(re.findall(r"inputs\.([\w-]+)", text))
    assert named == set(re.findall(r"^ {2}([\w-]+):\n {4}description", text.partition("\noutputs:")[0], re.MULTILINE))


def test_hooks_take_the_formats_that_are_looked_for_in_folders(root: Path) -> None:
    endings = {ending for one in FORMATS.values() if one.searched for ending in one.endings}
    patterns = re.findall(r"files: \\\.\((.*)\)\$", (root / ".pre-commit-hooks.yaml").read_text("utf-8"))
    assert [{f".{name}" for name in pattern.split("|")} for pattern in patterns] == [endings, endings]


@pytest.mark.parametrize(
    "name", ["action.sh", "pre_commit.sh", "editors.sh", "extension.sh", "vscode.sh", "test_pre_commit.sh"]
)
def test_scripts_are_right_bash(root: Path, name: str) -> None:
    assert subprocess.run(["bash", "-n", root / "scripts" / name]).returncode == 0
