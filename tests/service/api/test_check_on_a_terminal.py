"""``emend check`` on a real terminal, by a real service: questions with each of their answers, and the progress bar."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.service.running import EMEND, ROOT, Running, environment

NOTE = "We *recieved* it.\n\nShe go to the market seperately.\n"
SECONDS = 60
END, BREAK = "\x04", "\x03"
"""What Ctrl+D and Ctrl+C send."""

Answer = str | Callable[[], object]


def on_a_terminal(service: Running, folder: Path, arguments: Sequence[str], *answers: Answer) -> tuple[int, list[str]]:
    """The status, and the lines as they have been written, each with what has been written over in it."""
    above, below = pty.openpty()
    fcntl.ioctl(below, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    # A shell has what it starts in the background ignore Ctrl+C, and all that this starts.
    started = ("env", "--default-signal=INT", "setsid", "--ctty", "--wait", *EMEND)
    command = [*started, "check", "--no-config", "--language", "en-US", *arguments]
    surroundings = {**environment(service.data), "TERM": "dumb", "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(command, cwd=folder, env=surroundings, stdin=below, stdout=below, stderr=below)
    os.close(below)
    said, asked = b"", 0
    rest = list(answers)
    begun = time.monotonic()
    while time.monotonic() - begun < SECONDS:
        if select.select([above], [], [], 0.1)[0]:
            try:
                said += os.read(above, 65_536)
            except OSError:  # the other side has been closed
                break
            continue  # who answers waits until all has been said
        questions = len(re.findall(rb"/\?\] ", said))
        if questions > asked and rest:
            asked = questions
            answer = rest.pop(0)
            while callable(answer):
                answer()
                answer = rest.pop(0)
            os.write(above, answer.encode() if answer in (END, BREAK) else f"{answer}\r".encode())
    os.close(above)
    return process.wait(SECONDS), said.decode().replace("\r\n", "\n").split("\n")


@pytest.fixture
def note(tmp_path: Path) -> Path:
    file = tmp_path / "note.md"
    file.write_text(NOTE, encoding="utf-8")
    return file


def test_each_answer_does_what_it_says(service: Running, note: Path) -> None:
    other = note.with_name("other.txt")
    other.write_text("It came seperately, and she go.\n", encoding="utf-8")
    arguments = ("--fix", "--interactive", "note.md", "other.txt")
    status, lines = on_a_terminal(service, note.parent, arguments, "?", "9", "1", "i", "?", "s", "i", "a")
    assert status == 1
    assert note.read_text("utf-8") == NOTE.replace("recieved", "received")
    assert other.read_text("utf-8") != "It came seperately, and she go.\n"
    assert sum("i: accept these words" in line for line in lines) == 2
    assert "2 fixed, 1 alert in 1 of 2 files: 1 error." in lines


def test_a_word_is_accepted_and_grammar_is_not(service: Running, note: Path) -> None:
    status, lines = on_a_terminal(service, note.parent, ("--fix", "-i", "note.md"), "i", "i", "s", "i")
    questions = [line for line in lines if "/?] " in line]
    assert ["/i/" in line for line in questions] == [True, False, False, True]
    assert (status, note.read_text("utf-8")) == (1, NOTE)
    assert lines[-3:-1] == [
        "1 alert.",
        'To accept these words for good, write into .emend.toml: words = ["recieved", "seperately"]',
    ]


@pytest.mark.parametrize("answer", ["q", END])
def test_an_end_keeps_what_was_chosen_and_looks_no_further(service: Running, note: Path, answer: str) -> None:
    (note.parent / "other.md").write_text("It was definately so.\n", encoding="utf-8")
    status, lines = on_a_terminal(service, note.parent, ("--fix", "-i", "note.md", "other.md"), "1", answer)
    assert (status, note.read_text("utf-8")) == (1, NOTE.replace("recieved", "received"))
    assert lines[-3:-1] == ["1 fixed, 2 alerts left.", "emend: not looked at: 1 more file"]


def test_breaking_off_leaves_the_file_as_it_was(service: Running, note: Path) -> None:
    status, lines = on_a_terminal(service, note.parent, ("--fix", "-i", "note.md"), "1", BREAK)
    assert (status, note.read_text("utf-8")) == (130, NOTE)
    assert lines[-2:] == ["emend: broken off; note.md is as it was", ""]


def test_what_somebody_writes_meanwhile_is_not_lost(service: Running, note: Path) -> None:
    (note.parent / "other.md").write_text("It was definately so.\n", encoding="utf-8")
    newer = "Written in an editor.\n"
    arguments = ("--fix", "-i", "note.md", "other.md")
    status, lines = on_a_terminal(
        service, note.parent, arguments, "1", lambda: note.write_text(newer, encoding="utf-8"), "s", "s", "1"
    )
    assert (status, note.read_text("utf-8")) == (2, newer)
    assert (note.parent / "other.md").read_text("utf-8") == "It was definitely so.\n"
    assert "emend: note.md: changed meanwhile; nothing was written to it" in lines


def test_the_progress_bar_leaves_the_lines_to_the_alerts(service: Running, note: Path) -> None:
    for number in range(3):
        (note.parent / f"{number}.txt").write_text(f"The file {number} was recieved.\n", encoding="utf-8")
    status, lines = on_a_terminal(service, note.parent, ("0.txt", "1.txt", "2.txt"))
    shown = [re.split(r"\r+", line)[-1] for line in lines]
    assert (status, sum("%|" in line for line in lines) > 0) == (1, True)
    assert [line.split(":")[0] for line in shown if "[TYPOS]" in line] == ["0.txt", "1.txt", "2.txt"]
    assert not [line for line in shown if "%|" in line]
