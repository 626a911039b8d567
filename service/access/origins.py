"""Origins of web pages, as browsers send them in the header ``Origin`` (RFC 6454)."""

from urllib.parse import urlsplit

from service.access.errors import AccessError

_DEFAULT_PORTS = {"http": 80, "https": 443}
_APPS = frozenset({"app", "capacitor", "ionic", "tauri", "vscode-webview"})
"""Schemes of pages inside applications."""
_EXTENSION = "-extension"
"""How the schemes of browser extensions end."""


def serialize_origin(text: str) -> str:
    """The one spelling of an origin: lower case, host in ASCII, no default port (RFC 6454, section 6.2).

    Pages have ``http`` and ``https``, those of browser extensions and inside applications schemes of their own.

    Raises:
        AccessError: it is no origin of a page: another scheme, no host, or a path, user or query.
    """
    refusal = AccessError("an origin is scheme://host or scheme://host:port, without a path", "origin")
    try:
        parts = urlsplit(text.removesuffix("/"))
        host = (parts.hostname or "").encode("idna").decode("ascii")
        port = parts.port
    except ValueError:
        raise refusal from None
    if not (parts.scheme and host) or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise refusal
    if not (parts.scheme in _DEFAULT_PORTS or parts.scheme in _APPS or parts.scheme.endswith(_EXTENSION)):
        raise AccessError("pages have origins of http, https, a browser extension or an application", "origin")
    if any(character.isspace() or character in "*?#\\" for character in text):
        raise refusal
    shown = f"[{host}]" if ":" in host else host
    suffix = "" if port is None or port == _DEFAULT_PORTS.get(parts.scheme) else f":{port}"
    return f"{parts.scheme}://{shown}{suffix}"


def same_origin(expected: str, header: str | None) -> bool:
    """Whether the header ``Origin`` of a request names an origin; never if it is missing."""
    try:
        return header is not None and serialize_origin(header) == expected
    except AccessError:
        return False
