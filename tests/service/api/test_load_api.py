"""Too much, too slow, and nobody there any more: what a service does under load."""

import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from urllib.parse import urlsplit

import httpx
import pytest

from service.socket.text import FieldText
from tests.service.running import Running, running
from tests.service.socket.client import Client


def long_text(seed: str) -> str:
    """60,000 characters that no other seed's text shares a sentence with."""
    return " ".join(f"We recieved {number} {seed} letter of the friend." for number in range(2000))[:60_000]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A service that lets little wait and gives up soon."""
    flags = ("--waiting-characters", "70000", "--deadline-seconds", "3", "--stuck-seconds", "0.02")
    with running(tmp_path_factory.mktemp("small"), *flags) as service:
        yield service


def lanes(service: Running, name: str) -> dict[str, float]:
    """A number of each lane."""
    metrics = httpx.get(service.url + "/metrics").text
    return {lane: float(value) for lane, value in re.findall(rf'emend_lane_{name}{{lane="(.+)"}} ([\d.e+]+)', metrics)}


def lane(service: Running, name: str) -> float:
    return lanes(service, name)["correction-model"]


def until_idle(service: Running) -> None:
    end = time.monotonic() + 60
    while any(lanes(service, "waiting_cost").values()) or any(lanes(service, "running_jobs").values()):
        assert time.monotonic() < end
        time.sleep(0.1)


def test_too_much_is_refused_at_once_and_what_takes_too_long_ends(small: Running) -> None:
    def one(seed: str) -> tuple[int, str, float, str]:
        started = time.monotonic()
        with small.client() as client:
            response = client.post("/v1/checker", json={"text": long_text(seed), "language": "en-US"})
        code = response.json().get("code", "")
        return response.status_code, code, time.monotonic() - started, response.headers.get("retry-after", "")

    with ThreadPoolExecutor(6) as clients:
        answers = list(clients.map(one, "abcdef"))
    assert {answer[:2] for answer in answers} <= {(503, "overloaded"), (504, "deadline_exceeded"), (200, "")}
    refused = [answer for answer in answers if answer[0] == 503]
    assert refused
    assert all(int(retry_after) >= 1 for *_, retry_after in refused)
    assert [answer for answer in answers if answer[0] == 504]
    until_idle(small)
    assert small.post("We recieved it.")["alerts"]


def test_a_lane_that_stands_still_makes_the_service_unready(small: Running) -> None:
    until_idle(small)
    assert httpx.get(small.url + "/readyz").status_code == 200
    with ThreadPoolExecutor(1) as other:
        slow = other.submit(httpx.post, small.url + "/v1/checker", json={"text": long_text("still")}, timeout=60,
                            headers={"Authorization": f"Bearer {small.key}"})  # fmt: skip
        seen = []
        while not slow.done():
            seen.append(httpx.get(small.url + "/readyz"))
    [unready, *_] = [answer for answer in seen if answer.status_code == 503]
    assert re.search(r"the lane [a-z-]+ has not moved for \d+ s", " ".join(unready.json()["notes"]))


def test_the_fields_of_connections_share_what_their_key_may_have_waiting(small: Running) -> None:
    until_idle(small)
    with Client(small.url) as client:
        client.hello(auth={"apiKey": small.key})
        for field in ("one", "two"):
            text = " ".join(f"The letter came {number} times to {field} of us." for number in range(2000))[:20_000]
            payload = {"rev": 1, "text": text, "hash": "00000000", "language": "en-US"}
            client.send("open", payload, field=field)
        frames = iter(client.socket.recv, None)
        assert any('"code":"overloaded"' in str(frame) for frame in islice(frames, 200))


def test_the_check_of_a_field_ends_in_time_and_goes_on_when_it_is_asked_for_again(small: Running) -> None:
    until_idle(small)
    text = long_text("field")
    with Client(small.url) as client:
        client.hello(auth={"apiKey": small.key})
        whole = {"text": text, "hash": FieldText(text).hash()}
        client.send("open", {"rev": 1, "language": "en-US", **whole})
        ends = [client.until_one_of("error", "done")]
        while ends[-1]["type"] == "error":
            assert ends[-1]["payload"]["code"] in ("deadline_exceeded", "overloaded")
            assert ends[-1]["payload"]["retryAfterMs"] >= 1000
            assert len(ends) < 30
            client.send("sync", {"rev": 1 + len(ends), **whole})
            ends.append(client.until_one_of("error", "done"))
    assert len(ends) > 1


def test_the_work_of_a_client_that_has_gone_is_dropped(small: Running) -> None:
    until_idle(small)
    done = lane(small, "done_jobs_total")
    address = urlsplit(small.url)
    body = httpx.Request("POST", small.url, json={"text": long_text("gone"), "language": "en-US"}).content
    head = (
        f"POST /v1/checker HTTP/1.1\r\nHost: {address.netloc}\r\nAuthorization: Bearer {small.key}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    assert address.hostname is not None
    with socket.create_connection((address.hostname, address.port or 80)) as connection:
        connection.sendall(head.encode() + body)
        end = time.monotonic() + 30
        while not lane(small, "waiting_cost"):
            assert time.monotonic() < end
    until_idle(small)
    assert lane(small, "done_jobs_total") - done < 1000
    assert '"status": 499' in small.log.read_text("utf-8")


def test_a_short_text_does_not_wait_for_a_long_one(service: Running) -> None:
    with ThreadPoolExecutor(1) as other:
        slow = other.submit(service.post, long_text("slow"), language="en-US")
        end = time.monotonic() + 30
        while not lane(service, "waiting_cost"):
            assert time.monotonic() < end
        service.post("We recieved a short one.", language="en-US")
        assert not slow.done()
        assert len(slow.result()["alerts"]) > 1000
