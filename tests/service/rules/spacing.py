"""What a replacement leaves behind: nothing unclean that was not there before."""

import re

UNCLEAN = re.compile(r"(?<=\S)[ \t]{2,}(?=\S)|(?<=\w) +[,.](?=\s|$)|[(\[] +(?=\w)|(?<=[^\W\d_]),(?=[^\W\d_])|^ | $")
JOINED = re.compile(r"\w\w")


def faults(text: str) -> int:
    return len(UNCLEAN.findall(text))


def assert_clean(text: str, start: int, end: int, replacement: str) -> None:
    """Nothing unclean is new, and words left and right of a deletion stay apart unless they were one."""
    result = text[:start] + replacement + text[end:]
    assert faults(result) <= faults(text), result
    if not replacement and " " in text[start:end]:
        assert not JOINED.fullmatch(result[start - 1 : start + 1]), result
