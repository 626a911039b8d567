"""The database or Redis stands still, as a stopped process does: nobody waits for long, and it is told of."""

import time

import httpx

from service.access.cached_keys import FRESH_SECONDS
from service.socket.standing import ASKED_SECONDS
from tests.faults.conftest import STORAGE_SECONDS, parts, postgresql, redis, stopped, until
from tests.service.running import Running
from tests.service.socket.client import Client


def words(service: Running) -> tuple[int, float]:
    """The status of a request that reads the database, and its seconds."""
    started = time.monotonic()
    with service.client() as client:
        answer = client.get("/v1/dictionary")
    return answer.status_code, time.monotonic() - started


def test_a_database_that_stands_still_holds_up_nobody(service: Running) -> None:
    assert words(service)[0] == 200
    with stopped(postgresql()):
        time.sleep(FRESH_SECONDS)  # until no key is believed without the database
        assert words(service)[0] == 503
        found = [words(service) for _ in range(20)]
        assert {status for status, _ in found} == {503}
        assert max(seconds for _, seconds in found) < 2 * STORAGE_SECONDS + 2
        assert sorted(seconds for _, seconds in found)[10] < STORAGE_SECONDS
        until(lambda: parts(service)[0] == 503)
        assert parts(service)[1]["storage"] == "the database does not answer"
        assert httpx.get(service.url + "/healthz").status_code == 200
    until(lambda: parts(service)[0] == 200)
    until(lambda: words(service)[0] == 200)
    until(lambda: parts(service)[1]["storage"] == "ready")


def test_without_redis_each_process_counts_for_itself_and_says_so(service: Running, redis_url: str) -> None:
    assert words(service)[0] == 200
    with stopped(redis(redis_url)):
        found = [words(service) for _ in range(5)]
        assert {status for status, _ in found} == {200}
        assert max(seconds for _, seconds in found) < 2
        status, how = parts(service)
        assert (status, how["limits"][:5]) == (200, "Redis")
    time.sleep(5)  # until it is asked again
    until(lambda: words(service)[0] == 200 and parts(service)[1]["limits"] == "ready")


def test_a_connection_outlives_a_database_that_stands_still(service: Running) -> None:
    with Client(service.url) as client:
        client.hello(auth={"apiKey": service.key})
        assert client.open("We recieved it.")["alertsCount"] == 1
        with stopped(postgresql()):
            time.sleep(ASKED_SECONDS + FRESH_SECONDS + 2 * STORAGE_SECONDS)
            client.send("ping", {"t": 1}, field="")
            assert client.until("pong")["t"] == 1
        until(lambda: parts(service)[0] == 200)
        client.send("ping", {"t": 2}, field="")
        assert client.until("pong")["t"] == 2
