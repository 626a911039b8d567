"""``POST /v1/checker``: text in, alerts and statistics out."""

from typing import Any

import httpx
import pytest

from service.checking.categories import BY_KEY
from tests.service.running import Running


def found(body: dict[str, Any], text: str) -> list[tuple[str, str]]:
    """The words of each alert and its first replacement."""
    return [
        (text[alert["offset"] : alert["offset"] + alert["length"]], alert["replacements"][0])
        for alert in body["alerts"]
    ]


def assert_fix(service: Running, wrong: str, right: str, **options: object) -> None:
    """Applying the first replacement of every alert turns one text into the other."""
    text = wrong
    for alert in reversed(service.post(wrong, **options)["alerts"]):
        text = text[: alert["offset"]] + alert["replacements"][0] + text[alert["offset"] + alert["length"] :]
    assert text == right


def assert_silent(service: Running, text: str, **options: object) -> None:
    assert service.post(text, **options)["alerts"] == []


def test_lines_that_show_how_a_command_is_called_are_code(service: Running) -> None:
    lines = "frobn [-x] [--flag VALUE] FILE\n\ngrep [OPTION...] PATTERNS [FILE...]\n\nls [-l] DIR...\n"
    assert_silent(service, f"SYNOPSIS\n\n{lines}\nThe command frobn reads files.\n")
    assert_fix(service, f"Usage:\n\n{lines}\nIt is an tool.", f"Usage:\n\n{lines}\nIt is a tool.")


def test_the_response_has_every_field_of_the_specification(service: Running) -> None:
    body = service.post("I recieved your letter yesterday.")
    assert body["status"] == 200
    [alert] = body["alerts"]
    assert set(alert) >= {"length", "offset", "message", "shortMessage", "category", "replacements"}
    assert (alert["offset"], alert["length"]) == (2, 8)
    assert (alert["category"], alert["mainCategory"]) == ("SPELL", "TYPOS")
    assert alert["replacements"][0] == "received"
    assert "recieved" in alert["message"]
    assert 2 <= len(alert["shortMessage"].split()) <= 5
    assert set(body["stats"]) == {
        "wordsCount", "charsCount", "sentencesCount", "avgWordLength", "avgSentenceLength", "fleschIndex",
        "readingTimeSeconds", "speakingTimeSeconds", "textScore",
    }  # fmt: skip
    assert body["stats"]["wordsCount"] == 5
    assert body["language"]["code"] == "en-US"


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("I recieved your letter.", "I received your letter."),
        ("She gave me alot of good advices.", "She gave me a lot of good advice."),
        ("He definately likes it.\r\n\r\n\tWe beleive him.", "He definitely likes it.\r\n\r\n\tWe believe him."),
        (
            "😀👩‍🚀 I recieved e\u0301clairs, and beleive me: a\u00a0lot.",
            "😀👩‍🚀 I received e\u0301clairs, and believe me: a\u00a0lot.",
        ),
    ],
)
def test_real_errors_are_mended(service: Running, wrong: str, right: str) -> None:
    assert_fix(service, wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "She goes to the market every day, and he bought three apples there.",
        "See https://exmaple.org/recieve?x=1 or write to teh@exmaple.org, then run `git comit`.",
        "",
        " \n\t ",
        "\x00",
        "\u0301\u0301\u0301",
        "12345 67.8 %",
        "🙂🙂🙂",
    ],
)
def test_nothing_to_say(service: Running, text: str) -> None:
    assert_silent(service, text)


def test_an_empty_text_has_a_full_score_and_zero_statistics(service: Running) -> None:
    stats = service.post("")["stats"]
    assert stats.pop("textScore") == 100
    assert set(stats.values()) == {0}


@pytest.mark.parametrize(("encoding", "offset"), [("utf-32", 9), ("utf-16", 10), ("utf-8", 13), (None, 9)])
def test_position_encodings(service: Running, encoding: str | None, offset: int) -> None:
    options = {} if encoding is None else {"positionEncoding": encoding}
    body = service.post("😀 Zoë: I recieved it.", **options)
    assert (body["alerts"][0]["offset"], body["alerts"][0]["length"]) == (offset, 8)
    assert body["positionEncoding"] == (encoding or "utf-32")


def test_categories_of_both_levels_choose_alerts(service: Running) -> None:
    text = "She gave me alot of advices, and I recieved it."

    def mains(**options: object) -> set[str]:
        return {alert["mainCategory"] for alert in service.post(text, **options)["alerts"]}

    assert mains() == {"COMPOUNDING", "GRAMMAR", "TYPOS"}
    assert mains(categories=["TYPOS"]) == {"TYPOS"}
    assert mains(categories=["SPELL"]) == {"TYPOS"}
    assert mains(categories=["NOUN:NUM", "SPELL"]) == {"GRAMMAR", "TYPOS"}
    assert mains(disabledCategories=["TYPOS", "COMPOUNDING"]) == {"GRAMMAR"}
    assert mains(disabledCategories=["SPELL"]) == {"COMPOUNDING", "GRAMMAR"}


def test_rules_can_be_switched_off(service: Running) -> None:
    text = "She gave me alot of advices."
    rules = [alert["rule"] for alert in service.post(text)["alerts"]]
    rest = service.post(text, disabledRules=[rules[0]])["alerts"]
    assert rules[0] not in [alert["rule"] for alert in rest]
    assert rules[1] in [alert["rule"] for alert in rest]


@pytest.mark.parametrize("field", ["disabledRules", "enabledRules"])
@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("en/FREE_GFIT", "en/FREE_GIFT"),
        ("en/free_gift", "en/FREE_GIFT"),
        ("FREE_GIFT", "en/FREE_GIFT"),
        ("correction-model/R:VERB:SVO", "correction-model/R:VERB:SVA"),
        ("confused-words/their-there-theyre", "confused-words/their-there-they're"),
        ("spelling/unknown-words", "spelling/unknown-word"),
        ("overlap/passages", "overlap/passage"),
        ("ÜÖÄ€", None),
    ],
)
def test_a_name_that_no_rule_has_is_refused(client: httpx.Client, field: str, name: str, near: str | None) -> None:
    response = client.post("/v1/checker", json={"text": "All is well.", field: ["en/FREE_GIFT", name]})
    problem = response.json()
    hint = f"; did you mean “{near}”?" if near else ""
    assert (response.status_code, problem["code"]) == (422, "invalid_request")
    assert problem["errors"] == [{"pointer": f"/{field}/1", "detail": f"no rule is called “{name}”{hint}"}]


def test_a_thousand_names_that_no_rule_has_are_refused_at_once(client: httpx.Client) -> None:
    names = [f"{number}{'x' * 195}" for number in range(1000)]
    response = client.post("/v1/checker", json={"text": "All is well.", "disabledRules": names})
    assert response.status_code == 422
    assert [error["pointer"] for error in response.json()["errors"]] == [f"/disabledRules/{at}" for at in range(5)]


def test_words_of_the_dictionary_are_accepted(service: Running) -> None:
    assert service.post("We beleive it.")["alerts"]
    assert_silent(service, "We beleive it.", dictionary=["BELEIVE"])


def test_unknown_fields_are_ignored(service: Running) -> None:
    assert_silent(service, "All is well.", colour="green", nested={"a": [1]})


@pytest.mark.parametrize(
    "language", ["en-US", "en-GB", "EN", "en-us", "en_GB", "de-DE", "fr-CA", "pl-PL", "es", "it", "pt-BR"]
)
def test_forced_languages(service: Running, language: str) -> None:
    body = service.post("Hello.", language=language)
    assert body["language"]["detected"] is False
    assert body["language"]["code"].split("-")[0] == language[:2].lower()


def test_a_language_without_the_model_says_so(service: Running) -> None:
    body = service.post("Bugün hava çok güzel, hep birlikte parkta yürüyoruz ve sonra çay içiyoruz.")
    assert body["language"]["code"] == "tr"
    assert body["language"]["detected"] is True
    assert body["language"]["confidence"] > 0.9
    assert "correction-model" in body["language"]["unavailable"]


@pytest.mark.parametrize("language", ["en-US", "de-DE", "ja"])
def test_without_an_index_the_check_of_overlap_is_unavailable(
    service: Running, open_service: Running, language: str
) -> None:
    assert "overlap" in open_service.post("1", language=language)["language"]["unavailable"]
    assert "overlap" not in service.post("1", language=language)["language"]["unavailable"]


def test_sixty_thousand_characters_are_checked_and_one_more_is_not(service: Running, client: httpx.Client) -> None:
    sentence = "We recieved it. "
    text = (sentence * 3750)[:60_000]
    body = service.post(text)
    assert body["stats"]["charsCount"] == 60_000
    assert len(body["alerts"]) == 3750
    refused = client.post("/v1/checker", json={"text": "😀" * 60_001})
    assert (refused.status_code, refused.json()["code"]) == (413, "text_too_long")
    assert client.post("/v1/checker", json={"text": "😀" * 60_000}).status_code == 200


def test_alerts_are_those_of_the_enumeration(service: Running) -> None:
    text = (
        "Last summer I have visited my aunt, who live in a small village. Every morning she wake up at six o'clock. "
        "In the evenings we was sitting in the garden and she telled me storys. She gave me alot of advices."
    )
    body = service.post(text)
    assert len(body["alerts"]) >= 4
    for alert in body["alerts"]:
        assert BY_KEY[alert["category"]].main(*found({"alerts": [alert]}, text)[0]) == alert["mainCategory"]
