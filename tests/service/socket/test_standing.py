"""What an open connection may do: no more, and for no longer, than its key over HTTP."""

import re
import time
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.conftest import MOST_SOCKETS
from tests.service.running import Running
from tests.service.socket.client import Client

RECHECKED_SECONDS = 10


def new_key(service: Running, *flags: str) -> str:
    found = re.search(r"emend_\S+", service.emend("keys", "create", "--name", "of a test", *flags))
    assert found is not None
    return found[0]


def end_of(client: Client) -> tuple[int, dict[str, object]]:
    """The close code and the error before it."""
    error: dict[str, object] = {}
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - whichever frame is the last
        while True:
            frame = client.receive()
            if frame["type"] == "error":
                error = frame["payload"]
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, error


def test_a_connection_ends_with_its_key_or_token(service: Running) -> None:
    key = new_key(service)
    origin = "https://www.example.org"
    with service.client(key) as http:
        token = http.post("/v1/client-tokens", json={"origin": origin, "expiresIn": 1}).json()["clientToken"]
    with Client(service.url) as by_key, Client(service.url, query=f"?clientToken={token}", origin=origin) as by_token:
        by_token.hello()
        expired = time.monotonic() + 1
        by_key.hello(auth={"apiKey": key})
        assert by_key.open("We recieved it.")["alertsCount"] == 1
        code, error = end_of(by_token)
        assert (code, error["status"], error["problem"], error["fatal"]) == (4401, 401, "expired_token", True)
        assert time.monotonic() - expired <= RECHECKED_SECONDS
        service.emend("keys", "revoke", key.split("_")[1])
        revoked = time.monotonic()
        code, error = end_of(by_key)
        assert (code, error["status"], error["problem"], error["fatal"]) == (4401, 401, "revoked_token", True)
        assert time.monotonic() - revoked <= RECHECKED_SECONDS


def test_rate_and_quota_hold(service: Running) -> None:
    key = new_key(service, "--rate", "1", "--burst", "3")
    with Client(service.url) as client:
        client.hello(auth={"apiKey": key})
        client.open("All is well.")
        answers = []
        for number in range(6):
            client.edit(0, 0, f"{number}")
            answers.append(client.until_one_of("ack", "error"))
            if answers[-1]["type"] == "error":
                break
        assert 1 <= len(answers) <= 4
        assert (answers[-1]["payload"]["status"], answers[-1]["payload"]["code"]) == (429, "rate_limited")
        assert answers[-1]["payload"]["retryAfterMs"] >= 1000
    key = new_key(service, "--quota", "30")
    with Client(service.url) as client:
        client.hello(auth={"apiKey": key})
        client.open("All is well with us.")  # 20 characters
        client.edit(0, 8, "")
        assert client.until_one_of("ack", "error")["type"] == "ack"
        client.edit(0, 4, "")
        assert client.until_one_of("ack", "error")["payload"]["code"] == "rate_limited"


def test_patches_do_not_make_a_text_longer_than_it_may_be(service: Running) -> None:
    with Client(service.url) as client:
        client.hello(auth={"apiKey": service.key})
        client.open("a" * 59_990)
        client.edit(0, 0, "😀" * 10)
        assert client.until_one_of("ack", "error")["type"] == "ack"
        client.edit(0, 0, "b")
        assert client.until_one_of("ack", "error")["payload"]["code"] == "text_too_long"


def test_words_that_are_added_later_are_accepted(service: Running) -> None:
    key = new_key(service)
    with Client(service.url) as client, service.client(key) as http:
        client.hello(auth={"apiKey": key})
        assert client.open("The frobnicator is here.")["alertsCount"] == 1
        assert http.put("/v1/dictionary/frobnicator").status_code == 200
        client.edit(0, 0, "Well. ")
        assert client.until("done")["alertsCount"] == 0


def test_a_key_has_so_many_connections_and_no_more(service: Running) -> None:
    key = new_key(service)
    with ExitStack() as stack:
        for _ in range(MOST_SOCKETS):
            stack.enter_context(Client(service.url)).hello(auth={"apiKey": key})
        one_more = stack.enter_context(Client(service.url))
        one_more.send("hello", {"versions": [1], "auth": {"apiKey": key}}, field="")
        code, error = end_of(one_more)
        assert (code, error["code"], error["status"]) == (4429, "rate_limited", 429)
    with Client(service.url) as client:
        client.hello(auth={"apiKey": key})
