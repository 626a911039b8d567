"""Replacements that would take a negation out of a sentence, and so say the opposite."""

import re
from collections.abc import Iterable

__all__ = ["keep_negation"]

_HELPING = r"am|is|are|was|were|do|does|did|have|has|had|can|could|would|should|must|will|might|need"
_NEGATED = re.compile(rf"(?:{_HELPING}|ca|wo|sha)n['’]?t", re.IGNORECASE)
_HELPER = re.compile(_HELPING, re.IGNORECASE)
_OTHER_NEGATION = re.compile(
    r"\b(?:no|not|never|nothing|nobody|none|nor|neither|nowhere|hardly|scarcely|barely|without)\b|n['’]t\b",
    re.IGNORECASE,
)
_IRREGULAR = {"am": "am not", "can": "can't", "will": "won't"}


def keep_negation(source: str, start: int, end: int, replacements: Iterable[str]) -> list[str]:
    """The replacements of a negated verb (``wasn't``), each negated, too: ``weren't`` in place of ``were``.

    Where something else denies the sentence, taking out one of two negations may be what was meant.

    Args:
        source: an English sentence.
        start: where the verb starts.
        end: where it ends.
        replacements: what is offered for it.
    """
    offered = list(replacements)
    original = source[start:end]
    if not _NEGATED.fullmatch(original) or _OTHER_NEGATION.search(source[:start] + " " + source[end:]):
        return offered
    apostrophe = "’" if "’" in original else "'"
    negated = (
        _IRREGULAR.get(one.lower(), f"{one}n't").replace("'", apostrophe) if _HELPER.fullmatch(one) else one
        for one in offered
    )
    return list(dict.fromkeys(negated))
