"""What clients ask for besides the text: as over HTTP, for all fields or for one."""

import json
from typing import Any

import pytest

from service.api.schemas.check import CheckRequest
from service.socket.asked import AskedOptions
from service.socket.frames import BadFrame, read_frame
from service.socket.text import FieldText
from tests.service.running import Running
from tests.service.socket.client import Client

TEXT = "We recieved it in order to help. She go to school."


def words(service: Running, hello: dict[str, Any], of_field: dict[str, Any]) -> list[str]:
    """The words that are alerted of."""
    with Client(service.url) as client:
        client.hello(auth={"apiKey": service.key}, language="en-US", **hello)
        client.open(TEXT, **of_field)
        return [word for word, _ in client.shown()]


def test_there_are_all_options_that_there_are_over_http() -> None:
    of_texts_alone = {"text", "data", "position_encoding", "file_name"}
    assert set(AskedOptions.model_fields) == set(CheckRequest.model_fields) - of_texts_alone


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["recieved", "go"]),
        ({"level": "picky"}, ["recieved", "in order to", "go"]),
        ({"categories": ["TYPOS"]}, ["recieved"]),
        ({"disabledCategories": ["TYPOS"]}, ["go"]),
        ({"dictionary": ["Recieved"]}, ["go"]),
        ({"level": "picky", "disabledRules": ["en/IN_ORDER_TO"]}, ["recieved", "go"]),
    ],
)
def test_options_are_for_all_fields_or_for_one(service: Running, options: dict[str, Any], expected: list[str]) -> None:
    assert words(service, options, {}) == expected
    assert words(service, {}, options) == expected


def test_those_of_a_field_go_before_those_of_all(service: Running) -> None:
    assert words(service, {"categories": ["TYPOS"]}, {"categories": ["GRAMMAR"]}) == ["go"]
    assert words(service, {"level": "picky"}, {"level": "default"}) == ["recieved", "go"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"disabledRules": ["en/NO_SUCH_RULE"]}, "invalid_request"),
        ({"motherTongue": "tlh"}, "unsupported_language"),
        ({"preferredLanguages": ["de", "tlh"]}, "unsupported_language"),
        ({"language": "tlh"}, "unsupported_language"),
        ({"messageLanguage": "tlh"}, "unsupported_language"),
        ({"format": "docx"}, "unsupported_format"),
        ({"format": "code"}, "unsupported_format"),
        ({"codeLanguage": "cobol"}, "unsupported_format"),
    ],
)
def test_a_name_that_is_unknown_is_an_error_of_its_field(service: Running, options: dict[str, Any], code: str) -> None:
    with Client(service.url) as client:
        client.hello(auth={"apiKey": service.key}, language="en-US")
        wrong = {"rev": 1, "text": TEXT, "hash": FieldText(TEXT).hash(), **options}
        client.send("open", wrong, field="other")
        error = client.until("error")
        assert (error["code"], error["status"]) == (code, 422)
        assert client.open(TEXT)["alertsCount"] == 2


@pytest.mark.parametrize(
    "options",
    [
        {"level": "high"},
        {"categories": ["NONSENSE"]},
        {"dictionary": ["x" * 201]},
        {"dictionary": [f"x{number}" for number in range(1001)]},
    ],
)
def test_values_that_are_none_are_no_frame(options: dict[str, Any]) -> None:
    payload = {"rev": 1, "text": "", "hash": "00000000", **options}
    with pytest.raises(BadFrame):
        read_frame(json.dumps({"type": "open", "id": "f", "payload": payload}))


def test_of_a_text_in_a_format_its_markup_is_not_checked(service: Running) -> None:
    text = "# Teh 😀 title\n\nWe `beleive` it and *recieved* it.\n"
    with Client(service.url) as client:
        client.hello(auth={"apiKey": service.key}, language="en-US", format="markdown")
        done = client.open(text)
        found = [(alert["offset"], alert["text"]) for alert in client.alerts]
        assert found == [(2, "Teh"), (text.index("*recieved*") + 2, "recieved")]
        assert done["alertsCount"] == 2
        client.edit(0, 0, "`x` ")
        client.until("done")
        assert [alert["text"] for alert in client.alerts] == ["Teh", "recieved"]
        client.open("# recieved\nbeleive = 1", format="code", codeLanguage="python")
        assert [(alert["offset"], alert["text"]) for alert in client.alerts] == [(2, "recieved")]


def test_a_document_goes_elsewhere(service: Running) -> None:
    with Client(service.url) as client:
        client.send("hello", {"versions": [1], "auth": {"apiKey": service.key}, "format": "odt"}, field="")
        error = client.until("error")
        assert error["code"] == "unsupported_format"
        assert "documents go to POST /v1/files" in error["message"]


def test_a_text_that_is_not_what_its_format_says_is_an_error_of_its_field(service: Running) -> None:
    text = "{" * 5000
    with Client(service.url) as client:
        client.hello(auth={"apiKey": service.key})
        client.send("open", {"rev": 1, "text": text, "hash": FieldText(text).hash(), "format": "latex"})
        error = client.until("error")
        assert (error["code"], error["status"]) == ("unreadable_document", 422)
        assert client.open(TEXT, format="plain")["alertsCount"] == 2
