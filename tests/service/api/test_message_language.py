"""The option ``messageLanguage``: a text in, the words of its alerts out."""

from typing import Any

import pytest

from tests.service.api.languagetool.talking import check
from tests.service.running import Running
from tests.service.socket.client import Client

TEXT = "Every pull request need tests."
ENGLISH = "The subject “Every pull request” is singular, so the verb is “needs”, not “need”."
GERMAN = "Das Subjekt „Every pull request“ steht im Singular, das Verb heißt also „needs“, nicht „need“."
FRENCH = (
    "Le sujet « Every pull request » est au singulier : le verbe est donc « needs », non « need ».".replace(
        "« ", "«\u00a0"
    )
    .replace(" »", "\u00a0»")
    .replace(" :", "\u00a0:")
)
SPANISH = "El sujeto «Every pull request» está en singular, así que el verbo es «needs», no «need»."
ITALIAN = "Il soggetto «Every pull request» è singolare, quindi il verbo è «needs», non «need»."
POLISH = "Podmiot „Every pull request” jest w liczbie pojedynczej, więc czasownik ma formę „needs”, nie „need”."
CZECH = "Podmět „Every pull request“ je v jednotném čísle, a sloveso má proto tvar „needs“, ne „need“."
RUSSIAN = "Подлежащее «Every pull request» в единственном числе, поэтому нужен глагол «needs», а не «need»."
UKRAINIAN = "Підмет «Every pull request» в однині, тому потрібне дієслово «needs», а не «need»."
PORTUGUESE = "O sujeito “Every pull request” está no singular, por isso o verbo é “needs”, não “need”."
DUTCH = "Het onderwerp “Every pull request” is enkelvoud, dus is de persoonsvorm “needs”, niet “need”."
SWEDISH = "Subjektet ”Every pull request” står i singular, så verbet heter ”needs”, inte ”need”."


def first_message(body: dict[str, Any]) -> str:
    """What the first alert says."""
    message: str = body["alerts"][0]["message"]
    return message


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", ENGLISH), ("de", GERMAN), ("de-AT", GERMAN), ("fr", FRENCH), ("es", SPANISH), ("it", ITALIAN),
        ("pl", POLISH), ("pt-BR", PORTUGUESE), ("nl", DUTCH), ("sv-FI", SWEDISH), ("fi", ENGLISH),
        ("cs", CZECH), ("ru", RUSSIAN), ("uk-UA", UKRAINIAN),
        ("text", ENGLISH), ("", ENGLISH),
    ],
)  # fmt: skip
def test_messages_are_in_the_language_that_is_asked_for(service: Running, language: str, message: str) -> None:
    body = service.post(TEXT, language="en-US", messageLanguage=language)
    assert first_message(body) == message
    assert [one["rule"] for one in body["alerts"]] == [one["rule"] for one in service.post(TEXT)["alerts"]]


@pytest.mark.parametrize(
    ("header", "message"),
    [("de-CH,de;q=0.9,en;q=0.8", GERMAN), ("fi, pl;q=0.5", POLISH), ("en, de;q=0.9", ENGLISH), ("nonsense!", ENGLISH)],
)
def test_without_the_option_the_browser_tells(service: Running, header: str, message: str) -> None:
    with service.client() as client:
        client.headers["accept-language"] = header
        asked = {"text": TEXT, "language": "en-US"}
        assert first_message(client.post("/v1/checker", json=asked).json()) == message
        again = client.post("/v1/checker", json={**asked, "messageLanguage": "it"})
        assert first_message(again.json()) == ITALIAN


def test_messages_in_the_language_of_the_text(service: Running) -> None:
    body = service.post("das Haus am See ist sehr alt.", language="de-DE", messageLanguage="text")
    said = {one["rule"]: (one["shortMessage"], one["message"]) for one in body["alerts"]}
    assert said["sentence-starts/small-letter"] == (
        "Großbuchstabe am Satzanfang",
        "Ein Satz beginnt mit einem Großbuchstaben: „Das“.",
    )


@pytest.mark.parametrize(
    ("text", "language", "message"),
    [
        ("Hij is groter als ik.", "nl", "Na een vergrotende trap en na “anders” staat “dan”."),
        ("Vi behöver mer böcker.", "sv", "Av det som går att räkna blir det ”fler”, av annat ”mer”."),
    ],
)
def test_rules_of_dutch_and_swedish_speak_them(service: Running, text: str, language: str, message: str) -> None:
    assert first_message(service.post(text, language=language, messageLanguage="text")) == message


@pytest.mark.parametrize("language", ["tlh", "Deutsch!", "texts", "auto"])
def test_what_is_no_language_is_refused(service: Running, language: str) -> None:
    with service.client() as client:
        response = client.post("/v1/checker", json={"text": TEXT, "messageLanguage": language})
    assert response.status_code == 422
    assert response.json()["errors"][0]["pointer"] == "/messageLanguage"


def test_clients_of_languagetool_get_the_language_of_the_text(service: Running) -> None:
    assert check(service, TEXT)["matches"][0]["message"] == ENGLISH
    assert check(service, TEXT, messageLanguage="fr")["matches"][0]["message"] == FRENCH
    [match] = check(service, "C'est une ereur.", language="fr")["matches"]
    assert match["message"].startswith("«\u00a0ereur\u00a0» n'est pas un mot connu")


@pytest.mark.parametrize(
    ("asked", "header", "message"),
    [({"messageLanguage": "es"}, "de", SPANISH), ({}, "de", GERMAN), ({}, "fi", ENGLISH)],
)
def test_a_field_of_a_page(service: Running, asked: dict[str, str], header: str, message: str) -> None:
    with Client(service.url, additional_headers={"Accept-Language": header}) as client:
        client.hello(auth={"apiKey": service.key}, **asked)
        client.open(TEXT)
        assert message in [alert["message"] for alert in client.alerts]
