"""Commas and end marks without a space behind them."""

import pytest

from service.checking.categories import Category
from service.checking.checks.missing_spaces.check import MissingSpaces
from tests.cpu_time import within
from tests.service.checking.checks import text_checks


def applied(text: str, language: str = "en-US") -> str:
    for alert in reversed(text_checks.alerts(MissingSpaces, text, language)):
        text = text[: alert.offset] + alert.replacements[0] + text[alert.end :]
    return text


@pytest.mark.parametrize(
    ("text", "language", "right"),
    [
        ("I went home.The next day it rained.", "en-US", "I went home. The next day it rained."),
        ("I saw Anna.She was ill.", "en-US", "I saw Anna. She was ill."),
        ("Why?Because it rained.", "en-US", "Why? Because it rained."),
        ("What a day!Maria sang all night.", "en-US", "What a day! Maria sang all night."),
        ("It was late.I went home.", "en-US", "It was late. I went home."),
        ("We bought apples,pears.", "en-US", "We bought apples, pears."),
        ("We bought apples,pears,plums and nuts.", "en-US", "We bought apples, pears, plums and nuts."),
        ("John,Mary and I left.", "en-US", "John, Mary and I left."),
        ("When he came home,I slept.", "en-US", "When he came home, I slept."),
        ("In 2019,the firm moved.", "en-US", "In 2019, the firm moved."),
        ("He left,didn't he?", "en-US", "He left, didn't he?"),
        ("Hier,j'ai bu de l'eau,d'ailleurs.", "fr", "Hier, j'ai bu de l'eau, d'ailleurs."),
        ("Wir gingen heim.Dann schliefen wir,aber nicht lang.", "de", None),
        ("Era tarde.Pero llegó mi hermano.", "es", None),
        ("Het was laat op de avond.Wij gingen snel naar huis.", "nl", None),
    ],
)
def test_a_space_follows_commas_and_end_marks(text: str, language: str, right: str | None) -> None:
    expected = right or text.replace(".D", ". D").replace(",a", ", a").replace(".P", ". P").replace(".W", ". W")
    assert applied(text, language) == expected


def test_the_alert() -> None:
    [alert] = text_checks.alerts(MissingSpaces, "We bought apples,pears.")
    assert (alert.offset, alert.length, alert.replacements) == (16, 1, (", ",))
    assert (alert.category, alert.rule) == (Category.TYPOGRAPHY, "missing-spaces/comma")
    assert alert.message == "A space follows “,”, so that the next word stands apart."


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("See www.example.org/a,b or example.com, e.g. the U.S.A, node.js, v1.2, 3,000 and file.Txt.", "en-US"),
        ("Use asp.NET, System.Out.print and obj.Method in your own program here.", "en-US"),
        ("Call Console.Write and then wait for f(x,y) and g(foo,bar).", "en-US"),
        ("J.R.R. Tolkien and J.K.Rowling met at 10.30 p.m. on Monday.", "en-US"),
        ("id,name,age\nSmith,John,New York,USA\nBrown,Anna,Los Angeles,USA", "en-US"),
        ("Es kostet 3,50 Euro, d.h. wenig, z.B. am Abend.", "de"),
        ("Yahoo!Mail is old, “So,” he said, “why?”", "en-US"),
        ("The set {red,green} and the pair (a,b).", "en-US"),
        ("We stayed…and ate.", "en-US"),
    ],
)
def test_what_is_no_missing_space(text: str, language: str) -> None:
    assert applied(text, language) == text


@pytest.mark.parametrize("piece", ["a,", "ab,", "word.The", "ab,cd ", "1,", "(ab,"])
def test_a_long_text_takes_little_time(piece: str) -> None:
    with within(4):
        text_checks.alerts(MissingSpaces, piece * (20_000 // len(piece)))
