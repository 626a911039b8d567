"""A service of one's own on this machine: where it is, for the commands that could use it.

In local mode a service writes its address and process into a file of the data folder, beside its key: that it starts,
then that it is ready; and it takes the file away at its end. The key is sent only to the address of that file, and only
while that process lives.
"""

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path

from service.access.files import write_over

__all__ = ["KEY_FILE", "START_SECONDS", "LocalService", "announce", "local_service", "withdraw"]

KEY_FILE = "local-key"
"""Name of the file of the key in the data folder; mode 0600."""
START_SECONDS = 300.0
"""How long a service may take to load its models; one that started longer ago and is not ready is none."""
_FILE = "local-service"


@dataclass(frozen=True, slots=True)
class LocalService:
    """A service that runs.

    Attributes:
        process: the id of its process.
        url: where it answers; empty as long as it starts.
        key: what lets in; empty as long as it starts.
    """

    process: int
    url: str = ""
    key: str = ""

    @property
    def ready(self) -> bool:
        """Whether it answers."""
        return bool(self.url)


def announce(folder: Path, url: str = "", process: int | None = None) -> None:
    """Tell of a service.

    Args:
        folder: the data folder.
        url: where it is ready; empty for one that starts, of which nothing is told beside another one.
        process: its process; None for this one.
    """
    process = process or os.getpid()
    if not url and (other := local_service(folder)) is not None and other.process != process:
        return
    write_over(folder / _FILE, json.dumps({"url": url, "process": process}) + "\n")


def withdraw(folder: Path) -> None:
    """Tell that this process is none any more; what another one has told stays."""
    if _told(folder)[1] == os.getpid():
        (folder / _FILE).unlink(missing_ok=True)


def local_service(folder: Path) -> LocalService | None:
    """The service of a data folder, ready or starting; None where none runs."""
    url, process = _told(folder)
    try:
        os.kill(process, 0)
        if not url:
            started = (folder / _FILE).stat().st_mtime
            return LocalService(process) if time.time() - started < START_SECONDS else None
        key = (folder / KEY_FILE).read_text("ascii", "replace").strip()
    except (OSError, OverflowError):
        return None
    return LocalService(process, url, key) if key else None


def _told(folder: Path) -> tuple[str, int]:
    """The address and the process of the file; a process that there cannot be where it says nothing of use."""
    nothing = ("", 2**31 - 1)
    try:
        told = json.loads((folder / _FILE).read_text("utf-8"))
        url, process = told["url"], told["process"]
    except (OSError, ValueError, TypeError, KeyError):
        return nothing
    return (url, process) if isinstance(url, str) and isinstance(process, int) and process > 0 else nothing
