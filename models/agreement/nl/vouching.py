"""What a Dutch sentence shows to be right, whatever a model would put in its place."""

import re

__all__ = ["is_infinitive_behind_te", "is_time_of_week"]

_TIMES = re.compile(r"\b(?:keer|maal|uur|dagen|avonden|ochtenden|middagen) $")


def is_infinitive_behind_te(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a change would take the infinitive behind “te” for a past or a noun: “te lekken”, not “te leken”.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    word, meant = source[start:end], replacement.strip()
    before = source[:start].lower().split()[-1:]
    return before == ["te"] and word.isalpha() and meant.isalpha() and word.endswith("en")


def is_time_of_week(source: str, start: int, end: int) -> bool:
    """Whether a doubted “in” says how often something is done: “één keer in de week”.

    Args:
        source: the sentence.
        start: where the word starts (code points of the sentence).
        end: where it ends.
    """
    return source[start:end] == "in" and _TIMES.search(source[:start]) is not None
