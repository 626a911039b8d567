"""Texts with markup in ``POST /v1/checker``."""

import json
from typing import Any

import httpx
import pytest

from tests.service.running import Running

Part = dict[str, str]


def text(piece: str) -> Part:
    return {"text": piece}


def markup(piece: str, interpreted: str | None = None) -> Part:
    return {"markup": piece} | ({} if interpreted is None else {"interpretAs": interpreted})


def check(client: httpx.Client, *parts: Part, **options: object) -> dict[str, Any]:
    response = client.post("/v1/checker", json={"data": {"annotation": parts}, **options})
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


def original(parts: tuple[Part, ...]) -> str:
    return "".join(part.get("markup", part.get("text", "")) for part in parts)


def mended(client: httpx.Client, *parts: Part, **options: object) -> str:
    whole = original(parts)
    for alert in reversed(check(client, *parts, **options)["alerts"]):
        start, end = alert["offset"], alert["offset"] + alert["length"]
        whole = whole[:start] + alert["replacements"][0] + whole[end:]
    return whole


def test_offsets_are_those_of_the_text_with_its_markup(client: httpx.Client) -> None:
    parts = (markup("<p>"), text("I "), markup("<b>"), text("recieved"), markup("</b>"), text(" it."), markup("</p>"))
    assert mended(client, *parts) == "<p>I <b>received</b> it.</p>"


def test_markup_stands_for_what_it_is_interpreted_as(client: httpx.Client) -> None:
    parts = (text("We beleive it."), markup("<br/>", "\n\n"), text("He definately likes it."))
    assert mended(client, *parts) == "We believe it.<br/>He definitely likes it."
    assert check(client, *parts)["stats"]["sentencesCount"] == 2


def test_words_in_pieces_are_checked_as_one(client: httpx.Client) -> None:
    parts = (text("I re"), markup("<wbr>"), text("ceived it."))
    assert check(client, *parts)["alerts"] == []


@pytest.mark.parametrize(("encoding", "offset"), [("utf-32", 5), ("utf-16", 7), ("utf-8", 11)])
def test_offsets_in_other_units_count_the_markup(client: httpx.Client, encoding: str, offset: int) -> None:
    body = check(client, markup("😀😀:"), text("I recieved it."), positionEncoding=encoding)
    assert (body["alerts"][0]["offset"], body["alerts"][0]["length"]) == (offset, 8)


def test_a_text_is_plain_or_has_markup(client: httpx.Client) -> None:
    plain = client.post("/v1/checker", json={"text": "I recieved it."}).json()
    pieces = check(client, text("I rec"), text("ieved it."))
    assert pieces == plain


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({}, "/text"),
        ({"text": "x", "data": {"annotation": []}}, "/data"),
        ({"data": None}, "/data"),
        ({"data": {}}, "/data/annotation"),
        ({"data": {"annotation": {}}}, "/data/annotation"),
        ({"data": {"annotation": [{}]}}, "/data/annotation/0"),
        ({"data": {"annotation": [{"text": "x"}, {"text": "x", "markup": "y"}]}}, "/data/annotation/1"),
        ({"data": {"annotation": [{"interpretAs": "x"}]}}, "/data/annotation/0"),
        ({"data": {"annotation": [{"markup": 1}]}}, "/data/annotation/0/markup"),
    ],
)
def test_wrong_markup_is_refused(client: httpx.Client, body: object, pointer: str) -> None:
    response = client.post("/v1/checker", json=body)
    assert (response.status_code, response.json()["code"]) == (422, "invalid_request")
    assert response.json()["errors"][0]["pointer"] == pointer


def test_half_a_surrogate_pair_is_refused(client: httpx.Client) -> None:
    body = json.dumps({"data": {"annotation": [{"markup": "", "interpretAs": "\ud800"}]}})
    response = client.post("/v1/checker", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (422, "invalid_text")


def test_the_limit_counts_what_is_checked(client: httpx.Client) -> None:
    tag, letters = markup("<" + "x" * 70_000 + ">", "\n"), "a" * 59_999
    assert check(client, text(letters), tag)["stats"]["charsCount"] == 60_000
    refused = client.post("/v1/checker", json={"data": {"annotation": [text(letters), tag, text("b")]}})
    assert (refused.status_code, refused.json()["code"]) == (413, "text_too_long")


def test_many_pieces_are_quick(service: Running, client: httpx.Client) -> None:
    pieces = [text("We recieved it. "), markup("<i>")] * 3_000
    body = check(client, *pieces)
    assert len(body["alerts"]) == 3_000
    assert body["alerts"][-1]["offset"] == 2_999 * 19 + 3
