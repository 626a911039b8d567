"""Declared flags for Typer: what it shows in the help, completes and reads."""

import inspect
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer

from service.commands.line.options import Option, declared

__all__ = ["for_typer", "typed"]

_Line = TypeVar("_Line")


def for_typer(option: Option, *names: str) -> Any:
    """A flag as Typer declares it; ``names`` as it is written."""
    if option.argument:
        return typer.Argument(metavar=option.metavar, help=option.help)
    least, most = option.bounds
    return typer.Option(
        *names,
        help=option.help,
        metavar=option.metavar,
        envvar=option.variable,
        show_default=option.shown_default,
        min=least,
        max=most,
    )


def typed(kind: type[_Line], command: Callable[[_Line], int], about: str) -> Callable[..., None]:
    """A function whose signature is the flags of a data class; its exit status is what the command returns.

    Args:
        kind: the data class.
        command: what is called with the flags.
        about: what the help says of it.
    """

    def wrapped(**values: Any) -> None:
        status = command(kind(**values))
        if status:
            raise typer.Exit(status)

    wrapped.__name__ = command.__name__
    wrapped.__doc__ = about
    parameters = [
        inspect.Parameter(
            flag.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=flag.default,
            annotation=Annotated[flag.annotation, for_typer(flag.option, *flag.names)],
        )
        for flag in declared(kind)
    ]
    wrapped.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    wrapped.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return wrapped
