"""What bodies are made of: lists that are counted before they are read, and one of two fields."""

from typing import Annotated, Any

from pydantic import BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from service.checking.categories import Category
from service.checking.known_languages import nearest_pattern
from service.limits import OPTION_CHARACTERS, OPTION_VALUES

__all__ = ["Categories", "Count", "Entries", "Entry", "Tags", "at_most", "listed", "one_of"]

Entry = Annotated[str, StringConstraints(min_length=1, max_length=OPTION_CHARACTERS)]
Count = Annotated[int, Field(ge=0)]


def listed(of: Any, meaning: str, example: list[str]) -> Any:
    """A field that is a list, empty where it is left out; the first entry that is wrong ends its reading."""
    return Field(default=(), max_length=OPTION_VALUES, fail_fast=True, description=meaning, examples=[example])


def at_most(most: int) -> BeforeValidator:
    """Counts a list before any of its entries is looked at: a body of 1 MiB holds half a million."""

    def counted(value: object) -> object:
        if isinstance(value, list) and len(value) > most:
            raise PydanticCustomError("too_many", "at most {most} entries", {"most": f"{most:,}"})
        return value

    return BeforeValidator(counted)


_SOME = at_most(OPTION_VALUES)
Categories = Annotated[tuple[Category, ...], _SOME]
Entries = Annotated[tuple[Entry, ...], _SOME]
Tag = Annotated[Entry, Field(json_schema_extra={"pattern": nearest_pattern()})]
Tags = Annotated[tuple[Tag, ...], _SOME]


def one_of(first: str, second: str) -> ConfigDict:
    """Exactly one of two fields must be there.

    It is said without ``oneOf``, of which generators of clients make a type that may be anything, and without defaults,
    which they would send.
    """

    def declare(schema: dict[str, Any]) -> None:
        for name in (first, second):
            schema["properties"][name].pop("default", None)
        schema["if"] = {"required": [first]}
        schema["then"] = {"not": {"required": [second]}}
        schema["else"] = {"required": [second]}

    return ConfigDict(json_schema_extra=declare)
