"""What a worker and its supervisor say to each other: signs of life one way, questions about shared counts and answers.

The channel is a pair of sockets that only these two hold. A worker asks while a client waits, so it never waits long.
"""

import itertools
import json
import time
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any

from service.access.windows import Hit, WindowUnavailable

__all__ = ["Channel", "ChannelWindow", "answer_hit"]

BEAT_SECONDS = 1.0
"""How often a worker shows that it lives."""
_ANSWER_SECONDS = 0.25
"""How long the supervisor may take; it is asked for every request."""


class Channel:
    """The end of a worker; safe to use from several threads."""

    def __init__(self, connection: Connection) -> None:
        """Take the connection to the supervisor."""
        self._connection = connection
        self._numbers = itertools.count()
        self._sending = Lock()
        self._asking = Lock()

    def beat(self) -> None:
        """Show that this worker lives and can do its work."""
        self._send({"kind": "beat"})

    def ready(self) -> None:
        """Tell that it serves."""
        self._send({"kind": "ready"})

    def failed(self, problem: str) -> None:
        """Tell why it cannot serve: one line without a word of a user."""
        self._send({"kind": "failed", "problem": problem})

    def ask(self, question: dict[str, Any]) -> list[Any]:
        """The supervisor's answer; blocks for a moment.

        Raises:
            TimeoutError: there is none in time.
            OSError: the supervisor is gone.
        """
        with self._asking:
            number = next(self._numbers)
            self._send({**question, "number": number})
            end = time.monotonic() + _ANSWER_SECONDS
            while (left := end - time.monotonic()) > 0 and self._connection.poll(left):
                said: list[Any] = json.loads(self._connection.recv_bytes())
                answered, answer = said[0], said[1:]
                if answered == number:  # else it is the answer to a question that was given up
                    return answer
        raise TimeoutError

    def _send(self, message: dict[str, Any]) -> None:
        with self._sending:
            self._connection.send_bytes(json.dumps(message).encode())


class ChannelWindow:
    """Counts requests in the supervisor, for all workers together; a window like that of Redis."""

    def __init__(self, channel: Channel) -> None:
        """Ask by a channel."""
        self._channel = channel

    def hit(self, name: str, amount: int, seconds: int) -> Hit:
        """Count a request in a window of so many seconds that holds an amount; blocks while the supervisor is asked.

        Raises:
            WindowUnavailable: there is no answer.
        """
        try:
            allowed, remaining, reset = self._channel.ask(
                {"kind": "hit", "name": name, "amount": amount, "seconds": seconds}
            )
        except (OSError, EOFError, TimeoutError):
            raise WindowUnavailable from None
        return Hit(bool(allowed), int(remaining), int(reset))


def answer_hit(message: dict[str, Any], hit: Hit) -> bytes:
    """The answer to the question of a ``ChannelWindow``."""
    return json.dumps([message["number"], hit.allowed, hit.remaining, hit.reset]).encode()
