"""Runs the application on uvicorn, on a socket that is bound before the models load."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from models.errors import ConfigError
from service.app import create_app
from service.memory import bound_kernels
from service.settings import Settings
from service.socket.frames import MAX_FRAME
from service.state import Phase, State
from service.telemetry.logs import set_up_logs

_BACKLOG = 2048
"""Connections that may wait to be accepted: uvicorn's default."""
_SWITCH_SECONDS = 0.0005
"""For how long a thread may hold the interpreter while others want it, a tenth of Python's own: a model asks for it
after each of its thousands of operations, and would wait so long each time that a text is being read beside it."""
_KEEP_ALIVE_SECONDS = 75
"""Longer than the 60 s of common reverse proxies, so that it is the proxy that closes idle connections."""


class Server(uvicorn.Server):
    """Ends with status 0 after the requests that it has admitted; a second SIGINT ends it at once."""

    def __init__(self, config: uvicorn.Config, on_exit: Callable[[], None]) -> None:
        """``on_exit`` is called as soon as the server is told to end."""
        super().__init__(config)
        self._on_exit = on_exit

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take SIGINT or SIGTERM."""
        self._on_exit()
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def run(settings: Settings, on_start: Callable[[str], None], on_ready: Callable[[State, str], None]) -> None:
    """Run the service until SIGINT or SIGTERM.

    Args:
        settings: how.
        on_start: called with the URL as soon as requests are answered.
        on_ready: called with the URL once the models have warmed.

    Raises:
        EmendError: the address is taken, or the database, the secrets, a setting, a rule pack or a model cannot be
            used.
    """
    set_up_logs(settings.log_level)
    bound_kernels(settings.kernels)
    sys.setswitchinterval(_SWITCH_SECONDS)
    app = create_app(settings)
    state: State = app.state.service

    def drain() -> None:
        state.phase = Phase.DRAINING

    async def announce(url: str) -> None:
        await state.warmed.wait()
        if state.phase is Phase.READY:
            on_ready(state, url)
        elif state.phase is Phase.FAILED:
            signal.raise_signal(signal.SIGTERM)

    run_app(app, settings, on_start, drain, announce)
    if state.failure is not None:
        raise state.failure


def run_app(
    app: ASGIApp,
    settings: Settings,
    on_start: Callable[[str], None],
    on_exit: Callable[[], None] = lambda: None,
    beside: Callable[[str], Coroutine[Any, Any, None]] | None = None,
) -> None:
    """Run an application until SIGINT or SIGTERM.

    Args:
        app: the application.
        settings: where it listens, and how long it drains.
        on_start: called with the URL once it listens.
        on_exit: called when it is told to end.
        beside: runs along with it, with the URL.

    Raises:
        ConfigError: the address is taken.
    """
    listener = _listen(settings)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * MAX_FRAME,  # above MAX_FRAME a client is told why before it is closed
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=max(1, round(settings.drain_seconds)),
    )
    server = Server(config, on_exit)
    url = _url(settings.host, listener.getsockname()[1])

    async def serve() -> None:
        on_start(url)
        task = asyncio.create_task(beside(url)) if beside is not None else None
        try:
            await server.serve(sockets=[listener])
        finally:
            if task is not None:
                task.cancel()

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(_BACKLOG)  # who comes before the event loop does waits instead of being refused
    except OSError as error:
        listener.close()
        raise ConfigError(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from None
    listener.set_inheritable(True)
    return listener


def _url(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}"
