"""What operators see and do: health, metrics, logs, request ids, shutdown."""

import json
import re
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.running import Running, running
from tests.service.socket.client import Client

SECRET = "Xylophonistry"


def log_of(service: Running) -> list[dict[str, object]]:
    return [json.loads(line) for line in service.log.read_text("utf-8").splitlines()]


def test_health_needs_no_token(service: Running) -> None:
    assert httpx.get(service.url + "/healthz").json() == {"status": 200}
    for path in ("/healthz", "/readyz"):
        head = httpx.head(service.url + path)
        assert (head.status_code, head.content) == (200, b"")
    ready = httpx.get(service.url + "/readyz").json()
    assert (ready["status"], ready["phase"]) == (200, "ready")
    assert isinstance(ready["notes"], list)
    assert ready["parts"] == dict.fromkeys(("model", "lanes", "storage", "limits"), "ready")


def test_logs_and_metrics_hold_no_text_key_or_path(service: Running, client: httpx.Client) -> None:
    client.post("/v1/checker", json={"text": f"{SECRET} recieved it."})
    client.get(f"/v1/define/{SECRET}?{SECRET}=1")
    client.get(f"/{SECRET}")
    client.post("/v1/checker", content=f'{{"text": "{SECRET}'.encode(), headers={"Content-Type": "application/json"})
    metrics = client.get("/metrics").text
    log = service.log.read_text("utf-8")
    for told in (metrics, log):
        assert SECRET not in told
        assert service.key not in told
        assert service.key.split("_", 2)[2] not in told  # a secret may have underscores of its own
    assert 'emend_requests_total{method="GET",route="/v1/define/{word}",status="404"}' in metrics
    assert 'route="(unmatched)"' in metrics
    assert 'emend_alerts_total{category="SPELL"}' in metrics
    assert re.search(r'emend_lane_done_jobs_total{lane="correction-model"} [1-9]', metrics)


def test_metrics_tell_how_the_service_is(service: Running, client: httpx.Client) -> None:
    def number(name: str) -> float:
        found = re.search(rf"^{re.escape(name)} ([\d.e+-]+)$", client.get("/metrics").text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    refused = number('emend_refusals_total{reason="malformed_json"}')
    client.post("/v1/checker", content=b"{", headers={"Content-Type": "application/json"})
    assert number('emend_refusals_total{reason="malformed_json"}') == refused + 1
    open_before = number("emend_sockets")
    with Client(service.url) as socket:
        socket.hello(auth={"apiKey": service.key})
        assert number("emend_sockets") == open_before + 1
        socket.send("hello", {"versions": [1]}, field="x")
        with pytest.raises(ConnectionClosed):
            socket.until("welcome")
    assert number('emend_refusals_total{reason="bad_request"}') >= 1
    for part in ("model", "lanes", "storage", "limits"):
        assert number(f'emend_part_ready{{part="{part}"}}') == 1
    assert 0 <= number("emend_loop_lag_seconds") < 30
    client.post("/v1/checker", json={"text": "This is remembered."})
    assert number('emend_lane_cache_cost{lane="correction-model"}') > 0
    assert number('emend_lane_oldest_seconds{lane="correction-model"}') == 0


def test_one_log_line_a_request(service: Running, client: httpx.Client) -> None:
    response = client.post("/v1/checker", json={"text": "A line of the log."}, headers={"X-Request-Id": "log-line-1"})
    assert response.headers["x-request-id"] == "log-line-1"
    [line] = [line for line in log_of(service) if line.get("id") == "log-line-1"]
    assert line["event"] == "request"
    assert (line["method"], line["route"], line["status"]) == ("POST", "/v1/checker", 200)
    assert (line["characters"], line["alerts"]) == (18, 0)
    assert {"ms", "queue_ms", "inference_ms", "timestamp", "level", "key"} <= set(line)


def test_a_strange_request_id_is_replaced(client: httpx.Client) -> None:
    for strange in ("a b", "x" * 65, "<script>"):
        assert client.get("/healthz", headers={"X-Request-Id": strange}).headers["x-request-id"] != strange


def test_server_timing_tells_queue_from_inference(client: httpx.Client) -> None:
    timing = client.post("/v1/checker", json={"text": "Where did the time go?"}).headers["server-timing"]
    assert re.fullmatch(r"queue;dur=[\d.]+, inference;dur=[\d.]+, total;dur=[\d.]+", timing)


def test_it_answers_before_it_is_ready_finishes_what_it_has_admitted_and_says_that_it_goes(tmp_path: Path) -> None:
    with running(tmp_path, ready=False, EMEND_DRAIN_SECONDS="50") as service:
        ready = httpx.get(service.url + "/readyz", timeout=60)
        if ready.status_code == 503:  # else it was quicker than we are
            assert ready.json()["phase"] == "starting"
            assert ready.headers["retry-after"]
        assert httpx.get(service.url + "/healthz").status_code == 200
        key = until_ready(service)
        answers: list[int] = []
        text = " ".join(f"We recieved {number} letter of the {number} friend." for number in range(300))
        with service.client(key) as client, Client(service.url) as field:
            field.hello(auth={"apiKey": key})
            field.open("All is well.")
            thread = threading.Thread(
                target=lambda: answers.append(client.post("/v1/checker", json={"text": text}).status_code)
            )
            thread.start()
            deadline = time.monotonic() + 20
            admitted = re.compile(r"emend_lane_(running|waiting)_jobs{[^}]*} [1-9]")
            while not admitted.search(httpx.get(service.url + "/metrics").text):
                assert time.monotonic() < deadline
                time.sleep(0.01)
            assert service.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                field.until("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            thread.join(30)
        assert answers == [200]
        assert "Traceback" not in service.log.read_text("utf-8")


def until_ready(service: Running) -> str:
    """Wait until the models have warmed; the local key."""
    while httpx.get(service.url + "/readyz", timeout=60).status_code == 503:
        time.sleep(0.1)
    return (service.data / "local-key").read_text("ascii").strip()
