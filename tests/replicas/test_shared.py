"""What two replicas have in common: rates, quotas, keys, personal words and remembered sentences."""

import re
import signal
import time
from collections import Counter

import httpx
import psutil
from redis import Redis

from service.access.cached_keys import FRESH_SECONDS
from service.personal_words.personal_words import FRESH_SECONDS as WORDS_SECONDS
from tests.replicas.conftest import Replicas
from tests.service.running import Running

TEXT = "Xylophones recieve nobody on thursday."


def made(replicas: Replicas, *flags: str) -> tuple[str, str]:
    """A new key and its id."""
    printed = replicas.both[0].emend("keys", "create", "--name", "test", *flags)
    key = re.search(r"emend_([0-9a-f]+)_\S+", printed)
    assert key is not None
    return key[0], key[1]


def statuses(replicas: Replicas, key: str, number: int) -> Counter[int]:
    """What so many requests get, by turns from each replica."""
    found: Counter[int] = Counter()
    for at in range(number):
        with replicas.both[at % 2].service.client(key) as client:
            found[client.get("/v1/languages").status_code] += 1
    return found


def metric(service: Running, name: str) -> float:
    lines = httpx.get(service.url + "/metrics", timeout=60).text.splitlines()
    return next((float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name + " ")), 0.0)


def test_a_rate_and_a_quota_are_those_of_both(replicas: Replicas) -> None:
    key, _ = made(replicas, "--rate", "0.1", "--burst", "12", "--quota", "50")
    assert statuses(replicas, key, 16) == {200: 12, 429: 4}
    key, _ = made(replicas, "--quota", "50")
    found = []
    for at in range(7):
        with replicas.both[at % 2].service.client(key) as client:
            found.append(client.post("/v1/checker", json={"text": "0123456789"}).status_code)
    assert found == [200] * 5 + [429] * 2


def test_a_key_that_is_revoked_at_one_is_refused_by_the_other(replicas: Replicas) -> None:
    key, name = made(replicas)
    assert statuses(replicas, key, 4) == {200: 4}
    replicas.both[0].emend("keys", "revoke", name)
    time.sleep(FRESH_SECONDS)
    assert statuses(replicas, key, 4) == {401: 4}


def test_words_that_one_has_taken_are_accepted_by_the_other(replicas: Replicas) -> None:
    key, _ = made(replicas)
    text = {"text": "We visited the grzblt in May.", "language": "en-US"}
    with replicas.one.client(key) as one, replicas.other.client(key) as other:
        assert [alert["rule"] for alert in other.post("/v1/checker", json=text).json()["alerts"]] != []
        one.put("/v1/dictionary/grzblt").raise_for_status()
        time.sleep(WORDS_SECONDS)
        assert other.post("/v1/checker", json=text).json()["alerts"] == []


def test_a_sentence_that_one_has_checked_is_remembered_by_the_other(replicas: Replicas) -> None:
    hits = 'emend_shared_results_total{outcome="hit"}'
    key, _ = made(replicas)
    body = {"text": TEXT, "language": "en-US"}
    with replicas.one.client(key) as one, replicas.other.client(key) as other:
        deadline = time.monotonic() + 60
        while not metric(replicas.one, 'emend_shared_results_total{outcome="written"}'):  # the version is looked up
            assert time.monotonic() < deadline
            one.post("/v1/checker", json={"text": f"It is {time.monotonic_ns()} now."}).raise_for_status()
            time.sleep(0.5)
        first = one.post("/v1/checker", json=body).json()
        time.sleep(1)
        before = metric(replicas.other, hits)
        second = other.post("/v1/checker", json=body).json()
    assert first["alerts"]
    assert [_anywhere(alert) for alert in second["alerts"]] == [_anywhere(alert) for alert in first["alerts"]]
    assert metric(replicas.other, hits) - before >= 2  # of each lane
    stored = Redis.from_url(replicas.redis_url)
    names = list(stored.scan_iter("emend:result:*"))
    assert names
    for name in names:
        assert re.fullmatch(rb"emend:result:[0-9a-f]{64}", name)
        value = stored.get(name)
        assert isinstance(value, bytes)
        assert b"recieve" not in value
        assert b"ylophone" not in value


def test_nobody_fails_while_redis_stands_still(replicas: Replicas) -> None:
    port = replicas.redis_url.rsplit(":", 1)[1].split("/")[0]
    (redis,) = [one for one in psutil.Process().children() if port in " ".join(one.cmdline())]
    assert redis.name() == "redis-server"
    redis.send_signal(signal.SIGSTOP)
    try:
        for number in range(6):
            service = replicas.both[number % 2].service
            assert service.post(f"We recieved {number} of them.")["alerts"]
    finally:
        redis.send_signal(signal.SIGCONT)


def _anywhere(alert: dict[str, object]) -> dict[str, object]:
    """An alert but for the page of its rule, which each replica has at its own address."""
    return {name: value for name, value in alert.items() if name != "url"}
