"""Which service a command works with: one that is named, one of this machine, or none."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from models.errors import InputError
from service.access.local_service import LocalService, local_service
from service.places import data_folder
from service.project.checking.checked import Service
from service.project.checking.inside import InsideService
from service.project.checking.running import RunningService, ServiceGoneError

if TYPE_CHECKING:
    from service.checking.resources import Resources

__all__ = ["connected", "models_are_named", "running", "started"]

_PATIENCE = 300.0
"""Seconds that a service may take to load its models."""
_LOG = "local-service.log"
_OWN_MODELS = ("EMEND_MODEL", "EMEND_PROMPT", "EMEND_THRESHOLD")


def connected(
    url: str, key: str, *, alone: bool, start: bool, resources: Callable[[], "Resources"]
) -> RunningService | Service:
    """What to have texts checked by: a service, see ``running``, or this process.

    Args:
        url: the address of a service.
        key: what lets in there.
        alone: whether to use no service.
        start: whether to start one in the background where none runs.
        resources: gives the models where there is no service.

    Raises:
        InputError: the address is none, or no service answers there.
    """
    return (None if alone else running(url, key, start=start)) or InsideService(resources)


def running(url: str, key: str, *, start: bool) -> RunningService | None:
    """A service that runs; None where none does.

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
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        found = local_service(folder)
        if found is not None and found.process == process.pid:
            return found
        if process.poll() is not None:
            break
        time.sleep(0.1)
    process.terminate()
    raise InputError(f"no service could be started; {folder / _LOG} says why")
