"""The supervisor: real processes, of which some die, hang, fail or do not end."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from tests.service.running import ROOT

PATIENCE = 60


class Supervised:
    """A running supervisor and what it and its workers have said."""

    def __init__(self, process: subprocess.Popen[bytes], said: Path) -> None:
        self.process = process
        self._said = said

    @property
    def said(self) -> str:
        return self._said.read_text()

    def until(self, pattern: str, times: int = 1) -> list[tuple[str, ...]]:
        """The groups of what has been said like this, once it has been said so often."""
        end = time.monotonic() + PATIENCE
        while len(found := list(re.finditer(pattern, self.said))) < times:
            assert time.monotonic() < end, self.said
            time.sleep(0.02)
        return [one.groups() for one in found]

    def end(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def supervised(folder: Path, work: str, *arguments: str) -> Iterator[Supervised]:
    said = folder / "said"
    with said.open("wb") as out:
        command = [sys.executable, "-m", "tests.service.workers.supervised", work, *arguments]
        process = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT)
    try:
        yield Supervised(process, said)
    finally:
        process.kill()
        process.wait()


def test_a_worker_that_dies_is_started_anew_and_all_end_together(tmp_path: Path) -> None:
    with supervised(tmp_path, "lives") as one:
        first = one.until(r"worker (\d) (\d+)", 2)
        one.until("ready")
        victim = next(int(pid) for index, pid in first if index == "0")
        os.kill(victim, signal.SIGKILL)
        one.until(f"died {victim}\n")
        again = one.until(r"worker (\d) (\d+)", 3)[2]
        assert again[0] == "0"
        assert int(again[1]) != victim
        assert one.end() == 0
        assert sorted(re.findall(r"ended (\d)", one.said)) == ["0", "1"]
        assert one.said.count("ready\n") == 1


def test_a_worker_that_shows_no_life_is_killed_and_started_anew(tmp_path: Path) -> None:
    with supervised(tmp_path, "hangs_once", str(tmp_path / "marker")) as one:
        ((hung,),) = one.until(r"hangs (\d+)")
        one.until(f"died {hung}\n")
        one.until(r"worker 0 \d+")
        assert one.end() == 0


def test_requests_are_counted_for_all_workers_together(tmp_path: Path) -> None:
    with supervised(tmp_path, "counts") as one:
        one.until("ready")
        counted = re.findall(r"allowed (\d)", one.said)
        assert len(counted) == 100
        assert set(counted) == {"0", "1"}
        assert one.end() == 0


def test_a_service_that_cannot_start_says_why_and_ends(tmp_path: Path) -> None:
    with supervised(tmp_path, "fails") as one:
        assert one.process.wait(PATIENCE) == 2
        assert "failed: the model is broken" in one.said


def test_a_worker_that_dies_again_and_again_waits_ever_longer(tmp_path: Path) -> None:
    with supervised(tmp_path, "dies") as one:
        one.until("dies 0")
        time.sleep(2.5)
        assert one.said.count("dies 0") <= 3  # started anew at once, then after one second, then after two
        one.until("dies 0", 3)
        assert one.end() == 0


def test_what_does_not_end_is_ended(tmp_path: Path) -> None:
    with supervised(tmp_path, "stays") as one:
        one.until("ready")
        assert one.end() == 0


def test_workers_do_not_outlive_their_supervisor(tmp_path: Path) -> None:
    with supervised(tmp_path, "lives") as one:
        pids = [int(pid) for _, pid in one.until(r"worker (\d) (\d+)", 2)]
        one.until("ready")
        one.process.kill()
        one.process.wait()
        _, alive = psutil.wait_procs([psutil.Process(pid) for pid in pids if psutil.pid_exists(pid)], 20)
        assert not alive
        one.until("ended", 2)
