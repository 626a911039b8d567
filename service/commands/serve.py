"""``emend serve``: the HTTP service."""

import gc
import os
import shlex
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from models.lean_imports import import_plain_logs
from service.access.local_service import announce, withdraw
from service.commands.files import write
from service.settings import Settings

_SAMPLE = '{"text": "She go to the market every day, and I recieved three letter."}'


def serve(settings: Settings) -> None:
    """Start the HTTP service.

    It ends with SIGINT or SIGTERM, after the requests that it has admitted.
    """
    if settings.local:
        announce(settings.data_dir)
    gc.disable()  # until all is loaded: what is imported stays, and to look through it takes a tenth of the start
    import_plain_logs()
    try:
        if settings.workers == 1:
            from service.server import run

            run(settings, _listening, partial(_ready, settings))
        else:
            with _shared_metrics():
                from service.workers.serving import run_workers

                run_workers(settings, _listening, partial(_ready, settings))
    finally:
        gc.enable()
        withdraw(settings.data_dir)


@contextmanager
def _shared_metrics() -> Iterator[None]:
    """A folder in which processes keep their metrics; its library looks for it when it is imported."""
    variable = "PROMETHEUS_MULTIPROC_DIR"
    folder = tempfile.mkdtemp(prefix="emend-metrics-")
    os.environ[variable] = folder
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _listening(url: str) -> None:
    write(f"Emend listens on {url}; the models are loading ...\n".encode())


def _ready(settings: Settings, local: str, url: str) -> None:
    """Say where the service is and how to call it."""
    key = local or "YOUR_KEY"
    if local:
        announce(settings.data_dir, url)
    curl = f"curl -s {url}/v1/checker -H 'Authorization: Bearer {key}' -H 'Content-Type: application/json' \\\n"
    lines = [
        f"Emend is ready. Try it in a browser:  {url}",
        "",
        f"Every rule, and why:  {url}/rules",
        f"Its operations:       {url}/docs",
        f"Your local key:       {key}" if local else "Make a key with:      emend keys create --name NAME",
        "",
        f"  {curl}    -d {shlex.quote(_SAMPLE)}",
        "",
    ]
    write("".join(f"{line}\n" for line in lines).encode())
