"""How many cores this process may keep busy: looked up, not assumed."""

import os
from collections.abc import Iterator
from pathlib import Path

_GROUPS = Path("/sys/fs/cgroup")
_OWN = Path("/proc/self/cgroup")


def free_cores(groups: Path = _GROUPS, own: Path = _OWN) -> int:
    """Return the cores that the process is allowed to run on, no more than its control groups grant it time for.

    More threads than that wait for each other. ``groups`` and ``own`` are where Linux tells of control groups.
    """
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, int(min([float(allowed), *_quotas(groups, own)])))


def _quotas(groups: Path, own: Path) -> Iterator[float]:
    """Yield each limit of the process's groups, and of those above them, in cores.

    Inside a container the path of a group may be that of the host, while the files are those of the root: so a group
    that is not there is passed over.
    """
    for line in _words(own, "\n"):
        _, controllers, path = line.split(":", 2)
        if controllers and "cpu" not in controllers.split(","):
            continue
        group = Path(path.lstrip("/"))
        for above in (group, *group.parents):
            if controllers:  # version 1
                folder = groups / "cpu" / above
                limit = [*_words(folder / "cpu.cfs_quota_us"), *_words(folder / "cpu.cfs_period_us")]
            else:
                limit = _words(groups / above / "cpu.max")
            if len(limit) == 2 and limit[0] not in ("max", "-1"):
                yield int(limit[0]) / int(limit[1])


def _words(path: Path, separator: str | None = None) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").strip().split(separator) if path.is_file() else []
    except OSError:
        return []
