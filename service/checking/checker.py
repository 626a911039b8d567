"""The road of a text: language -> sentences -> checks -> alerts that are wanted -> statistics."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from models.text.document import Document
from service.checking import checks as package
from service.checking.alerts import Alert
from service.checking.check import Check, SentenceCheck, TextCheck, discover
from service.checking.lanes import Found, Runner, Timing, lanes_of
from service.checking.language import Languages, TextLanguage
from service.checking.options import Options
from service.checking.resolve import resolve
from service.checking.resources import Resources
from service.checking.result import Result
from service.checking.sentences import SentenceText, sentence_texts
from service.checking.statistics.statistics import statistics

_P = ParamSpec("_P")
_T = TypeVar("_T")

_THREADS = 4
"""Texts that are cut into sentences, or go through the text checks, at the same time."""


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
        self.lanes = lanes_of([check for check in made if isinstance(check, SentenceCheck)])
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
        language, document, sentences = await self._thread(self._read, text, options)
        in_sentences, in_text = await asyncio.gather(
            self._sentence_alerts(document, sentences), self._thread(self._text_alerts, document)
        )
        found, timing = in_sentences
        return await self._thread(self._finish, document, [*found, *in_text], options, language, timing)

    def _read(self, text: str, options: Options) -> tuple[TextLanguage, Document, list[SentenceText]]:
        language = self.languages.of(text, options.language)
        document = Document.of(text, language.code)
        return language, document, sentence_texts(document, self.languages.of_sentences(document, language))

    async def _sentence_alerts(
        self, document: Document, sentences: Sequence[SentenceText]
    ) -> tuple[list[Alert], Timing]:
        spoken = {sentence.language for sentence in sentences}
        lanes = [lane for lane in self.lanes if any(lane.covers(language) for language in spoken)]
        runs = await asyncio.gather(*(self._runner.run(lane, sentences) for lane in lanes))
        alerts = [alert for found, _ in runs for alert in _placed(document, found)]
        timings = [timing for _, timing in runs]
        longest = max(timings, key=lambda timing: timing.queue + timing.work, default=Timing())
        return alerts, longest

    def _text_alerts(self, document: Document) -> list[Alert]:
        return [
            alert for check in self._text_checks if check.covers(document.language) for alert in check.check(document)
        ]

    def _finish(
        self, document: Document, alerts: list[Alert], options: Options, language: TextLanguage, timing: Timing
    ) -> Result:
        kept = resolve(document.text, alerts, options)
        return Result(document.text, kept, statistics(document, kept), language, options.position_encoding, timing)

    async def _thread(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))


def _placed(document: Document, found: Sequence[Found]) -> Iterable[Alert]:
    """The alerts of each sentence by the offsets of the text."""
    for sentence, alerts in zip(document.sentences, found, strict=True):
        for alert in alerts:
            yield alert.moved(sentence.start)
