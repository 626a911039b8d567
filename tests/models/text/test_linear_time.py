"""Time grows in proportion to the length of the text, whatever the text."""

import gc
import time
from collections.abc import Callable, Iterator

import pytest

from models.text.protected import protected_spans
from models.text.sentences import split_sentences

LENGTH = 60_000
AFFIXES = [
    "(",
    "'",
    '"',
    "“",
    "#",
    "_",
    "*",
    "-",
    ".",
    ",",
    "!",
    "@",
    "/",
    "`",
    "{",
    "<",
    "=",
    "👍",
    "\u0301",
    "\ud800",
]
UNITS = [
    *[
        "0",
        "a",
        "é",
        "漢",
        "か",
        "😀\u200d",
        "🇩🇪",
        "\u200d",
        "a.",
        "a'",
        "a-",
        "a@",
        "a/",
        "a_",
        "1.",
        "1,",
        "1:",
        "1-",
    ],
    *[
        "A.",
        "((((a",
        "a [-x ",
        "\na [-x] (",
        "\na [-x]\n [-x",
        "\na [([{[(",
        "http://",
        "www.",
        "a.b.c",
        "x@y.",
        "%s",
        "{a",
        "<a:",
        "`a",
        "```",
        "``a`",
        "aA",
        "n't",
        "$",
        "US$",
    ],
    *[
        "a_b__",
        "1,1,1a",
        ". ",
        "! ",
        "a. ",
        "etc. ",
        "No. ",
        "U.S. ",
        '." ',
        "?) ",
        ". ) ",
        "[1]",
        ". [1] ",
        '" ',
        '"a ',
        "*a ",
    ],
    *["\n", "a\n", "- a\n", "> a\n", "~~~\n", "```\n", "a=\n", "\r", " a", "‼", "! :) ", "!👍 "],
]
STAGES: dict[str, Callable[[str], object]] = {"tokenize and split": split_sentences, "protect": protected_spans}


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    """The collector's pauses depend on what other tests left behind."""
    gc.disable()
    yield
    gc.enable()


def seconds(stage: Callable[[str], object], text: str) -> float:
    begin = time.process_time()
    stage(text)
    return time.process_time() - begin


def assert_linear(stage: Callable[[str], object], half: str, whole: str) -> None:
    """The whole takes less than 1.5 s and less than three times the half.

    Below a quarter of a second for the longest text there is, what a loaded machine adds hides the difference, and the
    difference is of no account.
    """
    halves, wholes = [], []
    for _ in range(8):
        wholes.append(seconds(stage, whole))
        if min(wholes) < 0.25:
            return
        halves.append(seconds(stage, half))
        if min(wholes) < min(1.5, 3 * min(halves)):
            return
    pytest.fail(f"{min(halves):.3f} s for {len(half)} characters, {min(wholes):.3f} s for {len(whole)}")


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("unit", AFFIXES + UNITS, ids=ascii)
def test_twice_the_text_takes_about_twice_the_time(stage: str, unit: str) -> None:
    text = (unit * LENGTH)[:LENGTH]
    assert_linear(STAGES[stage], text[: LENGTH // 2], text)


TAILS = [("a.", "b" * 30_000), ("1,", "a"), ("{a ", "}" * 30_000), ("http://", ")" * 30_000), ("a_b ", "_" * 30_000)]


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(("unit", "tail"), TAILS, ids=[unit for unit, _ in TAILS])
def test_a_long_tail_after_many_beginnings(stage: str, unit: str, tail: str) -> None:
    """Beginnings that would each look at all that follows, were their look-ahead not bounded."""
    units = (LENGTH - len(tail)) // len(unit)
    assert_linear(STAGES[stage], unit * (units // 2) + tail[: len(tail) // 2 + 1], unit * units + tail)
