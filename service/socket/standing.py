"""Who a connection is, for as long as it is open: let in, asked again, and counted as over HTTP."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any

from service.access.errors import AccessDenied, OriginNotAllowed, TooManyFailures
from service.access.principal import Kind, Principal, Scope
from service.limits import TEXT_CHARACTERS
from service.socket.closing import FORBIDDEN, RATE_LIMIT, UNAUTHORIZED, Closed, error_of
from service.state import State
from service.storage.errors import StorageError

__all__ = ["ASKED_SECONDS", "OpenSockets", "Standing"]

ASKED_SECONDS = 4
"""How often it is asked whether a key or token is still good. With what the process remembers of a key
(``cached_keys.FRESH_SECONDS``) or the leeway of a token's expiry a connection ends within ten seconds."""
_TOO_MANY_SECONDS = 30


class OpenSockets:
    """How many connections each key has open; belongs to the event loop."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many connections are open."""
        return self._of.total()

    def enter(self, key_id: str, most: int) -> None:
        """Count a connection.

        Raises:
            Closed: the key has as many as it may.
        """
        if self._of[key_id] >= most:
            wait = 1000 * _TOO_MANY_SECONDS
            message = f"at most {most:,} connections of a key"
            raise Closed(RATE_LIMIT, error_of("rate_limited", 429, message, retryAfterMs=wait))
        self._of[key_id] += 1

    def leave(self, key_id: str) -> None:
        """One has ended."""
        self._of[key_id] -= 1
        if not self._of[key_id]:
            del self._of[key_id]


class Standing:
    """A key or client token that was shown, and what it may still do."""

    def __init__(self, state: State, token: str, origin: str | None, address: str, *, token_only: bool) -> None:
        """Take what was shown, and from where; with ``token_only`` an API key is not enough."""
        self._state = state
        self._token = token
        self._origin = origin
        self._address = address
        self._token_only = token_only
        self.principal: Principal

    async def ask(self) -> None:
        """Find out who it is, and whether it may come in, or stay.

        Raises:
            Closed: it may not.
        """
        if not self._token:
            raise Closed(UNAUTHORIZED, error_of("unauthorized", 401, "hello has no key or token", fatal=True))
        access, shown = self._state.access, (self._token, self._origin, self._address)
        try:
            principal = (
                access.authenticate_token(*shown)
                if access.remembers(self._token)
                else await asyncio.to_thread(access.authenticate_token, *shown)
            )
            principal.require(Scope.CHECK)
            if self._token_only and principal.kind is not Kind.CLIENT:
                raise OriginNotAllowed
        except TooManyFailures as denied:
            wait = 1000 * denied.retry_after
            raise Closed(RATE_LIMIT, error_of("rate_limited", 429, denied.detail, retryAfterMs=wait)) from None
        except AccessDenied as denied:
            code, name = (FORBIDDEN, "forbidden") if denied.status == 403 else (UNAUTHORIZED, "unauthorized")
            error = error_of(name, denied.status, denied.detail, fatal=True, problem=denied.code)
            raise Closed(code, error) from None
        self.principal = principal

    async def watch(self) -> None:
        """Ask again now and then; does not end.

        Raises:
            Closed: it may not stay.
        """
        while True:
            await asyncio.sleep(ASKED_SECONDS)
            with suppress(StorageError):  # nobody is sent away because the database does not answer
                await self.ask()

    async def words(self) -> frozenset[str]:
        """The personal words of the key as they are now, or were a moment ago."""
        words = self._state.words.remembered(self.principal.id)
        return await asyncio.to_thread(self._state.words.accepted, self.principal.id) if words is None else words

    async def refusal(self, length: int, cost: int) -> dict[str, Any] | None:
        """Count a check against the rate and the quota of the key.

        Args:
            length: code points of the text.
            cost: those that count against the quota.

        Returns:
            The error to be sent where the check is refused.
        """
        if length > TEXT_CHARACTERS:
            return error_of("text_too_long", 413, f"at most {TEXT_CHARACTERS:,} characters are checked")
        limits, principal = self._state.limits, self.principal
        rate = await asyncio.to_thread(limits.count, principal) if limits.blocks else limits.count(principal)
        if not rate.allowed:
            return error_of("rate_limited", 429, "too many checks", retryAfterMs=1000 * (rate.retry_after or 1))
        if principal.quota is not None:
            try:
                charged = await asyncio.to_thread(limits.charge, principal, cost)
            except StorageError:
                return error_of("overloaded", 503, "the database does not answer", retryAfterMs=5000)
            if not charged.allowed:
                wait = 1000 * (charged.retry_after or 1)
                return error_of("rate_limited", 429, "the quota of the day is used up", retryAfterMs=wait)
        return None
