"""``emend check`` and ``emend correct``: a file, checked or corrected on this machine, without a service."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import InputError, ModelError
from service.checking.alerts import Level, Writer
from service.commands.files import read, write
from service.settings import Settings

if TYPE_CHECKING:
    from service.checking.lanes import Alerts, Lane
    from service.checking.resources import Resources
    from service.checking.sentences import SentenceText

_LONG_TEXT = 4000
"""From this many code points on a progress bar is worth its place."""
_BATCH = 64

File = Annotated[str, typer.Argument(metavar="FILE|-", help="Text file in UTF-8, or - for standard input.")]
Model = Annotated[
    str | None,
    typer.Option(
        metavar="FOLDER|NAME",
        help="Model folder or name on the Hugging Face hub; several with commas between them.",
        show_default="shipped",
    ),
]
Threshold = Annotated[
    float | None, typer.Option(min=0, max=1, help="Least probability of a correction, in place of the model's own.")
]
Prompt = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        help="What a seq2seq model wants before each sentence, such as 'Fix grammar: '.",
        show_default="the model's own",
    ),
]
Language = Annotated[str, typer.Option(metavar="CODE", help="Language of the text (BCP 47), or auto.")]


def correct(
    file: File, model: Model = None, prompt: Prompt = None, threshold: Threshold = None, language: Language = "auto"
) -> None:
    """Print the corrected text."""
    text, mark = read(file)
    resources = _resources(model, prompt, threshold)
    code = _language_of(text, language, resources)
    corrector = resources.corrector_for(code)
    if corrector is None:
        others = ", ".join(resources.correctors.languages)
        raise InputError(f"--language {language}: there is no correction model for it, but for {others}")
    with progress(text) as done:
        target = corrector.correct_text(text, code, done).target
    write(mark + target.encode("utf-8"))


def check(
    file: File,
    model: Model = None,
    prompt: Prompt = None,
    threshold: Threshold = None,
    language: Language = "auto",
    picky: Annotated[bool, typer.Option("--picky", help="Say matters of taste as well.")] = False,
    writer: Annotated[
        Writer, typer.Option(help="A learner is told less sure things too; auto: if the text is full of errors.")
    ] = Writer.AUTO,
    message_language: Annotated[
        str, typer.Option(metavar="CODE", help="Language of the messages (BCP 47), or text for that of the text.")
    ] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the response of the HTTP API.")] = False,
) -> None:
    """Print what is wrong and what could stand there instead."""
    text, _ = read(file)
    import orjson

    from service.checking.checker import Checker
    from service.checking.language import known
    from service.checking.messages import wanted
    from service.checking.options import Options
    from service.commands.showing.report import report

    code = known(language)
    if code is None:
        raise InputError(f"--language {language}: not a language that is known")
    messages = wanted.message_language(message_language)
    if messages is None:
        raise InputError(f"--message-language {message_language}: neither text nor a language that is known")
    level = Level.PICKY if picky else Level.DEFAULT
    options = Options(language=code, level=level, writer=writer, message_language=messages)
    with progress(text) as done:
        checker = Checker(_resources(model, prompt, threshold), Inline(done), variants=Settings.load().variants)
        result = asyncio.run(checker.check(text, options))
        checker.close()
    if as_json:
        write(orjson.dumps(result.to_json(), option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE))
        return
    lines = report(text, result.alerts, "<stdin>" if file == "-" else file)
    write("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))


class Inline:
    """Works on sentences where it is called, some at a time; what the service has its lanes for."""

    def __init__(self, progress: Callable[[int], object] | None = None) -> None:
        """``progress`` is called with the number of code points that a batching lane has done."""
        self._progress = progress

    @contextmanager
    def reserve(self, cost: int, owner: str = "") -> Iterator[None]:
        """Let any text in."""
        yield

    @asynccontextmanager
    async def admit(
        self, lane: "Lane", sentences: "Sequence[SentenceText]", owner: str = ""
    ) -> "AsyncIterator[_Batches]":
        """Have sentences worked on as they are asked for."""
        yield _Batches(lane, sentences, self._progress)


class _Batches:
    """The sentences of one text in one lane, worked on when their results are wanted."""

    def __init__(
        self, lane: "Lane", sentences: "Sequence[SentenceText]", progress: Callable[[int], object] | None
    ) -> None:
        from service.checking.lanes import NoTime

        self._lane = lane
        self._sentences = sentences
        self._progress = progress
        self.at_hand = 0
        self.timing = NoTime()

    async def results(self) -> "AsyncIterator[tuple[int, Alerts]]":
        for first in range(0, len(self._sentences), _BATCH):
            batch = self._sentences[first : first + _BATCH]
            found = self._lane(batch)
            if self._progress is not None and self._lane.batched:
                self._progress(sum(len(sentence.text) for sentence in batch))
            for at, alerts in enumerate(found, start=1):
                self.at_hand = len(found) - at
                yield first + at - 1, alerts


@contextmanager
def progress(text: str) -> Iterator[Callable[[int], object] | None]:
    """Show a progress bar on a terminal while a long text is worked on."""
    if len(text) < _LONG_TEXT or not sys.stderr.isatty():
        yield None
        return
    from tqdm import tqdm

    with tqdm(total=len(text), unit="char", unit_scale=True, leave=False) as bar:
        yield bar.update


def _language_of(text: str, asked: str, resources: "Resources") -> str:
    """The language that was asked for, or the one that a text is in among those that have a correction model."""
    from models.languages.identify import identify
    from models.languages.tags import primary
    from service.checking.language import known
    from service.checking.options import AUTO

    code = known(asked)
    if code is None:
        raise InputError(f"--language {asked}: not a language that is known")
    if code != AUTO:
        return code
    fallback = Settings.load().variants[0]
    found = identify(text, (primary(fallback),)).language
    return found if resources.correctors.covers(found) else fallback


def _resources(model: str | None, prompt: str | None, threshold: float | None) -> "Resources":
    from models.corrector.loading import SHIPPED
    from service.loading import resources_of

    settings = Settings.load({"model": model, "prompt": prompt, "threshold": threshold})
    if settings.model in ((), (str(SHIPPED),)) and not Path(SHIPPED).exists():
        raise ModelError("no correction model ships with this checkout; name one with --model")
    return resources_of(settings)
