"""``emend settings``: what can be set, and how it is set here."""

from collections.abc import Iterator
from itertools import groupby
from typing import Annotated

import typer

from service.commands.files import write
from service.settings import Settings, flag, group_of, shown_default, variable


def settings(
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the page of the documentation.")] = False,
) -> None:
    """Print every setting with its value."""
    lines = page() if markdown else _values(Settings.load())
    write("".join(f"{line}\n" for line in lines).encode())


def page() -> Iterator[str]:
    """The lines of ``docs/settings.md``."""
    yield "# Settings"
    yield ""
    yield "Each setting is an environment variable and a flag of `emend serve`; a flag stands above its variable."
    yield "Several values have commas between them. `emend settings` prints those in force,"
    yield "`emend settings --markdown` this page."
    for group, names in groupby(Settings.model_fields, group_of):
        yield ""
        yield f"## {group}"
        yield ""
        yield "| variable | flag | default | meaning |"
        yield "|---|---|---|---|"
        for name in names:
            default = shown_default(name)
            shown = f"`{default}`" if default else ""
            meaning = Settings.model_fields[name].description
            yield f"| `{variable(name)}` | `{flag(name)}` | {shown} | {meaning} |"


def _values(settings: Settings) -> Iterator[str]:
    for name in Settings.model_fields:
        value = getattr(settings, name)
        hidden = name.endswith(("secrets", "_key", "_url"))
        shown = "(set)" if hidden and value else ",".join(value) if isinstance(value, tuple) else value
        yield f"{variable(name)}={'' if shown is None else shown}"
