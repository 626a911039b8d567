"""The end of a service whose lane hangs: real processes, of which only the work of the lane is another one."""

import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.service.running import ROOT, environment

DRAIN_SECONDS, NOTICE_SECONDS = 3.0, 1.5

pytestmark = pytest.mark.alone

PROGRAM = """
import time
from service.checking import checker
from service.checking.checker import Checker
from service.checking.lanes import Lane
from service.server import run
from service.settings import Settings

Lane.__call__ = lambda self, sentences: time.sleep(1000)
Checker.warm = lambda self: None
read = checker.read
checker.read = lambda text, *rest: time.sleep(1000) if text == "Hang." else read(text, *rest)
run(Settings.load(), lambda url: print(url, flush=True), lambda key, url: print(key, flush=True))
"""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    settings = {
        "EMEND_PORT": "0",
        "EMEND_LOCAL": "1",
        "EMEND_DRAIN_SECONDS": str(DRAIN_SECONDS),
        "EMEND_NOTICE_SECONDS": str(NOTICE_SECONDS),
        "EMEND_STUCK_SECONDS": "0.2",
        "EMEND_HUNG_SECONDS": "0.6",
    }
    with (tmp_path / "log").open("wb") as errors:
        started = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment(tmp_path, settings),
            stdout=subprocess.PIPE, stderr=errors, text=True,
        )  # fmt: skip
    yield started
    started.kill()
    started.communicate()


def test_a_lane_that_hangs_is_told_of_and_does_not_hold_up_the_end(
    process: subprocess.Popen[str], tmp_path: Path
) -> None:
    assert process.stdout is not None
    url, key = process.stdout.readline().strip(), process.stdout.readline().strip()
    answers: list[httpx.Response] = []
    socket = connect(url.replace("http", "ws") + "/v1/ws", subprotocols=["checker.v1"])  # type: ignore[list-item]
    with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"}, timeout=60) as client, socket:
        assert (client.get("/healthz").status_code, client.get("/readyz").status_code) == (200, 200)
        body = {"text": "It is late.", "language": "en-US"}
        waiting = threading.Thread(target=lambda: answers.append(client.post("/v1/checker", json=body)))
        waiting.start()
        end = time.monotonic() + 30
        while (dead := client.get("/healthz")).status_code == 200:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert re.search(r"the lane [a-z-]+ has not moved for \d+ s", " ".join(dead.json()["notes"]))
        unready = client.get("/readyz").json()
        assert (unready["status"], unready["parts"]["model"], unready["parts"]["storage"]) == (503, "ready", "ready")
        assert "has not moved" in unready["parts"]["lanes"]

        process.send_signal(signal.SIGTERM)
        told = time.monotonic()
        while client.get("/readyz").json()["phase"] != "leaving":
            assert time.monotonic() - told < NOTICE_SECONDS
        assert client.get("/v1/dictionary").status_code == 200  # all else is served meanwhile
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert time.monotonic() - told >= NOTICE_SECONDS - 0.5
        assert process.wait(60) == 0
        assert time.monotonic() - told < NOTICE_SECONDS + DRAIN_SECONDS + 1.5
        waiting.join(10)
    assert [answer.status_code for answer in answers] == [503]
    assert answers[0].json()["code"] == "draining"
    assert "Traceback" not in (tmp_path / "log").read_text("utf-8")


def test_from_the_keyboard_it_ends_without_notice_even_if_a_thread_hangs(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    url, key = process.stdout.readline().strip(), process.stdout.readline().strip()
    with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {key}"}) as client:
        with pytest.raises(httpx.ReadTimeout):
            client.post("/v1/checker", json={"text": "Hang."}, timeout=1)
        told = time.monotonic()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    assert time.monotonic() - told < DRAIN_SECONDS + 1
