"""``preferredLanguages``: what a short text is rather taken for, and whose words are let be."""

import httpx
import pytest

from tests.service.api.languagetool.talking import check
from tests.service.running import Running


@pytest.mark.parametrize(
    ("text", "preferred", "code"),
    [
        ("cuanto costa", [], "it"),
        ("cuanto costa", ["es"], "es"),
        ("pa d problem", ["fr-CA"], "fr"),
        ("The parcel came today.", ["en-GB"], "en-GB"),
        ("The parcel came today.", ["de", "fr"], "en-US"),
        ("Das Paket ist gestern angekommen.", ["en-GB"], "de-DE"),
    ],
)
def test_a_short_text_is_rather_in_a_preferred_language(
    service: Running, text: str, preferred: list[str], code: str
) -> None:
    assert service.post(text, preferredLanguages=preferred)["language"]["code"] == code


def test_the_words_of_a_text_of_doubtful_language_are_let_be(service: Running) -> None:
    body = service.post("zor  ka blim")
    assert {"spelling", "correction-model", "confused-words"} <= set(body["language"]["unavailable"])
    assert [alert["rule"] for alert in body["alerts"]] == ["any/SEVERAL_SPACES"]
    asked = service.post("zor  ka blim", language="en-US")
    assert asked["language"]["unavailable"] == ["agreement", "noun-phrases"]  # of Polish and Russian, of German


def test_a_language_that_is_not_known_is_refused(client: httpx.Client) -> None:
    response = client.post("/v1/checker", json={"text": "All is well.", "preferredLanguages": ["de", "Wombat"]})
    assert (response.status_code, response.json()["errors"][0]["pointer"]) == (422, "/preferredLanguages/1")


def test_variants_that_a_client_of_languagetool_prefers_are_preferred(service: Running) -> None:
    assert check(service, "cuanto costa", language="auto")["language"]["code"] == "it"
    assert check(service, "cuanto costa", language="auto", preferredVariants="es,en-GB")["language"]["code"] == "es"


def test_what_a_key_prefers_counts_where_the_request_prefers_nothing(service: Running) -> None:
    key = service.emend("keys", "create", "--name", "es", "--prefer", "es,en-GB").split()[0]
    with service.client(key) as client:

        def code(**options: object) -> str:
            body = client.post("/v1/checker", json={"text": "cuanto costa", **options}).json()
            return str(body["language"]["code"])

        assert code() == "es"
        assert code(preferredLanguages=["it"]) == "it"
        form = client.post("/v2/check", data={"text": "cuanto costa", "language": "auto"}).json()
        assert form["language"]["code"] == "es"
        origin = "https://www.example.org"
        token = client.post("/v1/client-tokens", json={"origin": origin, "scopes": ["check"]}).json()["clientToken"]
    with service.client(token) as browser:
        browser.headers["Origin"] = origin
        assert browser.post("/v1/checker", json={"text": "cuanto costa"}).json()["language"]["code"] == "es"
