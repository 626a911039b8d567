"""A service with a pack of rules of one's own."""

import httpx

from tests.service.running import Running

TEXT = "Open the wombat page."
LOUD = "It is frobnication."


def test_its_rules_speak_and_are_listed(service: Running, client: httpx.Client) -> None:
    (alert,) = service.post(TEXT)["alerts"]
    assert (alert["rule"], alert["replacements"]) == ("acme/en/FREE_GIFT", ["wombat pages"])
    assert (alert["offset"], alert["length"], alert["category"]) == (9, 11, "NONSTANDARD_PHRASES")
    listed = {one["name"]: one for one in client.get("/v1/rules", params={"language": "en"}).json()["rules"]}
    assert (listed["acme/en/FREE_GIFT"]["pack"], listed["en/FREE_GIFT"]["pack"]) == ("acme", None)


def speaking(service: Running, text: str, **options: object) -> set[str]:
    return {alert["rule"] for alert in service.post(text, **options)["alerts"]}


def test_they_are_switched_as_ours_are(service: Running, client: httpx.Client) -> None:
    own = "acme/en/FREE_GIFT"
    assert own not in speaking(service, TEXT, disabledRules=[own])
    assert own in speaking(service, TEXT, disabledRules=["en/FREE_GIFT"])
    assert "acme/en/LOUD" not in speaking(service, LOUD)
    assert "acme/en/LOUD" in speaking(service, LOUD, level="picky")
    refused = client.post("/v1/checker", json={"text": TEXT, "disabledRules": ["acme/en/FREE_GIFTS"]})
    assert refused.status_code == 422
    assert "did you mean “acme/en/FREE_GIFT”?" in refused.text
