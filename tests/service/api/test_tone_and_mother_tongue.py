"""The options ``tone`` and ``motherTongue``: a text in, the rules that speak out."""

from collections import Counter

import httpx
import pytest

from service.checking.alerts import Level
from service.checking.checks.rules.packs.catalogue import all_rules
from tests.service.api.languagetool.talking import check
from tests.service.running import Running

TOLD = [
    ("de", "Can we become a coffee?", "become", "get"),
    ("de", "He spent blood twice.", "spent", "donated"),
    ("fr", "I cannot support the noise.", "support", "bear"),
    ("fr", "They want to assist at the concert.", "assist at", "attend"),
    ("es", "I bought this novel in the library.", "library", "bookshop"),
    ("es", "She is four months embarrassed.", "embarrassed", "pregnant"),
    ("it", "He parked the car in the box.", "box", "garage"),
    ("it", "We booked a double camera.", "camera", "room"),
    ("pt", "Write your name and data of birth.", "data", "date"),
    ("pt", "We must pay it with my proper money.", "proper", "own"),
    ("pl", "The doctor gave me a receipt.", "receipt", "prescription"),
    ("pl", "She ate a chocolate baton.", "baton", "bar"),
]


def false_friends(service: Running, text: str, **options: str) -> list[tuple[str, str]]:
    """The words that are told to be false friends, each with what may be meant."""
    alerts = service.post(text, language="en-GB", **options)["alerts"]
    found = [one for one in alerts if one["shortMessage"] == "False friend"]
    assert {one["category"] for one in found} <= {"CONFUSED_WORDS"}
    return [(text[one["offset"] : one["offset"] + one["length"]], one["replacements"][0]) for one in found]


@pytest.mark.parametrize(("tongue", "text", "written", "meant"), TOLD)
def test_a_false_friend_is_told_to_those_who_have_the_language(
    service: Running, tongue: str, text: str, written: str, meant: str
) -> None:
    assert false_friends(service, text, motherTongue=tongue) == [(written, meant)]
    assert false_friends(service, text) == []
    assert false_friends(service, text, motherTongue="sv", level="picky") == []


@pytest.mark.parametrize("tongue", ["de-AT", "DE", "de_CH"])
def test_a_region_does_not_matter(service: Running, tongue: str) -> None:
    assert false_friends(service, "See you bald!", motherTongue=tongue) == [("bald", "soon")]


@pytest.mark.parametrize(("tongue", "word"), [("de", "eventuell"), ("fr", "éventuellement"), ("pl", "ewentualnie")])
def test_a_word_that_is_often_right_is_told_to_the_picky(service: Running, tongue: str, word: str) -> None:
    text = "We can eventually meet on Friday."
    assert false_friends(service, text, motherTongue=tongue) == []
    [alert] = service.post(text, language="en-GB", motherTongue=tongue, level="picky")["alerts"]
    assert alert["message"].startswith("“eventually” means “in the end”; if you mean ")
    assert f"“{word}”, write “possibly”." in alert["message"]


def test_words_in_their_english_sense_are_left_alone(service: Running) -> None:
    text = (
        "She became a teacher with a handy torch. The lecture of the professor was long. He lost his balance on a "
        "wagon full of hay. We read this novel in the library, and the actual cost was higher."
    )
    for tongue in ("de", "fr", "es", "it", "pt", "pl"):
        assert false_friends(service, text, motherTongue=tongue) == []


def test_other_languages_than_english_have_none(service: Running) -> None:
    body = service.post("Der Chef hat die Rate bezahlt.", language="de-DE", motherTongue="de")
    assert body["alerts"] == []


@pytest.mark.parametrize("tongue", ["Wombat", "xx", "auto"])
def test_a_mother_tongue_that_is_not_known_is_refused(client: httpx.Client, tongue: str) -> None:
    response = client.post("/v1/checker", json={"text": "All is well.", "motherTongue": tongue})
    assert (response.status_code, response.json()["errors"][0]["pointer"]) == (422, "/motherTongue")


def test_the_interface_of_languagetool_has_the_same_option(service: Running) -> None:
    text = "See you bald!"
    told = [match["message"] for match in check(service, text, language="en-GB", motherTongue="de")["matches"]]
    assert any("German “bald”" in message for message in told)
    assert check(service, text, language="en-GB", motherTongue="Wombat")["matches"] == []


def test_each_of_six_languages_has_sixty_false_friends() -> None:
    words = Counter(
        tongue for tongue, _ in {(one.mother_tongue, one.name.rstrip("_0123456789")) for one in all_rules()} if tongue
    )
    assert set(words) == {"de", "fr", "es", "it", "pt", "pl"}
    assert min(words.values()) >= 60


@pytest.mark.parametrize(
    ("tone", "text", "written", "meant"),
    [
        ("formal", "We don't accept cash.", "don't", "do not"),
        ("formal", "Most kids like it.", "kids", "children"),
        ("formal", "Send it ASAP.", "ASAP", "as soon as possible"),
        ("formal", "There is a lot of interest.", "a lot of", "much"),
        ("formal", "We look forward to your visit!", "!", "."),
        ("casual", "You can utilize my bike.", "utilize", "use"),
        ("casual", "Henceforth I will cook.", "Henceforth", "From now on"),
        ("casual", "Please find attached the photo.", "Please find attached", "Here is"),
        ("casual", "I am writing to inquire about the party.", "I am writing to inquire", "I wanted to ask"),
    ],
)
def test_what_a_tone_tells(service: Running, tone: str, text: str, written: str, meant: str) -> None:
    def told(other: str) -> list[tuple[str, str]]:
        alerts = service.post(text, language="en-US", tone=other)["alerts"]
        return [(text[one["offset"] : one["offset"] + one["length"]], one["replacements"][0]) for one in alerts]

    assert told(tone) == [(written, meant)]
    assert told("neutral") == []
    assert told("casual" if tone == "formal" else "formal") == []


@pytest.mark.parametrize("tone", ["formal", "casual"])
def test_a_tone_has_rules_that_speak_without_being_picky(tone: str) -> None:
    assert sum(one.tone == tone and one.level is Level.DEFAULT for one in all_rules()) >= 25
