"""Requests to ``/v2`` as clients of LanguageTool make them."""

import json
from typing import Any

import httpx

from tests.service.running import Running


def check(service: Running, text: str = "", **fields: str) -> dict[str, Any]:
    """The response of a check that must succeed; the key goes into the form."""
    form = {"apiKey": service.key, **({"text": text} if "data" not in fields else {}), **fields}
    response = httpx.post(f"{service.url}/v2/check", data={"language": "en-US", **form}, timeout=60)
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


def annotated(*pieces: tuple[str, str]) -> str:
    """The field ``data`` for pieces of text and markup: ``("text", "I "), ("markup", "<b>")``."""
    return json.dumps({"annotation": [{kind: piece} for kind, piece in pieces]})


def rules(body: dict[str, Any]) -> list[str]:
    return [match["rule"]["id"] for match in body["matches"]]


def categories(body: dict[str, Any]) -> set[str]:
    return {match["rule"]["category"]["id"] for match in body["matches"]}


def assert_error(response: httpx.Response, status: int) -> str:
    """An error as LanguageTool gives it: the status and one line of plain text."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.text.startswith("Error: ")
    assert "\n" not in response.text
    assert "Wombat" not in response.text
    return response.text
