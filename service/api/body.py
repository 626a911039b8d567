"""A request body -> JSON value: sizes are checked while reading, and only strict JSON in UTF-8 passes."""

import asyncio
import json
import re
from collections.abc import Callable
from email.message import Message
from typing import Any, NoReturn, TypeVar

from starlette.requests import Request

from service.api.problems import Code, Problem, invalid
from service.limits import BODY_BYTES, DISCARDED_BYTES, JSON_DEPTH, SMALL_BODY_BYTES

_Made = TypeVar("_Made")


async def read_object(request: Request, made: Callable[[dict[str, Any]], _Made]) -> _Made:
    """Read the JSON object that a request carries, and make something of it, where nobody waits for it.

    Raises:
        Problem: 400, 413, 415 or 422; see ``Code``.
    """
    _require_json(request)
    body = await read(request)

    def work() -> _Made:
        value = parse(body)
        if not isinstance(value, dict):
            raise invalid("", "must be a JSON object")
        return made(value)

    return await apart(work, len(body))


async def apart(work: Callable[[], _Made], size: int) -> _Made:
    """Do work on a body of so many bytes: on a thread, unless it is small."""
    return work() if size <= SMALL_BODY_BYTES else await asyncio.to_thread(work)


async def read(request: Request, limit: int = BODY_BYTES) -> bytes:
    """Read a body, and keep it up to the limit.

    Of one that is larger the rest is thrown away: a client or a proxy that sends all of it before it reads would else
    lose the answer with the connection. Who asks first (``Expect: 100-continue``) is not told to send it.

    Raises:
        Problem: 413, the body is larger.
        ClientDisconnect: the client has gone.
    """
    declared = _declared_size(request)
    if declared > limit + DISCARDED_BYTES or (declared > limit and "expect" in request.headers):
        raise _too_large(limit, unread=True)
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > limit + DISCARDED_BYTES:
            raise _too_large(limit, unread=True)
        if size > limit:
            parts.clear()
        else:
            parts.append(part)
    if size > limit:
        raise _too_large(limit)
    return b"".join(parts)


def parse(body: bytes) -> Any:
    """Parse JSON as RFC 8259 has it, without a repeated key, NaN or an unbounded depth.

    Raises:
        Problem: 400, it is none.
    """
    if _too_deep(body):
        raise Problem(Code.MALFORMED_JSON, f"arrays and objects may nest {JSON_DEPTH} deep")
    try:
        text = body.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_whole)
    except UnicodeDecodeError as error:
        raise Problem(Code.MALFORMED_JSON, f"not UTF-8 at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise Problem(Code.MALFORMED_JSON, f"not JSON at line {error.lineno}, column {error.colno}") from None


def _require_json(request: Request) -> None:
    if request.headers.get("content-encoding", "identity").strip().lower() != "identity":
        raise Problem(Code.UNSUPPORTED_MEDIA_TYPE, "the body must not be compressed")
    header = Message()
    header["content-type"] = request.headers.get("content-type", "")
    charset = header.get_param("charset", "utf-8")
    kind = header.get_content_type() if request.headers.get("content-type") else ""
    if kind != "application/json":
        raise Problem(Code.UNSUPPORTED_MEDIA_TYPE, "send Content-Type: application/json")
    if not isinstance(charset, str) or charset.lower() not in ("utf-8", "utf8"):
        raise Problem(Code.UNSUPPORTED_MEDIA_TYPE, "JSON is UTF-8")


def _declared_size(request: Request) -> int:
    """How many bytes a body has by its head; 0 where it does not say."""
    declared = request.headers.get("content-length", "")
    return int(declared) if declared.isascii() and declared.isdigit() and len(declared) < 20 else 0


def _too_large(limit: int, *, unread: bool = False) -> Problem:
    # A connection with a body that was not read to its end cannot serve another request.
    return Problem(Code.BODY_TOO_LARGE, f"at most {limit:,} bytes", {"Connection": "close"} if unread else {})


_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKET = bytes(byte for byte in range(256) if byte not in b"[]{}")


def _too_deep(body: bytes) -> bool:
    """Whether arrays and objects nest too deep; a linear look before the recursive parser's."""
    if body.count(b"[") + body.count(b"{") <= JSON_DEPTH:
        return False
    depth = 0
    for byte in _STRING.sub(b"", body).translate(None, _NO_BRACKET):
        depth += 1 if byte in b"[{" else -1
        if depth > JSON_DEPTH:
            return True
    return False


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise Problem(Code.MALFORMED_JSON, "an object repeats a key")
    return value


def _constant(_: str) -> NoReturn:
    raise Problem(Code.MALFORMED_JSON, "NaN and Infinity are no JSON")


def _whole(digits: str) -> int | float:
    # int() refuses thousands of digits; none of our fields is a number that long.
    return int(digits) if len(digits) < 20 else float(digits)
