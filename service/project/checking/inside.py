"""Checks within this process: the models are loaded for the first one."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from models.errors import InputError

if TYPE_CHECKING:
    from service.checking.checker import Checker
    from service.checking.resources import Resources

__all__ = ["InsideService"]


class InsideService:
    """What a service does, without one."""

    def __init__(self, resources: Callable[[], "Resources"]) -> None:
        """``resources`` gives the models; it is called for the first text."""
        self._resources = resources

    def check(self, request: dict[str, Any]) -> dict[str, Any]:
        """The response to a check.

        Raises:
            InputError: the service would refuse the request.
            EmendError: a model or a setting cannot be used.
        """
        import asyncio

        from service.api.checker import asked
        from service.api.problems import Problem

        try:
            text, options = asked(self._checker.rules, request)
        except Problem as problem:
            raise InputError(problem.detail) from None
        return asyncio.run(self._checker.check(text, options)).to_json()

    @cached_property
    def _checker(self) -> "Checker":
        from service.checking.checker import Checker
        from service.checking.inline import Inline
        from service.settings import Settings

        return Checker(self._resources(), Inline(), variants=Settings.load().variants)

    def close(self) -> None:
        """End the threads."""
        if "_checker" in self.__dict__:
            self._checker.close()
