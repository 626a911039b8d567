"""What ``python -m training`` sets before torch is imported, seen in processes of their own."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

FAULTS = """
import mmap, resource, sys
from training.environment import keep_pages
if "keep" in sys.argv:
    assert keep_pages()
bytearray(48 << 20)
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(20):
    bytearray(48 << 20)
print((resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before) * mmap.PAGESIZE >> 20)
"""
linux = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="of glibc")


def run(root: Path, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("OMP_", "MALLOC_"))}
    return subprocess.run(
        [sys.executable, *command], cwd=root, env={**kept, **environment}, capture_output=True, text=True, check=True
    )


@linux
def test_memory_that_was_freed_is_used_again(root: Path) -> None:
    """Twenty blocks of 48 MB: the pages of nearly all of them are there already."""
    assert int(run(root, "-c", FAULTS, "keep").stdout) < 100
    assert int(run(root, "-c", FAULTS).stdout) > 800


@linux
@pytest.mark.parametrize(("given", "policy"), [({}, "PASSIVE"), ({"OMP_WAIT_POLICY": "active"}, "ACTIVE")])
def test_waiting_threads_sleep_unless_told_otherwise(root: Path, given: dict[str, str], policy: str) -> None:
    code = "from training.environment import prepare_process; prepare_process(); import torch"
    assert f"OMP_WAIT_POLICY = '{policy}'" in run(root, "-c", code, OMP_DISPLAY_ENV="true", **given).stderr


def test_the_command_is_there_before_torch(root: Path) -> None:
    code = "import sys, training.__main__; print('torch' in sys.modules)"
    assert run(root, "-c", code).stdout == "False\n"
