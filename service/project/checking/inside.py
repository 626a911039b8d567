"""Checks within this process: the models are loaded for the first one."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from models.errors import InputError

if TYPE_CHECKING:
    from service.checking.checker import Checker
    from service.checking.resources import Resources

__all__ = ["InsideService"]

_T = TypeVar("_T")


class InsideService:
    """What a service does, without one; each sentence is worked on where it is asked for, and forgotten."""

    def __init__(self, resources: "Callable[[], Resources]") -> None:
        """``resources`` gives the models; it is called for the first text."""
        self._resources = resources

    def check(self, request: dict[str, Any]) -> dict[str, Any]:
        """The response to a check.

        Raises:
            InputError: the service would refuse the request.
            EmendError: a model or a setting cannot be used.
        """
        from service.api.checker import asked
        from service.api.problems import Problem

        try:
            text, options = asked(self.checker.rules, request)
        except Problem as problem:
            raise InputError(problem.detail) from None
        return self.run(self.checker.check(text, options)).to_json()

    @cached_property
    def checker(self) -> "Checker":
        """What checks.

        Raises:
            EmendError: a model or a setting cannot be used.
        """
        from service.checking.checker import Checker
        from service.checking.inline import Inline
        from service.settings import Settings

        return Checker(self._resources(), Inline(), variants=Settings.load().variants)

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Do what the checker does, and wait for it."""
        return asyncio.run(work)

    def close(self) -> None:
        """End the threads."""
        if "checker" in self.__dict__:
            self.checker.close()
