"""What the words beside an English verb tell of when something is, was or may be."""

import re
from functools import lru_cache

from service.checking.times_told import HELPERS

__all__ = ["CONDITIONS", "is_dated", "is_to_come", "names_a_time"]

_WORD = re.compile(r"[\w'\u2019]+")
_ENDS = ".!?"
_TO_COME = re.compile(
    r"\b(?:tomorrow|tonight|next (?:week|month|year|summer|winter|spring|autumn|fall|term|time"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b",
    re.IGNORECASE,
)
"""What is told of these is not past, but where something past tells of them."""
_UNREAL = re.compile(
    r"\b(?:would|could|might|had|was|were|did|yesterday|said|told|asked)\b|['\u2019]d\b", re.IGNORECASE
)
_WHEN = re.compile(
    r"\b(?:ago|after|before|during|earlier|first|last|once|previously|recently|since|that|then|when|yesterday"
    r"|(?:in|on|at|by) (?:(?:early|late|mid|the (?:early|late)) )?(?:January|February|March|April|May|June|July|August"
    r"|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d"
    r"|the (?:end|past|war|accident|crash|attack|morning|evening|night|spring|summer|autumn|winter)))"
)
"""What tells when something happened."""
_DATED_BEHIND = re.compile(
    r"[^,.;:!?]{0,30}\b(?:ago|yesterday|until late|last (?:week|month|year|night|summer|winter|spring|autumn)"
    r"|at (?:Easter|Christmas)|in (?:\d{1,2}[:.]\d\d|(?:19|20)\d\d))\b"
)
_DATED_BEFORE = re.compile(
    r"\b(?:in the end,? |after (?:about |only |almost |nearly )?(?:an?|one|two|three|four|five|six|ten|\d+) "
    r"(?:minute|hour|day|week|month|year)s?,? )[^,.;:!?]*\Z",
    re.IGNORECASE,
)
"""What tells when something was over: *Bilal, who run it in 1:29*, *after about four months the lid begin to stick*."""
CONDITIONS = frozenset({"if", "unless", "until", "whenever", "once"})
"""Behind these the present speaks of what may come, whatever the text tells."""


def names_a_time(text: str) -> bool:
    """Whether some words tell when something happened."""
    return _WHEN.search(text) is not None


def is_dated(sentence: str, start: int, end: int) -> bool:
    """Whether the words beside a verb tell when it was over.

    Args:
        sentence: the sentence.
        start: where the verb starts (code points).
        end: where it ends.
    """
    return bool(_DATED_BEHIND.match(sentence, end) or _DATED_BEFORE.search(sentence[:start]))


@lru_cache(4_000)
def is_to_come(sentence: str, at: int) -> bool:
    """Whether what a verb tells is still to come: *next week*, or behind *if*, where nothing past is told."""
    first = max(sentence.rfind(mark, 0, at) for mark in _ENDS) + 1
    last = min((end for mark in _ENDS if (end := sentence.find(mark, at)) >= 0), default=len(sentence))
    sentence, at = sentence[first:last], at - first  # a message may be several sentences in small letters
    before = [word.lower() for word in _WORD.findall(sentence[:at])]
    if before and before[-1] in HELPERS:
        return False  # *if it is interrupt* lacks a participle
    rest = sentence[at:].partition(" ")[2]
    comes = _TO_COME.search(rest) is not None or not CONDITIONS.isdisjoint(before[-4:])
    return comes and not _UNREAL.search(sentence)
