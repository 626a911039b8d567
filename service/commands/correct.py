"""``emend correct``: a file corrected on this machine, without a service."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import InputError
from service.commands.files import read, write
from service.commands.models import Language, Model, Prompt, Threshold, resources

if TYPE_CHECKING:
    from service.checking.resources import Resources

_LONG_TEXT = 4000
"""From this many code points on a progress bar is worth its place."""

File = Annotated[str, typer.Argument(metavar="FILE|-", help="Text file in UTF-8, or - for standard input.")]


def correct(
    file: File, model: Model = None, prompt: Prompt = None, threshold: Threshold = None, language: Language = "auto"
) -> None:
    """Print the corrected text."""
    text, mark = read(file)
    models = resources(model, prompt, threshold)
    code = _language_of(text, language, models)
    corrector = models.corrector_for(code)
    if corrector is None:
        others = ", ".join(models.correctors.languages)
        raise InputError(f"--language {language}: there is no correction model for it, but for {others}")
    with progress(text) as done:
        target = corrector.correct_text(text, code, done).target
    write(mark + target.encode("utf-8"))


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
    from service.settings import Settings

    code = known(asked)
    if code is None:
        raise InputError(f"--language {asked}: not a language that is known")
    if code != AUTO:
        return code
    fallback = Settings.load().variants[0]
    found = identify(text, (primary(fallback),)).language
    return found if resources.correctors.covers(found) else fallback
