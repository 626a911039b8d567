"""What texts cost that were made to cost much: ``make bench-hostile`` measures all of them in full."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import count

import pytest

from scripts.bench_hostile_texts import CHARACTERS, endless
from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from tests.cpu_time import assert_within

SECONDS = 15
"""Of CPU, that no text may take."""
PART = 6
"""So small a part of a text is checked here, and may take as small a part of the time."""


@pytest.fixture(scope="module")
def check() -> Iterator[Callable[[str, str], object]]:
    checker = Checker(Resources(), Inline())
    yield lambda text, language: asyncio.run(checker.check(text, Options(language=language)))
    checker.close()


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_words_in_any_order_without_a_full_stop(check: Callable[[str, str], object], language: str) -> None:
    check("Once, before it counts, for what is loaded then.", language)
    seeds = count()
    assert_within(SECONDS / PART, lambda: check(endless(language, next(seeds))[: CHARACTERS // PART], language))
