"""How the lines of a conversation begin: expressions for who speaks and when, as people write and programs copy it."""

import re

__all__ = ["HEADER", "LABEL", "MOMENT", "NAMED", "SIGN", "TIMED", "UNNAMED"]

_CLOCK = r"\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ \u202f]?[aApP]\.?[mM]\.?)?"
_ON = r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}"
_DAY = rf"(?:{_ON},?[ \u202f])?"
_TIME = rf"(?:\[{_DAY}{_CLOCK}\]|\({_DAY}{_CLOCK}\)|\[{_CLOCK},[ ]{_ON}\]|{_DAY}{_CLOCK})"
_EMOJI = r"(?:[ ]?[\u2600-\u27bf\U0001f300-\U0001faff\ufe0f\u200d]){0,6}"
_WORD = r"@?[^\W\d_][\w.'\u2019-]{0,24}"
_NAME = rf"(?:{_WORD}(?:[ ][\w.'\u2019-]{{1,24}}){{0,3}}{_EMOJI}|~[ ]?{_WORD}|\+\d[\d ()\u00a0-]{{6,18}}\d)"
_SHORTEST_NAME = rf"{_WORD}(?:[ ][\w.'\u2019-]{{1,24}}){{0,3}}?{_EMOJI}"
_IN_BRACKETS = rf"@?[^\W\d_][\w.'\u2019-]{{1,24}}(?:[ ][\w.'\u2019-]{{1,24}}){{0,2}}{_EMOJI}"
_ALONE = r"(?=[^|\t\r\n]*$)"
"""Rows of tables have further columns."""
_BEHIND = rf"(?:[ ]?:(?=\s|[^\W\d_])|[ ][-\u2013\u2014](?=\s)|[ ]?>(?=\s)|[ ][|](?=\s){_ALONE}|\t{_ALONE})"
LABEL = re.compile(
    rf"^[ \t]*+(?P<label>(?:{_TIME}(?:[ ]?[-\u2013\u2014|]?[ ]*|\t))?"
    rf"(?:<(?P<angled>{_NAME})>|\[(?P<squared>{_IN_BRACKETS})\]|\((?P<rounded>{_IN_BRACKETS})\)"
    rf"|\*\*(?P<bold>{_NAME}):?\*\*:?|(?P<named>{_NAME})(?:[ ]?{_TIME})?{_BEHIND}))[ \t]*+(?=\S)",
    re.MULTILINE,
)
"""``mia: hello``, ``mia - hello``, ``[12:03] Tom: hello``, ``<kim> hello``, ``**kim**: hello``, ``[kim] hello``."""
_DATE = r"(?:[^\W\d_]{3,12}[ ][^\W\d_]{1,3}|\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?)"
_MOMENT = rf"\[?(?:{_DATE},?[ ])?{_CLOCK}\]?"
HEADER = re.compile(
    rf"^[ \t]*+(?P<label>(?P<named>{_SHORTEST_NAME})(?:,[ ]|[ ]?[-\u2013\u2014|\u2022\u00b7][ ]|[ ]{{1,3}}|\t){_MOMENT}"
    rf"|{_MOMENT}[ ]{{1,3}}(?P<behind>{_NAME}))[ \t]*+$",
    re.MULTILINE,
)
"""A line that says who wrote the lines below it, and when: ``Mia Torres  10:42 AM``, ``mia — Today at 12:03``."""
MOMENT = re.compile(rf"[ \t]*{_MOMENT}[ \t]*")
"""A line that only says when the lines below it were written."""
NAMED = re.compile(rf"(?P<name>{_NAME}):?")
"""A line that only says who wrote those below it."""
TIMED = re.compile(rf"^[ \t]*+(?P<label>{_TIME}[ ]+(?P<named>{_WORD}))[ ]++(?=\S)", re.MULTILINE)
"""``12:03 mia hello``."""
UNNAMED = re.compile(rf"^[ \t]*+(?P<label>{_TIME}(?:[ ][-\u2013\u2014|])?)[ ]++(?=[^\W\d_])", re.MULTILINE)
"""``12:03 hello``."""
SIGN = re.compile(r"[:>.\t\])*|]|[ ][-\u2013\u2014][ ]")
"""What stands in every line that begins a turn in one of these ways, but for those with nothing but a name."""
