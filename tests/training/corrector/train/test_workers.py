"""The processes that make batches: they end with the one that started them, and tell it what went wrong."""

import os
import random
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import psutil
import pytest

from models.errors import EmendError, InputError
from tests.training.corrector.train.pieces import Sizes, stream
from training.corrector.train.loader import Batch, Loader
from training.corrector.train.stream import Example, Mix

ENDLESS = """
import sys
from pathlib import Path
from tests.training.corrector.train.pieces import Sizes, stream
from training.corrector.train.loader import Loader
from training.corrector.train.stream import Mix

for _ in Loader(stream(Path(sys.argv[1])), Sizes(), 3, 1).batches(0, Mix({"clean": 1})):
    print("batch", flush=True)
    sys.stdin.readline()
"""


def ended(processes: list[psutil.Process]) -> bool:
    """Wait until the processes have ended; an orphan that nobody waits for stays as a zombie."""
    for _ in range(100):
        if all(not one.is_running() or one.status() == psutil.STATUS_ZOMBIE for one in processes):
            return True
        time.sleep(0.1)
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_workers_end_with_a_process_that_is_killed(work: Path, root: Path) -> None:
    command = [sys.executable, "-c", ENDLESS, str(work)]
    with subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"batch\n"
        workers = psutil.Process(parent.pid).children()
        os.kill(parent.pid, signal.SIGKILL)
    assert len(workers) == 3
    assert ended(workers)


@pytest.mark.parametrize("workers", [0, 2])
def test_an_error_of_a_worker_is_the_loops(work: Path, workers: int) -> None:
    class Refusing(Sizes):
        def batches(self, examples: list[Example], rng: random.Random) -> list[Batch]:
            raise InputError("essays.tsv: line 7 is empty")

    with pytest.raises(InputError, match=r"essays\.tsv: line 7"):
        next(Loader(stream(work), Refusing(), workers, 1).batches(0, Mix({"clean": 1})))


def test_a_worker_that_is_gone_is_missed(work: Path) -> None:
    others = set(psutil.Process().children())  # of tests before this one
    batches = Loader(stream(work), Sizes(), 1, 1).batches(0, Mix({"clean": 1}))
    next(batches)
    (worker,) = set(psutil.Process().children()) - others
    worker.kill()
    with pytest.raises(EmendError, match="has ended"):
        list(islice(batches, 100))
