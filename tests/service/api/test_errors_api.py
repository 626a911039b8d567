"""Every failure of every route is one body, quick, and says nothing of what was sent."""

import http.client
import json
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from service.api.problems import Code
from tests.service.running import Running

JSON = {"Content-Type": "application/json"}
SECRET = "Wombat"


def assert_problem(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    body: dict[str, Any] = response.json()
    assert (response.status_code, body["status"], body["code"]) == (status, status, code), response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert body["type"] == f"urn:emend:problem:{code}"
    assert body["title"] == Code[code.upper()].meaning
    assert body["requestId"] == response.headers["x-request-id"]
    assert SECRET not in response.text
    return body


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed_json"),
        (b"{", 400, "malformed_json"),
        (b'{"text": "Wombat"', 400, "malformed_json"),
        (b'{"text": "Wombat", "text": "x"}', 400, "malformed_json"),
        (b'{"text": "x", "y": NaN}', 400, "malformed_json"),
        (b'{"text": "x", "y": -Infinity}', 400, "malformed_json"),
        (b'{"text": "Wombat\xff"}', 400, "malformed_json"),
        ('{"text": "Wombat"}'.encode("utf-16"), 400, "malformed_json"),
        (b"[" * 500_000, 400, "malformed_json"),
        (b'{"a":' * 150_000, 400, "malformed_json"),
        (b'{"text": "' + b"x" * 1_100_000 + b'"}', 413, "body_too_large"),
        (b'{"text": "' + b"x" * 60_001 + b'"}', 413, "text_too_long"),
        (b"[]", 422, "invalid_request"),
        (b'"Wombat"', 422, "invalid_request"),
        (b"null", 422, "invalid_request"),
        (b"{}", 422, "invalid_request"),
        (b'{"text": null}', 422, "invalid_request"),
        (b'{"text": 1}', 422, "invalid_request"),
        (b'{"text": ["Wombat"]}', 422, "invalid_request"),
        (b'{"text": "x", "language": "Wombat"}', 422, "invalid_request"),
        (b'{"text": "x", "language": 7}', 422, "invalid_request"),
        (b'{"text": "x", "level": "Wombat"}', 422, "invalid_request"),
        (b'{"text": "x", "tone": "Wombat"}', 422, "invalid_request"),
        (b'{"text": "x", "writer": "pupil"}', 422, "invalid_request"),
        (b'{"text": "x", "writer": null}', 422, "invalid_request"),
        (b'{"text": "x", "positionEncoding": "utf-7"}', 422, "invalid_request"),
        (b'{"text": "x", "categories": ["Wombat"]}', 422, "invalid_request"),
        (b'{"text": "x", "categories": "STYLE"}', 422, "invalid_request"),
        (b'{"text": "x", "dictionary": [1]}', 422, "invalid_request"),
        (b'{"text": "x", "dictionary": [""]}', 422, "invalid_request"),
        (json.dumps({"text": "x", "dictionary": ["w"] * 1001}).encode(), 422, "invalid_request"),
        (json.dumps({"text": "x", "disabledRules": ["w" * 201]}).encode(), 422, "invalid_request"),
        (b'{"text": "Wombat \\ud800"}', 422, "invalid_text"),
        (b'{"text": "x", "dictionary": ["\\udc00"]}', 422, "invalid_text"),
    ],
)
def test_bad_bodies(client: httpx.Client, body: bytes, status: int, code: str) -> None:
    assert_problem(client.post("/v1/checker", content=body, headers=JSON), status, code)


def test_a_422_points_at_each_wrong_field(client: httpx.Client) -> None:
    wrong = {"text": 1, "categories": ["STYLE", SECRET], "level": None}
    body = assert_problem(client.post("/v1/checker", json=wrong), 422, "invalid_request")
    assert [error["pointer"] for error in body["errors"]] == ["/text", "/categories/1", "/level"]
    assert all(error["detail"] for error in body["errors"])


@pytest.mark.parametrize(
    "headers",
    [
        {"Content-Type": "text/plain"},
        {"Content-Type": ""},
        {"Content-Type": "application/json; charset=utf-16"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "application/json", "Content-Encoding": "gzip"},
        {"Content-Type": "nonsense"},
    ],
)
def test_wrong_media_types(client: httpx.Client, headers: dict[str, str]) -> None:
    assert_problem(client.post("/v1/checker", content=b'{"text": "x"}', headers=headers), 415, "unsupported_media_type")


@pytest.mark.parametrize(
    "content_type", ["application/json", "Application/JSON; charset=UTF-8", "application/json;x=y"]
)
def test_right_media_types(client: httpx.Client, content_type: str) -> None:
    response = client.post("/v1/checker", content=b'\xef\xbb\xbf{"text": "x"}', headers={"Content-Type": content_type})
    assert response.status_code == 200


@pytest.mark.parametrize("path", ["/v1", "/v1/checker/", "/v2/checker", "/Wombat", "/v1/define", "/docs/Wombat"])
def test_unknown_routes(client: httpx.Client, path: str) -> None:
    assert_problem(client.get(path), 404, "not_found")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("GET", "/v1/checker", "POST"), ("DELETE", "/v1/checker", "POST"), ("POST", "/v1/define/x", "GET, HEAD"),
     ("PUT", "/healthz", "GET, HEAD"), ("TRACE", "/v1/checker", "POST")],
)  # fmt: skip
def test_wrong_methods(client: httpx.Client, method: str, path: str, allowed: str) -> None:
    response = client.request(method, path)
    assert_problem(response, 405, "method_not_allowed")
    assert response.headers["allow"] == allowed


@pytest.mark.parametrize("path", ["/", "/docs", "/rules", "/v1/languages", "/healthz", "/v1/Wombat"])
def test_a_head_is_that_of_the_page(client: httpx.Client, path: str) -> None:
    head, page = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (page.status_code, b"")
    for name in ("content-type", "content-length", "etag"):
        assert head.headers.get(name) == page.headers.get(name)


@pytest.mark.parametrize("declared", [True, False])
def test_who_sends_a_large_body_before_reading_gets_the_answer(service: Running, declared: bool) -> None:
    address = urlsplit(service.url)
    assert address.hostname is not None
    body = b"x" * 1_200_000

    def slowly() -> Any:
        for start in range(0, len(body), 200_000):
            yield body[start : start + 200_000]
            time.sleep(0.05)

    headers = {"Authorization": f"Bearer {service.key}", "Connection": "close", **JSON}
    headers |= {"Content-Length": str(len(body))} if declared else {}
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=20)
    connection.request("POST", "/v1/checker", body=slowly(), headers=headers, encode_chunked=not declared)
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["code"]) == (413, "body_too_large")
    connection.close()


def test_who_asks_before_sending_a_large_body_is_refused_at_once(service: Running) -> None:
    address = urlsplit(service.url)
    assert address.hostname is not None
    headers = {"Authorization": f"Bearer {service.key}", "Content-Length": "1200000", "Expect": "100-continue", **JSON}
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=20)
    connection.request("POST", "/v1/checker", headers=headers)
    assert connection.getresponse().status == 413
    connection.close()


def test_a_large_body_is_refused_while_it_is_read(service: Running) -> None:
    address = urlsplit(service.url)
    assert address.hostname is not None
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=20)
    sent = 0

    def endless() -> Any:
        nonlocal sent
        while sent < 50_000_000:
            sent += 100_000
            yield b"x" * 100_000

    headers = {"Authorization": f"Bearer {service.key}", **JSON}
    try:
        connection.request("POST", "/v1/checker", body=endless(), headers=headers, encode_chunked=True)
    except (BrokenPipeError, ConnectionResetError):
        pass
    else:
        assert connection.getresponse().status == 413
    finally:
        connection.close()
    assert sent < 20_000_000
    assert service.post("All is well.")["alerts"] == []


def test_every_code_is_declared_and_documented(client: httpx.Client, root: Any) -> None:
    document = (root / "docs" / "api.md").read_text("utf-8")
    schema = client.get("/openapi.json").json()
    declared = schema["components"]["schemas"]["ProblemBody"]["properties"]["code"]["enum"]
    assert declared == [code.key for code in Code]
    assert [code.key for code in Code if f"| `{code.key}` | {code.status} | {code.meaning} |" not in document] == []
