import pytest

from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.checks.correction.known_words import in_known_words, keeps_misspelling
from tests.shipped import RESOURCES


def told(language: str, sentence: str, wrong: str, *replacements: str) -> tuple[str, ...] | None:
    """The replacements that are told of those of a model."""
    category = Category.NOUN_INFL
    alert = Alert(
        offset=sentence.index(wrong), length=len(wrong), category=category, main_category=category.main(wrong, ""),
        message="", short_message="", replacements=replacements, confidence=0.9, rule="correction-model/R:NOUN:INFL",
    )  # fmt: skip
    found = in_known_words(alert, sentence, RESOURCES.spelling.speller(language).knows, language)
    return None if found is None else found.replacements


@pytest.mark.parametrize(
    ("language", "sentence", "wrong", "replacements", "expected"),
    [
        ("pl", "Wyjeżdżamy do Niemcy w sobotę.", "Niemcy", ("Niemiec", "Niemcya"), ("Niemiec",)),
        ("pl", "Wyjeżdżamy do Niemcy w sobotę.", "Niemcy", ("Niemcya", "Niemiec"), None),
        ("ru", "Какое вкусный мороженое мы ели!", "вкусный", ("вкусное",), ("вкусное",)),
        ("ru", "Какое вкусный мороженое мы ели!", "вкусный", ("вкусне",), None),
        ("fr", "Il n'a pas mange l'orange.", "mange", ("mangé",), ("mangé",)),
        ("de", "Ich spreche mit Xaveriuskind morgen.", "mit", ("mit Xaveriuskind",), ("mit Xaveriuskind",)),
        ("de", "Wenn es das nächste mal regnet.", "mal", ("Mal", "M"), ("Mal",)),
        ("de", "Wir fahren mit den Dampfschiff.", "den", ("dem",), ("dem",)),
        ("de", "Wir warten auf den nächste Woche.", "den", ("die", "de die"), ("die",)),
        ("de", "Wir warten auf den nächste Woche.", "den", ("die", "in der"), ("die", "in der")),
        ("es", "Mi casa está grande.", "está", ("",), ("",)),
        # A part of a word makes a word with what stands beside it.
        ("nl", "Dat is vaak gebeurt.", "t", ("d",), None),
    ],
)
def test_corrections_are_words(
    language: str, sentence: str, wrong: str, replacements: tuple[str, ...], expected: tuple[str, ...] | None
) -> None:
    assert told(language, sentence, wrong, *replacements) == expected


@pytest.mark.parametrize(
    ("wrong", "replacement", "kept"),
    [("bringed always", "always bringed", True), ("brought always", "always brought", False),
     ("bringed", "brought", False), ("npm installs always", "always npm installs", False)],
)  # fmt: skip
def test_a_word_that_is_known_to_be_wrong_is_not_only_moved(wrong: str, replacement: str, kept: bool) -> None:
    speller = RESOURCES.spelling.speller("en-US")
    alert = Alert(
        offset=5, length=len(wrong), category=Category.WO, main_category=Category.WO.main(wrong, ""),
        message="", short_message="", replacements=(replacement,), confidence=0.9, rule="correction-model/R:WO",
    )  # fmt: skip

    def is_misspelled(word: str) -> bool:
        return not speller.knows(word) and bool(speller.usual(word))

    assert keeps_misspelling(alert, f"They {wrong} gifts.", is_misspelled) is kept
