"""The proxy: pages get in by tokens of the operator's own server, and the key stays behind."""

import secrets
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import jwt
import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.running import EMEND, ROOT, Running, environment
from tests.service.socket.client import Client

ORIGIN = "https://www.example.org"
SECRET, OLDER = secrets.token_hex(32), secrets.token_hex(32)


@dataclass
class Behind:
    """A proxy and the service behind it."""

    url: str
    service: Running


@pytest.fixture(scope="module")
def proxy(service: Running) -> Iterator[Behind]:
    names = {
        "EMEND_UPSTREAM_URL": service.url,
        "EMEND_UPSTREAM_KEY": service.key,
        "EMEND_PROXY_SECRETS": f"{SECRET},{OLDER}",
    }
    command = [*EMEND, "proxy", "--port", "0"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(service.data, names), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        url = next(word for word in line.split() if word.startswith("http"))
        until_it_answers(url)
        try:
            yield Behind(url, service)
        finally:
            process.terminate()
            assert process.wait(30) == 0


def until_it_answers(url: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if httpx.get(url + "/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the proxy does not start")


def token(secret: str = SECRET, **claims: Any) -> str:
    made = {"aud": "emend-proxy", "exp": int(time.time()) + 60, "origin": ORIGIN, **claims}
    return jwt.encode({name: value for name, value in made.items() if value is not None}, secret, "HS256")


@pytest.mark.parametrize("secret", [SECRET, OLDER], ids=["newest", "older"])
def test_a_page_with_a_token_is_checked(proxy: Behind, secret: str) -> None:
    with Client(proxy.url, query=f"?clientToken={token(secret)}", origin=ORIGIN) as client:
        client.hello()
        assert client.open("We recieved it.")["alertsCount"] == 1
        client.edit(0, 0, "Yes. ")
        client.until("done")
        assert client.shown() == [("recieved", "received")]


def test_an_alert_links_to_the_page_of_its_rule_on_the_proxy(proxy: Behind) -> None:
    headers = {"Authorization": f"Bearer {token()}", "Origin": ORIGIN}
    with Client(proxy.url, query=f"?clientToken={token()}", origin=ORIGIN) as client:
        client.hello()
        client.open("We recieved it.")
        [alert] = client.alerts
    over_http = httpx.post(proxy.url + "/v1/checker", json={"text": "We recieved it."}, headers=headers).json()[
        "alerts"
    ]
    assert alert["url"] == over_http[0]["url"] == f"{proxy.url}/rules/{alert['rule']}"
    page = httpx.get(alert["url"])
    assert page.status_code == 200
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert httpx.get(proxy.url + "/rules?q=photo").text == httpx.get(proxy.service.url + "/rules?q=photo").text
    assert httpx.get(proxy.url + "/rules/pages.css").headers["content-type"].startswith("text/css")
    assert httpx.get(proxy.url + "/rules/..%2Fv1%2Fkeys").status_code == 404


def test_a_page_with_a_token_is_told_what_a_word_means(proxy: Behind) -> None:
    headers = {"Authorization": f"Bearer {token()}", "Origin": ORIGIN}
    answer = httpx.get(proxy.url + "/v1/define/ice%20cream?clientToken=x", headers=headers)
    assert answer.status_code == 200
    assert answer.json()["definitions"][0]["partOfSpeech"] == "noun"
    assert answer.headers["access-control-allow-origin"] == ORIGIN
    assert httpx.get(proxy.url + "/v1/define/qqqzzz", headers=headers).status_code == 404
    assert httpx.get(proxy.url + "/v1/define/word").status_code == 401
    asked = httpx.options(proxy.url + "/v1/define/word", headers={"Origin": ORIGIN})
    assert asked.status_code == 204
    assert "GET" in asked.headers["access-control-allow-methods"]


@pytest.mark.parametrize(
    ("make", "origin", "code"),
    [
        (token, "https://evil.example", 4403),
        (token, None, 4403),
        (lambda: token(exp=int(time.time()) - 60), ORIGIN, 4401),
        (lambda: token(aud="other"), ORIGIN, 4401),
        (lambda: token(exp=None), ORIGIN, 4401),
        (lambda: token("x" * 32), ORIGIN, 4401),
        (lambda: "nonsense", ORIGIN, 4401),
        (lambda: "", ORIGIN, 4401),
    ],
)
def test_other_tokens_are_refused(proxy: Behind, make: Callable[[], str], origin: str | None, code: int) -> None:
    with Client(proxy.url, query=f"?clientToken={make()}", origin=origin) as client:
        client.send("hello", {"versions": [1], "auth": {}}, field="")
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_the_close_code_of_the_service_reaches_the_page(proxy: Behind) -> None:
    with Client(proxy.url, query=f"?clientToken={token()}", origin=ORIGIN) as client:
        client.hello()
        client.socket.send("nonsense")
        assert client.receive()["payload"]["code"] == "bad_request"
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_over_http(proxy: Behind) -> None:
    def post(made: str, origin: str = ORIGIN) -> httpx.Response:
        headers = {"Authorization": f"Bearer {made}", "Origin": origin}
        return httpx.post(proxy.url + "/v1/checker", json={"text": "We recieved it."}, headers=headers)

    answer = post(token())
    assert answer.status_code == 200
    assert answer.json()["alerts"][0]["replacements"][0] == "received"
    assert answer.headers["access-control-allow-origin"] == ORIGIN
    assert (post("x").status_code, post("x").json()["code"]) == (401, "invalid_token")
    assert post(token(), "https://evil.example").json()["code"] == "wrong_origin"
    headers = {"Authorization": f"Bearer {token()}", "Origin": ORIGIN}
    large = httpx.post(proxy.url + "/v1/checker", content=b" " * 1_200_000, headers=headers)
    assert (large.status_code, large.json()["code"]) == (413, "body_too_large")
    assert large.headers["access-control-allow-origin"] == ORIGIN
    assert httpx.options(proxy.url + "/v1/checker", headers={"Origin": ORIGIN}).status_code == 204


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("EMEND_UPSTREAM_URL", ""),
        ("EMEND_UPSTREAM_KEY", ""),
        ("EMEND_PROXY_SECRETS", ""),
        ("EMEND_PROXY_SECRETS", "short"),
    ],
)
def test_what_is_missing_is_one_clear_line(tmp_path: Path, name: str, value: str) -> None:
    names = {"EMEND_UPSTREAM_URL": "http://127.0.0.1:1", "EMEND_UPSTREAM_KEY": "k", "EMEND_PROXY_SECRETS": SECRET}
    done = subprocess.run(
        [*EMEND, "proxy", "--port", "0"],
        cwd=ROOT, env=environment(tmp_path, {**names, name: value}), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith(f"emend: {name}: ")
    assert done.stderr.count("\n") == 1
