"""Checks by a service that runs, over HTTP; made of the standard library, as every library takes its time to load."""

import json
import time
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import quote, urlsplit

from models.errors import InputError

__all__ = ["RunningService", "ServiceGoneError"]

_SECONDS = 120.0
_MOST_WAITS = 8
_LONGEST_WAIT = 60.0
_BUSY = (429, 503)


class ServiceGoneError(InputError):
    """Nothing answers at the address."""


class RunningService:
    """A service at an address."""

    def __init__(self, url: str, key: str) -> None:
        """Take the address and the key; nothing is sent yet.

        Raises:
            InputError: this is no address of a service.
        """
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise InputError(f"--url {url}: not of the form http://HOST:PORT")
        try:
            port = parts.port
        except ValueError as error:
            raise InputError(f"--url {url}: {error}") from None
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._url = url.rstrip("/")
        self._path = parts.path.rstrip("/")
        self._connection = kind(parts.hostname, port, timeout=_SECONDS)
        self._headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}

    def check(self, request: dict[str, Any]) -> dict[str, Any]:
        """The response to a check.

        Raises:
            ServiceGoneError: nothing answers there.
            InputError: the service does not let in, or refuses the request.
        """
        return self.ask("POST", "/v1/checker", json.dumps(request).encode())

    def define(self, word: str) -> list[dict[str, Any]]:
        """The definitions of a word, as the interface has them; none where the service has no dictionary.

        Raises:
            ServiceGoneError: nothing answers there.
        """
        status, answer, _ = self._exchange("GET", f"/v1/define/{quote(word, safe='')}", None)
        return answer.get("definitions", []) if status == 200 else []

    def ask(self, method: str, path: str, body: bytes | None = None) -> dict[str, Any]:
        """The response to a request; a service that is busy is asked again when it says.

        Raises:
            ServiceGoneError: nothing answers there.
            InputError: it answers with an error.
        """
        for waits in range(_MOST_WAITS + 1):
            status, answer, after = self._exchange(method, path, body)
            if status == 200:
                return answer
            if status not in _BUSY or answer.get("code") == "quota_exceeded" or waits == _MOST_WAITS:
                break
            time.sleep(min(after, _LONGEST_WAIT))
        detail = answer.get("detail") or f"status {status}"
        if status == 401:
            detail = f"{detail} Give a key with --key or EMEND_KEY."
        raise InputError(f"the service at {self._url} says: {detail}")

    def _exchange(self, method: str, path: str, body: bytes | None) -> tuple[int, dict[str, Any], float]:
        """One request: status, body and how long to wait before the next."""
        try:
            try:
                response = self._sent(method, path, body)
            except (HTTPException, ConnectionError):  # a kept connection that the other side has closed
                self._connection.close()
                response = self._sent(method, path, body)
            data = response.read()
        except (OSError, HTTPException) as error:
            self._connection.close()
            said = getattr(error, "strerror", None) or error
            raise ServiceGoneError(f"no service answers at {self._url}: {said}") from error
        try:
            after = float(response.getheader("Retry-After") or 1)
        except ValueError:
            after = 1.0
        try:
            answer = json.loads(data)
        except ValueError:
            answer = {}
        if not isinstance(answer, dict) or (response.status == 200 and not answer):
            raise InputError(f"what answers at {self._url} is no Emend")
        return response.status, answer, max(after, 0.1)

    def _sent(self, method: str, path: str, body: bytes | None) -> Any:
        self._connection.request(method, self._path + path, body, self._headers)
        return self._connection.getresponse()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
