"""``/v1/dictionary``: words that a key accepts."""

from collections.abc import Iterator
from urllib.parse import quote

import httpx
import pytest

from tests.service.running import Running


@pytest.fixture
def writer(service: Running) -> Iterator[httpx.Client]:
    """A client with a key of its own, whose dictionary is empty."""
    with service.client(service.emend("keys", "create", "--name", "writer").strip()) as made:
        yield made


def put(client: httpx.Client, word: str) -> bool:
    response = client.put(f"/v1/dictionary/{quote(word, safe='')}")
    assert response.status_code == 200, response.text
    changed: bool = response.json()["changed"]
    return changed


def alerts(client: httpx.Client, text: str) -> list[str]:
    found = client.post("/v1/checker", json={"text": text}).json()["alerts"]
    return [text[alert["offset"] : alert["offset"] + alert["length"]] for alert in found]


def test_words_are_accepted_for_their_key_alone(writer: httpx.Client, client: httpx.Client) -> None:
    text = "We beleive it."
    assert alerts(writer, text) == ["beleive"]
    assert put(writer, "Beleive")
    assert alerts(writer, text) == []
    assert alerts(client, text) == ["beleive"]
    assert writer.delete("/v1/dictionary/Beleive").json()["changed"]
    assert alerts(writer, text) == ["beleive"]


def test_words_are_listed_and_changed_once(writer: httpx.Client) -> None:
    for word in ("naïve", "and/or", "😀", "میخواهم"):
        assert put(writer, word)
        assert not put(writer, word)
    assert writer.get("/v1/dictionary").json() == {"status": 200, "words": sorted(["naïve", "and/or", "😀", "میخواهم"])}
    assert writer.delete("/v1/dictionary/and%2For").json() == {"status": 200, "changed": True}
    assert writer.delete("/v1/dictionary/and%2For").json() == {"status": 200, "changed": False}


@pytest.mark.parametrize("word", ["", " ", "two words", "a\u00a0b", "\x00", "\x85", "w" * 201])
def test_what_is_no_word_is_refused(writer: httpx.Client, word: str) -> None:
    response = writer.put(f"/v1/dictionary/{quote(word, safe='')}")
    assert (response.status_code, response.json()["code"]) == (422, "invalid_request")


def test_a_word_of_the_greatest_length_is_kept(writer: httpx.Client) -> None:
    assert put(writer, "w" * 200)


def test_a_client_token_uses_the_dictionary_but_cannot_change_it(writer: httpx.Client, service: Running) -> None:
    put(writer, "Beleive")
    origin = "https://www.example.org"
    token = writer.post("/v1/client-tokens", json={"origin": origin}).json()["clientToken"]
    with service.client(token) as page:
        page.headers["Origin"] = origin
        assert alerts(page, "We beleive it.") == []
        for refused in (page.put("/v1/dictionary/word"), page.delete("/v1/dictionary/Beleive")):
            assert (refused.status_code, refused.json()["code"]) == (403, "missing_scope")


def test_a_wrong_method_is_told_all_that_there_are(writer: httpx.Client) -> None:
    response = writer.post("/v1/dictionary/word")
    assert (response.status_code, response.headers["allow"]) == (405, "DELETE, PUT")
