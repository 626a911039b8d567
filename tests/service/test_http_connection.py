"""Slow, large and malformed requests, to a real server whose application gives back what it gets."""

import http.client
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from service.limits import HEAD_BYTES
from tests.service.running import ROOT, environment

HEADER_SECONDS, BODY_SECONDS = 1.0, 1.5

PROGRAM = """
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route
from service.server import run_app
from service.settings import Settings

async def echo(request):
    return Response(await request.body())

async def early(request):
    return Response(b"early")

app = Starlette(routes=[Route("/", echo, methods=["GET", "POST"]), Route("/early", early, methods=["POST"])])
run_app(app, Settings.load(), lambda url: print(url, flush=True))
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """Where a server listens."""
    settings = {
        "EMEND_PORT": "0",
        "EMEND_HEADER_SECONDS": str(HEADER_SECONDS),
        "EMEND_BODY_SECONDS": str(BODY_SECONDS),
    }
    folder: Path = tmp_path_factory.mktemp("server")
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment(folder, settings), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        url = urlsplit(process.stdout.readline().strip())
        assert url.hostname is not None
        assert url.port is not None
        yield url.hostname, url.port
        process.terminate()
        assert process.wait(30) == 0


def answered(connection: socket.socket) -> tuple[int, str]:
    """The status and the code of what a server says of its own accord before it closes; 0 where it says nothing."""
    connection.settimeout(20)
    data = b""
    while part := connection.recv(65536):
        data += part
    head, _, body = data.partition(b"\r\n\r\n")
    return (int(head.split()[1]), json.loads(body)["code"] if body.startswith(b"{") else body.decode()) if data else (
        0, "",
    )  # fmt: skip


def asked(address: tuple[str, int], request: bytes) -> tuple[int, str]:
    """What comes of a request, or of a part of one, after which nothing more is sent."""
    with socket.create_connection(address) as connection:
        connection.sendall(request)
        return answered(connection)


def test_a_head_that_does_not_end_is_not_waited_for(address: tuple[str, int]) -> None:
    started = time.monotonic()
    assert asked(address, b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ") == (408, "request_timeout")
    assert HEADER_SECONDS <= time.monotonic() - started < HEADER_SECONDS + 5
    assert asked(address, b"") == (0, "")


def test_a_head_that_trickles_gets_no_more_time(address: tuple[str, int]) -> None:
    started = time.monotonic()
    with socket.create_connection(address) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ")
        try:
            while time.monotonic() - started < 10:
                connection.sendall(b"a")
                time.sleep(0.1)
        except OSError:
            pass
    assert HEADER_SECONDS <= time.monotonic() - started < HEADER_SECONDS + 5


def test_a_body_that_does_not_end_is_not_waited_for(address: tuple[str, int]) -> None:
    head = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nabc"
    started = time.monotonic()
    assert asked(address, head) == (408, "request_timeout")
    assert BODY_SECONDS <= time.monotonic() - started < BODY_SECONDS + 5


def test_who_was_answered_early_is_not_answered_twice(address: tuple[str, int]) -> None:
    head = b"POST /early HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nabc"
    assert asked(address, head) == (200, "early")


def test_many_slow_clients_are_all_gone_after_their_time(address: tuple[str, int]) -> None:
    with ExitStack() as stack:
        connections = [stack.enter_context(socket.create_connection(address)) for _ in range(200)]
        for connection in connections[::2]:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: he")
        found = [answered(connection) for connection in connections]
    assert set(found[::2]) == {(408, "request_timeout")}
    assert set(found[1::2]) == {(0, "")}


def test_requests_of_one_connection_each_have_their_time(address: tuple[str, int]) -> None:
    connection = http.client.HTTPConnection(*address, timeout=20)
    for number in range(3):
        time.sleep(HEADER_SECONDS + 0.2 if number else 0)
        connection.request("POST", "/", b"echo")
        assert connection.getresponse().read() == b"echo"
    connection.close()


@pytest.mark.parametrize("within", [True, False])
@pytest.mark.parametrize("where", ["target", "one field", "many fields"])
def test_a_head_has_a_largest_size(address: tuple[str, int], where: str, within: bool) -> None:
    size = HEAD_BYTES - 100 if within else HEAD_BYTES + 1
    target = b"/?" + b"a" * size if where == "target" else b"/"
    fields = {
        "target": b"",
        "one field": b"X-Large: " + b"a" * size + b"\r\n",
        "many fields": b"A: b\r\n" * (size // 6),
    }[where]
    found = asked(address, b"GET " + target + b" HTTP/1.1\r\nHost: h\r\nConnection: close\r\n" + fields + b"\r\n")
    assert found == ((200, "") if within else (431, "head_too_large"))


def test_a_head_without_end_is_refused_at_its_largest_size(address: tuple[str, int]) -> None:
    assert asked(address, b"GET / HTTP/1.1\r\nX: " + b"a" * (HEAD_BYTES + 1)) == (431, "head_too_large")


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (b"GET / HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n", (400, "malformed_request")),
        (b"GET / HTTP/1.1\r\nHost: one\r\nhost: one\r\n\r\n", (400, "malformed_request")),
        (b"GET / HTTP/1.1\r\n\r\n", (400, "malformed_request")),
        (b"POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 4\r\n\r\nbody", (400, "malformed_request")),
        (b"Good morning\r\n\r\n", (400, "malformed_request")),
        (b"GET / HTTP/1.0\r\n\r\n", (200, "")),
        (b"GET / HTTP/1.1\r\nHost: one\r\nConnection: close\r\n\r\n", (200, "")),
    ],
)
def test_a_request_names_one_host(address: tuple[str, int], request_: bytes, expected: tuple[int, str]) -> None:
    assert asked(address, request_) == expected
