"""The sockets that the service listens on, bound before anything is loaded."""

import socket

from models.errors import ConfigError
from service.settings import Settings

__all__ = ["listen", "listen_together", "url_of"]

_BACKLOG = 2048
"""Connections that may wait to be accepted: uvicorn's default."""


def listen(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say.

    Raises:
        ConfigError: the address is taken.
    """
    return _bound(settings, settings.port, shared=False)


def listen_together(settings: Settings, number: int) -> list[socket.socket]:
    """Sockets that listen at one address, among which the system shares out connections (``SO_REUSEPORT``).

    Whoever holds them can give one to each worker, and to the next one if that dies: what waits in it is not lost.

    Raises:
        ConfigError: the address is taken, or the system has no such sockets.
    """
    if not hasattr(socket, "SO_REUSEPORT"):
        raise ConfigError("EMEND_WORKERS: this system cannot share a port among processes")
    with _bound(settings, settings.port, shared=False) as alone:  # another service there would share it unnoticed
        port: int = alone.getsockname()[1]
    return [_bound(settings, port, shared=True) for _ in range(number)]


def _bound(settings: Settings, port: int, *, shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((settings.host, port))
        listener.listen(_BACKLOG)  # who comes before the event loop does waits instead of being refused
    except OSError as error:
        listener.close()
        raise ConfigError(f"cannot listen on {settings.host} port {port}: {error.strerror}") from None
    listener.set_inheritable(True)
    return listener


def url_of(settings: Settings, listener: socket.socket) -> str:
    """How clients on this machine reach a socket that listens."""
    host, port = settings.host, listener.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}"
