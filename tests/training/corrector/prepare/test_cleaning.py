import pytest

from training.corrector.prepare.cleaning import Cleaner, normalize
from training.corrector.prepare.quotes import repair_quotes


@pytest.mark.parametrize(
    ("line", "clean"),
    [
        ("  The  cat\u00a0sat on\tthe mat. ", "The cat sat on the mat."),
        ("The cafe\u0301 is open today.", "The café is open today."),
        ("It costs $5 a piece, or 20% less.", "It costs $5 a piece, or 20% less."),
        ("A soft\u00adened word and a zero\u200bwidth space.", "A softened word and a zerowidth space."),
        ("He was _very_ late that evening.", "He was very late that evening."),
        ("He came--at last--to the door.", "He came—at last—to the door."),
        ('"Well, I never said so at all.', "Well, I never said so at all."),
        ("¿Dónde está la estación del tren?", "¿Dónde está la estación del tren?"),
        ("(See the second chapter of the book.)", "(See the second chapter of the book.)"),
    ],
)
def test_good_lines_are_kept_and_tidied(line: str, clean: str) -> None:
    assert Cleaner().clean(line) == (clean, "")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Too short.", "short"),
        ("Far " + "too " * 60 + "long.", "long"),
        ("The cafÃ© was closed yesterday.", "mojibake"),
        ("Itâ€™s late in the day.", "mojibake"),
        ("The \ufffd sign was seen.", "mojibake"),
        ("Press <b>Enter</b> to go on.", "markup"),
        ("Cats &amp; dogs are welcome.", "markup"),
        ("See [the manual](index) for more.", "markup"),
        ("Call `run` before the end.", "markup"),
        ("Set $HOME before the start.", "markup"),
        ("* An item in a list.", "markup"),
        ("the start of it is missing.", "fragment"),
        ("A heading without an end", "fragment"),
        ("1 2 3 4 + 5 6 7 = 28 9 9 9.", "characters"),
        ("THIS IS A VERY LOUD LINE.", "characters"),
        ("Noooooo, that is not right.", "characters"),
        ('No," she said and left.', "quotes"),
    ],
)
def test_bad_lines_are_dropped_with_a_reason(line: str, reason: str) -> None:
    assert Cleaner().clean(line) == ("", reason)


def test_limits_can_be_set() -> None:
    cleaner = Cleaner(minimum_words=2, maximum_words=4)
    assert cleaner.clean("Too short.") == ("Too short.", "")
    assert cleaner.clean("One two three four five.")[1] == "long"


@pytest.mark.parametrize(
    ("text", "repaired"),
    [
        ('"Quite so," he said.', '"Quite so," he said.'),
        ('"Quite so, he said.', "Quite so, he said."),
        ('Quite so, he said."', "Quite so, he said."),
        ('"No," said he, "it is late.', '"No," said he, "it is late."'),
        ('Then she said, "Come in.', 'Then she said, "Come in."'),
        ("“Quite so, he said.", "Quite so, he said."),
        ("Quite so.”", "Quite so."),
        ("And that was “all.“", "And that was “all.”"),
        ("“No,” said he, “it is late.", "“No,” said he, “it is late.”"),
        ("So,” he said, and “left.”", None),
        ("«Oui, dit-il.", "Oui, dit-il."),
        ("Er sagte: „Komm herein.“", "Er sagte: „Komm herein.“"),
        ("Er sagte: „Komm herein.", None),
        ("It's the dogs' dinner.", "It's the dogs' dinner."),
    ],
)
def test_lone_quotation_marks(text: str, repaired: str | None) -> None:
    assert repair_quotes(text) == repaired


def test_normalize_is_idempotent() -> None:
    once = normalize("\ufeffA\u0301  b\x00c\u2003d\n")
    assert once == "Á bc d"
    assert normalize(once) == once
