"""Edits in languages without ERRANT: their spans, and the types that the words tell."""

import random

import pytest

from models.aligner.types import apply_edits
from models.aligner.untagged import UntaggedAligner

KNOWN = "er sie geht gehen nach zu hause das dass heute ich weiß nicht ob kommt wir habe haben le il voit homme"


def edits(source: str, target: str, language: str = "de") -> list[tuple[str, str, str]]:
    aligner = UntaggedAligner(language, lambda word: word.lower() in KNOWN.split())
    [found] = aligner.align_all([(source, target)])
    assert apply_edits(source, found) == target
    return [(source[edit.start : edit.end], edit.replacement, f"{edit.operation}:{edit.type}") for edit in found]


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("Er gehen nach Hause.", "Er geht nach Hause.", [("gehen", "geht", "R:MORPH")]),
        ("Er get nach Hause.", "Er geht nach Hause.", [("get", "geht", "R:SPELL")]),
        ("er geht nach hause.", "Er geht nach Hause.", [("er", "Er", "R:ORTH"), ("hause", "Hause", "R:ORTH")]),
        ("Er geht zu Hause.", "Er geht nach Hause.", [("zu", "nach", "R:OTHER")]),
        ("Er geht Hause.", "Er geht nach Hause.", [("Hause", "nach Hause", "M:OTHER")]),
        ("Er geht geht nach Hause.", "Er geht nach Hause.", [("geht ", "", "U:OTHER")]),
        ("Ich weiß nicht ob er kommt.", "Ich weiß nicht, ob er kommt.", [("nicht", "nicht,", "M:PUNCT")]),
        ("Er nach Hause geht heute.", "Er geht nach Hause heute.", [("nach Hause geht", "geht nach Hause", "R:WO")]),
        ("Ich weiß das er kommt.", "Ich weiß, dass er kommt.",
         [("weiß", "weiß,", "M:PUNCT"), ("das", "dass", "R:MORPH")]),
        ("Wir habe heute Abend essen.", "Wir haben heute Abendessen.",
         [("habe", "haben", "R:MORPH"), ("Abend essen", "Abendessen", "R:ORTH")]),
    ],
)  # fmt: skip
def test_spans_and_types(source: str, target: str, expected: list[tuple[str, str, str]]) -> None:
    assert edits(source, target) == expected


def test_elisions_of_french_stay_apart() -> None:
    assert edits("Il voit le homme.", "Il voit l’homme.", "fr") == [("le homme", "l’homme", "R:OTHER")]


def test_the_edits_give_the_target_whatever_is_changed() -> None:
    rng = random.Random(4)
    words = ["er", "geht", "nach", "Hause", ",", ".", "l’", "das", "dass", "-", "«", "Ä", "zu"]
    for _ in range(1500):
        source, target = (
            "".join(word + rng.choice([" ", " ", ""]) for word in rng.choices(words, k=rng.randrange(8)))
            for _ in range(2)
        )
        edits(source, target)
