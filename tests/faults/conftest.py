"""A real service on a real PostgreSQL and a real Redis, which tests stop and start; ``make test-faults`` runs them."""

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import pytest

from tests.service.access.test_redis_limits import free_port, redis_server
from tests.service.running import Running, running
from tests.service.storage.databases import empty_database

collect_ignore_glob = [] if os.environ.get("EMEND_TEST_FAULTS") else ["test_*.py"]

STORAGE_SECONDS = 1.0
"""What the database may take here."""


@contextmanager
def stopped(processes: Sequence[psutil.Process]) -> Iterator[None]:
    """Let processes stand still; their kernel goes on taking connections for them."""
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            process.send_signal(signal.SIGCONT)


def postgresql() -> list[psutil.Process]:
    """Every process of the PostgreSQL of the tests."""
    first = psutil.Process(int(os.environ["EMEND_TEST_POSTGRESQL_PID"]))
    return [first, *first.children()]


def redis(url: str) -> list[psutil.Process]:
    """The process of the Redis of a URL; that of the service names the URL as well."""
    port = url.rsplit(":", 1)[1].split("/")[0]
    servers = [one for one in psutil.Process().children() if one.name() == "redis-server"]
    found = [one for one in servers if port in " ".join(one.cmdline())]
    assert len(found) == 1
    return found


def until(condition: Callable[[], bool], seconds: float = 10) -> float:
    """The seconds until something holds."""
    started = time.monotonic()
    while not condition():
        assert time.monotonic() - started < seconds
        time.sleep(0.05)
    return time.monotonic() - started


def parts(service: Running) -> tuple[int, dict[str, str]]:
    """The status of ``/readyz``, and how it says that the parts are."""
    answer = httpx.get(service.url + "/readyz", timeout=30)
    return answer.status_code, answer.json()["parts"]


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis_server(free_port(), tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory, redis_url: str) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("service")
    flags = ("--storage-seconds", str(STORAGE_SECONDS), "--redis-url", redis_url)
    with empty_database("postgresql", folder) as url, running(folder, *flags, EMEND_DATABASE_URL=url) as started:
        yield started
