"""``emend rules import``: rules of other programs as a pack of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from models.errors import InputError
from models.languages.tags import languages
from service.checking.categories import BY_KEY

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Make a pack of rules of those of another program.")


@app.callback()
def main() -> None:
    """Make a pack of rules of those of another program."""


@app.command("vale")
def vale(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A style of Vale: a folder of .yml files.")],
    out: Annotated[Path, typer.Argument(metavar="OUT", help="Folder of the pack, which is called like it.")],
    language: Annotated[str, typer.Option(metavar="CODE", help="Language of the texts (BCP 47), or any.")] = "en",
    category: Annotated[
        str, typer.Option(metavar="KEY", help="Category of the alerts; it says how grave they are.")
    ] = "STYLE",
    force: Annotated[bool, typer.Option("--force", help="Write over files that are there.")] = False,
) -> None:
    """Make a pack of a Vale style, and say what is left out and why.

    existence, substitution, conditional and occurrence in a sentence become rules with examples; those of level
    suggestion are matters of taste (picky).
    """
    from service.checking.checks.rules.vale.importing import import_style

    if language not in languages() and language != "any":
        raise InputError(f"--language: there is no language “{language}”")
    if category.upper() not in BY_KEY:
        raise InputError(f"--category: there is no category “{category}”")
    done = import_style(folder, out, language, category.upper(), force=force)
    for one in done:
        made = f"{counted(one.rules, 'rule')} -> {one.target}" if one.rules else "no rule"
        typer.echo(f"{one.source}: {one.kind or 'unknown'}: {made}")
        for reason in one.left_out:
            typer.echo(f"    left out: {reason}")
    rules, left_out = sum(one.rules for one in done), sum(len(one.left_out) for one in done)
    typer.echo(f"{counted(len(done), 'file')}, {counted(rules, 'rule')}, {counted(left_out, 'thing')} left out")
    if rules:
        typer.echo(f"try them: emend rules test {out}")
        typer.echo(f'use them: rules = ["{out}"] in .emend.toml, or EMEND_RULES={out.resolve()} for the service')
    else:
        raise typer.Exit(1)


def counted(number: int, thing: str) -> str:
    """A number of things in words: ``1 rule``, ``2 rules``."""
    return f"{number:,} {thing}{'s' * (number != 1)}"
