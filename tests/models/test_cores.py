import os
import sys
from pathlib import Path

import pytest

from models.cores import free_cores

LIMITED = {
    "version 2": ("0::/user/job\n", {"user/job/cpu.max": "150000 100000\n", "cpu.max": "max 100000\n"}),
    "of a group above": ("0::/user/job\n", {"user/job/cpu.max": "max 100000\n", "user/cpu.max": "100000 100000\n"}),
    "in a container": ("0::/../../host/path\n", {"cpu.max": "50000 100000\n"}),
    "version 1": (
        "4:memory:/job\n3:cpuacct,cpu:/job\n0::/\n",
        {"cpu/job/cpu.cfs_quota_us": "100000\n", "cpu/job/cpu.cfs_period_us": "100000\n"},
    ),
    "version 1 in a container": (
        "3:cpu,cpuacct:/docker/4f\n",
        {"cpu/cpu.cfs_quota_us": "10000\n", "cpu/cpu.cfs_period_us": "100000\n"},
    ),
}
UNLIMITED = {
    "version 2": ("0::/\n", {"cpu.max": "max 100000\n"}),
    "version 1": ("1:cpu:/\n", {"cpu/cpu.cfs_quota_us": "-1\n", "cpu/cpu.cfs_period_us": "100000\n"}),
    "more than there are": ("0::/\n", {"cpu.max": "100000000 100000\n"}),
    "of memory": ("3:memory:/job\n", {"cpu/job/cpu.cfs_quota_us": "1\n", "cpu/job/cpu.cfs_period_us": "100000\n"}),
    "no control groups": (None, {}),
}


def cores(folder: Path, own: str | None, files: dict[str, str]) -> int:
    for name, text in files.items():
        (folder / "cgroup" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "cgroup" / name).write_text(text)
    if own is not None:
        (folder / "own").write_text(own)
    return free_cores(folder / "cgroup", folder / "own")


@pytest.mark.parametrize("case", LIMITED)
def test_no_more_cores_than_the_control_group_grants(tmp_path: Path, case: str) -> None:
    assert cores(tmp_path, *LIMITED[case]) == 1


@pytest.mark.parametrize("case", UNLIMITED)
def test_without_a_limit_all_cores_that_are_allowed(tmp_path: Path, case: str) -> None:
    allowed = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()
    assert cores(tmp_path, *UNLIMITED[case]) == allowed


@pytest.mark.skipif(sys.platform != "linux", reason="taskset is of Linux")
def test_a_process_that_may_use_one_core_counts_one() -> None:
    allowed = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(allowed)})
        assert free_cores() == 1
    finally:
        os.sched_setaffinity(0, allowed)
