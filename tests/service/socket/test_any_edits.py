"""Whatever is edited, and whenever: at last a field shows what a fresh check of its text finds."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from hypothesis import example, given, settings
from hypothesis import strategies as st

from service.api.formats import taken_apart
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checker import Checker
from service.checking.checks.brackets.check import Pairs
from service.checking.checks.repetition.check import Repetition
from service.checking.lanes import Alerts
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.sentences import SentenceText
from service.loading import cost_of, size_of
from service.markup.content import TextContent
from service.scheduling.lanes import Lanes
from service.socket.field import Field
from service.socket.patience import Patience
from service.socket.payloads import PatchPayload, TextPayload
from tests.shipped import RESOURCES

START = "We saw the cat. It was alot (of it. We saw the cat. And a dog"


class Words(SentenceCheck):
    """Finds words; in sentences that have not come to their end other ones."""

    words: ClassVar[re.Pattern[str]]
    unfinished: ClassVar[re.Pattern[str]]

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        return True

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        return [list(self._found(sentence.text)) for sentence in sentences]

    def _found(self, text: str) -> Iterator[Alert]:
        pattern = self.words if text.endswith(".") else self.unfinished
        for match in pattern.finditer(text):
            place = (match.start(), len(match[0]))
            yield Alert(*place, Category.OTHER, Category.GRAMMAR, "", "", (), 0.9, f"{self.name}/{match[0]}")


class Cheap(Words):
    """Known at once."""

    name = "cheap"
    words = re.compile(r"\balot\b")
    unfinished = re.compile(r"\balot\b|\bIt\b")


class Model(Words):
    """Takes its time."""

    name = "model"
    priority = 7
    batched = True
    words = re.compile(r"\bdog\b|\balot of\b")
    unfinished = re.compile(r"\bcat\b|\bIt was\b|\bdog\b")


class Shown:
    """What a browser shows of a field; it keeps the text and the alerts as the protocol says."""

    def __init__(self) -> None:
        self.text = ""
        self.alerts: list[dict[str, Any]] = []
        self.done: dict[str, Any] | None = None

    async def take(self, kind: str, field_id: str, payload: dict[str, Any]) -> None:
        """Take in a frame."""
        await asyncio.sleep(0)
        if kind == "done":
            self.done = payload
        if kind != "alerts":
            return
        start, end = payload["span"]
        full = payload["tier"] == "full"
        self.alerts = [
            one for one in self.alerts if not start <= one["offset"] < end or (not full and one["tier"] == "full")
        ]
        for alert in payload["alerts"]:
            at, behind = alert["offset"], alert["offset"] + alert["length"]
            assert start <= at < end
            assert self.text[at:behind] == alert["text"]
            if all(behind <= one["offset"] or one["offset"] + one["length"] <= at for one in self.alerts):
                self.alerts.append(alert)

    def edit(self, at: int, deleted: int, inserted: str) -> None:
        """Change the text; alerts that the edit touches go."""
        self.text = self.text[:at] + inserted + self.text[at + deleted :]
        self.alerts = [
            {**one, "offset": one["offset"] + (len(inserted) - deleted if one["offset"] > at else 0)}
            for one in self.alerts
            if one["offset"] + one["length"] < at or one["offset"] > at + deleted
        ]
        self.done = None

    def names(self) -> list[tuple[int, int, str]]:
        """Place and rule of each alert."""
        return sorted((one["offset"], one["length"], one["rule"]) for one in self.alerts)


async def no_words() -> frozenset[str]:
    """The personal words of nobody."""
    return frozenset()


async def edited(edits: Sequence[tuple[float, int, str, int]], start: str = START, markup: str = "plain") -> None:
    """Edit a field, and hold what is shown at last against a fresh check."""
    lanes: Lanes[SentenceText, Alerts] = Lanes(cost_of, size_of, batch_budget=60, capacity=60_000, cached=3_000)
    checker = Checker(RESOURCES, lanes, (Cheap, Model, Pairs, Repetition))
    await lanes.start({lane.name: lane for lane in checker.lanes})
    shown, options = Shown(), Options(language="en-US")
    field = Field("f", checker, options, shown.take, no_words, "", str, Patience(60, lambda *_: None), markup)
    shown.text = start
    field.replace(TextPayload(rev=0, text=start, hash="00000000"))
    await field.check()
    for rev, (where, deleted, inserted, pause) in enumerate(edits, start=1):
        at = round(where * len(shown.text))
        deleted = min(deleted, len(shown.text) - at)
        shown.edit(at, deleted, inserted)
        patch = PatchPayload(base=rev - 1, rev=rev, ops=[(at, deleted, inserted)], len=len(shown.text))
        field.patch(patch, field.patched(patch))
        await asyncio.sleep(0)
        await field.check()
        for _ in range(pause):
            await asyncio.sleep(0.0005)
    async with asyncio.timeout(30):
        while shown.done is None:
            await asyncio.sleep(0.001)
    text, fresh_options = taken_apart(TextContent(shown.text, markup), options)
    fresh = await checker.check(text, fresh_options)
    await lanes.stop(10)
    checker.close()
    assert shown.names() == [(alert.offset, alert.length, alert.rule) for alert in fresh.alerts]
    assert shown.done["alertsCount"] == len(fresh.alerts)


EDITS = st.lists(
    st.tuples(
        st.floats(0, 1),
        st.integers(0, 16),
        st.sampled_from(["", "", ".", " ", "x", "(", ". ", "\n\n", " alot of", " cat", " the the", "It was a dog. "]),
        st.integers(0, 8),
    ),
    min_size=1,
    max_size=8,
)


TWICE = "It was a dog. It was a dog. "
AT_DOG = TWICE.index("dog") / len(TWICE + START)


@example([(0, 0, TWICE, 200), (AT_DOG, len(TWICE) // 2, "", 200)])  # what is left is a sentence that was there before
@example([(0, 0, TWICE, 200), (AT_DOG, 0, "", 200)])  # typed and deleted again before anything was sent
@settings(max_examples=60, deadline=None)
@given(EDITS)
def test_after_any_edits_a_field_shows_what_a_fresh_check_finds(edits: list[tuple[float, int, str, int]]) -> None:
    asyncio.run(edited(edits))


MARKED = "# The cat\n\nWe saw *alot* of `it`. We saw the [dog](a.html).\n\n* alot of it\n"
MARKED_EDITS = st.lists(
    st.tuples(
        st.floats(0, 1),
        st.integers(0, 16),
        st.sampled_from(
            [
                "",
                ".",
                " ",
                "*",
                "`",
                "**",
                "\n\n",
                "\n```\n",
                "\n* ",
                "<!-- emend: ignore-next -->\n",
                "alot",
                " the the",
                "<b>",
            ]
        ),
        st.integers(0, 8),
    ),
    min_size=1,
    max_size=6,
)


@example([(0, 0, "```\n", 200)])  # all of it is code now
@example([(0, 0, "<!-- emend: ignore-next -->\n\n", 200), (0, 28, "", 200)])
@settings(max_examples=40, deadline=None)
@given(MARKED_EDITS)
def test_so_does_one_with_markup(edits: list[tuple[float, int, str, int]]) -> None:
    asyncio.run(edited(edits, MARKED, "markdown"))
