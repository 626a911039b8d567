"""A real service of two workers: limits, keys, metrics and memory hold for both, and it outlives each of them."""

import json
import os
import re
import signal
import time
from collections.abc import Iterator

import httpx
import psutil
import pytest

from models.cores import free_cores
from service.access.cached_keys import FRESH_SECONDS
from service.settings import Settings
from service.workers.serving import settings_of_worker
from tests.service.running import Running, running

WORKERS = 2


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("workers"), "--workers", str(WORKERS), EMEND_NOTICE_SECONDS="0.5") as started:
        yield started


def workers(service: Running) -> list[psutil.Process]:
    found: list[psutil.Process] = psutil.Process(service.process.pid).children()
    return found


def get(service: Running, path: str, key: str) -> httpx.Response:
    """The answer to a request on a connection of its own, which any worker may take."""
    return httpx.get(service.url + path, headers={"Authorization": f"Bearer {key}"}, timeout=60)


def answered(service: Running) -> set[int]:
    """The workers that have answered a request so far."""
    lines = [json.loads(line) for line in service.log.read_text().splitlines()]
    return {line["worker"] for line in lines if line["event"] == "request"}


def made(service: Running, *flags: str) -> tuple[str, str]:
    """A new key and its id."""
    printed = service.emend("keys", "create", "--name", "test", *flags)
    key = re.search(r"emend_([0-9a-f]+)_\S+", printed)
    assert key is not None
    return key[0], key[1]


def test_a_rate_is_that_of_all_workers_together(service: Running) -> None:
    key, _ = made(service, "--rate", "0.2", "--burst", "20")
    statuses = [get(service, "/v1/languages", key).status_code for _ in range(40)]
    assert statuses.count(200) == 20
    assert statuses.count(429) == 20
    assert answered(service) == {0, 1}


def test_a_quota_is_that_of_all_workers_together(service: Running) -> None:
    key, _ = made(service, "--quota", "100")
    body, headers = {"text": "0123456789"}, {"Authorization": f"Bearer {key}"}
    statuses = [
        httpx.post(service.url + "/v1/checker", json=body, headers=headers, timeout=60).status_code for _ in range(14)
    ]
    assert statuses == [200] * 10 + [429] * 4


def test_a_revoked_key_is_refused_by_every_worker(service: Running) -> None:
    key, name = made(service)
    assert {get(service, "/v1/languages", key).status_code for _ in range(8)} == {200}
    service.emend("keys", "revoke", name)
    time.sleep(FRESH_SECONDS)
    assert {get(service, "/v1/languages", key).status_code for _ in range(16)} == {401}


def test_metrics_are_those_of_all_workers(service: Running) -> None:
    def counted() -> dict[str, float]:
        lines = httpx.get(service.url + "/metrics", timeout=60).text.splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}

    name = 'emend_requests_total{method="GET",route="/v1/dictionary",status="200"}'
    for _ in range(20):
        assert get(service, "/v1/dictionary", service.key).status_code == 200
    assert [counted()[name] for _ in range(6)] == [20] * 6
    found = counted()
    assert found['emend_part_ready{part="model"}'] == 1
    assert found['emend_lane_batches_total{lane="sentences"}'] >= 1
    assert found["emend_sockets"] == 0


def test_the_memory_of_the_models_is_shared(service: Running) -> None:
    for worker in workers(service):
        memory = worker.memory_full_info()
        assert memory.rss > 400 << 20
        assert memory.pss < 0.6 * memory.rss


def test_a_worker_that_is_killed_is_replaced_and_the_others_serve_on(service: Running) -> None:
    victim = workers(service)[0]
    victim.send_signal(signal.SIGKILL)
    texts = [f"We recieved {number} of them." for number in range(10)]
    assert [service.post(text)["alerts"][0]["replacements"][0] for text in texts] == ["received"] * len(texts)
    end = time.monotonic() + 60
    while len([one for one in workers(service) if one.pid != victim.pid]) < WORKERS:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert get(service, "/v1/languages", service.key).status_code == 200


def test_sigterm_ends_all_of_them_with_status_0(service: Running) -> None:
    found = workers(service)
    assert service.stop() == 0
    assert not psutil.wait_procs(found, 1)[1]
    with pytest.raises(httpx.ConnectError):
        get(service, "/healthz", "")
    assert not (service.data / "local-service").exists()
    errors = [json.loads(line) for line in service.log.read_text().splitlines() if '"level": "critical"' in line]
    assert errors == []


def test_cores_and_cache_are_divided_among_workers() -> None:
    of_one = settings_of_worker(Settings(workers=2, cached_characters=1000), 1)
    assert (of_one.threads, of_one.cached_characters) == (max(1, free_cores() // 2), 500)
    assert settings_of_worker(Settings(workers=os.cpu_count() or 1, threads=3), 0).threads == 3
