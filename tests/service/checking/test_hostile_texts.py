"""What texts cost that were made to cost much: ``make bench-hostile`` measures all of them in full."""

import time
from collections.abc import Callable
from itertools import count, pairwise

import pytest

from models.wanted import while_wanted
from scripts.bench_hostile_texts import CHARACTERS, endless, unknown
from service.checking.options import Options
from tests.cpu_time import assert_within, slowness
from tests.shipped import checked

SECONDS = 15
"""Of CPU, that no text may take."""
PART = 6
"""So small a part of a text is checked here, and may take as small a part of the time."""
BATCH = 4_000
"""Code points that the service has checked at once."""
ASKED_SECONDS = 0.4
"""Of CPU, after which work asks whether anybody still waits for it, at the latest: the correction model 0.2 in float32,
which tests compute in."""
TRIES = 5


@pytest.fixture
def check() -> Callable[[str, str], object]:
    return lambda text, language: checked(text, Options(language=language))


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_words_in_any_order_without_a_full_stop(check: Callable[[str, str], object], language: str) -> None:
    check("Once, before it counts, for what is loaded then.", language)
    seeds = count()
    assert_within(SECONDS / PART, lambda: check(endless(language, next(seeds))[: CHARACTERS // PART], language))


@pytest.mark.parametrize(("text", "language"), [(endless, "en-US"), (unknown, "en-US"), (unknown, "de-DE")])
def test_it_is_often_asked_whether_anybody_waits(
    check: Callable[[str, str], object], text: Callable[[str, str], str], language: str
) -> None:
    check("Once, before it counts, for what is loaded then.", language)
    longest: list[float] = []
    while not longest or longest[-1] > ASKED_SECONDS:
        assert len(longest) < TRIES, f"{longest} s without asking"
        asked = [time.thread_time()]

        def wanted(times: list[float] = asked) -> bool:
            times.append(time.thread_time())
            return True

        with while_wanted(wanted):
            check(text(language, f"{language} {len(longest)}")[:BATCH], language)
        longest.append(max(after - before for before, after in pairwise(asked)) / slowness())
