"""The hooks, run by the real pre-commit on a repository made for it; ``make test-pre-commit`` names the program."""

import os
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.service.running import ROOT, Running, environment, running

PROGRAM = os.environ.get("EMEND_TEST_PRE_COMMIT", "")

pytestmark = pytest.mark.skipif(not PROGRAM, reason="make test-pre-commit runs it")


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("service")) as started:
        yield started


@pytest.fixture
def surroundings(service: Running, tmp_path: Path) -> Mapping[str, str]:
    """The environment of somebody who has this checkout on the PATH, and a service that runs."""
    path = f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"
    home = {"HOME": str(tmp_path), "PRE_COMMIT_HOME": str(tmp_path / "cache"), "EMEND_EXTRA": "dev"}
    names = {name: f"{who}@example.org" for who in ("author", "committer") for name in (f"GIT_{who.upper()}_EMAIL",)}
    return environment(service.data, {"PATH": path, **home, **names, "GIT_AUTHOR_NAME": "A", "GIT_COMMITTER_NAME": "A"})


@pytest.fixture
def repository(tmp_path: Path, surroundings: Mapping[str, str]) -> Path:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / ".emend.toml").write_text('language = "en-US"\nexclude = ["old.md"]\n', encoding="utf-8")
    (folder / "good.md").write_text("All is well.\n", encoding="utf-8")
    (folder / "old.md").write_text("The seperate one.\n", encoding="utf-8")
    for command in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *command], cwd=folder, env=surroundings, check=True)
    return folder


def hook(folder: Path, surroundings: Mapping[str, str], *arguments: str) -> tuple[int, str]:
    """The status and the output of a hook, run on all files."""
    program = str(ROOT / PROGRAM)
    done = subprocess.run(
        [program, *arguments],
        cwd=folder, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    return done.returncode, done.stdout


def test_the_installed_emend_checks_staged_files(repository: Path, surroundings: Mapping[str, str]) -> None:
    arguments = ("try-repo", str(ROOT), "emend", "--all-files", "--verbose")
    status, out = hook(repository, surroundings, *arguments)
    assert (status, "Passed" in out, "No alerts." in out) == (0, True, True), out
    (repository / "bad.md").write_text("A seperate one.\n", encoding="utf-8")
    subprocess.run(["git", "add", "."], cwd=repository, env=surroundings, check=True)
    status, out = hook(repository, surroundings, *arguments)
    assert status == 1
    assert "bad.md:1:3: SPELL [TYPOS]" in out
    assert "old.md" not in out


def test_the_checkout_runs_itself(repository: Path, surroundings: Mapping[str, str]) -> None:
    (repository / "bad.md").write_text("A seperate one.\n", encoding="utf-8")
    script = ROOT / "scripts" / "pre_commit.sh"
    done = subprocess.run(
        [script, "good.md", "bad.md", "old.md"], cwd=repository, env=surroundings, capture_output=True, text=True
    )
    assert done.returncode == 1, done.stderr
    assert "bad.md:1:3: SPELL [TYPOS]" in done.stdout
    assert "old.md" not in done.stdout
