"""What a step says on its way, and at its end where something is wrong."""

import os
import sys
from collections.abc import Callable

import typer

from models.errors import EmendError

_TOLD = 50
"""How often a training tells how far it is."""


def tell(unit: str) -> Callable[[int, int, float], None]:
    """What a training reports to: it prints some lines with what was done, how much there is in all, and the loss.

    Args:
        unit: what is counted, in the plural.
    """
    last = 0

    def report(done: int, of: int, loss: float) -> None:
        nonlocal last
        if done == of or (done - last) * _TOLD >= of:
            last = done
            typer.echo(f"{done:,} of {of:,} {unit}, loss {loss:.4f}")

    return report


def run(app: typer.Typer) -> None:
    """Run a command; what a user did wrong is one line and exit status 2."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    try:
        app()
    except EmendError as error:
        sys.stderr.write(f"emend: {error}\n")
        sys.exit(2)
