"""What ships, loaded once in a process, for all tests that only read it; each part when it is first asked for."""

import asyncio
from functools import cache

from service.checking.checker import Checker
from service.checking.inline import Inline
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.result import Result

RESOURCES = Resources(dictionary_megabytes=2_000)
"""The models, with room for the dictionaries of all languages; other models are put into resources of a test's own."""


@cache
def checker() -> Checker:
    """A checker with every check, which works in the thread that asks."""
    return Checker(RESOURCES, Inline())


def checked(text: str, options: Options) -> Result:
    """Check a text as the service does."""
    return asyncio.run(checker().check(text, options))
