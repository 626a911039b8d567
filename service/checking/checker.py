"""The road of a text, for all who have one checked: read it, have its sentences checked, finish."""

from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import AsyncExitStack, aclosing
from dataclasses import replace
from functools import cached_property, lru_cache, partial

from models.spans import span
from models.text.document import Document
from service.checking import checks as package
from service.checking.agreement.rounds import settle
from service.checking.alerts import Writer
from service.checking.annotated import AnnotatedText
from service.checking.check import Check, SentenceCheck, TextCheck, discover
from service.checking.code_names import names_in_addresses, names_in_code
from service.checking.desk import Desk
from service.checking.ending import Ending, Unsettled
from service.checking.failing import Failed
from service.checking.familiar import Familiar
from service.checking.found import Done, Found, Tier
from service.checking.gathering import Gathering
from service.checking.lanes import Lane, NoTime, Pending, Runner, TimeSpent, lanes_of
from service.checking.language import Languages
from service.checking.manner import manner_of
from service.checking.options import Options
from service.checking.reading import Reading, read
from service.checking.resources import Resources
from service.checking.result import Result
from service.checking.rule_names import RuleNames
from service.checking.sentences import SentenceText, sentence_texts
from service.checking.warming import warm_up_text

__all__ = ["Checker"]

_EFFORTS = 4_000
"""Sentences of which it is remembered what they cost."""


class Checker:
    """Checks texts. Nothing that takes long runs on the event loop.

    A text crosses to another thread three times: it is read, its sentences are checked, it is finished. Where alerts of
    a sentence may contradict each other it is checked with their replacements, too, before it is finished.
    """

    def __init__(
        self,
        resources: Resources,
        runner: Runner,
        checks: Iterable[type[Check]] | None = None,
        variants: Sequence[str] = ("en-US",),
        preloaded: Sequence[str] = (),
    ) -> None:
        """Make the checks.

        Args:
            resources: the models they share.
            runner: what works on the sentences.
            checks: those to use; all there are if left out.
            variants: the tags that a text is taken for when nothing in it tells.
            preloaded: the tags of languages that ``warm`` loads beside English.
        """
        made = [check(resources) for check in (discover(package) if checks is None else checks)]
        self.checks: Sequence[Check] = made
        self._sentence_checks = [check for check in made if isinstance(check, SentenceCheck)]
        self.lanes = lanes_of(self._sentence_checks)
        self._effort = lru_cache(_EFFORTS)(self._effort_of)
        self.languages = Languages(made, variants)
        self._text_checks = [check for check in made if isinstance(check, TextCheck)]
        self._runner = runner
        self._desk = Desk(runner.long)
        self._familiar = Familiar()
        self._preloaded = tuple(preloaded)
        self._failed: Failed | None = None

    @cached_property
    def rules(self) -> RuleNames:
        """The names of all rules of all checks."""
        return RuleNames(name for check in self.checks for name in check.rules())

    def forgive(self, failed: Failed) -> None:
        """Have a check that fails at a sentence or text find nothing there, and tell of it, from now on."""
        self._failed = failed
        for lane in self.lanes:
            lane.failed = failed

    def warm(self) -> None:
        """Load all that the first check would have to wait for. Blocks."""
        _ = self.rules
        self.languages.warm()
        for check in self.checks:
            check.warm()
        for language in self._preloaded:
            self._load(language)

    def _load(self, language: str) -> None:
        sentences = sentence_texts(Document.of(warm_up_text(language), language))
        for check in self._sentence_checks:
            if check.covers(language):
                check.load(sentences)

    @property
    def is_idle(self) -> bool:
        """Whether no text is read or finished now."""
        return self._desk.is_idle

    def close(self) -> None:
        """End the threads."""
        self._desk.close()

    async def check(self, text: str | AnnotatedText, options: Options, owner: str = "") -> Result:
        """The result of a text of any length, once it is there; what is raised is what the runner raises."""
        return (await self.done(text, options, owner)).result

    async def done(self, text: str | AnnotatedText, options: Options, owner: str = "") -> Done:
        """The end of a check, with everything that was found."""
        async with aclosing(self.stream(text, options, owner=owner)) as stream:
            async for told in stream:
                if isinstance(told, Done):
                    return told
        raise AssertionError("a stream ends with Done")

    async def stream(
        self,
        text: str | AnnotatedText,
        options: Options,
        focus: tuple[int, int] | None = None,
        writer: Writer = Writer.NATIVE,
        owner: str = "",
    ) -> AsyncGenerator[Found | Done]:
        """Check a text, and tell of each sentence as soon as it is ready.

        Of each sentence the last that is told before the end is ``Tier.FULL``, also where nothing was found.

        Args:
            text: the text; the result of one with markup is about the original.
            options: those of the request.
            focus: the span, in code points, that is to be checked first.
            writer: whom the writer is taken for as long as only the whole text can tell.
            owner: who wants it, where the work is shared fairly.

        Raises:
            Exception: what the runner raises, such as that too much is waiting.
        """
        plain = text.plain if isinstance(text, AnnotatedText) else text
        async with AsyncExitStack() as stack:
            reading, work = await self._begin(stack, plain, options, focus, owner)
            linked = names_in_addresses(text.markup) if isinstance(text, AnnotatedText) else frozenset()
            if names := names_in_code(reading.document) | linked:
                options = replace(options, dictionary=options.dictionary | names)
            manner = manner_of(reading, options)
            told = replace(options, writer=writer) if options.writer is Writer.AUTO else options
            gathering = Gathering(reading, work, manner, told)
            async with aclosing(gathering.sentences()) as sentences:
                async for one in sentences:
                    yield one
        found, doubtful = gathering.found, gathering.doubtful
        timing = max((waiting.timing for waiting, _ in work), key=_seconds, default=NoTime())
        ending = Ending(text, reading, options, manner, timing, self._failed)
        with span("finish", doubtful=len(doubtful)):
            end = await self._desk.run(len(plain), owner, ending.reached, found, self._text_checks, told, doubtful)
        self._familiar.keep(plain, owner)
        if not isinstance(end, Unsettled):
            yield end
            return
        known = replace(options, writer=end.writer)
        for place in set(doubtful) - set(end.doubtful):
            yield Found(reading, place, tuple(found[place]), Tier.FULL, known)
        open_ = {place: (reading.sentences[place], tuple(found[place])) for place in end.doubtful}
        async with aclosing(settle(self.lanes, self._runner, open_, known, owner, manner)) as settling:
            async for place, alerts in settling:
                found[place] = gathering.fitted(alerts, place)
                yield Found(reading, place, tuple(found[place]), Tier.FULL, known)
        yield await self._desk.run(len(plain), owner, ending.settled, found, end)

    async def _begin(
        self, stack: AsyncExitStack, text: str, options: Options, focus: tuple[int, int] | None, owner: str
    ) -> tuple[Reading, list[tuple[Pending, list[int]]]]:
        """Have a text read, if it is let in, and its sentences wait in their lanes until the stack is left.

        Returns:
            The reading, and of each lane what is waited for there and the places of its sentences.
        """
        news = partial(self._familiar.news, text, owner)
        with self._runner.reserve(hash(text), len(text), owner, news) as promised:
            with span("read", characters=len(text)):
                asked, preferred = options.language, options.preferred_languages
                reading = await self._desk.run(
                    len(text), owner, read, text, self.languages, asked, self._effort, preferred
                )
            work = []
            for lane in self.lanes:
                if places := _covered(lane, reading, focus):
                    sentences = lane.seen([reading.sentences[place] for place in places], options)
                    admitted = self._runner.admit(lane, sentences, owner, promised=promised)
                    work.append((await stack.enter_async_context(admitted), places))
        return reading, work

    def _effort_of(self, sentence: SentenceText) -> int:
        """What the checks say of a sentence that costs more than its length tells."""
        found = sum(check.effort(sentence) for check in self._sentence_checks if check.covers(sentence.language))
        sentence.forget_tokens()
        return found


def _covered(lane: Lane, reading: Reading, focus: tuple[int, int] | None) -> list[int]:
    """The places of the sentences that a lane has something to say of, in the order in which they are wanted."""
    languages = {language for language in {one.language for one in reading.sentences} if lane.covers(language)}
    return [place for place in reading.nearest_first(focus) if reading.sentences[place].language in languages]


def _seconds(timing: TimeSpent) -> float:
    return timing.queue_seconds + timing.work_seconds
