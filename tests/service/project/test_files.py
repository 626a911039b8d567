"""The files of a project, and what has changed in them."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from models.errors import InputError
from service.project.changed import changed_lines
from service.project.files import opened_file, source_files
from service.project.settings import ProjectSettings

TREE = {
    ".gitignore": "build/\n*.draft.md\n!kept.draft.md\n",
    "README.md": "",
    "notes.draft.md": "",
    "kept.draft.md": "",
    "build/out.md": "",
    "docs/a.md": "",
    "docs/b.txt": "",
    "docs/page.inc": "",
    "docs/.gitignore": "/private.md\n",
    "docs/private.md": "",
    "docs/deep/private.md": "",
    "docs/deep/x.mdx": "",
    "node_modules/pack/README.md": "",
    "src/main.py": "",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in TREE.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / ".git").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found(*paths: str, **settings: object) -> dict[str, str]:
    project = ProjectSettings(**settings)  # type: ignore[arg-type]
    return {one.path.as_posix(): one.markup for one in source_files(paths, project)}


EVERY = {
    "README.md": "markdown",
    "kept.draft.md": "markdown",
    "docs/a.md": "markdown",
    "docs/b.txt": "plain",
    "docs/deep/private.md": "markdown",
    "docs/deep/x.mdx": "mdx",
}


def test_folders_give_texts_that_git_does_not_ignore(tree: Path) -> None:
    assert found() == EVERY
    assert found("docs") == {name: markup for name, markup in EVERY.items() if name.startswith("docs/")}


def test_gitignore_of_a_folder_above_counts(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "docs/c.draft.md").touch()
    monkeypatch.chdir(tree / "docs")
    assert sorted(found()) == ["a.md", "b.txt", "deep/private.md", "deep/x.mdx"]


def test_what_is_named_is_taken_once_and_as_it_is(tree: Path) -> None:
    assert found("build/out.md", "src/main.py") == {"build/out.md": "markdown", "src/main.py": "code:python"}
    assert list(found("docs/a.md", "docs", "./docs/a.md")).count("docs/a.md") == 1


def test_patterns_that_the_shell_left(tree: Path) -> None:
    assert sorted(found("**/*.md")) == ["README.md", "docs/a.md", "docs/deep/private.md", "kept.draft.md"]
    with pytest.raises(InputError, match="no file is called so"):
        found("*.html")


def test_the_project_chooses_files_formats_and_exceptions(tree: Path) -> None:
    assert found(files=("docs/**",), exclude=("deep/",), formats={"*.inc": "markdown"}) == {
        "docs/a.md": "markdown",
        "docs/b.txt": "plain",
        "docs/page.inc": "markdown",
        "docs/.gitignore": "plain",
    }


def test_dictionaries_are_no_texts(tree: Path) -> None:
    assert found(dictionary=("docs/b.txt",)) == {name: markup for name, markup in EVERY.items() if name != "docs/b.txt"}


def git(*arguments: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, *arguments], check=True, capture_output=True)


def test_changed_lines_are_those_of_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    git("init", "-q")
    (tmp_path / "a b.md").write_text("one\ntwo\nthree\nfour\n", encoding="utf-8")
    (tmp_path / "gone.md").write_text("x\n", encoding="utf-8")
    (tmp_path / "é.md").write_text("x\n", encoding="utf-8")
    git("add", "-A")
    git("commit", "-qm", "First")
    assert changed_lines() == {}
    (tmp_path / "a b.md").write_text("one\n++ b/é.md\nthree\nfour\nfive\nsix\n", encoding="utf-8")
    (tmp_path / "gone.md").unlink()
    (tmp_path / "é.md").write_text("y\n", encoding="utf-8")
    (tmp_path / "new").mkdir()
    (tmp_path / "new/n.md").write_text("new\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path / "new")
    lines = changed_lines()
    assert {path.name: found for path, found in lines.items() if path.name != "n.md"} == {
        "a b.md": [range(2, 3), range(5, 7)],
        "é.md": [range(1, 2)],
    }
    assert 999 in lines[tmp_path / "new/n.md"][0]
    with pytest.raises(InputError, match="git: "):
        changed_lines("no-such-revision")


def test_a_file_that_is_open_has_the_format_of_its_name_or_of_its_language(tmp_path: Path) -> None:
    def opened(name: str, language: str = "", **settings: object) -> str | None:
        project = replace(ProjectSettings(source=tmp_path / ".emend.toml"), **settings)  # type: ignore[arg-type]
        found = opened_file(tmp_path / name, project, language)
        return None if found is None else found.markup

    assert opened("a.md") == "markdown"
    assert opened("a.mdx", "document.md") == "mdx"
    assert opened("a.txt", "document.md") == "markdown"
    assert opened("a.bin") is None
    assert opened("a.bin", "document.txt") == "plain"
    assert opened("a.inc", formats={"*.inc": "markdown"}) == "markdown"
    assert opened("old/a.md", exclude=("old",)) is None
    assert opened("old/a.md", exclude=("a.md",)) is None
    assert opened("b.md", files=("docs/**",)) is None
    assert opened("docs/b.md", files=("docs/**",)) == "markdown"
    assert opened("words.txt", dictionary=("words.txt",)) is None
