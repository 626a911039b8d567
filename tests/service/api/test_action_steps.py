"""The steps of the GitHub Action, run as a runner does, as they stand in ``action.yml``; ``uses`` is GitHub's own."""

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from tests.service.running import ROOT, Running, environment

ACTION: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
SHELL = ("bash", "--noprofile", "--norc", "-eo", "pipefail")
"""What a runner starts for ``shell: bash``, with the file of the step."""


def steps() -> Iterator[dict[str, Any]]:
    return (step for step in ACTION["runs"]["steps"] if "run" in step)


def filled(text: str, inputs: dict[str, str]) -> str:
    """A value with the inputs in place of their expressions."""
    return re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda found: inputs[found[1]], text)


def ran(folder: Path, service: Running, **given: str) -> tuple[int, str, dict[str, str]]:
    """The status of the last step that was run, all that was printed, and the outputs."""
    inputs = {name: one["default"] for name, one in ACTION["inputs"].items()} | given
    output = folder.parent / "output"
    output.write_text("", encoding="utf-8")
    runner = {**environment(service.data), "GITHUB_ACTION_PATH": str(ROOT), "GITHUB_OUTPUT": str(output)}
    printed, status = "", 0
    for number, step in enumerate(steps()):
        script = folder.parent / f"step{number}.sh"
        script.write_text(step["run"], encoding="utf-8")
        env = runner | {name: filled(value, inputs) for name, value in step["env"].items()}
        done = subprocess.run([*SHELL, str(script)], cwd=folder, env=env, capture_output=True, text=True)
        printed, status = printed + done.stdout + done.stderr, done.returncode
        if status:
            break
    return status, printed, dict(line.split("=", 1) for line in output.read_text("utf-8").splitlines())


def test_the_steps_show_alerts_and_leave_a_report(service: Running, tmp_path: Path) -> None:
    folder = tmp_path / "repository"
    (folder / "my docs").mkdir(parents=True)
    (folder / "my docs" / "guide.md").write_text("# Guide\n\nShe go to the *market* every day.\n", encoding="utf-8")
    (folder / "README.md").write_text("All is well.\n", encoding="utf-8")
    git = {**os.environ, "GIT_AUTHOR_NAME": "A", "GIT_COMMITTER_NAME": "A", "EMAIL": "a@example.org"}
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "Texts"]):
        subprocess.run(["git", *command], cwd=folder, env=git, check=True)

    status, printed, outputs = ran(folder, service, paths="README.md\nmy docs\n", arguments="--language\nen-US")
    assert status == 1, printed
    assert "::error file=my docs/guide.md,line=3," in printed
    assert outputs == {"report": "emend.sarif"}
    [result] = json.loads((folder / "emend.sarif").read_text("utf-8"))["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["region"]["startLine"] == 3

    assert ran(folder, service, since="HEAD")[0] == 0
    status, printed, outputs = ran(folder, service, paths="nowhere.md")
    assert (status, outputs) == (2, {}), printed
