"""``GET /v1/languages``, ``/v1/categories`` and ``/v1/rules``."""

from typing import Any

import httpx
import pytest

from service.checking.categories import Category
from service.checking.checks.rules.packs.catalogue import all_rules
from tests.service.running import Running

FORCED = ("en-US", "en-GB", "en-ZA", "en-CA", "en-AU", "en-NZ", "pt-PT", "pt-BR", "de-DE", "fr", "pl-PL", "es", "it")


def rules(client: httpx.Client, **filters: str) -> list[dict[str, Any]]:
    response = client.get("/v1/rules", params=filters)
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()["rules"]
    return found


def test_languages_say_what_they_are_checked_by(client: httpx.Client) -> None:
    listed = {one["code"]: one for one in client.get("/v1/languages").json()["languages"]}
    assert set(FORCED) <= set(listed)
    assert sum("-" not in code for code in listed) >= 40
    assert listed["en-GB"]["name"] == "English (United Kingdom)"
    assert "correction-model" in listed["en-GB"]["checks"]
    assert "correction-model" in listed["fr"]["checks"]
    assert "correction-model" not in listed["tr"]["checks"]
    assert "rule-packs" in listed["fr"]["checks"]
    assert {"en-GB", "en-US"} <= set(listed["en"]["variants"])
    assert listed["en-GB"]["variants"] == []


def test_languages_agree_with_what_a_check_says(service: Running, client: httpx.Client) -> None:
    listed = {one["code"]: one["checks"] for one in client.get("/v1/languages").json()["languages"]}
    every = {check for checks in listed.values() for check in checks}
    for code in ("fr", "en-US", "ja"):
        unavailable = service.post("1", language=code)["language"]["unavailable"]
        assert set(listed[code]) == every - set(unavailable)


def test_categories_are_the_42_of_the_interface(client: httpx.Client) -> None:
    listed = client.get("/v1/categories").json()["categories"]
    assert [one["key"] for one in listed] == list(Category)
    assert len(listed) == 42
    assert len({one["mainKey"] for one in listed}) == 17
    [agreement] = [one for one in listed if one["key"] == "VERB:SVA"]
    assert agreement == {
        "key": "VERB:SVA", "mainKey": "GRAMMAR", "meaning": "Subject-verb agreement",
        "wrong": "She live here.", "right": "She lives here.",
    }  # fmt: skip


def test_every_rule_is_listed_with_an_example(client: httpx.Client) -> None:
    listed = rules(client)
    assert {one["name"] for one in listed if one["pack"] is None} == {rule.name for rule in all_rules()}
    assert all(one["wrong"] and one["description"] for one in listed)


def test_rules_of_a_language(client: httpx.Client) -> None:
    english, british, french = (rules(client, language=code) for code in ("en", "en_gb", "fr-CA"))
    assert {one["language"].split("-")[0] for one in english} == {"any", "en"}
    assert {one["language"] for one in french} <= {"any", "fr"}
    assert all("en-GB" in one["variants"] or not one["variants"] for one in british)
    assert {one["name"] for one in british} <= {one["name"] for one in english}


def test_rules_of_a_category(client: httpx.Client) -> None:
    listed = rules(client, category="REDUNDANCY", language="en")
    assert listed
    assert {one["category"] for one in listed} == {"REDUNDANCY"}
    grammar = rules(client, category="GRAMMAR")
    assert {one["mainCategory"] for one in grammar} == {"GRAMMAR"}
    assert len({one["category"] for one in grammar}) > 1


@pytest.mark.parametrize("query", ["language=Wombat", "language=", "category=Wombat", "category="])
def test_unknown_filters_are_refused(client: httpx.Client, query: str) -> None:
    response = client.get(f"/v1/rules?{query}")
    assert (response.status_code, response.json()["code"]) == (422, "invalid_request")
    assert "Wombat" not in response.text


@pytest.mark.parametrize("path", ["/v1/languages", "/v1/categories", "/v1/rules", "/v1/rules?language=en"])
def test_what_a_client_has_is_not_sent_again(client: httpx.Client, path: str) -> None:
    tag = client.get(path).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = client.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize("path", ["/v1/languages", "/v1/categories", "/v1/rules"])
def test_a_key_is_needed(service: Running, path: str) -> None:
    response = httpx.get(service.url + path)
    assert (response.status_code, response.json()["code"]) == (401, "missing_token")
