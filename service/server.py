"""Runs the application on uvicorn, on a socket that is bound before the models load."""

import asyncio
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp

from models.threads import leave_a_core
from service.api.problems import Code
from service.app import create_app
from service.http_connection import Bounds, HttpConnection
from service.listening import listen, url_of
from service.memory import bound_kernels
from service.phase import Phase
from service.settings import Settings
from service.socket.protocol import MAX_FRAME, SILENT_SECONDS
from service.state import END_SECONDS, State
from service.telemetry.logs import log, set_up_logs

_SWITCH_SECONDS = 0.0005
"""For how long a thread may hold the interpreter while others want it, a tenth of Python's own: a model asks for it
after each of its thousands of operations, and would wait so long each time that a text is being read beside it."""
_LEAST_SECONDS = 1.0
"""What a process has for its end however short the time for it is."""
_KEEP_ALIVE_SECONDS = 75
"""Longer than the 60 s of common reverse proxies, so that it is the proxy that closes idle connections."""


class Server(uvicorn.Server):
    """Ends with status 0 after the requests that it has admitted.

    SIGTERM: it serves on for a while in which it is known that it will end, then listens no more and finishes what it
    has. SIGINT, from a keyboard, or a second SIGTERM leaves out that while; after that SIGINT ends it at once. Whatever
    hangs, the process is gone when the time for all that is over.
    """

    def __init__(self, config: uvicorn.Config, ending: "Shutdown") -> None:
        """``ending`` says how it ends."""
        super().__init__(config)
        self._ending = ending
        self._signals = 0
        self._hurried = False
        self._drains_at: float | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take SIGINT or SIGTERM; all else is done by the event loop."""
        self._signals += 1
        self._hurried = self._hurried or self._signals > 1 or sig == signal.SIGINT
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)

    async def on_tick(self, counter: int) -> bool:
        """Look ten times a second whether it is time to end."""
        now = time.monotonic()
        if self._signals and self._drains_at is None:
            self._drains_at = now + (self._ending.notice_seconds if self._ending.on_leave() else 0.0)
        if self._drains_at is not None and (self._hurried or now >= self._drains_at) and not self.should_exit:
            self._ending.on_drain()
            end_process_after(max(_LEAST_SECONDS, self._ending.drain_seconds))
            self.should_exit = True
        return await super().on_tick(counter)


@dataclass(frozen=True, slots=True)
class Shutdown:
    """How a server ends.

    Attributes:
        drain_seconds: how long admitted requests may take once nobody is let in any more.
        notice_seconds: how long it serves on before that.
        on_leave: called when it is told to end; says whether anybody is to be given that notice.
        on_drain: called when nobody is let in any more.
    """

    drain_seconds: float
    notice_seconds: float = 0.0
    on_leave: Callable[[], bool] = lambda: False
    on_drain: Callable[[], None] = lambda: None


def end_process_after(seconds: float) -> None:
    """End the process with status 0 if it has not ended by then: a thread that hangs would keep it for ever."""

    def end() -> None:
        log.warning("ended with work left", seconds=seconds)
        os._exit(0)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


def run(settings: Settings, on_start: Callable[[str], None], on_ready: Callable[[str, str], None]) -> None:
    """Run the service in this process until SIGINT or SIGTERM.

    Args:
        settings: how.
        on_start: called with the URL as soon as requests are answered.
        on_ready: called with the local key (empty if there is none) and the URL once the models have warmed.

    Raises:
        EmendError: the address is taken, or the database, the secrets, a setting, a rule pack or a model cannot be
            used.
    """
    set_up_process(settings)
    app = create_app(settings)
    state: State = app.state.service

    async def announce(url: str) -> None:
        await state.warmed.wait()
        if state.phase is Phase.READY:
            on_ready(state.local_key, url)
        elif state.phase is Phase.FAILED:
            signal.raise_signal(signal.SIGTERM)

    run_service(app, state, on_start, announce)
    if state.failure is not None:
        raise state.failure


def set_up_process(settings: Settings) -> None:
    """Set what holds for a process that serves; to be called before a model is loaded."""
    set_up_logs(settings.log_level)
    bound_kernels(settings.kernels)
    sys.setswitchinterval(_SWITCH_SECONDS)
    leave_a_core()


def run_service(
    app: ASGIApp,
    state: State,
    on_start: Callable[[str], None],
    beside: Callable[[str], Coroutine[Any, Any, None]],
    listener: socket.socket | None = None,
) -> None:
    """Run the application that holds a state; see ``run_app``."""
    settings = state.settings
    run_app(
        app,
        settings,
        on_start,
        Shutdown(settings.drain_seconds, settings.notice_seconds, state.leave, state.drain),
        beside,
        lambda code: state.metrics.refusals.labels(code.key).inc(),
        listener,
    )


def run_app(
    app: ASGIApp,
    settings: Settings,
    on_start: Callable[[str], None],
    ending: Shutdown | None = None,
    beside: Callable[[str], Coroutine[Any, Any, None]] | None = None,
    refused: Callable[[Code], object] = lambda _: None,
    listener: socket.socket | None = None,
) -> None:
    """Run an application until SIGINT or SIGTERM.

    Args:
        app: the application.
        settings: where it listens, and how long it drains.
        on_start: called with the URL once it listens.
        ending: how it ends; as soon as it has finished what it has, if left out.
        beside: runs along with it, with the URL.
        refused: called with the reason for each request that the application does not see.
        listener: a socket that listens; one is made if left out.

    Raises:
        ConfigError: the address is taken.
    """
    listener = listener or listen(settings)
    bounds = Bounds(settings.header_seconds, settings.body_seconds, refused)
    ending = ending or Shutdown(settings.drain_seconds)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=cast(type[asyncio.Protocol], partial(HttpConnection, bounds)),  # called as the class would be
        ws="websockets-sansio",
        ws_ping_timeout=SILENT_SECONDS,  # a busy client answers late: the library's 20 s closed some of a thousand
        ws_max_size=2 * MAX_FRAME,  # above MAX_FRAME a client is told why before it is closed
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=cast(int, max(0.0, ending.drain_seconds - END_SECONDS)),  # it takes a float as well
    )
    server = Server(config, ending)
    url = url_of(settings, listener)

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
