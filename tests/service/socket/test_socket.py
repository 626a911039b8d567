"""The WebSocket: patches in, alerts out, and what happens to those who do not keep to the protocol."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from service.socket.frame_stream import FRAMES_IN_WINDOW
from service.socket.protocol import MAX_FIELDS, MAX_FRAME
from service.socket.text import FieldText
from tests.service.running import Running
from tests.service.socket.client import Client

WRONG = "She gave me alot of advices. We recieved it."


@contextmanager
def connected(service: Running, **options: Any) -> Iterator[Client]:
    with Client(service.url, **options) as client:
        client.hello(auth={"apiKey": service.key})
        yield client


def closed_with(client: Client) -> tuple[int, str]:
    """The close code, and the code of the error frame before it."""
    code = ""
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - whichever frame is the last
        while True:
            frame = client.receive()
            if frame["type"] == "error":
                code = frame["payload"]["code"]
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, code


def test_a_text_is_checked_as_it_is_over_http(service: Running) -> None:
    with connected(service) as client:
        done = client.open(WRONG)
        body = service.post(WRONG, positionEncoding="utf-16")
        assert done["stats"] == body["stats"]
        assert done["alertsCount"] == len(body["alerts"]) == len(client.alerts)
        assert client.shown()[-1] == ("recieved", "received")
        assert [alert["text"] for alert in client.alerts] == [words for words, _ in client.shown()]
        assert client.frames[1]["type"] == "ack"


def test_one_typed_character_costs_one_small_frame_and_the_edited_sentence_alone(service: Running) -> None:
    with connected(service) as client:
        client.open("All is well here. " * 40 + WRONG)
        seen = len(client.frames)
        assert len(client.edit(4, 0, "x").encode()) < 300
        client.until("done")
        alerts = [frame["payload"] for frame in client.frames[seen:] if frame["type"] == "alerts"]
        assert alerts
        assert all(payload["span"][1] <= 19 for payload in alerts)
        assert client.shown()[-1] == ("recieved", "received")


@pytest.mark.parametrize("seed", range(3))
def test_after_any_edits_the_alerts_are_those_of_the_text(service: Running, seed: int) -> None:
    pieces = ["😀 ", "We recieved it. ", "alot ", "x", "\n\n", "é", " of advices", "Yes. "]
    with connected(service) as client:
        client.open(WRONG + " 😀 " + WRONG)
        for step in range(8):
            length = len(client.text)
            at = (7 * step + 13 * seed) % (length + 1)
            units = len(client.text[:at].encode("utf-16-le")) // 2
            deleted = min(step % 4, length - at)
            gone = len(client.text[at : at + deleted].encode("utf-16-le")) // 2
            client.edit(units, gone, pieces[(step + seed) % len(pieces)])
            client.until("done")
            body = service.post(client.text, positionEncoding="utf-16")
            wanted = [(alert["offset"], alert["length"], alert["rule"]) for alert in body["alerts"]]
            shown = sorted((alert["offset"], alert["length"], alert["rule"]) for alert in client.alerts)
            assert shown == wanted


def test_a_patch_that_does_not_fit_asks_for_the_whole_text(service: Running) -> None:
    with connected(service) as client:
        client.open("We recieved it.")
        for wrong in (
            {"base": 7, "rev": 8, "ops": [[0, 0, "x"]], "len": 16},
            {"base": 1, "rev": 2, "ops": [[99, 0, "x"]], "len": 199},
            {"base": 1, "rev": 2, "ops": [[0, 0, "x"]], "len": 99},
        ):
            client.send("patch", wrong)
            assert client.until("desync") == {"have": 1}
        client.text, client.rev, client.alerts = "We beleive it.", 9, []
        client.send("sync", {"rev": 9, "text": client.text, "hash": FieldText(client.text).hash()})
        client.until("done")
        assert client.shown() == [("beleive", "believe")]
        client.send("patch", {"base": 1, "rev": 2, "ops": [[0, 0, "x"]], "len": 3}, field="unknown")
        assert client.until("desync") == {"have": None}


def test_a_whole_text_opens_a_field_that_is_not_known(service: Running) -> None:
    with connected(service) as client:
        client.text, client.rev = "We beleive it.", 4
        client.send("sync", {"rev": 4, "text": client.text, "hash": FieldText(client.text).hash()})
        client.until("done")
        assert client.shown() == [("beleive", "believe")]


def test_a_lost_connection_is_resumed(service: Running) -> None:
    with connected(service) as client:
        session = client.frames[0]["payload"]["session"]
        client.open(WRONG)
    time.sleep(0.3)
    with Client(service.url) as again:
        again.text, again.rev = WRONG, 1
        known = {"f": {"rev": 1, "hash": FieldText(WRONG).hash()}}
        welcome = again.hello(auth={"apiKey": service.key}, resume={"session": session, "docs": known})
        assert (welcome["resumed"], welcome["docs"]) == (True, {"f": 1})
        again.until("done")
        again.edit(0, 0, "Yes. ")
        again.until("done")
        assert again.shown()[-1] == ("recieved", "received")
    with Client(service.url) as stranger:
        welcome = stranger.hello(auth={"apiKey": service.key}, resume={"session": "unknown", "docs": known})
        assert welcome["resumed"] is False


def test_what_is_seen_is_checked_first(service: Running) -> None:
    sentences = [f"We recieved letter number {number} in the morning." for number in range(400)]
    text = " ".join(sentences)
    place = text.index("number 390")
    with connected(service) as client:
        client.text, client.rev = text, 1
        payload = {"rev": 1, "text": text, "hash": "00000000", "focus": [place, place + 10]}
        client.send("open", payload)
        full = next(
            frame["payload"]
            for frame in iter(client.receive, None)
            if frame["type"] == "alerts" and frame["payload"]["tier"] == "full"
        )
        assert full["span"][0] <= place <= full["span"][1]


def test_ping_and_close(service: Running) -> None:
    with connected(service) as client:
        client.send("ping", {"t": 12.5}, field="")
        assert client.until("pong") == {"t": 12.5}
        client.open("All is well.")
        client.send("close", {})
        client.send("patch", {"base": 1, "rev": 2, "ops": [[0, 0, "x"]], "len": 13})
        assert client.until("desync") == {"have": None}


@pytest.mark.parametrize(
    ("hello", "code", "error"),
    [
        ({"versions": [1], "auth": {}}, 4401, "unauthorized"),
        ({"versions": [1]}, 4400, "bad_request"),
        ({"versions": [1], "auth": {"apiKey": "nonsense"}}, 4401, "unauthorized"),
        ({"versions": [2], "auth": {}}, 4400, "unsupported"),
        ({"versions": [], "auth": {}}, 4400, "bad_request"),
        ({"versions": [1], "auth": {"apiKey": "KEY"}, "language": "tlh"}, 4400, "unsupported_language"),
        ({"versions": [1], "auth": {"apiKey": "KEY"}, "messageLanguage": "tlh"}, 4400, "unsupported_language"),
    ],
)
def test_a_hello_that_is_refused(service: Running, hello: dict[str, Any], code: int, error: str) -> None:
    with Client(service.url) as client:
        client.socket.send(json.dumps({"type": "hello", "id": "", "payload": hello}).replace("KEY", service.key))
        assert closed_with(client) == (code, error)


@pytest.mark.parametrize(
    "data",
    ["", "x", "[]", "{}", '{"type": "nonsense", "id": "f", "payload": {}}', '{"type": "open", "id": "", "payload": {}}',
     '{"type": "patch", "id": "f", "payload": {"base": -1, "rev": 0, "ops": [], "len": 0}}',
     '{"type": "ping", "payload": {"t": "now"}}', '{"type": "hello", "id": "", "payload": {"versions": [1]}}'],
)  # fmt: skip
def test_a_bad_frame_ends_the_connection(service: Running, data: str) -> None:
    with connected(service) as client:
        client.socket.send(data)
        assert closed_with(client) == (4400, "bad_request")


def test_limits_of_a_connection(service: Running) -> None:
    with connected(service) as client:
        client.send("open", {"rev": 1, "text": "x" * 60_001, "hash": "00000000"})
        assert client.until("error")["code"] == "text_too_long"
        for number in range(MAX_FIELDS):
            client.send("open", {"rev": 1, "text": "", "hash": "00000000"}, field=f"field-{number}")
        assert client.until("error")["code"] == "rate_limited"
    with connected(service) as client:
        client.send("open", {"rev": 1, "text": "x" * MAX_FRAME, "hash": "00000000"})
        assert closed_with(client) == (4413, "text_too_long")
    with connected(service) as client:
        for _ in range(FRAMES_IN_WINDOW):
            client.send("ping", {"t": 0}, field="")
        assert closed_with(client) == (4429, "rate_limited")
    with Client(service.url) as client:
        client.socket.send(b"\x00\x01")
        assert closed_with(client) == (4400, "bad_request")


def test_origins(service: Running) -> None:
    for origin in ("https://evil.example", "null"):
        with Client(service.url, origin=origin) as client:
            client.send("hello", {"versions": [1], "auth": {"apiKey": service.key}}, field="")
            refusal = client.until("error")
            assert (refusal["problem"], refusal["fatal"]) == ("origin_not_allowed", True)
            assert closed_with(client)[0] == 4403
    with connected(service, origin=service.url) as client:
        assert client.open("We recieved it.")["alertsCount"] == 1


def test_client_tokens_let_their_origin_in(service: Running) -> None:
    origin = "https://www.example.org"
    with service.client() as http:
        token = http.post("/v1/client-tokens", json={"origin": origin}).json()["clientToken"]
    with Client(service.url, query=f"?clientToken={token}", origin=origin) as client:
        client.hello()
        assert client.open("We recieved it.")["alertsCount"] == 1
    with Client(service.url, query=f"?clientToken={token}", origin="https://evil.example") as client:
        client.send("hello", {"versions": [1], "auth": {}}, field="")
        assert closed_with(client) == (4403, "forbidden")
    with Client(service.url, query="?clientToken=x", origin="https://evil.example") as client:
        client.send("hello", {"versions": [1], "auth": {"apiKey": service.key}}, field="")
        assert closed_with(client) == (4403, "forbidden")
