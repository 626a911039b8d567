"""Who may call what: keys, scopes, client tokens, origins, rates and quotas, over HTTP."""

import re
import time

import httpx
import pytest

from service.settings import Settings
from tests.service.running import Running

TEXT = {"text": "All is well."}
ORIGIN = "https://www.example.org"


def key_id(key: str) -> str:
    return key.split("_")[1]


def make_key(service: Running, *flags: str) -> str:
    return service.emend("keys", "create", "--name", "test", *flags).strip()


def assert_refused(response: httpx.Response, status: int, code: str) -> None:
    assert (response.status_code, response.json()["code"]) == (status, code), response.text
    if status == 401:
        assert response.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        (None, "missing_token"),
        ("", "missing_token"),
        ("Basic dXNlcjpwYXNz", "missing_token"),
        ("Bearer", "malformed_token"),
        ("Bearer a b", "malformed_token"),
        ("Bearer nonsense", "invalid_token"),
        ("Bearer emend_abc_" + "x" * 43, "invalid_token"),
        ("Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.", "invalid_token"),
        ("Bearer " + "x" * 5000, "malformed_token"),
    ],
)
def test_tokens_that_are_none(service: Running, header: str | None, code: str) -> None:
    headers = {} if header is None else {"Authorization": header}
    for method, path in (("POST", "/v1/checker"), ("GET", "/v1/define/dog"), ("POST", "/v1/client-tokens")):
        assert_refused(httpx.request(method, service.url + path, headers=headers), 401, code)


def test_scopes(service: Running) -> None:
    with service.client(make_key(service, "--scope", "define")) as client:
        assert client.get("/v1/define/dog").status_code == 200
        assert_refused(client.post("/v1/checker", json=TEXT), 403, "missing_scope")
        assert_refused(client.post("/v1/client-tokens", json={"origin": ORIGIN}), 403, "missing_scope")


def test_a_revoked_key_stops_working(service: Running) -> None:
    key = make_key(service)
    with service.client(key) as client:
        assert client.post("/v1/checker", json=TEXT).status_code == 200
        service.emend("keys", "revoke", key_id(key))
        end = time.monotonic() + 30
        while client.post("/v1/checker", json=TEXT).status_code == 200:
            assert time.monotonic() < end
            time.sleep(0.5)
        assert_refused(client.post("/v1/checker", json=TEXT), 401, "revoked_token")


def test_the_rate_of_a_key(service: Running) -> None:
    with service.client(make_key(service, "--rate", "1", "--burst", "3")) as client:
        allowed = [client.post("/v1/checker", json=TEXT) for _ in range(3)]
        refused = client.post("/v1/checker", json=TEXT)
    assert [response.status_code for response in allowed] == [200, 200, 200]
    assert_refused(refused, 429, "rate_limited")
    assert int(refused.headers["retry-after"]) >= 1
    assert all("ratelimit" in response.headers and "ratelimit-policy" in response.headers for response in allowed)


def test_an_address_that_shows_too_many_unknown_keys_is_refused(service: Running) -> None:
    wrong = "emend_0123456789abcdef_" + 43 * "A"
    here, there = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "198.51.100.9"}
    most = Settings.model_fields["failed_attempts"].default
    with service.client(wrong) as client:
        answers = {client.get("/v1/define/dog", headers=here).status_code for _ in range(most)}
        assert answers == {401}
        refused = client.get("/v1/define/dog", headers=here)
        assert_refused(refused, 429, "rate_limited")
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert client.get("/v1/define/dog", headers=there).status_code == 401
        answers = {client.get("/v1/define/dog").status_code for _ in range(most + 1)}
        assert answers == {401}


def test_the_daily_quota_of_a_key(service: Running) -> None:
    with service.client(make_key(service, "--quota", "30")) as client:
        assert client.post("/v1/checker", json=TEXT).status_code == 200
        assert client.post("/v1/checker", json=TEXT).status_code == 200
        refused = client.post("/v1/checker", json=TEXT)
        assert_refused(refused, 429, "quota_exceeded")
        assert int(refused.headers["retry-after"]) >= 1
        assert client.post("/v1/checker", json={"text": "Short."}).status_code == 200


def test_client_tokens_are_bound_to_their_origin_and_scopes(service: Running, client: httpx.Client) -> None:
    answer = client.post("/v1/client-tokens", json={"origin": ORIGIN, "expiresIn": 60})
    assert answer.status_code == 200
    assert answer.json()["expiresIn"] == 60
    assert answer.headers["cache-control"] == "no-store"
    with service.client(answer.json()["clientToken"]) as browser:
        assert browser.post("/v1/checker", json=TEXT, headers={"Origin": ORIGIN}).status_code == 200
        assert_refused(
            browser.post("/v1/checker", json=TEXT, headers={"Origin": "https://evil.example"}), 403, "wrong_origin"
        )
        assert_refused(browser.post("/v1/checker", json=TEXT), 403, "wrong_origin")
        assert_refused(browser.get("/v1/define/dog", headers={"Origin": ORIGIN}), 403, "missing_scope")
        again = browser.post("/v1/client-tokens", json={"origin": ORIGIN}, headers={"Origin": ORIGIN})
        assert_refused(again, 403, "missing_scope")


def test_a_client_token_ends(service: Running, client: httpx.Client) -> None:
    token = client.post("/v1/client-tokens", json={"origin": ORIGIN, "expiresIn": 1}).json()["clientToken"]
    with service.client(token) as browser:
        end = time.monotonic() + 30
        while browser.post("/v1/checker", json=TEXT, headers={"Origin": ORIGIN}).status_code == 200:
            assert time.monotonic() < end
            time.sleep(0.3)
        assert_refused(browser.post("/v1/checker", json=TEXT, headers={"Origin": ORIGIN}), 401, "expired_token")


@pytest.mark.parametrize(
    "wrong",
    [{}, {"origin": 1}, {"origin": "nonsense"}, {"origin": "https://a.example/path"}, {"origin": "*"}, {"origin": "ftp://x"},
     {"origin": ORIGIN, "scopes": []}, {"origin": ORIGIN, "scopes": ["tokens"]}, {"origin": ORIGIN, "expiresIn": 0},
     {"origin": ORIGIN, "expiresIn": "soon"},
        {"origin": ORIGIN, "expiresIn": True}],
)  # fmt: skip
def test_client_tokens_that_cannot_be(client: httpx.Client, wrong: dict[str, object]) -> None:
    assert_refused(client.post("/v1/client-tokens", json=wrong), 422, "invalid_request")


def test_other_origins_are_not_let_in_by_default(client: httpx.Client) -> None:
    response = client.post("/v1/checker", json=TEXT, headers={"Origin": ORIGIN})
    assert "access-control-allow-origin" not in response.headers
    preflight = client.options("/v1/checker", headers={"Origin": ORIGIN, "Access-Control-Request-Method": "POST"})
    assert preflight.status_code == 405


def test_a_sentence_of_one_key_is_not_remembered_for_another(service: Running) -> None:
    def found() -> dict[str, float]:
        """How often each lane has found a sentence in its cache."""
        metrics = httpx.get(service.url + "/metrics").text
        lanes = re.findall(r'emend_lane_cache_hits_total{lane="(.+)"} ([\d.e+]+)', metrics)
        return {lane: float(hits) for lane, hits in lanes}

    text = {"text": "The other key must not hear that this was asked before.", "language": "en-US"}
    with service.client(make_key(service)) as one, service.client(make_key(service)) as other:
        one.post("/v1/checker", json=text).raise_for_status()
        before = found()
        other.post("/v1/checker", json=text).raise_for_status()
        assert found() == before
        one.post("/v1/checker", json=text).raise_for_status()
        assert found()["correction-model"] > before["correction-model"]
