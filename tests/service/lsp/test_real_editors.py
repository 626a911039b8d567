"""Real editors, where they are installed, set up by the lines of docs/editors.md and with a real ``emend``."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.service.running import ROOT, Running, environment

REAL = Path(__file__).parent / "real"
PATIENCE = 240
REST = "Is it the hammmer?\n\nIt is an tool.\n\nAnna came by. We like the color.\n"
FILES = {
    "letter.md": f"# A letter\n\nI recieved `teh` parcel.\n\n{REST}",
    "paper.tex": f"\\begin{{document}}\nI \\emph{{recieved}} $teh$ parcel.\n\n{REST}\\end{{document}}\n",
    "page.rst": f"A page\n======\n\nI recieved ``teh`` parcel.\n\n{REST}",
    "prog.py": (
        '"""I recieved the parcel."""\n\nteh = "teh"  # Is it the hammmer?\n\n# It is an tool.\n\nprint(teh)\n\n'
        "# Anna came by. We like the color.\n"
    ),
}
"""The settings of the page say that texts are British."""
MENDED = {"recieved": "received", "Anna came by": "A zibbleflug received it", "color": "colour"}
IGNORED = {
    "letter.md": "Is it the hammmer? <!-- emend: ignore spelling/unknown-word -->",
    "paper.tex": "Is it the hammmer? % emend: ignore spelling/unknown-word",
    "page.rst": ".. emend: ignore-next spelling/unknown-word",
    "prog.py": 'teh = "teh"  # Is it the hammmer? # emend: ignore spelling/unknown-word',
}


def documented(language: str, number: int) -> str:
    """A block of code of the page."""
    page = (ROOT / "docs" / "editors.md").read_text("utf-8")
    blocks: list[str] = re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return blocks[number]


def project_with(folder: Path) -> tuple[Path, Path, Path]:
    """A project with the files, the command ``emend``, and where the editor writes what it has seen."""
    project, bin_folder = folder / "project", folder / "bin"
    project.mkdir()
    bin_folder.mkdir()
    emend = bin_folder / "emend"
    emend.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m service.cli "$@"\n', encoding="utf-8")
    emend.chmod(0o755)
    for name, text in FILES.items():
        (project / name).write_text(text, encoding="utf-8")
    return project, emend, folder / "told.jsonl"


def run(folder: Path, service: Running, command: list[str]) -> str:
    """What an editor writes of its work on the files, beside a service that ``emend`` finds by itself."""
    project, emend, record = project_with(folder)
    extra = {
        "PATH": f"{emend.parent}:{environment(service.data)['PATH']}", "PYTHONPATH": str(ROOT), "HOME": str(folder),
        "EMEND_FILES": " ".join(FILES), "EMEND_TOLD": str(record),
        **{f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CONFIG", "STATE", "DATA", "CACHE")},
    }  # fmt: skip
    done = subprocess.run(
        command, cwd=project, env=environment(service.data, {**extra, "EMEND_INIT": str(folder / "init")}),
        capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return record.read_text("utf-8")


def work_on_all(folder: Path, service: Running, command: list[str]) -> None:
    """Have an editor do its session, and look at what it has seen and written."""
    compare(folder / "project", [json.loads(line) for line in run(folder, service, command).splitlines()])


def compare(project: Path, told: Sequence[dict[str, Any]]) -> None:
    """Look at what an editor has seen and written."""
    assert [one["file"] for one in told] == list(FILES)
    for one in told:
        name = one["file"]
        assert "“recieved” is not a known word; “received” is probably meant." in one["hover"]
        assert IGNORED[name] in one["ignored"]
        kept = [line for line in one["text"] if line]
        expected = FILES[name]
        for wrong, right in MENDED.items():
            expected = expected.replace(wrong, right)
        if name == "page.rst":
            expected = expected.replace("Is it the", f"{IGNORED[name]}\n\nIs it the")
        else:
            expected = re.sub(r"^.*Is it the.*$", lambda _, to=IGNORED[name]: to, expected, flags=re.MULTILINE)  # type: ignore[misc]
        assert kept == [line for line in expected.splitlines() if line]
        assert (project / name).read_text("utf-8").splitlines() == one["text"]


@pytest.mark.skipif(shutil.which("nvim") is None, reason="Neovim is not installed (neovim)")
def test_neovim(service: Running, tmp_path: Path) -> None:
    printed = subprocess.run(["nvim", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"NVIM v(\d+)\.(\d+)", printed)
    assert version is not None
    settings = documented("lua", 0 if (int(version[1]), int(version[2])) >= (0, 11) else 1)
    settings = settings.replace('"rst"', '"rst", "python"').replace('"en-GB"', '"en-GB", delay = 30')
    (tmp_path / "init.lua").write_text(settings, encoding="utf-8")
    session = str(REAL / "neovim.lua")
    work_on_all(tmp_path, service, ["nvim", "--headless", "-u", str(tmp_path / "init.lua"), "-n", "-S", session])


def eglot_is_there() -> bool:
    if shutil.which("emacs") is None:
        return False
    program = '(let ((default-directory "/usr/share/emacs/site-lisp/elpa/")) (when (file-directory-p default-directory)'
    program += " (normal-top-level-add-subdirs-to-load-path)) (kill-emacs (if (require 'eglot nil t) 0 1)))"
    return subprocess.run(["emacs", "-Q", "--batch", "--eval", program], capture_output=True).returncode == 0


@pytest.mark.skipif("EMEND_EDITORS" not in os.environ, reason="make test-editors runs it")
@pytest.mark.skipif(not eglot_is_there(), reason="Emacs with eglot is not installed (emacs-nox, elpa-eglot)")
def test_emacs(service: Running, tmp_path: Path) -> None:
    settings = documented("elisp", 0).replace('"en-GB"', '"en-GB" :delay 30')
    (tmp_path / "init").write_text(settings, encoding="utf-8")
    work_on_all(tmp_path, service, ["emacs", "-Q", "--batch", "-l", str(REAL / "emacs.el")])


@pytest.mark.skipif(shutil.which("vim") is None, reason="Vim is not installed (vim)")
def test_vim(service: Running, tmp_path: Path) -> None:
    (tmp_path / "vimrc").write_text(documented("vim", 0), encoding="utf-8")
    places = "map(getqflist(), {_, one -> join([bufname(one.bufnr), one.lnum, one.col, one.text])})"
    steps = ["filetype plugin on", "edit letter.md", "silent make", f"call writefile({places}, $EMEND_TOLD)"]
    command = [
        "vim",
        "-Nes",
        "-u",
        str(tmp_path / "vimrc"),
        *(word for step in steps for word in ("-c", step)),
        "-c",
        "cquit 0",
    ]
    assert [line.partition(" [")[0] for line in run(tmp_path, service, command).splitlines()] == [
        "letter.md 3 3 SPELL", "letter.md 5 11 SPELL", "letter.md 7 7 DET",
    ]  # fmt: skip
