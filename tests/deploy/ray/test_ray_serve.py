"""The service on a real Ray of this machine, one router and two correctors: it answers, and outlives one of them."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil
import pytest
import yaml

from tests.service.access.test_redis_limits import free_port
from tests.service.running import ROOT
from tests.service.socket.client import Client

PATIENCE = 900
PROGRAMS = Path(sys.executable).parent


@dataclass
class Served:
    """The service, and the process that Ray belongs to."""

    url: str
    key: str
    ray: subprocess.Popen[bytes]

    def check(self, text: str) -> list[tuple[str, str]]:
        """The words of each alert and the first replacement."""
        answer = httpx.post(
            self.url + "/v1/checker",
            json={"text": text, "language": "en-US"},
            headers={"Authorization": f"Bearer {self.key}"},
            timeout=120,
        )
        assert answer.status_code == 200, answer.text
        return [
            (text[alert["offset"] : alert["offset"] + alert["length"]], (alert["replacements"] or [""])[0])
            for alert in answer.json()["alerts"]
        ]

    def correctors(self) -> list[psutil.Process]:
        """The processes of the replicas that check sentences."""
        found = psutil.Process(self.ray.pid).children(recursive=True)
        return [one for one in found if "Corrector" in " ".join(one.cmdline()) + one.name()]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("ray")
    data = folder / "data"
    data.mkdir()
    http, gcs = free_port(), free_port()
    config = yaml.safe_load((ROOT / "deploy" / "ray" / "local.yaml").read_text("utf-8"))
    config["http_options"]["port"] = http
    variables = config["applications"][0]["runtime_env"]["env_vars"]
    variables |= {"EMEND_DATA_DIR": str(data), "EMEND_RATE": "1000", "EMEND_BURST": "10000", "OMP_NUM_THREADS": "1"}
    (folder / "serve.yaml").write_text(yaml.safe_dump(config))
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("EMEND_", "RAY_"))},
        "PYTHONPATH": str(ROOT), "RAY_USAGE_STATS_ENABLED": "0", "RAY_ADDRESS": f"127.0.0.1:{gcs}",
    }  # fmt: skip
    head = [
        "start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={gcs}", "--num-cpus=2", "--num-gpus=0",
        "--include-dashboard=false", f"--object-store-memory={80 << 20}", "--disable-usage-stats",
    ]  # fmt: skip
    with (folder / "ray.log").open("wb") as log:
        ray = subprocess.Popen(
            [PROGRAMS / "ray", *head], cwd=ROOT, env=environment, stdout=log, stderr=log, start_new_session=True
        )
        serve = None
        try:
            await_port(gcs, ray, folder / "ray.log")
            serve = subprocess.Popen(
                [PROGRAMS / "serve", "run", "--non-blocking", str(folder / "serve.yaml")],
                cwd=ROOT, env=environment, stdout=log, stderr=log,
            )  # fmt: skip
            url = f"http://127.0.0.1:{http}"
            await_ready(url, folder / "ray.log")
            yield Served(url, (data / "local-key").read_text().strip(), ray)
        finally:
            if serve is not None:
                serve.kill()
                serve.wait()
            ours = list(psutil.Process(ray.pid).children(recursive=True))
            ray.send_signal(signal.SIGTERM)
            psutil.wait_procs(ours, 30)
            for one in ours:
                if one.is_running():
                    one.kill()
            ray.wait(30)


def await_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    import socket

    end = time.monotonic() + PATIENCE
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.2)


def await_ready(url: str, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(url + "/readyz", timeout=10).status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, log.read_text()[-3000:]
        time.sleep(0.5)


def test_a_text_is_checked_by_both_correctors(served: Served) -> None:
    both = served.correctors()
    assert len(both) == 2
    before = [sum(one.cpu_times()[:2]) for one in both]
    text = " ".join(f"We recieved letter number {number} from them on that day." for number in range(120))
    found = served.check(text)
    assert found.count(("recieved", "received")) == 120
    after = [sum(one.cpu_times()[:2]) for one in both]
    assert all(later - sooner > 0.05 for sooner, later in zip(before, after, strict=True))
    assert served.check("She go to the market every day.") == [("go", "goes")]


def test_a_field_is_checked_over_a_websocket(served: Served) -> None:
    with Client(served.url) as client:
        client.hello(auth={"apiKey": served.key})
        assert client.open("We recieved it.")["alertsCount"] == 1
        client.edit(0, 0, "Yes. ")
        client.until("done")
        assert client.shown() == [("recieved", "received")]


def test_what_the_service_refuses_is_refused(served: Served) -> None:
    assert httpx.post(served.url + "/v1/checker", json={"text": "Yes."}, timeout=60).status_code == 401
    headers = {"Authorization": f"Bearer {served.key}"}
    answer = httpx.post(served.url + "/v1/checker", json={"text": "a" * 60_001}, headers=headers, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (413, "text_too_long")


def test_a_corrector_that_is_killed_is_missed_by_nobody_for_long(served: Served) -> None:
    victim = served.correctors()[0]
    victim.kill()
    end = time.monotonic() + 120
    while True:
        answer = httpx.post(
            served.url + "/v1/checker",
            json={"text": f"We recieved {time.monotonic_ns()} of them."},
            headers={"Authorization": f"Bearer {served.key}"},
            timeout=120,
        )
        if answer.status_code == 200:
            break
        assert answer.status_code in (500, 503)  # what the victim was at is lost
        assert time.monotonic() < end
    assert served.check("They recieved nothing.") == [("recieved", "received")]
