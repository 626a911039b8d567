"""A service with a pack of rules of one's own."""

import httpx

from tests.service.running import Running

TEXT = "Open the wombat page."


def test_its_rules_speak_and_are_listed(service: Running, client: httpx.Client) -> None:
    (alert,) = service.post(TEXT)["alerts"]
    assert (alert["rule"], alert["replacements"]) == ("acme/en/FREE_GIFT", ["wombat pages"])
    assert (alert["offset"], alert["length"], alert["category"]) == (9, 11, "NONSTANDARD_PHRASES")
    listed = {one["name"]: one for one in client.get("/v1/rules", params={"language": "en"}).json()["rules"]}
    assert (listed["acme/en/FREE_GIFT"]["pack"], listed["en/FREE_GIFT"]["pack"]) == ("acme", None)


def test_they_are_switched_as_ours_are(service: Running, client: httpx.Client) -> None:
    assert service.post(TEXT, disabledRules=["acme/en/FREE_GIFT"])["alerts"] == []
    assert service.post(TEXT, disabledRules=["en/FREE_GIFT"])["alerts"] != []
    assert service.post("It is frobnication.", dictionary=["frobnication"])["alerts"] == []
    loud = service.post("It is frobnication.", dictionary=["frobnication"], level="picky")["alerts"]
    assert [one["rule"] for one in loud] == ["acme/en/LOUD"]
    refused = client.post("/v1/checker", json={"text": TEXT, "disabledRules": ["acme/en/FREE_GIFTS"]})
    assert refused.status_code == 422
    assert "did you mean “acme/en/FREE_GIFT”?" in refused.text
