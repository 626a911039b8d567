"""Commas that writers who know better set or leave out as they like: what is told of them is a matter of taste."""

import re
from bisect import bisect_left

from models.aligner.types import TypedEdit
from models.commas.context import CommaText
from models.commas.loading import comma_choices
from models.commas.phrases import is_short_phrase
from models.commas.places import GapKind, openers
from models.languages.tags import primary

__all__ = ["is_doubtful_splice", "is_taste"]

_JOINED = re.compile(r"\s*(?:and|or|but|so|yet|because|since|although|though|while|whereas|unless)\b")
_LAST_MEMBER = re.compile(r"\s*(?:and|or)\b")
_ADDS_CLAUSE = re.compile(r"\s*(?:and|or)\b")
"""Before a clause that these add many leave the comma out: in 152 texts with errors marked one of five alerts of the
English corrector on such a comma was right."""
_SPLICE_ENDS = (".", ";")
_SURE_SPLICE = 0.77
"""From this confidence on a comma between two sentences is told to be wrong: in the same texts none of seven such
alerts below it was right, of three in written lines all were."""
_OXFORD = frozenset({"en"})
"""Languages in which the comma before the last member of a list is as one likes."""
_MEMBER_WORDS = 4
"""Words of the member of a list before which a comma stands, at most."""
_I = re.compile(r"i(?!\w)")
_SORRY = re.compile(r"\W*[Ss]orry\Z")
"""Before what one is sorry for stands no comma (*Sorry I'm late*), before an apology for what is asked one does."""
_ITEM = re.compile(r"\s*(?:[-*+\u2022\u2013\u2014]|\(?(?:\d{1,3}|[A-Za-z])[.)])\s+")
"""What a list item begins with."""
_SET_OFF = frozenset(
    {"by contrast", "by the way", "for example", "for instance", "in addition", "in conclusion", "in contrast",
     "in fact", "in general", "in other words", "in particular", "in short", "in summary", "in that case",
     "in this case", "on the contrary", "on the one hand", "on the other hand"}
)  # fmt: skip
"""Phrases that lead from what was said before, whose comma no guide leaves to the writer."""
_OPTIONAL = (GapKind.INTERJECTION, GapKind.TIME)
"""What a comma behind is as one likes."""


def is_taste(source: str, edit: TypedEdit, language: str) -> bool:
    """Whether an edit takes out a comma before *and* or *because*, or sets one there, in a list or behind an opening.

    *Two times* is *twice*. A note may leave out who did what. A capital behind a colon is one as well: American guides
    want it before a sentence, British ones do not. So is one that only begins a list item.

    Openings are *yes*, *sorry*, and a few words of time or place (*in this chapter*), as the check of commas has
    them.

    The comma before the last member of a list is what the option ``oxfordComma`` is for.

    Of the commas that the English corrector sets behind a *yes* at the beginning, 4 of 21 are in the reference (chat,
    even half).
    """
    original = source[edit.start : edit.end]
    if _is_capital_behind_colon(source[: edit.start], original, edit.replacement):
        return primary(language) == "en"
    item = _ITEM.match(source)
    if item and item.end() == edit.start and edit.replacement.lower() == original:
        return True
    if not edit.replacement and original.strip() == ",":
        return _JOINED.match(source, edit.end) is not None
    if (original.lower(), edit.replacement.lower()) == ("two times", "twice"):
        return True
    if primary(language) == "en" and not source[: edit.start].strip() and _is_noted(original, edit.replacement):
        return True
    if edit.replacement != f"{original},":
        return False
    if primary(language) == "en" and _ADDS_CLAUSE.match(source, edit.end):
        return True
    if primary(language) == "en" and _SORRY.fullmatch(source[: edit.end]):
        return True
    if primary(language) in _OXFORD and _LAST_MEMBER.match(source, edit.end):
        _, comma, member = source[: edit.end].rpartition(",")
        return bool(comma) and len(member.split()) <= _MEMBER_WORDS
    if not comma_choices.covers(primary(language)):
        return False
    text = CommaText.of(source)
    gap = bisect_left(text.starts, edit.end)
    begin = max((at for at in range(gap) if text.commas[at] or not text.words[at][0].isalnum()), default=-1)
    begin += begin < 0 or not text.commas[begin]
    words, known = text.words[begin:], openers(primary(language))
    if primary(language) == "en" and " ".join(words[: gap - begin]) in _SET_OFF:
        return False
    if primary(language) == "en" and begin < gap and is_short_phrase(words, gap - begin):
        return True
    return begin < gap and not known.opens(words) and known.introduced(words, gap - begin) in _OPTIONAL


def is_doubtful_splice(source: str, edit: TypedEdit, confidence: float, language: str) -> bool:
    """Whether an edit parts two sentences that a comma joins, without being sure: in chats and stories many do so.

    Args:
        source: the sentence.
        edit: what would be changed.
        confidence: how sure the model is of it.
        language: of the sentence (BCP 47 tag).
    """
    if primary(language) != "en" or confidence >= _SURE_SPLICE:
        return False
    original = source[edit.start : edit.end].strip()
    return original.startswith(",") and edit.replacement.strip().startswith(_SPLICE_ENDS)


def _is_noted(original: str, replacement: str) -> bool:
    """Whether a note that begins with what somebody did (*Bought it last week*) is given its subject."""
    return bool(original) and replacement.lower() in (f"i {original.lower()}", f"we {original.lower()}")


def _is_capital_behind_colon(before: str, original: str, replacement: str) -> bool:
    is_capital = original != replacement and original[:1].upper() + original[1:] == replacement
    return is_capital and before.rstrip().endswith(":") and not _I.match(original)
