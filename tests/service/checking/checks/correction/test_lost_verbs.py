"""Corrections that take the verb out of a German sentence."""

import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.correction.lost_verbs import takes_the_verb, without_lost_verbs


def kept(source: str, *edits: tuple[str, str]) -> list[str]:
    """The places that are still corrected of those that a model corrects."""
    alerts = [
        Alert(
            offset=source.index(wrong), length=len(wrong), category=Category.OTHER, main_category=Category.GRAMMAR,
            message="", short_message="", replacements=(right,), confidence=0.9, rule="correction-model/U:OTHER",
        )
        for wrong, right in edits
    ]  # fmt: skip
    return [source[one.offset : one.end] for one in without_lost_verbs(alerts, source)]


@pytest.mark.parametrize(
    ("source", "edits", "expected"),
    [
        ("Deshalb zahlt sich Mut nicht aus.", [("zahlt ", "")], []),
        ("Sie haben Zeit und müssen warten.", [("müssen ", "")], []),
        ("Leider habe ich habe nichts verstanden.", [("habe ", "")], ["habe "]),
        ("Gestern ich war im Kino.", [("ich", "war ich"), ("war ", "")], ["ich", "war "]),
        ("Er hat sich sehr gefreut.", [("sich ", "")], ["sich "]),
        ("Er gehen nach Hause.", [("gehen", "geht")], ["gehen"]),
    ],
)
def test_a_sentence_keeps_its_verb(source: str, edits: list[tuple[str, str]], expected: list[str]) -> None:
    assert kept(source, *edits) == expected


@pytest.mark.parametrize(
    ("source", "wrong", "instead", "expected"),
    [
        ("Dà sempre la colpa agli altri.", "Dà", "Da", True),
        ("Mia madre dà lezioni e canta.", "dà", "da", False),
        ("Dà sempre la colpa agli altri.", "altri", "altre", False),
    ],
)
def test_another_word_is_not_put_in_the_place_of_the_only_verb(
    source: str, wrong: str, instead: str, expected: bool
) -> None:
    alert = Alert(
        offset=source.index(wrong), length=len(wrong), category=Category.OTHER, main_category=Category.GRAMMAR,
        message="", short_message="", replacements=(instead,), confidence=0.9, rule="correction-model/R:OTHER",
    )  # fmt: skip
    assert takes_the_verb(alert, source, "it") is expected
