"""``emend check``: the texts of a project, or one file, checked by a service that runs or within this process."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from models.errors import InputError
from service.checking.alerts import Level, OxfordComma, Tone, Writer
from service.commands.asking import Asked, project_of
from service.commands.models import Model, Prompt, Threshold, resources
from service.commands.showing.colours import When
from service.commands.telling import ResultForm
from service.project.settings import FAIL_ON

__all__ = ["check"]

Paths = Annotated[
    list[str] | None,
    typer.Argument(metavar="[FILE|FOLDER|PATTERN|-]...", help="Texts in UTF-8; - is standard input. [default: .]"),
]


def check(
    paths: Paths = None,
    changed: Annotated[bool, typer.Option("--changed", help="Only lines that differ from Git's HEAD.")] = False,
    since: Annotated[str | None, typer.Option(metavar="REVISION", help="Only lines that differ from it.")] = None,
    stdin_name: Annotated[
        str | None, typer.Option(metavar="NAME", help="File name that tells the format of -.")
    ] = None,
    markup: Annotated[
        str | None,
        typer.Option("--input-format", metavar="NAME", help="Format of the files; told by their names without it."),
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Settings in place of .emend.toml, found upwards."),
    ] = None,
    no_config: Annotated[bool, typer.Option("--no-config", help="No settings.")] = False,
    force_exclude: Annotated[
        bool, typer.Option("--force-exclude", help="Leave out named files, too, that the settings exclude.")
    ] = False,
    language: Annotated[str | None, typer.Option(metavar="CODE", help="Language (BCP 47), or auto.")] = None,
    prefer: Annotated[
        list[str] | None,
        typer.Option("--prefer", metavar="CODE,...", help="What short texts are rather taken for."),
    ] = None,
    mother_tongue: Annotated[
        str | None,
        typer.Option(metavar="CODE", help="The writer's language; its false friends are told."),
    ] = None,
    message_language: Annotated[
        str | None,
        typer.Option(metavar="CODE", help="Language of the messages (BCP 47), or text for that of the text."),
    ] = None,
    level: Annotated[Level | None, typer.Option(help="How much is said.")] = None,
    picky: Annotated[bool, typer.Option("--picky", help="Say matters of taste as well: --level picky.")] = False,
    tone: Annotated[Tone | None, typer.Option(help="Tone of the text.")] = None,
    writer: Annotated[Writer | None, typer.Option(help="A learner is told less sure things, too.")] = None,
    oxford_comma: Annotated[
        OxfordComma | None, typer.Option(help="The comma before the last member of a list.")
    ] = None,
    category: Annotated[
        list[str] | None, typer.Option("--category", metavar="KEY,...", help="Say nothing but what is of these.")
    ] = None,
    disable_category: Annotated[
        list[str] | None, typer.Option("--disable-category", metavar="KEY,...", help="Say nothing of these.")
    ] = None,
    enable_rule: Annotated[
        list[str] | None, typer.Option("--enable-rule", metavar="NAME,...", help="Rules that are off by default.")
    ] = None,
    disable_rule: Annotated[
        list[str] | None, typer.Option("--disable-rule", metavar="NAME,...", help="Rules that are not to speak.")
    ] = None,
    word: Annotated[list[str] | None, typer.Option("--word", metavar="WORD,...", help="Words to accept.")] = None,
    form: Annotated[ResultForm, typer.Option("--format", help="Form of the result.")] = ResultForm.TEXT,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="The response of the HTTP API, of one file; status 0."),
    ] = False,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the result there.")] = None,
    color: Annotated[When, typer.Option(help="Colours.")] = When.AUTO,
    fail_on: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(FAIL_ON),
            help="Least alert that ends with status 1. error: spelling, grammar, casing, compounds, confused words; "
            "warning: punctuation, typography, collocations, meaning; note: style and tone. [default: note]",
        ),
    ] = None,
    fix: Annotated[
        bool,
        typer.Option("--fix", help="Put the first replacement of each alert into the files."),
    ] = False,
    interactive: Annotated[bool, typer.Option("--interactive", "-i", help="With --fix: ask about each.")] = False,
    url: Annotated[
        str | None,
        typer.Option(envvar="EMEND_URL", metavar="URL", help="A service; without it the one of this machine, or none."),
    ] = None,
    key: Annotated[
        str,
        typer.Option(envvar="EMEND_KEY", metavar="KEY", help="Its key.", show_default=False),
    ] = "",
    start: Annotated[bool, typer.Option("--start", help="Start one in the background if none runs.")] = False,
    alone: Annotated[bool, typer.Option("--alone", help="Use no service; loads the models.")] = False,
    model: Model = None,
    prompt: Prompt = None,
    threshold: Threshold = None,
) -> None:
    """Print what is wrong and what could stand there instead.

    Folders are searched for texts and documents (Markdown, HTML, LaTeX, Word and more) that Git does not ignore;
    programs are checked where they are named. Status 0: nothing was found; 1: an alert
    at or above --fail-on was; 2: something went wrong.
    """
    from service.commands.checking import Task, named_format, run
    from service.commands.connecting import connected, models_are_named

    if interactive and not fix:
        raise InputError("--interactive goes with --fix")
    if changed and since is not None:
        raise InputError("--changed and --since: give one of them")
    if fix and "-" in (paths or ()):
        raise InputError("--fix: standard input cannot be written to")
    asked = Asked(
        language,
        prefer,
        mother_tongue,
        message_language,
        Level.PICKY if picky else level,
        tone,
        writer,
        oxford_comma,
        category,
        disable_category,
        enable_rule,
        disable_rule,
        word,
        fail_on,
    )
    project = project_of(asked, config, found=not no_config)
    own = any(value is not None for value in (model, prompt, threshold)) or models_are_named()
    service = connected(
        url or "", key, alone=alone or own, start=start, resources=lambda: resources(model, prompt, threshold)
    )
    if project.rules:
        from service.project.checking.own_rules import OwnRules

        OwnRules.of(project)  # what is wrong with them is told before anything is checked
    task = Task(
        tuple(paths or ()),
        since or ("HEAD" if changed else None),
        stdin_name or "",
        named_format(markup),
        ResultForm.RESPONSE if as_json else form,
        color,
        output,
        fix,
        interactive,
        force_exclude,
        single_status=fail_on is not None,
    )
    try:
        status = run(task, project, service)
    finally:
        service.close()
    sys.stdout.flush()
    if status:
        raise typer.Exit(status)
