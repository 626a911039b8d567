"""Runs a function as a command: what a user did wrong is one line and exit status 2."""

import sys
from collections.abc import Callable

import typer

from models.errors import EmendError


def run(main: Callable[..., None]) -> None:
    """Calls ``main`` with the arguments of the command line."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(main)
    try:
        app()
    except EmendError as error:
        sys.stderr.write(f"emend: {error}\n")
        sys.exit(2)
