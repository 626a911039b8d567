"""``scripts/dictionaries.sh`` with an npm that packs dictionaries made here."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from models.language_folders import language_tables

NPM = """#!/usr/bin/env bash
echo "$@" >> "{log}"
while [ "$1" != --pack-destination ]; do shift; done
to="$2"
for package in "${{@:3}}"; do
  case "$package" in {refused}) exit 1 ;; esac
  mkdir -p "$to/made/package"
  echo "words of $package" > "$to/made/package/index.dic"
  echo "affixes of $package" > "$to/made/package/index.aff"
  tar -czf "$to/${{package/@/-}}.tgz" -C "$to/made" package
done
"""
TABLE = (
    'name = "Middle"\nscripts = ["Latn"]\ndictionary = ["dictionary-{code}"]\nnpm = ["dictionary-{code}@{version}"]\n'
)


class Project:
    """The scripts, with languages and an npm of their own."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.fetched = folder / "fetched"
        (folder / "scripts").mkdir()
        for name in ("dictionaries.sh", "node.sh"):
            shutil.copy2(root / "scripts" / name, folder / "scripts" / name)
        self.name("xx", "1.0.0")
        self.name("yy", "2.10.0")

    def name(self, code: str, version: str) -> None:
        table = self.folder / "models" / "languages" / code / "language.toml"
        table.parent.mkdir(parents=True, exist_ok=True)
        table.write_text(TABLE.format(code=code, version=version), encoding="utf-8")

    def run(self, refused: str = "nothing") -> str:
        """What the script says on standard error, with an npm that cannot pack what is refused."""
        programs = self.folder / "bin"
        programs.mkdir(exist_ok=True)
        (programs / "npm").write_text(NPM.format(log=self.log, refused=refused), encoding="utf-8")
        (programs / "node").write_text("#!/bin/sh\n", encoding="utf-8")
        for program in programs.iterdir():
            program.chmod(0o755)
        path = f"{programs}{os.pathsep}{os.environ['PATH']}"
        command = [self.folder / "scripts" / "dictionaries.sh", self.fetched]
        done = subprocess.run(
            command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=True
        )  # it never fails, as the service is of use without
        return done.stderr

    def calls(self) -> int:
        return len(self.log.read_text("utf-8").splitlines()) if self.log.exists() else 0

    def words(self, code: str) -> str:
        return (self.fetched / f"dictionary-{code}.dic").read_text("utf-8").strip()

    def files(self) -> set[str]:
        return {path.name for path in self.fetched.iterdir() if "@" not in path.name}


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Project:
    return Project(root, tmp_path)


def test_all_that_are_named_are_fetched_once(project: Project) -> None:
    assert project.run() == ""
    assert project.files() == {f"dictionary-{code}.{ending}" for code in ("xx", "yy") for ending in ("dic", "aff")}
    assert project.words("yy") == "words of dictionary-yy@2.10.0"
    assert project.run() == ""
    assert project.calls() == 1


def test_another_version_takes_the_place_of_the_first(project: Project) -> None:
    project.run()
    project.name("xx", "1.1.0")
    project.run()
    assert project.words("xx") == "words of dictionary-xx@1.1.0"
    project.name("xx", "1.0.0")
    project.run()
    assert project.words("xx") == "words of dictionary-xx@1.0.0"


def test_what_cannot_be_fetched_is_said_and_tried_again(project: Project) -> None:
    assert "dictionary-yy@2.10.0" in project.run(refused="dictionary-yy@*")
    assert project.words("xx") == "words of dictionary-xx@1.0.0"
    assert project.files() == {"dictionary-xx.dic", "dictionary-xx.aff"}
    assert project.run() == ""
    assert project.words("yy") == "words of dictionary-yy@2.10.0"


def test_every_package_that_is_named_brings_a_dictionary_that_is_used() -> None:
    for code, table in language_tables().items():
        assert {package.partition("@")[0] for package in table.npm} <= set(table.dictionary), code
