"""``/v2/words``: the personal dictionary, as clients of LanguageTool see it."""

from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest

from tests.service.api.languagetool.talking import assert_error, check
from tests.service.running import Running

Post = Callable[..., httpx.Response]


@pytest.fixture
def writer(service: Running) -> Running:
    """The service with a key of its own, whose dictionary is empty."""
    return replace(service, key=service.emend("keys", "create", "--name", "writer").strip())


def post(writer: Running, action: str, word: str) -> httpx.Response:
    return httpx.post(f"{writer.url}/v2/words/{action}", data={"word": word, "apiKey": writer.key, "dict": "mine"})


def listed(writer: Running, **fields: str) -> list[str]:
    words: list[str] = httpx.get(f"{writer.url}/v2/words", params={"apiKey": writer.key, **fields}).json()["words"]
    return words


def test_a_word_is_accepted_until_it_is_removed(writer: Running) -> None:
    text = "We beleive it."
    assert len(check(writer, text)["matches"]) == 1
    assert post(writer, "add", "beleive").json() == {"added": True}
    assert post(writer, "add", "beleive").json() == {"added": False}
    assert check(writer, text)["matches"] == []
    assert post(writer, "delete", "beleive").json() == {"deleted": True}
    assert post(writer, "delete", "beleive").json() == {"deleted": False}
    assert len(check(writer, text)["matches"]) == 1


def test_words_are_listed_page_by_page(writer: Running) -> None:
    words = [f"word{number:02}" for number in range(12)]
    for word in words:
        post(writer, "add", word)
    assert listed(writer) == words[:10]
    assert listed(writer, offset="10") == words[10:]
    assert listed(writer, offset="1", limit="2") == words[1:3]


def test_the_dictionary_is_that_of_the_rest_of_the_interface(writer: Running) -> None:
    post(writer, "add", "frobnicate")
    with writer.client() as client:
        assert client.get("/v1/dictionary").json()["words"] == ["frobnicate"]


@pytest.mark.parametrize("action", ["add", "delete"])
@pytest.mark.parametrize("word", ["", "two words", "w" * 201])
def test_what_is_no_word_is_refused(writer: Running, action: str, word: str) -> None:
    assert_error(post(writer, action, word), 400)


@pytest.mark.parametrize("fields", [{"offset": "-1"}, {"limit": "Wombat"}, {"limit": "9" * 10}])
def test_wrong_pages_are_refused(writer: Running, fields: dict[str, str]) -> None:
    assert_error(httpx.get(f"{writer.url}/v2/words", params={"apiKey": writer.key, **fields}), 400)
