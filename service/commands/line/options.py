"""Flags of a command, declared once as fields of a data class: Typer makes the command line of them, see ``typed``."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

__all__ = ["Option", "declared", "option"]

_KEY = "option"


@dataclass(frozen=True, slots=True)
class Option:
    """How a flag is written, and what the help says of it.

    Attributes:
        help: what it does.
        names: as it is written; that of its field, with hyphens, where there is none here.
        metavar: what stands for its value in the help.
        variable: of the environment, which gives the value where the flag is not there.
        shown_default: whether the help tells the default, or what it tells in its place.
        bounds: the least and the most of a number.
        argument: whether it stands without a name; such a field holds a list.
    """

    help: str
    names: tuple[str, ...] = ()
    metavar: str | None = None
    variable: str | None = None
    shown_default: bool | str = True
    bounds: tuple[float, float] | tuple[None, None] = (None, None)
    argument: bool = False


@dataclass(frozen=True, slots=True)
class DeclaredFlag:
    """A field that is a flag.

    Attributes:
        name: of the field.
        annotation: its type.
        default: its value where the line says nothing.
        option: how it is written.
    """

    name: str
    annotation: Any
    default: Any
    option: Option

    @property
    def names(self) -> tuple[str, ...]:
        """As it is written."""
        return self.option.names or (f"--{self.name.replace('_', '-')}",)


def option(what: str | Option, *names: str, default: Any = None, **rest: Any) -> Any:
    """A field of a data class that is a flag; ``rest`` is what an ``Option`` has besides help and names."""
    return field(default=default, metadata={_KEY: Option(what, names, **rest) if isinstance(what, str) else what})


def declared(kind: type) -> Iterator[DeclaredFlag]:
    """The flags of a data class, in their order."""
    return (DeclaredFlag(one.name, one.type, one.default, one.metadata[_KEY]) for one in fields(kind))
