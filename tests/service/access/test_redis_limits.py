"""Rate limits that replicas share; the tests with a server run where redis-server is installed."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis

from service.access.moving_window import MovingWindow
from service.access.windows import RedisWindow


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def redis_server(port: int, folder: Path) -> Iterator[str]:
    """The URL of a Redis that runs for the time of the block."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("redis-server is not installed")
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(10)


def test_without_an_answer_requests_are_counted_in_memory() -> None:
    window = MovingWindow(RedisWindow(f"redis://:password@127.0.0.1:{free_port()}/0"))
    assert not window.degraded
    assert [window.hit("one", 3, 60).allowed for _ in range(4)] == [True, True, True, False]
    assert window.degraded


def test_a_server_that_never_answers_costs_little_and_is_asked_seldom() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        window = MovingWindow(RedisWindow(f"redis://127.0.0.1:{silent.getsockname()[1]}/0"))
        start = time.monotonic()
        assert all(window.hit("one", 1000, 60).allowed for _ in range(1 + 100))
        assert time.monotonic() - start < 5


def test_replicas_share_a_limit(tmp_path: Path) -> None:
    with redis_server(free_port(), tmp_path) as url:
        one, other = MovingWindow(RedisWindow(url)), MovingWindow(RedisWindow(url))
        hits = [replica.hit("key", 5, 60) for replica in (one, other) * 3]
        assert [hit.allowed for hit in hits] == [True] * 5 + [False]
        assert [hit.remaining for hit in hits] == [4, 3, 2, 1, 0, 0]
        assert {hit.reset for hit in hits} <= {59, 60}
        assert not one.degraded


def test_a_server_that_comes_back_is_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.access.moving_window._RETRY_SECONDS", 0.05)
    port = free_port()
    with redis_server(port, tmp_path) as url:
        window = MovingWindow(RedisWindow(url))
        assert window.hit("key", 5, 60).remaining == 4
    assert window.hit("key", 5, 60).allowed
    assert window.degraded
    time.sleep(0.1)
    with redis_server(port, tmp_path):
        assert window.hit("key", 5, 60).remaining == 4
        assert not window.degraded


def test_a_clock_of_the_server_that_was_put_back_keeps_nobody_out(tmp_path: Path) -> None:
    with redis_server(free_port(), tmp_path) as url:
        later = (time.time() + 3600) * 1_000_000
        Redis.from_url(url).zadd("emend:window:key", {str(number): later + number for number in range(5)})
        assert MovingWindow(RedisWindow(url)).hit("key", 5, 60).remaining == 4
