"""The configurations of ``docs/reverse-proxies.md``, by the real programs where they are installed."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.service.running import ROOT, Running
from tests.service.socket.client import Client

PAGE = (ROOT / "docs" / "reverse-proxies.md").read_text("utf-8")
NGINX = "daemon off; error_log stderr; pid {folder}/pid;\nevents {{}}\nhttp {{ access_log off;\n{paths}\n{page}\n}}\n"
PATHS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@dataclass
class Proxy:
    """A proxy that runs before the service."""

    url: str
    trust: ssl.SSLContext | None

    def client(self, key: str) -> httpx.Client:
        headers = {"Authorization": f"Bearer {key}"}
        verify = self.trust or True
        return httpx.Client(base_url=self.url, headers=headers, verify=verify, timeout=60, trust_env=False)


def configuration(name: str) -> str:
    found = re.search(rf"```{name}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def upstream(text: str, service: Running) -> str:
    assert "127.0.0.1:8000" in text
    return text.replace("127.0.0.1:8000", service.url.removeprefix("http://"))


def nginx(service: Running, folder: Path) -> tuple[list[str], Proxy]:
    port = free_port()
    certificate = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=127.0.0.1"]
    names = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(folder / "key"), "-out", str(folder / "pem")]
    subprocess.run([*certificate, *names], check=True, capture_output=True)
    page = upstream(configuration("nginx"), service).replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    page = page.replace("/etc/ssl/emend.pem", str(folder / "pem")).replace("/etc/ssl/emend.key", str(folder / "key"))
    paths = " ".join(f"{one}_temp_path {folder}/{one};" for one in PATHS)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, paths=paths, page=page), encoding="utf-8")
    command = ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    return command, Proxy(f"https://127.0.0.1:{port}", ssl.create_default_context(cafile=folder / "pem"))


def caddy(service: Running, folder: Path) -> tuple[list[str], Proxy]:
    port = free_port()
    page = upstream(configuration("caddy"), service)
    page = page.replace("emend.example.org", f"http://127.0.0.1:{port}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{page}", encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile")], Proxy(f"http://127.0.0.1:{port}", None)


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, service: Running, tmp_path: Path) -> Iterator[Proxy]:
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    command, made = {"nginx": nginx, "caddy": caddy}[request.param](service, tmp_path)
    environment = {"PATH": "/usr/bin:/bin:/usr/sbin", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    program = shutil.which(command[0])
    assert program is not None
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen([program, *command[1:]], env=environment, stdout=log, stderr=log)
    try:
        end = time.monotonic() + 30
        while process.poll() is None and time.monotonic() < end:
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", int(made.url.rpartition(":")[2]))) == 0:
                    break
            time.sleep(0.05)
        assert process.poll() is None, (tmp_path / "log").read_text()
        yield made
    finally:
        process.terminate()
        process.wait(30)


def test_requests_sockets_and_limits(proxy: Proxy, service: Running) -> None:
    with proxy.client(service.key) as client:
        answer = client.post("/v1/checker", json={"text": "Each guest got a free gift."})
        assert answer.status_code == 200
        assert [one["url"] for one in answer.json()["alerts"]] == [f"{proxy.url}/rules/en/FREE_GIFT"]
        assert client.get("/rules/en/FREE_GIFT").status_code == 200
        assert client.get("/metrics").status_code == 404
        large = client.post("/v1/checker", content=b" " * 1_200_000, headers={"Content-Type": "application/json"})
        assert large.status_code == 413
    secured: dict[str, Any] = {"ssl": proxy.trust} if proxy.trust else {}
    with Client(proxy.url, **secured) as one:
        one.hello(auth={"apiKey": service.key})
        assert one.open("Each guest got a free gift.")["alertsCount"] == 1
