"""Patterns whose time is bounded by the length of the text, whatever is in it."""

import re

__all__ = ["bounded"]

_LONGEST = 400
"""Characters of what may stand between two signs; a longer stretch is no such markup."""
_RUN = re.compile(r"(\[\^(?:\\.|[^\]\\])+\]|\\S|(?<!\\)\.)([*+])(\??)")


def bounded(pattern: str, flags: re.RegexFlag = re.NOFLAG) -> re.Pattern[str]:
    r"""Compile a pattern in which runs of anything but a sign (``[^...]*``, ``.*``, ``\S+``) have a greatest length.

    Without that each sign that opens something would be searched for its end through the whole rest of the text.
    """
    least = {"*": 0, "+": 1}
    return re.compile(_RUN.sub(lambda run: f"{run[1]}{{{least[run[2]]},{_LONGEST}}}{run[3]}", pattern), flags)
