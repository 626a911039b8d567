"""A needless *to* that is a misspelled *too* or *two*: *the portions are to small*, *until to in the morning*.

The correction model often only sees that *to* has no place there, and takes it out.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from models.aligner.types import ErrantType, TypedEdit
from models.english_forms import all_lemmas

__all__ = ["with_heard_alike"]

_WORD_BEHIND = re.compile(r"\s*([^\W\d_]+)")
_WORD_BEFORE = re.compile(r"([\w'\u2019]+)\s*$")
_NEEDLESS_BEFORE = frozenset(
    {"abroad", "ahead", "anywhere", "back", "below", "downstairs", "downtown", "east", "everywhere", "far", "here",
     "home", "indoors", "inside", "near", "north", "nowhere", "outdoors", "outside", "somewhere", "south", "there",
     "upstairs", "west", "forward", "again", "together", "alone", "better", "clear", "free", "away", "online"}
)  # fmt: skip
"""Before these *to* is needless, not *too*: *they went to abroad*."""
_COUNTED = frozenset(
    {"times", "hours", "days", "weeks", "months", "years", "minutes", "kilometres", "kilometers", "miles", "metres",
     "meters", "children", "kids", "sisters", "brothers", "daughters", "sons"}
)  # fmt: skip
_GRADED = frozenset({"much", "many", "late", "early", "fast", "hard", "long", "high", "low"})
_CLOCK = re.compile(r"\s*(?:in the (?:morning|afternoon)|o['\u2019]clock|at night|a\.m\.|p\.m\.)")
_MEANT_TO = frozenset({"back", "down", "going", "go", "goes", "went", "come", "came", "from", "up", "according", "due"})
"""Behind these *to* leads somewhere, or is part of what is said."""


def with_heard_alike(source: str, edits: Sequence[TypedEdit]) -> list[TypedEdit]:
    """The edits of an English sentence, with *too* or *two* instead of a *to* that would be taken out.

    Args:
        source: the sentence.
        edits: those of the model, as the aligner sees them.
    """
    return [_meant(source, one) if source[one.start : one.end].strip().lower() == "to" else one for one in edits]


def _meant(source: str, edit: TypedEdit) -> TypedEdit:
    if edit.replacement.strip():
        return edit
    start = edit.start + len(source[edit.start : edit.end]) - len(source[edit.start : edit.end].lstrip())
    end = start + len("to")
    before, behind = _WORD_BEFORE.search(source[:start]), _WORD_BEHIND.match(source, end)
    if before is not None and before[1].lower() in _MEANT_TO:
        return edit
    word = behind[1].lower() if behind else ""
    if _CLOCK.match(source, end) or word in _COUNTED:
        meant = "two"
    elif _is_graded(word):
        meant = "too"
    else:
        return edit
    put = meant.capitalize() if source[start].isupper() else meant
    return replace(edit, start=start, end=end, replacement=put, type=ErrantType.OTHER, operation="R")


def _is_graded(word: str) -> bool:
    """Whether a word may stand behind *too*, and is no verb: *small*, *quickly*, even if spelled wrongly (*fastly*)."""
    if not word or word in _NEEDLESS_BEFORE:
        return False
    kinds = all_lemmas(word)
    return word in _GRADED or ("VERB" not in kinds and ("ADJ" in kinds or word.endswith("ly")))
