"""Brackets and quotation marks without a partner."""

import pytest

from service.checking.categories import Category
from service.checking.checks.brackets.check import Pairs
from tests.cpu_time import within
from tests.service.checking.checks import text_checks


def alone(text: str, language: str = "en-US") -> list[str]:
    return text_checks.spans(Pairs, text, language)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The house (the old one is for sale. We saw it.", ["("]),
        ("The house, the old one) is for sale.", [")"]),
        ("The house [the old one) is for sale.", ["[", ")"]),
        ("The house (the [old one) is for sale.", ["["]),
        ("“We are late, she said. Nobody answered.", ["“"]),
        ("We are late,” she said.", ["”"]),
        ('"We are late, she said. Nobody answered.', ['"']),
        ('We are late," she said.', ['"']),
        ('"We are late," she said. "Come now.', ['"']),
        ("He said “yes” and “no and left.", ["“"]),
    ],
)
def test_a_mark_without_a_partner(text: str, expected: list[str]) -> None:
    assert alone(text) == expected


def test_the_alert_says_what_is_missing() -> None:
    [alert] = text_checks.alerts(Pairs, "The house (the old one is for sale.")
    assert (alert.offset, alert.length, alert.category) == (10, 1, Category.PUNCTUATION)
    assert alert.message == "This bracket “(” is never closed: “)” is missing."
    assert alert.replacements == ()


def test_the_mark_that_is_alone_is_the_one_that_is_named() -> None:
    text = '"We are late, she said. "Come now," he said. "Now!"'
    [alert] = text_checks.alerts(Pairs, text)
    assert alert.offset == 0


@pytest.mark.parametrize(
    "text",
    [
        "The house (the old one [by the lake]) is “for sale”.",
        "That was fun :) and this is sad :( or ;-) or :-(( but fine.",
        "We need a) paper and b) ink, or 1) a pen and ii) a brush.",
        "1) Paper\n2) Ink (black)\n",
        "The values in [0, 1) and (a, b] and ]0, 1[ are fine.",
        "It is 6' 2\" tall and 12\" wide; the 5\" one is “better”.",
        "He said, “She told me ‘no’ and ‘it’s ‘late’.” Then he left.",
        '"He said "yes" to me," she said.',
        "“This is long.\n\n“And it goes on.\n\n“Here it ends.”",
        '"This is long.\n\n"And it goes on."',
        "See https://example.org/a_(b and `f(x` and a[3].",
        "A quotation “that goes on.\n\nIn the next paragraph it ends.” So it is.",
        "We are still writing (and not",
        "We wrote. Now we say “this is",
        "rock 'n' roll, the '90s, dogs' tails, 'tis",
        "He typed “foo\" and went on.",
        "(One.) (Two.) [Three.]",
        "",
    ],
)  # fmt: skip
def test_what_is_no_error(text: str) -> None:
    assert alone(text) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de-DE", "Er sagte: „Das ist gut“ und »das auch«. „Sie sagte ‚ja‘ dazu.“"),
        ("de-CH", "Er sagte: «Das ist gut.»"),
        ("fr", "Il a dit « oui », puis «\u00a0non\u00a0»; l’homme « dit “là” »."),
        ("es", "Dijo «sí», dijo “no” y ¿«por qué»?"),
        ("it", 'Disse «sì», disse “no” e l\'altro "forse".'),
        ("pl-PL", "Powiedział: „Tak” i «nie»."),
        ("sv", "Han sa ”ja” och »nej»."),
        ("fi", "Hän sanoi ”kyllä” ja »ei»."),
        ("da", "Han sagde »ja« og „nej“."),
        ("ru", "Он сказал: «Это „хорошо“», и ушёл)) Да)"),
        ("he", 'הוא אמר "כן" על צה"ל.'),
        ("ja", "彼は「はい」と『本』を（読む）言った。"),
        ("zh", "他说“好”，又说《书》（很好）。"),
        ("hu", "Azt mondta: „Jó »ez« itt”."),
        ("cs", "Řekl: „Ano“ a »ne«."),
    ],
)
def test_the_quotation_marks_of_other_languages(language: str, text: str) -> None:
    assert alone(text, language) == []


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("de-DE", "Er sagte: „Das ist gut. Dann ging er.", ["„"]),
        ("fr", "Il a dit « oui, puis il est parti.", ["«"]),
        ("es", "Dijo (sí y se fue.", ["("]),
        ("ja", "彼は「はいと言った。", ["「"]),
        ("ru", "Он сказал: «Это хорошо, и ушёл.", ["«"]),
    ],
)
def test_unpaired_marks_of_other_languages(language: str, text: str, expected: list[str]) -> None:
    assert alone(text, language) == expected


def test_time_is_linear() -> None:
    with within(8):
        for sign in '(")[“„»”«':
            text_checks.alerts(Pairs, f"{sign} a{sign} " * 10_000 + ".")
        text_checks.alerts(Pairs, "(a [b) c] " * 6_000 + "a) " * 6_000)
