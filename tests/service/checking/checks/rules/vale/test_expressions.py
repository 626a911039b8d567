"""Regular expressions of styles: as phrases, as RE2 writes them, and what it cannot do."""

import pytest
import re2

from service.checking.checks.rules.vale.expressions import ExpressionError, parse_expression
from service.checking.checks.rules.vale.readings import phrases_of, re2_of, samples_of


@pytest.mark.parametrize(
    ("expression", "phrases"),
    [
        ("util(?:ize|izing)s?", ("utilizes", "utilize", "utilizings", "utilizing")),
        ("[Aa]bc", ("Abc", "abc")),
        ("e[- ]?mail", ("e-mail", "e mail", "email")),
        ("a b|c", ("a b", "c")),
        (r"\bfoo\b", ("foo",)),
        ("don['’]t", ("don't", "don’t")),
        ("x{2,3}", ("xxx", "xx")),
        (r"one\stwo", ("one two",)),
        (r"\w+ing", None),
        ("^foo", None),
        ("foo.bar", None),
        ("[a-z]{3}", None),
    ],
)
def test_phrases(expression: str, phrases: tuple[str, ...] | None) -> None:
    assert phrases_of(parse_expression(expression)) == phrases


@pytest.mark.parametrize(
    "expression",
    [
        r"\w+ing",
        r"[^\s]*foo",
        r"v\d+(\.\d+){1,2}",
        r"\p{Lu}\w+",
        "[.?!]$",
        "a(?i:b)c",
        r"(?<year>\d{4})",
        "x{2,}",
        r"\(x\)",
    ],
)
def test_what_re2_takes_is_written_as_it_wants_it(expression: str) -> None:
    node = parse_expression(expression)
    compiled = re2.compile(re2_of(node))
    assert all(compiled.search(sample) for sample in samples_of(node))


def test_letters_are_those_of_all_languages() -> None:
    assert re2.compile(re2_of(parse_expression(r"^\w+$"))).search("Größe")
    assert re2.compile(re2_of(parse_expression(r"^[\w-]+$"))).search("naïve-é")


@pytest.mark.parametrize(
    ("expression", "problem"),
    [
        ("a(?=b)", "look-ahead"),
        ("a(?!b)", "negative look-ahead"),
        ("(?<=a)b", "look-behind"),
        ("(?<!a)b", "negative look-behind"),
        ("(?>a)", "atomic"),
        (r"(\w+) \1", "back-reference"),
        ("a++", "possessive"),
        ("a{2000}", "more than 1000"),
        ("(?x: a)", "the flag x"),
        (r"a\Gb", r"\\G"),
        (r"[\W]", r"\\W in brackets"),
        ("[b-a]", "range"),
        ("[ab", "not closed"),
        ("(ab", "not closed"),
        ("ab)", "closes nothing"),
        ("*a", "repeats nothing"),
        ("a\\", "backslash at the end"),
    ],
)
def test_what_re2_cannot_do_is_told(expression: str, problem: str) -> None:
    with pytest.raises(ExpressionError, match=problem):
        parse_expression(expression)
