"""Which service a command works with: one that is named, one of this machine, or none."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from models.errors import InputError
from service.access.local_service import START_SECONDS, LocalService, announce, local_service
from service.places import data_folder
from service.project.checking.checked import Service
from service.project.checking.running import RunningService, ServiceGoneError

if TYPE_CHECKING:
    from service.loading import Checking

__all__ = ["awaited", "connected", "models_are_named", "running", "started"]

_SILENT_SECONDS = 1.0
"""After which it is told that something is waited for."""
_LOG = "local-service.log"
_OWN_MODELS = ("EMEND_MODEL", "EMEND_PROMPT", "EMEND_THRESHOLD")


def connected(url: str, key: str, *, alone: bool, start: bool, checking: "Callable[[], Checking]") -> Service:
    """What to have texts checked by: a service, see ``running``, or this process.

    Args:
        url: the address of a service.
        key: what lets in there.
        alone: whether to use no service.
        start: whether to start one in the background where none runs.
        checking: gives what checks where there is no service.

    Raises:
        InputError: the address is none, or no service answers there.
    """
    if not alone and (found := running(url, key, start=start)) is not None:
        return found
    from service.project.checking.inside import InsideService

    return InsideService(checking)


def running(url: str, key: str, *, start: bool) -> RunningService | None:
    """A service that runs, once it is ready; None where none does.

    Args:
        url: its address; empty for the one of this machine.
        key: what lets in there; empty for the local key where the address is that of the local service.
        start: whether to start one in the background where none runs.

    Raises:
        InputError: the address is none, or the service does not start or let in.
    """
    folder = data_folder()
    local = local_service(folder)
    if url:
        own = local is not None and url.rstrip("/") == local.url
        return RunningService(url, key or (local.key if local and own else ""))
    if local is not None and not local.ready:
        local = awaited(folder)
    if local is None and start:
        local = started(folder)
    if local is None:
        return None
    service = RunningService(local.url, local.key)
    try:
        service.ask("GET", "/v1/categories")
    except ServiceGoneError:
        return None
    return service


def models_are_named() -> bool:
    """Whether the environment names models, which a service that runs need not have."""
    return any(map(os.environ.get, _OWN_MODELS))


def started(folder: Path) -> LocalService:
    """Start a service in the background, which stays, and wait until it is ready.

    Raises:
        InputError: it does not start.
    """
    import subprocess

    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    command = [sys.executable, "-m", "service.cli", "serve", "--local", "--port", "0", "--data-dir", str(folder)]
    home = Path(__file__).parents[2]
    with (folder / _LOG).open("wb") as log:
        process = subprocess.Popen(  # noqa: S603
            command, cwd=home, env=os.environ, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    announce(folder, process=process.pid)  # before it can: who asks meanwhile is to wait, too
    found = awaited(folder, lambda: process.poll() is None)
    if found is None or found.process != process.pid:  # another one was started at the same time
        process.terminate()
    if found is None:
        raise InputError(f"no service could be started; {folder / _LOG} says why")
    return found


def awaited(folder: Path, lives: Callable[[], bool] = lambda: True) -> LocalService | None:
    """The service that starts, once it is ready; None if it ends before, or does not become so in time.

    Args:
        folder: the data folder.
        lives: asked on the way; whether it makes sense to wait.
    """
    begun = time.monotonic()
    silent = True
    while lives() and time.monotonic() - begun < START_SECONDS:
        found = local_service(folder)
        if found is None or found.ready:
            return found
        if silent and time.monotonic() - begun > _SILENT_SECONDS:
            silent = False
            print("emend: the service of this machine is loading its models; waiting for it ...", file=sys.stderr)  # noqa: T201
        time.sleep(0.1)
    return None
