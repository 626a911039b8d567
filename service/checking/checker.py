"""The road of a text: language -> sentences -> checks -> alerts that are wanted -> statistics."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ParamSpec, TypeVar

from models.text.blocks import MOST_REMEMBERED
from models.text.document import Document
from service.checking import checks as package
from service.checking.alerts import Alert
from service.checking.check import Check, SentenceCheck, TextCheck, discover
from service.checking.lanes import Found, Lane, Runner, Timing, lanes_of
from service.checking.language import Languages, TextLanguage
from service.checking.options import Options
from service.checking.rationing import rationed
from service.checking.resolve import resolve
from service.checking.resources import Resources
from service.checking.result import Result
from service.checking.sentences import SentenceText, sentence_texts
from service.checking.statistics.statistics import statistics
from service.checking.writers import writer_of

_P = ParamSpec("_P")
_T = TypeVar("_T")

_THREADS = 4
"""Texts that are cut into sentences, or go through the text checks, at the same time."""
_RATIONED = 2_000
"""Code points from which on it is looked at what the sentences of a text will cost."""

_NO_TIME = Timing()


@dataclass(frozen=True, slots=True)
class Reading:
    """A text that is understood as far as checks need it: its language, and its sentences both in it and apart."""

    language: TextLanguage
    document: Document
    sentences: tuple[SentenceText, ...]


class Checker:
    """Checks texts. Nothing that takes long runs on the event loop."""

    def __init__(
        self,
        resources: Resources,
        runner: Runner,
        checks: Iterable[type[Check]] | None = None,
        variants: Sequence[str] = ("en-US",),
    ) -> None:
        """Make the checks.

        Args:
            resources: the models they share.
            runner: what works on the sentences.
            checks: those to use; all there are if left out.
            variants: the tags that a text is taken for when nothing in it tells.
        """
        made = [check(resources) for check in (discover(package) if checks is None else checks)]
        self.checks: Sequence[Check] = made
        self._sentence_checks = [check for check in made if isinstance(check, SentenceCheck)]
        self.lanes = lanes_of(self._sentence_checks)
        self._effort = lru_cache(MOST_REMEMBERED)(self._effort_of)
        self.languages = Languages(made, variants)
        self._text_checks = [check for check in made if isinstance(check, TextCheck)]
        self._runner = runner
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="texts")

    def warm(self) -> None:
        """Load all that the first check would have to wait for. Blocks."""
        self.languages.warm()
        for check in self.checks:
            check.warm()

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, text: str, options: Options) -> Result:
        """Check a text of any length; what is raised is what the runner raises."""
        reading = await self.read(text, options)
        runs, in_text = await asyncio.gather(
            asyncio.gather(*(self._runner.run(lane, reading.sentences) for lane in self.lanes_of(reading))),
            self.text_alerts(reading),
        )
        found = [alert for found, _ in runs for alert in _placed(reading.document, found)]
        timing = max((timing for _, timing in runs), key=lambda timing: timing.queue + timing.work, default=Timing())
        return await self.finish(reading, [*found, *in_text], options, timing)

    async def read(self, text: str, options: Options) -> Reading:
        """Find the language and the sentences of a text."""
        return await self._thread(self._read, text, options)

    def lanes_of(self, reading: Reading) -> list[Lane]:
        """The lanes that have something to say of a text, the cheap one first."""
        spoken = {sentence.language for sentence in reading.sentences}
        return [lane for lane in self.lanes if any(lane.covers(language) for language in spoken)]

    async def text_alerts(self, reading: Reading) -> list[Alert]:
        """What the checks of the whole text find."""
        return await self._thread(self._text_alerts, reading.document)

    async def finish(
        self, reading: Reading, alerts: Sequence[Alert], options: Options, timing: Timing = _NO_TIME
    ) -> Result:
        """Choose from all alerts of a text those that are wanted, and count."""
        return await self._thread(self._finish, reading, alerts, options, timing)

    def _read(self, text: str, options: Options) -> Reading:
        language = self.languages.of(text, options.language)
        document = Document.of(text, language.code)
        others = self.languages.of_sentences(document, language)
        sentences = sentence_texts(document, others)
        if len(text) >= _RATIONED:
            sentences = rationed(sentences, self._effort)
        return Reading(language, document, tuple(sentences))

    def _effort_of(self, sentence: SentenceText) -> int:
        found = sum(check.effort(sentence) for check in self._sentence_checks if check.covers(sentence.language))
        sentence.forget_tokens()
        return found

    def _text_alerts(self, document: Document) -> list[Alert]:
        return [
            alert for check in self._text_checks if check.covers(document.language) for alert in check.check(document)
        ]

    @staticmethod
    def _finish(reading: Reading, alerts: Sequence[Alert], options: Options, timing: Timing) -> Result:
        document = reading.document
        writer = writer_of(document.text, alerts, options)
        kept = resolve(document.text, alerts, replace(options, writer=writer))
        counted = statistics(document, kept)
        return Result(document.text, kept, counted, reading.language, options.position_encoding, timing, writer)

    async def _thread(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))


def _placed(document: Document, found: Sequence[Found]) -> Iterable[Alert]:
    """The alerts of each sentence by the offsets of the text."""
    for sentence, alerts in zip(document.sentences, found, strict=True):
        for alert in alerts:
            yield alert.moved(sentence.start)
