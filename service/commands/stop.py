"""``emend stop``: ends the local service that `emend check --start` or `emend serve --local` has started."""

import os
import signal
import time

from models.errors import InputError
from service.access.local_service import local_service
from service.commands.files import write
from service.places import data_folder

__all__ = ["stop"]

_PATIENCE = 60.0
"""Seconds: twice the time that requests have to finish by default."""


def stop() -> None:
    """End the local service of this machine.

    It still answers the requests that it has admitted; one that loads its models is ended, too.
    """
    folder = data_folder()
    found = local_service(folder)
    if found is None:
        raise InputError("no local service runs")
    os.kill(found.process, signal.SIGTERM)
    end = time.monotonic() + _PATIENCE
    while (left := local_service(folder)) is not None and left.process == found.process:
        if time.monotonic() > end:
            raise InputError(f"process {found.process} does not end")
        time.sleep(0.05)
    write(b"Stopped.\n")
