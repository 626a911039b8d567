"""Runs the application on uvicorn, on a socket that is bound before the models load."""

import asyncio
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from models.errors import ConfigError
from service.app import create_app
from service.settings import Settings
from service.socket.frames import MAX_FRAME
from service.state import Phase, State
from service.telemetry.logs import set_up_logs

_KEEP_ALIVE_SECONDS = 75
"""Longer than the 60 s of common reverse proxies, so that it is the proxy that closes idle connections."""


class Server(uvicorn.Server):
    """Says in ``/readyz`` that it is going down as soon as it is told to."""

    def __init__(self, config: uvicorn.Config, state: State) -> None:
        super().__init__(config)
        self._state = state

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take SIGINT or SIGTERM: finish what was admitted and end with status 0; a second SIGINT ends at once."""
        self._state.phase = Phase.DRAINING
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def run(settings: Settings, on_start: Callable[[str], None], on_ready: Callable[[State, str], None]) -> None:
    """Serve until SIGINT or SIGTERM.

    Args:
        settings: how.
        on_start: called with the URL as soon as requests are answered.
        on_ready: called with the URL once the models have warmed.

    Raises:
        EmendError: the address is taken, or the database, the secrets or a setting cannot be used.
    """
    set_up_logs(settings.log_level)
    app = create_app(settings)
    state: State = app.state.service
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
    server = Server(config, state)
    url = _url(settings.host, listener.getsockname()[1])

    async def serve() -> None:
        on_start(url)
        announcement = asyncio.create_task(_announce(state, lambda: on_ready(state, url)))
        try:
            await server.serve(sockets=[listener])
        finally:
            announcement.cancel()

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


async def _announce(state: State, say: Callable[[], None]) -> None:
    await state.warmed.wait()
    if state.phase is Phase.READY:
        say()
    elif state.phase is Phase.FAILED:
        signal.raise_signal(signal.SIGTERM)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise ConfigError(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from None
    listener.set_inheritable(True)
    return listener


def _url(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}"
