"""A service of one's own on this machine: where it is, for the commands that could use it.

In local mode a service that is ready writes its address and process into a file of the data folder, beside its key, and
takes it away at its end. The key is sent only to the address of that file, and only while that process lives.
"""

import json
import os
from dataclasses import dataclass
from pathlib import Path

from service.access.files import write_over

__all__ = ["KEY_FILE", "LocalService", "announce", "local_service", "withdraw"]

KEY_FILE = "local-key"
"""Name of the file of the key in the data folder; mode 0600."""
_FILE = "local-service"


@dataclass(frozen=True, slots=True)
class LocalService:
    """A service that runs.

    Attributes:
        url: where it answers.
        key: what lets in.
        process: the id of its process.
    """

    url: str
    key: str
    process: int


def announce(folder: Path, url: str) -> None:
    """Tell that this process is a service that is ready."""
    write_over(folder / _FILE, json.dumps({"url": url, "process": os.getpid()}) + "\n")


def withdraw(folder: Path) -> None:
    """Tell that this process is none any more; what another one has told stays."""
    if _told(folder)[1] == os.getpid():
        (folder / _FILE).unlink(missing_ok=True)


def local_service(folder: Path) -> LocalService | None:
    """The service of a data folder, None where none runs."""
    url, process = _told(folder)
    try:
        key = (folder / KEY_FILE).read_text("ascii", "replace").strip()
        os.kill(process, 0)
    except (OSError, OverflowError):
        return None
    return LocalService(url, key, process) if url and key else None


def _told(folder: Path) -> tuple[str, int]:
    """The address and the process of the file; a process that there cannot be where it says nothing of use."""
    nothing = ("", 2**31 - 1)
    try:
        told = json.loads((folder / _FILE).read_text("utf-8"))
        url, process = told["url"], told["process"]
    except (OSError, ValueError, TypeError, KeyError):
        return nothing
    return (url, process) if isinstance(url, str) and isinstance(process, int) and process > 0 else nothing
