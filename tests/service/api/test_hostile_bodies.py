"""Bodies that were made to keep the service busy: answered soon, and nobody waits for them."""

import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.service.running import Running

BODIES = {
    "pieces that are none": b'{"data":{"annotation":[' + b",".join([b"1"] * 500_000) + b"]}}",
    "categories": b'{"text":"a","categories":[' + b",".join([b'"x"'] * 250_000) + b"]}",
    "many pieces": b'{"data":{"annotation":[' + b",".join([b'{"text":"a"}'] * 75_000) + b"]}}",
    "empty lists": b'{"text":' + b"[" + b",".join([b"[]"] * 300_000) + b"]}",
}
MOST_SECONDS, MOST_HEALTH_SECONDS = 2, 0.5


@pytest.mark.alone
@pytest.mark.parametrize("name", BODIES)
def test_a_hostile_body_holds_up_nobody(service: Running, client: httpx.Client, name: str) -> None:
    def hostile() -> tuple[int, float]:
        started = time.monotonic()
        headers = {"Content-Type": "application/json"}
        status = client.post("/v1/checker", content=BODIES[name], headers=headers).status_code
        return status, time.monotonic() - started

    with ThreadPoolExecutor(1) as other, httpx.Client(base_url=service.url, trust_env=False) as watcher:
        answer = other.submit(hostile)
        waits: list[float] = []
        while not answer.done() or not waits:
            started = time.monotonic()
            assert watcher.get("/healthz").status_code == 200
            waits.append(time.monotonic() - started)
        status, seconds = answer.result()
    assert 400 <= status < 500
    assert seconds <= MOST_SECONDS
    assert max(waits) <= MOST_HEALTH_SECONDS
