"""A disk without room: who only reads is served, what must be written is refused until there is room again."""

import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from service.access.cached_keys import FRESH_SECONDS
from tests.faults.conftest import parts, until
from tests.service.running import running


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 4 MB, in memory."""
    folder = tmp_path / "disk"
    folder.mkdir()
    try:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("file systems cannot be mounted here")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(path: Path) -> None:
    """Write a file until there is no more room."""
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))


def test_a_full_disk_refuses_only_what_must_be_written(disk: Path, tmp_path: Path) -> None:
    with running(tmp_path, "--data-dir", str(disk)) as service, service.client() as client:
        client.put("/v1/dictionary/Emend").raise_for_status()
        fill(disk / "fills")
        time.sleep(FRESH_SECONDS)
        assert client.get("/v1/dictionary").json()["words"] == ["Emend"]
        assert client.post("/v1/checker", json={"text": "It is late."}).status_code == 200
        refused = [client.put(f"/v1/dictionary/{'word' * 40}{number}").status_code for number in range(30)]
        assert 503 in refused
        assert parts(service)[0] == 200
        (disk / "fills").unlink()
        until(lambda: client.put("/v1/dictionary/again").status_code == 200)
        until(lambda: parts(service)[1]["storage"] == "ready")
