"""VS Code itself, in a browser: the built extension, and the session of the other editors (``real/vscode``)."""

import json
import os
import shutil
import socket
import subprocess
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.service.lsp.test_real_editors import FILES, REAL, compare, project_with
from tests.service.running import ROOT, Running, environment

CODE_SERVER = os.environ.get("EMEND_CODE_SERVER", "")
"""Its command, which ``scripts/vscode.sh`` installs."""
VSIX = ROOT / "editors" / "vscode" / "dist" / "emend.vsix"
PATIENCE = 400
"""Seconds for a session on a loaded machine."""


@contextmanager
def started(*command: str, **options: object) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is ended with the block."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


def told(folder: Path, service: Running) -> str:
    """What the session writes, once it is at its end."""
    project, emend, record = project_with(folder)
    machine = folder / "user" / "Machine" / "settings.json"
    machine.parent.mkdir(parents=True)
    settings = {
        "emend.command": [str(emend), "lsp"], "emend.language": "en-GB", "emend.delay": 30,
        "emend.languages": ["markdown", "latex", "restructuredtext", "python"],
        "chat.disableAIFeatures": True, "workbench.startupEditor": "none",
    }  # fmt: skip
    machine.write_text(json.dumps(settings), encoding="utf-8")
    session = folder / "session.vsix"
    with zipfile.ZipFile(session, "w") as packed:
        for file in (REAL / "vscode").iterdir():
            packed.write(file, f"extension/{file.name}")
    extra = {
        "HOME": str(folder), "PYTHONPATH": str(ROOT), "EMEND_FILES": " ".join(FILES), "EMEND_TOLD": str(record),
        "EMEND_PROJECT": str(project), "EMEND_MACHINE": str(machine),
    }  # fmt: skip
    where = environment(service.data, extra)
    server = [
        CODE_SERVER, "--user-data-dir", str(folder / "user"), "--extensions-dir", str(folder / "extensions"),
        "--disable-telemetry", "--disable-update-check", "--disable-workspace-trust",
    ]  # fmt: skip
    for vsix in (VSIX, session):
        subprocess.run([*server, "--install-extension", str(vsix)], env=where, check=True, capture_output=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with started(*server, "--auth", "none", "--bind-addr", address, env=where):
        deadline = time.monotonic() + PATIENCE
        while not answers(f"http://{address}/healthz"):
            assert time.monotonic() < deadline, "code-server does not answer"
            time.sleep(0.2)
        browser = [shutil.which("chromium") or "chromium", "--headless=new", "--no-sandbox", "--disable-gpu"]
        page = f"http://{address}/?folder={project}"
        with started(*browser, "--window-size=1200,800", f"--user-data-dir={folder / 'chromium'}", page, env=where):
            while not (record.is_file() and record.read_text("utf-8").endswith(("\n\n", '"}\n'))):
                assert time.monotonic() < deadline, record.read_text("utf-8") if record.is_file() else "no session"
                time.sleep(0.2)
    return record.read_text("utf-8")


def answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.skipif(not CODE_SERVER, reason="make test-vscode runs it")
def test_vscode(service: Running, tmp_path: Path) -> None:
    done = [json.loads(line) for line in told(tmp_path, service).splitlines() if line]
    assert [one["error"] for one in done if "error" in one] == []
    compare(tmp_path / "project", done)
    for one in done:
        assert one["page"] == f"{service.url}/rules/spelling/unknown-word"
