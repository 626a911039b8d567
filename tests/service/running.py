"""A real service process for tests: ``emend serve`` with the shipped model, on a free port, with data of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]
EMEND = (sys.executable, "-m", "service.cli")
_PATIENCE = 300
"""Seconds to wait for a start on a loaded machine; the figure to reach is measured by the benchmark."""


@dataclass
class Running:
    """A running service."""

    url: str
    key: str
    process: subprocess.Popen[bytes]
    data: Path
    log: Path

    def client(self, key: str | None = None, **options: Any) -> httpx.Client:
        """A client with the local key, or another one."""
        headers = {"Authorization": f"Bearer {self.key if key is None else key}"}
        return httpx.Client(base_url=self.url, headers=headers, timeout=120, trust_env=False, **options)

    def post(self, text: str, **options: object) -> dict[str, Any]:
        """The response of a check that must succeed."""
        with self.client() as client:
            response = client.post("/v1/checker", json={"text": text, **options})
        assert response.status_code == 200, response.text
        body: dict[str, Any] = response.json()
        return body

    def emend(self, *arguments: str) -> str:
        """What a command of ``emend`` prints, with the data of this service."""
        done = subprocess.run(
            [*EMEND, *arguments],
            cwd=ROOT, env=environment(self.data), capture_output=True, text=True, check=True,
        )  # fmt: skip
        return done.stdout

    def stop(self) -> int:
        """Ask it to end and wait for that."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


def environment(data: Path, extra: Mapping[str, str] | None = None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("EMEND_")}
    return {**kept, "EMEND_DATA_DIR": str(data), "OMP_NUM_THREADS": "1", **(extra or {})}


@contextmanager
def running(
    data: Path, *flags: str, ready: bool = True, command: Sequence[str] = EMEND, folder: Path = ROOT, **extra: str
) -> Iterator[Running]:
    """Start a service in local mode and wait until it is ready, or only until it answers; it ends with the block.

    Args:
        data: its data folder.
        flags: of ``emend serve``.
        ready: whether to wait until the models have warmed.
        command: the ``emend`` to run, another checkout's for instance.
        folder: where it is run.
        extra: variables of its environment.
    """
    log = data / "service.log"
    settings = {"EMEND_RATE": "1000", "EMEND_BURST": "100000", "EMEND_NOTICE_SECONDS": "0", **extra}
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [*command, "serve", "--local", "--port", "0", *flags],
            cwd=folder, env=environment(data, settings),
            stdout=subprocess.PIPE, stderr=errors,
        )  # fmt: skip
    try:
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), False)
        printed = b""
        wanted = rb"Your local key:\s+(\S+)\n" if ready else rb"listens on\s+(\S+);"
        end = time.monotonic() + _PATIENCE
        while re.search(wanted, printed) is None:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, "the service does not start"
            printed += process.stdout.read() or b""
            time.sleep(0.02)
        text = printed.decode()
        url = re.search(r"http://[\d.]+:\d+", text)
        key = re.search(r"Your local key:\s+(\S+)", text)
        assert url is not None
        yield Running(url[0], key[1] if key else "", process, data, log)
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if process.stdout is not None:
            process.stdout.close()
