"""How a connection ends: close codes, and the error frames before them."""

from typing import Any

__all__ = [
    "BAD_FRAME",
    "FORBIDDEN",
    "HELLO_TIMEOUT",
    "RATE_LIMIT",
    "RESTART",
    "TOO_BIG",
    "UNAUTHORIZED",
    "Closed",
    "error_of",
]

BAD_FRAME, UNAUTHORIZED, FORBIDDEN, HELLO_TIMEOUT, TOO_BIG, RATE_LIMIT, RESTART = (
    4400, 4401, 4403, 4408, 4413, 4429, 1012,
)  # fmt: skip


class Closed(Exception):  # noqa: N818 - an end, not an error
    """The connection is to be closed with a code."""

    def __init__(self, code: int, error: dict[str, Any] | None = None) -> None:
        """``error`` is sent before."""
        super().__init__(code)
        self.code = code
        self.error = error


def error_of(code: str, status: int, message: str, **more: Any) -> dict[str, Any]:
    """The payload of an error frame."""
    return {"code": code, "status": status, "message": message, **more}
