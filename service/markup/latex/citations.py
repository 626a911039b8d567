"""Citations that a reader sees in brackets, beside the sentence rather than in it."""

import re

from service.markup.citations import is_word_behind

__all__ = ["citation_beside"]

_BESIDE = re.compile(
    r"(\s*~\s*|\s+)\\(?:cite|citep|parencite|autocite|supercite|footcite)\*?(?:\s*\[[^\[\]]{0,200}\]){0,2}\s*\{[^{}]{0,500}\}"
)
_ENDS = re.compile(r"\s*[.,;:!?)]")


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
    if is_word_behind(text, at):
        return None
    return found.end(1) if "~" in found[1] or _ENDS.match(text, found.end()) else None
