"""``GET /v1/define/{word}``."""

from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from tests.service.running import running


@pytest.mark.parametrize(
    ("word", "part", "said"),
    [
        ("dog", "noun", "Canis"),
        ("mice", "noun", "rodent"),
        ("went", "verb", "move"),
        ("ICE CREAM", "noun", "frozen"),
        ("o'clock", "adverb", "clock"),
        ("and/or", "", ""),
        ("naïve", "", ""),
    ],
)
def test_words(client: httpx.Client, word: str, part: str, said: str) -> None:
    response = client.get("/v1/define/" + quote(word, safe=""))
    body = response.json()
    assert body["status"] == response.status_code
    if part:
        assert response.status_code == 200
        assert any(one["partOfSpeech"] == part and said in one["definition"] for one in body["definitions"])
        assert all(set(one) == {"partOfSpeech", "definition", "examples", "synonyms"} for one in body["definitions"])


@pytest.mark.parametrize("word", ["qwzrtk", "x" * 5000, "%00", "%F0%9F%98%80", "%25", "%FF%FE", "a%2Fb%2Fc", "%20"])
def test_words_without_definitions(client: httpx.Client, word: str) -> None:
    response = client.get("/v1/define/" + word)
    body = response.json()
    assert (response.status_code, body["status"], body["code"]) == (404, 404, "no_definitions")
    assert body["definitions"] == []


def test_without_a_dictionary_it_is_503_and_a_note(tmp_path: Path) -> None:
    with running(tmp_path, "--wordnet-dir", str(tmp_path / "nowhere")) as service, service.client() as client:
        response = client.get("/v1/define/dog")
        assert (response.status_code, response.json()["code"]) == (503, "dictionary_unavailable")
        assert response.headers["retry-after"]
        ready = client.get("/readyz")
        assert ready.status_code == 200
        assert any("wordnet" in note.lower() for note in ready.json()["notes"])
