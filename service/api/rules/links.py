"""The addresses of the pages of rules."""

import re
from typing import Any
from urllib.parse import quote

from starlette.requests import HTTPConnection

from service.state import State

__all__ = ["base_of", "page_of", "with_pages"]

_HOST = re.compile(r"[\w.-]+(:\d{1,5})?|\[[\da-fA-F:.]+\](:\d{1,5})?", re.ASCII)


def base_of(connection: HTTPConnection) -> str:
    """The address by which the client of a request or a WebSocket reaches the service, with a slash at the end.

    A host that a proxy names is believed from anybody, as ``Host`` is: whoever asks gets it back in links.
    """
    state: State = connection.app.state.service
    url = connection.base_url
    scheme = url.scheme.replace("ws", "http")
    host = connection.headers.get("x-forwarded-host")
    if host is not None and _HOST.fullmatch(host):
        scheme = connection.headers.get("x-forwarded-proto", scheme)
        scheme = scheme if scheme in ("http", "https") else "https"
        url = url.replace(netloc=host)
    base = state.settings.public_url or str(url.replace(scheme=scheme))
    return f"{base.rstrip('/')}/"


def page_of(base: str, rule: str) -> str:
    """The address of the page about a rule."""
    return f"{base}rules/{quote(rule, safe='/:')}"


def with_pages(response: dict[str, Any], base: str) -> dict[str, Any]:
    """The response to a check, in which each alert names the page about its rule."""
    for alert in response["alerts"]:
        alert["url"] = page_of(base, alert["rule"])
    return response
