"""Who may use ``/v2``: keys in the header or the form, and anybody where the operator allows it."""

from collections.abc import Iterator

import httpx
import pytest

from tests.service.api.languagetool.talking import assert_error
from tests.service.running import Running, running

FORM = {"text": "I recieved it.", "language": "en-US"}
ORIGIN = "chrome-extension://oldceeleldhonbafppcapldpdifcinji"
PATHS = ("/v2/check?text=x", "/v2/words")
OPEN_PATHS = ("/v2/languages", "/v2/configinfo?language=de", "/v2/maxtextlength", "/v2/info", "/v2/healthcheck")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A service that lets in requests without a key, three in three seconds, and pages of every origin."""
    flags = ("--anonymous", "--cors-origins", "*", "--rate", "1", "--burst", "3")
    with running(tmp_path_factory.mktemp("open"), *flags) as started:
        yield started


def test_a_key_comes_in_the_header_or_the_form(service: Running) -> None:
    by_header = httpx.post(f"{service.url}/v2/check", data=FORM, headers={"Authorization": f"Bearer {service.key}"})
    by_form = httpx.post(f"{service.url}/v2/check", data={**FORM, "username": "zoe", "apiKey": service.key})
    assert by_header.json()["matches"] == by_form.json()["matches"] != []


@pytest.mark.parametrize("path", PATHS)
def test_nobody_comes_in_without_a_key(service: Running, path: str) -> None:
    assert "apiKey" in assert_error(httpx.get(service.url + path), 403)
    assert_error(httpx.get(service.url + path, params={"apiKey": "Wombat"}), 403)
    assert_error(httpx.get(service.url + path, headers={"Authorization": "Bearer Wombat"}), 403)


@pytest.mark.parametrize("path", OPEN_PATHS)
def test_what_is_no_secret_needs_no_key(service: Running, path: str) -> None:
    """LibreOffice asks for the languages without its key, and checks none that it was not told."""
    assert httpx.get(service.url + path).status_code == 200


@pytest.mark.parametrize("path", OPEN_PATHS)
def test_the_head_is_answered_alone(service: Running, path: str) -> None:
    asked = httpx.get(service.url + path)
    head = httpx.head(service.url + path)
    assert (head.status_code, head.text) == (200, "")
    assert head.headers["content-length"] == str(len(asked.content))


@pytest.mark.parametrize("fields", [{}, {"language": "xx-Wombat"}])
def test_rules_of_no_language_are_asked_for(service: Running, fields: dict[str, str]) -> None:
    assert "language" in assert_error(httpx.get(f"{service.url}/v2/configinfo", params=fields), 400)


def test_a_key_without_the_scope_does_not_do(service: Running) -> None:
    key = service.emend("keys", "create", "--name", "definer", "--scope", "define").strip()
    assert_error(httpx.post(f"{service.url}/v2/check", data={**FORM, "apiKey": key}), 403)


def test_keys_stay_out_of_the_log(service: Running) -> None:
    httpx.get(f"{service.url}/v2/check", params={**FORM, "apiKey": service.key})
    assert service.key not in service.log.read_text("utf-8")
    assert "recieved" not in service.log.read_text("utf-8")


def test_anybody_may_come_in_where_that_is_allowed_but_not_too_often(limited: Running) -> None:
    def check(**fields: str) -> httpx.Response:
        return httpx.post(f"{limited.url}/v2/check", data={**FORM, **fields}, headers={"Origin": ORIGIN})

    for _ in range(3):
        response = check()
        assert [match["length"] for match in response.json()["matches"]] == [8]
        assert response.headers["access-control-allow-origin"] == "*"
    refused = check()
    assert_error(refused, 429)
    assert int(refused.headers["retry-after"]) >= 1
    # A key has a rate of its own; a wrong one does not pass for none.
    assert check(apiKey=limited.key).status_code == 200
    assert_error(check(apiKey="Wombat"), 403)
    assert_error(httpx.get(f"{limited.url}/v2/words"), 403)
    assert httpx.post(f"{limited.url}/v1/checker", json={"text": "x"}).status_code == 401
    assert "127.0.0.1" not in limited.log.read_text("utf-8").split("listens")[-1]
