"""What people write wrongly in Polish letters, reviews and essays: a sentence in, what is wrong out."""

from functools import partial

import pytest

from models.agreement.pl.vouching import is_shown_right
from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="pl")
assert_silent = partial(assert_right, language="pl")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Uczę się nowe słowa.", "Uczę się nowych słów."),
        ("Potrzebuję nowe rękawiczki.", "Potrzebuję nowych rękawiczek."),
        ("Jestem tu od dwa miesiące.", "Jestem tu od dwóch miesięcy."),
        ("Od pięć lat uczę się polskiego.", "Od pięciu lat uczę się polskiego."),
        ("Badania pokazują, że dzieci, którzy dużo grają, gorzej śpią.",
         "Badania pokazują, że dzieci, które dużo grają, gorzej śpią."),
        ("Byłem z nich bardzo zadowolona.", "Byłem z nich bardzo zadowolony."),
        ("Nie odebrałem telefon.", "Nie odebrałem telefonu."),
        ("Nikt nie odbierał telefon.", "Nikt nie odbierał telefonu."),
    ],
)  # fmt: skip
def test_what_is_wrong(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "W produkcji którego dobra powinna się specjalizować Japonia?",
        "Szukam nowych butów.",
        "Od dwóch miesięcy mieszkam w Polsce.",
        "Byłem z nich bardzo zadowolony.",
        "Mówią, że ludzie, którzy czytają, lepiej śpią.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("text", "word", "meant", "expected"),
    [
        ("Mam na utrzymaniu żonę.", "żonę", "żony", True),
        ("Jeszcze jeden przystanek autobusem.", "autobusem", "autobusu", True),
        ("Jestem na kierunku ekonomia.", "ekonomia", "ekonomii", True),
        ("Nie mam żonę.", "żonę", "żony", False),
        ("Szukam autobusu.", "autobusu", "autobus", False),
    ],
)
def test_nouns_that_are_shown_right(text: str, word: str, meant: str, expected: bool) -> None:
    start = text.index(word)
    assert is_shown_right(text, start, start + len(word), meant) is expected
