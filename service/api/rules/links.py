"""The addresses of the pages of rules."""

from typing import Any
from urllib.parse import quote

from fastapi import Request

from service.api.running import state_of

__all__ = ["base_of", "page_of", "with_pages"]


def base_of(request: Request) -> str:
    """The address by which the client reaches the service, with a slash at the end."""
    base = state_of(request).settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/"


def page_of(base: str, rule: str) -> str:
    """The address of the page about a rule."""
    return f"{base}rules/{quote(rule, safe='/:')}"


def with_pages(response: dict[str, Any], base: str) -> dict[str, Any]:
    """The response to a check, in which each alert names the page about its rule."""
    for alert in response["alerts"]:
        alert["url"] = page_of(base, alert["rule"])
    return response
