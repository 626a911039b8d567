"""``emend check``: the texts of a project, or one file, checked by a service that runs or within this process."""

import sys
from typing import TYPE_CHECKING

from models.errors import InputError
from service.checking.alerts import Level
from service.commands.asking import Asked, project_of
from service.commands.check_line import CheckLine
from service.commands.checking import Task, run
from service.commands.connecting import connected, models_are_named
from service.commands.sources import named_format
from service.commands.telling import ResultForm

if TYPE_CHECKING:
    from service.loading import Checking

__all__ = ["ABOUT", "check"]

ABOUT = """Print what is wrong and what could stand there instead.

Folders are searched for texts and documents (Markdown, HTML, LaTeX, Word and more) that Git does not ignore;
programs are checked where they are named. Status 0: nothing was found; 1: an alert
at or above --fail-on was; 2: something went wrong.
"""
"""What the help says."""


def check(line: CheckLine) -> int:
    """Check what a line names; the exit status.

    Raises:
        EmendError: a flag or a file says what is not possible, or no service answers.
    """
    if line.interactive and not line.fix:
        raise InputError("--interactive goes with --fix")
    if line.interactive and (line.as_json or line.form is not ResultForm.TEXT) and line.output is None:
        raise InputError("--interactive asks on standard output, so a result for programs needs --output FILE")
    if line.changed and line.since is not None:
        raise InputError("--changed and --since: give one of them")
    if line.fix and "-" in (line.paths or ()):
        raise InputError("--fix: standard input cannot be written to")
    project = project_of(_asked(line), line.config, found=not line.no_config)
    own = any(value is not None for value in (line.model, line.prompt, line.threshold)) or models_are_named()
    service = connected(
        line.url or "", line.key, alone=line.alone or own, start=line.start, checking=lambda: _checking(line)
    )
    if project.rules:
        from service.project.checking.own_rules import OwnRules

        OwnRules.of(project)  # what is wrong with them is told before anything is checked
    try:
        status = run(_task(line), project, service)
    finally:
        service.close()
    sys.stdout.flush()
    return status


def _asked(line: CheckLine) -> Asked:
    """What stands above the settings of the project."""
    return Asked(
        line.language,
        line.prefer,
        line.mother_tongue,
        line.message_language,
        Level.PICKY if line.picky else line.level,
        line.tone,
        line.writer,
        line.oxford_comma,
        line.category,
        line.disable_category,
        line.enable_rule,
        line.disable_rule,
        line.word,
        line.fail_on,
    )


def _task(line: CheckLine) -> Task:
    """What is to be done.

    Raises:
        InputError: there is no format of that name.
    """
    return Task(
        tuple(line.paths or ()),
        line.since or ("HEAD" if line.changed else None),
        line.stdin_name or "",
        named_format(line.markup),
        ResultForm.RESPONSE if line.as_json else line.form,
        line.color,
        line.output,
        line.fix,
        line.interactive,
        line.force_exclude,
        single_status=line.fail_on is not None,
    )


def _checking(line: CheckLine) -> "Checking":
    from service.commands.models import settings_of
    from service.loading import checking_of

    return checking_of(settings_of(line.model, line.prompt, line.threshold))
