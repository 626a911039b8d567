"""``emend define``: what a word means, from the dictionary that the service has."""

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from models.errors import InputError
from service.commands.files import write

if TYPE_CHECKING:
    from service.definitions.definitions import Definition

__all__ = ["define"]


def define(
    word: Annotated[list[str], typer.Argument(metavar="WORD...", help="An English word, or several as one entry.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the response of the HTTP API.")] = False,
) -> None:
    """Print what an English word means.

    Status 1: it has no definition.
    """
    from service.commands.without import without

    with without("spacy"):
        from service.definitions.definitions import Definitions, DefinitionsUnavailable
    from service.settings import Settings

    asked = " ".join(word)
    try:
        found = Definitions.open(Settings.load().wordnet_dir).define(asked)
    except DefinitionsUnavailable as error:
        raise InputError(str(error)) from error
    if as_json:
        body = {"status": 200 if found else 404, "definitions": [one.to_json() for one in found]}
        write((json.dumps(body, ensure_ascii=False, indent=2) + "\n").encode())
    elif found:
        write("".join(f"{line}\n" for line in _lines(found)).encode())
    else:
        typer.echo(f"emend: {asked}: no definition", err=True)
    if not found:
        raise typer.Exit(1)


def _lines(found: Sequence["Definition"]) -> Iterator[str]:
    """The meanings, numbered within each part of speech."""
    for part, group in groupby(found, lambda one: one.part_of_speech):
        yield part
        for number, one in enumerate(group, start=1):
            yield f"  {number}. {one.definition}"
            yield from (f"     “{example}”" for example in one.examples)
