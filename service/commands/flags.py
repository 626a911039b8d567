"""A command line flag for each setting, made from its declaration."""

import inspect
from collections.abc import Callable
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, get_args, get_origin

import typer

from service.settings import Settings, flag, group_of, shown_default, variable


def with_settings(command: Callable[[Settings], None]) -> Callable[..., None]:
    """Make a command that has every setting as a flag and is called with the settings that result."""

    def wrapped(**flags: object) -> None:
        command(Settings.load(flags))

    wrapped.__doc__ = command.__doc__
    wrapped.__name__ = command.__name__
    parameters = [_parameter(name) for name in Settings.model_fields]
    wrapped.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return wrapped


def _parameter(name: str) -> inspect.Parameter:
    field = Settings.model_fields[name]
    kind = _plain(field.annotation)
    default = shown_default(name)
    names = [f"{flag(name)}/--no-{flag(name)[2:]}"] if kind is bool else [flag(name)]
    option = typer.Option(
        *names,
        help=f"{field.description} [{variable(name)}{f'; default: {default}' if default else ''}]",
        show_default=False,
        rich_help_panel=group_of(name),
    )
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, option]
    )


def _plain(annotation: Any) -> Any:
    """The type that the command line reads: one of bool, int, float, Path and str; pydantic does the rest."""
    kinds = [one for one in get_args(annotation) if one is not type(None)]
    if isinstance(annotation, UnionType) and len(kinds) == 1:
        annotation = kinds[0]
    return annotation if annotation in (bool, int, float, Path) and get_origin(annotation) is None else str
