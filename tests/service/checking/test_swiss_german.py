"""Swiss texts are written with *ss*; German and Austrian ones are told where they are, also in nouns."""

import pytest

from service.checking.alerts import Alert
from service.checking.options import Options
from tests.shipped import checked


def alerts(text: str, language: str) -> list[Alert]:
    return list(checked(text, Options(language=language)).alerts)


@pytest.mark.parametrize(
    "text",
    [
        "Die Strasse ist gross und breit.",
        "Ich weiss nicht, ob er draussen ist.",
        "Er heisst Peter und isst gerne Süsses.",
        "Ich wohne in der Hauptstrasse und arbeite an der Langstrasse.",
        "Wir haben die Strassen gesehen, die du meinst.",
        "Das macht mir grossen Spass, ausserdem ist es gesund.",
        "Mit freundlichen Grüssen",
    ],
)
def test_a_right_swiss_sentence_is_left_alone(text: str) -> None:
    assert alerts(text, "de-CH") == []


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Die Kinder spielt auf der Strasse.", "Die Kinder spielen auf der Strasse."),
        ("Ich kaufe ein grosses Tisch für die Strasse.", "Ich kaufe einen grossen Tisch für die Strasse."),
        ("Er hat die Türe geschliesst.", "Er hat die Türe geschlossen."),
    ],
)
def test_what_is_offered_to_a_swiss_writer_has_no_eszett(wrong: str, right: str) -> None:
    (alert,) = alerts(wrong, "de-CH")
    offered = [wrong[: alert.offset] + one + wrong[alert.end :] for one in alert.replacements]
    assert right in offered
    assert not any("ß" in one for one in alert.replacements)


@pytest.mark.parametrize(
    ("written", "here"),
    [
        ("Viele Grüsse aus Berlin!", "Grüße"),
        ("Mit freundlichen Grüssen", "Grüßen"),
        ("Wir sahen den Fussball rollen.", "Fußball"),
        ("Wir sahen die Fliessbänder.", "Fließbänder"),
    ],
)
@pytest.mark.parametrize("language", ["de-DE", "de-AT"])
def test_a_swiss_noun_is_told_elsewhere(written: str, here: str, language: str) -> None:
    (alert,) = alerts(written, language)
    assert alert.replacements[0] == here


@pytest.mark.parametrize("text", ["Frau Weiss und Herr Gross kommen aus Bern.", "Richard Strauss wohnte hier."])
def test_a_name_with_two_s_is_left_alone(text: str) -> None:
    assert alerts(text, "de-DE") == []
