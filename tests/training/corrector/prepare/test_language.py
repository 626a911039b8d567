import pytest

from models.errors import InputError
from training.corrector.prepare.language import LanguageCheck

ENGLISH = [
    f"The {a} {b} was {c} in the {d} of the old town."
    for a, b, c, d in zip(
        ["small", "big", "red", "blue", "green", "quiet"] * 5,
        ["house", "dog", "boat", "tree"] * 8,
        ["seen", "found", "painted"] * 10,
        ["middle", "north", "garden"] * 10,
        strict=False,
    )
]
GERMAN = [
    f"Das {a} Haus steht seit {b} Jahren am Rand der alten Stadt." for a in ["rote", "blaue", "alte"] for b in range(10)
]


def test_other_languages_are_told() -> None:
    check = LanguageCheck("en", ENGLISH)
    assert check.accepts("The dog was in the garden of the house.")
    assert check.accepts("Several curious travellers arrived yesterday evening without any luggage.")
    assert not check.accepts("Wir haben gestern Abend lange auf den letzten Zug nach Hause gewartet.")
    assert not check.accepts("Nous avons attendu le dernier train pendant plus de deux heures hier soir.")


def test_short_sentences_are_believed() -> None:
    assert LanguageCheck("en", ENGLISH).accepts("Tak, proszę bardzo!")


def test_a_source_in_another_language_is_refused() -> None:
    with pytest.raises(InputError, match="the text looks like 'de', not 'en'"):
        LanguageCheck("en", GERMAN)


def test_without_a_sample_the_identifier_decides() -> None:
    check = LanguageCheck("de", [])
    assert check.accepts(GERMAN[0])
    assert not check.accepts(ENGLISH[0])
