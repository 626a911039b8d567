"""Where a comma may be wanted, and why."""

import pytest

from models.commas.context import CommaText
from models.commas.places import GapKind, openers, places


def found(text: str, code: str) -> dict[str, str]:
    """The kind of each gap, by the word behind it."""
    read = CommaText.of(text)
    return {read.words[place.gap]: place.kind for place in places(read, openers(code))}


@pytest.mark.parametrize(
    ("code", "text", "word", "kind"),
    [
        ("de", "Ich glaube dass er kommt.", "dass", GapKind.SUBORDINATE),
        ("de", "Ich weiß nicht ob er kommt.", "ob", GapKind.QUESTION),
        ("de", "Das Haus in dem wir wohnen ist alt.", "in", GapKind.RELATIVE),
        ("de", "Er kam um zu helfen.", "um", GapKind.INFINITIVE),
        ("de", "Es ging schneller vorbei als ich dachte.", "als", GapKind.SUBORDINATE),
        ("de", "Wenn du kommst gehen wir.", "gehen", GapKind.OPENING),
        ("de", "Er sagte, dass er kommt und ging.", "und", GapKind.CLOSING),
        ("en", "Anna told us about Paris which she loves.", "which", GapKind.NAME),
        ("en", "She told us about a city which she loves.", "which", GapKind.RELATIVE),
        ("en", "He was ill but he came.", "but", GapKind.JOINING),
        ("en", "Frankly we left.", "we", GapKind.INTRODUCTION),
        ("en", "If they have the power to force others, they will use it.", "others", GapKind.OTHER),
        ("en", "On Monday we left.", "we", GapKind.TIME),
        ("ru", "Я дома потому что болен.", "потому", GapKind.SUBORDINATE),
    ],
)
def test_what_a_gap_is(code: str, text: str, word: str, kind: GapKind) -> None:
    assert found(text, code)[word] == kind


@pytest.mark.parametrize(
    ("code", "text", "word"),
    [
        ("de", "Ich glaube, dass er kommt.", "dass"),
        ("de", "Er kommt (weil er muss).", "weil"),
        ("de", "Es sind mehr als drei.", "als"),
        ("de", "Er kann schneller laufen als der Hund.", "als"),
        ("de", "Er kam um acht Uhr, mir zu helfen.", "um"),
        ("de", "Die Grippe griff um sich.", "um"),
        ("de", "Er ging, kurz bevor sie kam.", "bevor"),
        ("ru", "Это более чем странно.", "чем"),
    ],
)
def test_where_none_is_asked_for(code: str, text: str, word: str) -> None:
    assert word not in found(text, code)


@pytest.mark.parametrize("text", ["Er kam um mir zu helfen.", "Er kam um mich abzuholen."])
def test_a_group_with_an_infinitive(text: str) -> None:
    assert found(text, "de")["um"] == GapKind.INFINITIVE


@pytest.mark.parametrize(("text", "word"), [("He was old but strong.", "but"), ("Between five but not six.", "but")])
def test_what_joins_no_clauses(text: str, word: str) -> None:
    assert found(text, "en")[word] != GapKind.JOINING


@pytest.mark.parametrize(
    ("text", "joints"),
    [
        ("The soup was cold, it was bad.", ["it"]),
        ("If the soup was cold, it was bad.", []),
        ("He came and the soup was cold, it was bad.", []),
        ("The soup was cold, and it was bad.", []),
    ],
)
def test_commas_that_may_be_splices(text: str, joints: list[str]) -> None:
    read = CommaText.of(text)
    assert [read.words[at] for at in openers("en").joints(read)] == joints
