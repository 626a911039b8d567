"""``emend init``: settings for the project in the working folder."""

from pathlib import Path
from typing import Annotated

import typer

from models.errors import InputError
from service.commands.files import write
from service.project.settings import FILE

__all__ = ["init"]


def init(
    force: Annotated[bool, typer.Option("--force", help="Write over the settings that are there.")] = False,
    show: Annotated[bool, typer.Option("--print", help="Print them, and write nothing.")] = False,
) -> None:
    """Write .emend.toml from what is here.

    That is the language of the texts, lists of words, and files that are not one's own.
    """
    from service.project.beginnings import beginnings

    text = beginnings(Path())
    if show:
        write(text.encode())
        return
    file = Path(FILE)
    if file.exists() and not force:
        raise InputError(f"{FILE} is there already; --force writes over it")
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"{FILE}: {error.strerror}") from error
    write(f"Wrote {FILE}.\n".encode())
