"""The whole command line, by Typer. A command is imported when it is the one that is called."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from models.errors import InputError

__all__ = ["COMMANDS", "command_line", "run"]

COMMANDS = (
    "check", "init", "correct", "report", "define", "languages", "rules",
    "lsp", "serve", "stop", "proxy", "settings", "keys", "overlap",
)  # fmt: skip
"""In the order of the help."""


def command_line(*names: str) -> typer.Typer:
    """The command line with some of its commands, or with all; what the others need is not imported."""
    app = typer.Typer(
        add_completion=not names or bool(_completing()),
        rich_markup_mode=None,
        help="A writing checker. FILE is a text file in UTF-8, - is standard input.",
    )
    app.callback(invoke_without_command=True)(_options)
    for name in names or COMMANDS:
        _add(app, name)
    return app


def _add(app: typer.Typer, name: str) -> None:
    match name:
        case "check":
            from service.commands.check import ABOUT, check
            from service.commands.check_line import CheckLine
            from service.commands.line.typed import typed

            app.command()(typed(CheckLine, check, ABOUT))
        case "correct":
            from service.commands import correct

            app.command()(correct.correct)
        case "init" | "define" | "languages" | "lsp" | "stop":
            from importlib import import_module

            app.command()(getattr(import_module(f"service.commands.{name}"), name))
        case "report":
            from service.commands import report

            app.command()(report.report)
        case "serve":
            from service.commands import flags, serve

            app.command()(flags.with_settings(serve.serve))
        case "proxy":
            from service.commands import flags, proxy

            app.command()(flags.with_settings(proxy.proxy))
        case "settings":
            from service.commands import settings

            app.command()(settings.settings)
        case "keys":
            from service.commands import keys

            app.add_typer(keys.app, name=name)
        case "rules":
            from service.commands.rules import app as rules

            app.add_typer(rules.app, name=name)
        case "overlap":
            from service.commands import overlap

            app.add_typer(overlap.app, name=name)


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


def run(arguments: Sequence[str]) -> int:
    """Run a command; the exit status.

    Raises:
        EmendError: what a user can cause, wrong flags among it.
        KeyboardInterrupt: a question was broken off.
    """
    called = _completing()[:1] or arguments[:1]
    app = command_line(*(name for name in called if name in COMMANDS))
    try:
        status = app(args=list(arguments), prog_name="emend", standalone_mode=False)
    except typer.TyperException as error:
        raise InputError(error.format_message().replace(": Value error, ", ": ")) from None
    except typer.Abort:
        raise KeyboardInterrupt from None
    return status if isinstance(status, int) else 0


def _completing() -> list[str]:
    """The words after ``emend`` in the line that a shell asks to complete."""
    if "_EMEND_COMPLETE" not in os.environ:
        return []
    line = os.environ.get("_TYPER_COMPLETE_ARGS") or os.environ.get("COMP_WORDS") or ""
    return line.split()[1:]


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("emend")
    except PackageNotFoundError:  # run from a checkout that was never installed
        import tomllib

        values = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8"))
        return str(values["project"]["version"])
