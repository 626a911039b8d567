"""A real service with a twin: the same answers, no more at its end, and it outlives the twin."""

import json
import os
import signal
import time
from collections.abc import Iterator

import psutil
import pytest

from tests.service.running import Running, running

TEXT = " ".join(f"She go to school number {number} every days and recieve a letter." for number in range(12))


@pytest.fixture
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("twins"), EMEND_TWINS="1") as started:
        yield started


def twin_of(service: Running) -> psutil.Process:
    (found,) = psutil.Process(service.process.pid).children()
    return found


def ready(service: Running) -> dict[str, object]:
    with service.client() as client:
        body: dict[str, object] = client.get("/readyz").json()
    return body


def test_a_twin_shares_the_work_and_is_done_without_when_it_is_lost(service: Running) -> None:
    twin = twin_of(service)
    before = sum(twin.cpu_times()[:2])
    alerts = service.post(TEXT)["alerts"]
    assert len(alerts) == 36
    assert sum(twin.cpu_times()[:2]) > before
    memory = twin.memory_full_info()
    assert memory.pss < 0.6 * memory.rss
    assert not twin.net_connections("inet")  # it keeps no port open
    twin.send_signal(signal.SIGKILL)
    other = service.post(TEXT.replace("number", "building"))["alerts"]
    assert [alert["replacements"][0] for alert in other] == [alert["replacements"][0] for alert in alerts]
    assert ready(service)["parts"] == {
        "model": "ready",
        "lanes": "twins lost: 1; the others do their share",
        "storage": "ready",
        "limits": "ready",
    }
    lines = [json.loads(line) for line in service.log.read_text().splitlines()]
    assert [line["event"] for line in lines if line["level"] == "error"] == [
        "a twin is lost; its share is done without it"
    ]
    assert service.stop() == 0


def test_a_twin_keeps_up_with_the_languages_that_are_asked_for(service: Running) -> None:
    one, other = (
        " ".join(f"Die Kinder spielt im Garten mit der Ball Nummer {number}." for number in range(first, first + 12))
        for first in (20, 60)
    )
    first = twin_of(service)
    alerts = service.post(one, language="de-DE")["alerts"]
    end = time.monotonic() + 60
    while psutil.pid_exists(first.pid) or not psutil.Process(service.process.pid).children():
        assert time.monotonic() < end
        time.sleep(0.1)
    twin = twin_of(service)
    before = sum(twin.cpu_times()[:2])
    again = service.post(other, language="de-DE")["alerts"]
    assert [alert["replacements"][0] for alert in again] == [alert["replacements"][0] for alert in alerts]
    assert sum(twin.cpu_times()[:2]) > before
    assert twin.memory_full_info().uss < 300 << 20


def test_sigterm_ends_both_with_status_0(service: Running) -> None:
    twin = twin_of(service)
    service.post(TEXT)
    assert service.stop() == 0
    assert not psutil.wait_procs([twin], 1)[1]


def test_a_twin_never_outlives_the_service(service: Running) -> None:
    twin = twin_of(service)
    os.kill(service.process.pid, signal.SIGKILL)
    service.process.wait()
    end = time.monotonic() + 10
    while psutil.pid_exists(twin.pid) and twin.status() != psutil.STATUS_ZOMBIE:
        assert time.monotonic() < end
        time.sleep(0.05)
