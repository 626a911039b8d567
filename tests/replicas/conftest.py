"""Two real replicas with one PostgreSQL and one Redis behind a real HAProxy; ``make test-replicas`` runs the tests."""

import os
import secrets
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.service.access.test_redis_limits import free_port, redis_server
from tests.service.running import EMEND, ROOT, Running, environment, running
from tests.service.storage.databases import empty_database

collect_ignore_glob = [] if os.environ.get("EMEND_TEST_REPLICAS") else ["test_*.py"]

NOTICE_SECONDS = 4.0
"""In which HAProxy, as it is set up, sees that a replica will end."""


@dataclass
class Replica:
    """A place where a replica runs, and is started anew."""

    folder: Path
    port: int
    settings: dict[str, Any]
    service: Running = field(init=False)
    _running: AbstractContextManager[Running] = field(init=False)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it is ready."""
        self._running = running(self.folder, "--port", str(self.port), **self.settings)
        self.service = self._running.__enter__()

    def end(self) -> int:
        """Ask it to end as an update does; its exit status."""
        status = self.service.stop()
        self.leave()
        return status

    def emend(self, *arguments: str) -> str:
        """What a command of ``emend`` prints that uses what the replicas share."""
        done = subprocess.run(
            [*EMEND, *arguments],
            cwd=ROOT, env=environment(self.folder, self.settings), capture_output=True, text=True, check=True,
        )  # fmt: skip
        return done.stdout

    def leave(self) -> None:
        """Let go of it."""
        self._running.__exit__(None, None, None)


@dataclass
class Replicas:
    """What the tests use."""

    url: str
    both: list[Replica]
    redis_url: str

    @property
    def one(self) -> Running:
        return self.both[0].service

    @property
    def other(self) -> Running:
        return self.both[1].service


@pytest.fixture(scope="session")
def replicas(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replicas]:
    folder = tmp_path_factory.mktemp("replicas")
    with ExitStack() as stack:
        redis_url = stack.enter_context(redis_server(free_port(), folder))
        database_url = stack.enter_context(empty_database("postgresql", folder))
        settings = {
            "EMEND_DATABASE_URL": database_url,
            "EMEND_REDIS_URL": redis_url,
            "EMEND_SECRETS": secrets.token_hex(32),
            "EMEND_NOTICE_SECONDS": str(NOTICE_SECONDS),
            "OMP_NUM_THREADS": "1",
        }
        both = [Replica(tmp_path_factory.mktemp(name), free_port(), settings) for name in "ab"]
        for replica in both:
            replica.start()
            stack.callback(replica.leave)
        port = free_port()
        stack.enter_context(haproxy(port, both, folder / "haproxy.log"))
        yield Replicas(f"http://127.0.0.1:{port}", both, redis_url)


class haproxy:  # noqa: N801 - a context manager
    """HAProxy by the configuration that ships."""

    def __init__(self, port: int, both: list[Replica], log: Path) -> None:
        program = shutil.which("haproxy")
        assert program is not None
        addresses = {"EMEND_BIND": f"127.0.0.1:{port}", "EMEND_REPLICA_A": both[0].address}
        with log.open("wb") as file:
            self._process = subprocess.Popen(
                [program, "-db", "-f", str(ROOT / "deploy" / "haproxy" / "haproxy.cfg")],
                env={**os.environ, **addresses, "EMEND_REPLICA_B": both[1].address}, stdout=file, stderr=file,
            )  # fmt: skip
        self._url = f"http://127.0.0.1:{port}/healthz"
        self._log = log

    def __enter__(self) -> None:
        end = time.monotonic() + 20
        while True:
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < end, self._log.read_text()
            try:
                if httpx.get(self._url, timeout=10).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.1)

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(20)
