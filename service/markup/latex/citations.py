"""Citations that a reader sees in brackets, beside the sentence rather than in it."""

import re

from service.markup.marked import names

__all__ = ["citation_beside"]

_BESIDE = re.compile(
    r"(\s*~\s*|\s+)\\(?:cite|citep|parencite|autocite|supercite|footcite)\*?(?:\s*\[[^\[\]]{0,200}\]){0,2}\s*\{[^{}]{0,500}\}"
)
_ENDS = re.compile(r"\s*[.,;:!?)]")
_WORD = re.compile(r"([^\W\d_]+)\.?$")
_GOES_ON = names(
    "about after against among and are as at before between by cf except following for from if in into is like of on "
    "or over per see since than that the through to under unlike use used using via was were when where which while "
    "with within without"
)
"""Words after which a citation is a word of the sentence."""
_LONGEST_WORD = 20


def citation_beside(text: str, at: int) -> int | None:
    """Where the blank or tie before a citation ends that is no word of its sentence; None where there is none.

    A citation is none behind a tie or before a mark, unless the word before it asks for another one.

    Args:
        text: the file.
        at: where the blank or tie starts.
    """
    found = _BESIDE.match(text, at)
    if found is None:
        return None
    before = _WORD.search(text[max(at - _LONGEST_WORD, 0) : at])
    if before and before[1].lower() in _GOES_ON:
        return None
    return found.end(1) if "~" in found[1] or _ENDS.match(text, found.end()) else None
