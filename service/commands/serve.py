"""``emend serve``: the HTTP service."""

import shlex
from typing import TYPE_CHECKING

from service.access.local_service import announce, withdraw
from service.commands.files import write
from service.settings import Settings

if TYPE_CHECKING:
    from service.state import State

_SAMPLE = '{"text": "She go to the market every day, and I recieved three letter."}'


def serve(settings: Settings) -> None:
    """Start the HTTP service; it ends with SIGINT or SIGTERM, after the requests that it has admitted."""
    from service.server import run

    try:
        run(settings, _listening, _ready)
    finally:
        withdraw(settings.data_dir)


def _listening(url: str) -> None:
    write(f"Emend listens on {url}; the models are loading ...\n".encode())


def _ready(state: "State", url: str) -> None:
    """Say where the service is and how to call it."""
    key = state.local_key or "YOUR_KEY"
    if state.local_key:
        announce(state.settings.data_dir, url)
    curl = f"curl -s {url}/v1/checker -H 'Authorization: Bearer {key}' -H 'Content-Type: application/json' \\\n"
    lines = [
        f"Emend is ready.  Try it in a browser:  {url}",
        "",
        f"Why is it flagged: {url}/rules",
        f"Its operations:  {url}/docs",
        f"Your local key:  {key}" if state.local_key else "Make a key with:  emend keys create --name NAME",
        "",
        f"  {curl}    -d {shlex.quote(_SAMPLE)}",
        "",
    ]
    write("".join(f"{line}\n" for line in lines).encode())
