"""How settings are declared: one by one, in groups."""

from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, Field
from pydantic_settings import BaseSettings, NoDecode

__all__ = ["SettingGroup", "Values", "setting"]


def _split(value: object) -> object:
    if not isinstance(value, str):
        return value
    return tuple(part.strip() for part in value.split(",") if part.strip())


Values = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)]
"""Several values in one variable, with commas between them."""


def setting(default: Any, meaning: str, **limits: Any) -> Any:
    """A field with its default, what the documentation says of it, and what values it may have."""
    return Field(default=default, description=meaning, **limits)


class SettingGroup(BaseSettings):
    """Settings that stand under one heading.

    Attributes:
        group: the heading.
    """

    group: ClassVar[str]
