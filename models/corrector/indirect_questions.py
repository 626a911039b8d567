"""English questions inside a sentence: the verb that the model takes out behind *where* belongs behind its subject.

The model often does one half of it: *Do you know where the nearest stop?*, or *I wonder how much is this jacket is*.
"""

import re
from dataclasses import replace

from models.corrector.protocol import Correction, Edit

__all__ = ["with_subjects_first"]

_QUESTION = re.compile(
    r"\b(?:where|what|who|when|why|how(?: (?:much|many|old|far|long|big|late))?) (is|are|was|were) "
    r"((?!(?:going|to|not|\w+ing)\b)[\w'’-]+(?: [\w'’-]+){0,6}?)"
    r"(?=[.?!,;:]|$| (?:and|or|but) (?:if|whether|how|wh(?:at|en|ere|ich|o|y))\b)",
    re.IGNORECASE,
)
"""A verb behind a question word, and behind it all words to the end of the clause."""
_PRONOUNS = frozenset({"he", "i", "it", "she", "there", "they", "we", "you"})
"""Subjects of one word, behind which the verb is at its place (*when were they done*)."""
_OTHER = 0.4
"""What the model would change of the subject besides, with this much probability or more, is to be told by itself."""


def with_subjects_first(correction: Correction) -> Correction:
    """The same correction where a form of *be* that stands before its subject comes last.

    The probability is that of the half of which the model is surer. A question at the start of a sentence is none that
    is meant.
    """
    edits = list(correction.edits)
    for found in _QUESTION.finditer(correction.source):
        if not found.start():
            continue
        start, end = found.start(1), found.end(2)
        inside = [one for one in edits if start - 1 <= one.start and one.end <= end]
        halves = [one for one in inside if _is_half(one, found)]
        others = [one for one in inside if one not in halves]
        if halves and all(one.probability < _OTHER for one in others):
            surest = max(one.probability for one in halves)
            edits = [one for one in edits if one not in inside]
            edits.append(Edit(start, end, f"{found[2]} {found[1].lower()}", surest))
    edits.sort(key=lambda one: one.start)
    return replace(correction, edits=tuple(edits)) if edits != list(correction.edits) else correction


def _is_half(edit: Edit, found: re.Match[str]) -> bool:
    """Whether an edit takes the verb out, puts it in behind the last word, or both."""
    source, verb = found.string, found[1].lower()
    if not edit.replacement.strip():
        return source[edit.start : edit.end].strip().lower() == verb and edit.end <= found.start(2)
    if edit.start == edit.end:
        return edit.start == found.end(2) and edit.replacement.strip().lower() == verb
    if edit.start == found.start(1) and edit.end <= found.end(2):
        words, meant = source[edit.start : edit.end].lower().split(), edit.replacement.lower().split()
        alone = meant[:1] and meant[0] in _PRONOUNS
        if meant[-1:] == [verb] and sorted(words) == sorted(meant) and not alone:  # *that is file*
            return True
    return (edit.start, edit.end) == (found.start(1), found.end(2))
