"""The command ``emend``. Heavy libraries are imported by the command that needs them, so that it starts quickly."""

import codecs
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import EmendError, InputError, ModelError
from service.settings import Settings

if TYPE_CHECKING:
    from models.corrector.corrector import Corrector

_LONG_TEXT = 4000
"""From this many code points on a progress bar is worth its place."""

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    help="A writing checker. FILE is a text file in UTF-8, - is standard input.",
)

File = Annotated[str, typer.Argument(metavar="FILE|-", help="Text file in UTF-8, or - for standard input.")]
Model = Annotated[
    str,
    typer.Option(metavar="FOLDER|NAME", help="Model folder or name on the Hugging Face hub.", show_default="shipped"),
]
Threshold = Annotated[
    float | None, typer.Option(min=0, max=1, help="Least probability of a correction, in place of the model's own.")
]
Language = Annotated[str, typer.Option(help="Language of the text.")]


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if version:
        typer.echo(f"emend {_version()}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    else:
        return
    raise typer.Exit


@app.command()
def correct(file: File, model: Model = "", threshold: Threshold = None, language: Language = "en") -> None:
    """Print the corrected text."""
    text, mark = _read(file)
    corrector = _corrector(model, threshold)
    with _progress(text) as progress:
        target = corrector.correct_text(text, language, progress).target
    _write(mark + target.encode("utf-8"))


@app.command()
def check(
    file: File,
    model: Model = "",
    threshold: Threshold = None,
    language: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the response of the HTTP API.")] = False,
) -> None:
    """Print what is wrong and what could stand there instead."""
    text, _ = _read(file)
    corrector = _corrector(model, threshold)
    from models.aligner.aligner import Aligner
    from service.checking.checker import Checker
    from service.checking.report import report

    checker = Checker(corrector, Aligner())
    with _progress(text) as progress:
        alerts = checker.check(text, language, progress)
    if as_json:
        response = {"status": 200, "alerts": [alert.to_json() for alert in alerts]}
        lines = [json.dumps(response, ensure_ascii=False, indent=2)]
    else:
        lines = list(report(text, alerts, "<stdin>" if file == "-" else file))
    _write("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; errors a user can cause are one line on standard error and exit status 2."""
    try:
        status = app(args=arguments, prog_name="emend", standalone_mode=False)
    except EmendError as error:
        return _fail(str(error))
    except typer.TyperException as error:
        return _fail(error.format_message())
    except BrokenPipeError:
        # Whoever read the output has closed it; nothing more can be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return status if isinstance(status, int) else 0


def _fail(message: str) -> int:
    print(f"emend: {' '.join(message.split())}", file=sys.stderr)  # noqa: T201
    return 2


def _read(file: str) -> tuple[str, bytes]:
    """The text of a file, line ends as they are, and its byte order mark, which is no part of the text.

    An empty file is a mistake; empty standard input is a text without errors.
    """
    name = "standard input" if file == "-" else file
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise InputError(f"{name}: {getattr(error, 'strerror', None) or error}") from error
    if not data and file != "-":
        raise InputError(f"{name}: the file is empty")
    mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
    try:
        return data.removeprefix(mark).decode("utf-8"), mark
    except UnicodeDecodeError as error:
        raise InputError(f"{name}: not UTF-8 text, byte 0x{data[error.start]:02x} at {error.start}") from error


def _write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def _corrector(model: str, threshold: float | None) -> "Corrector":
    from models.corrector.loading import SHIPPED, load_corrector

    settings = Settings.from_environment()
    name_or_path = model or settings.model or str(SHIPPED)
    if name_or_path == str(SHIPPED) and not SHIPPED.exists():
        raise ModelError("no correction model ships with this checkout; name one with --model")
    return load_corrector(
        name_or_path,
        device=settings.device,
        threads=settings.threads,
        threshold=threshold,
    )


@contextmanager
def _progress(text: str) -> Iterator[Callable[[int], object] | None]:
    """Show a progress bar on a terminal while a long text is worked on."""
    if len(text) < _LONG_TEXT or not sys.stderr.isatty():
        yield None
        return
    from tqdm import tqdm

    with tqdm(total=len(text), unit="char", unit_scale=True, leave=False) as bar:
        yield bar.update


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("emend")
    except PackageNotFoundError:  # run from a checkout that was never installed
        import tomllib

        values = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
        return str(values["project"]["version"])


if __name__ == "__main__":
    sys.exit(main())
