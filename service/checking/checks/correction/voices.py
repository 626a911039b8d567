"""Base forms behind *to be* in English: *is check the files* is *checking*, *is check twice* is *checked*."""

import re
from collections.abc import Sequence

from models.english_forms import all_inflections, all_lemmas

__all__ = ["in_voice"]

_BE = re.compile(r"\b(?:am|is|are|was|were|be|been|'s|'re|'m)(?: (?:not|still|now|just|also|always|already))? $", re.I)
_OBJECT = re.compile(
    r" (?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|it|them|him|me|us|you|some|any|every|each|all)\b"
)
_ALONE = frozenset(
    {"arrive", "come", "cry", "die", "fall", "go", "grow", "happen", "laugh", "live", "miss", "rain", "recover",
     "shine", "sit", "sleep", "smile", "snow", "stand", "stay", "struggle", "suffer", "talk", "travel", "wait", "work"}
)  # fmt: skip
"""Verbs that mostly take no object, or whose *-ing* form is an adjective: nothing *is happened*."""


def in_voice(source: str, start: int, end: int, ranked: Sequence[str]) -> list[str]:
    """What is offered for ``source[start:end]``, with what is going on first where it is no matter of the passive.

    Args:
        source: the sentence.
        start: where the verb starts.
        end: where it ends.
        ranked: what is offered, most probable first.
    """
    verb = source[start:end]
    if verb not in all_lemmas(verb, "VERB").get("VERB", ()) or not _BE.search(source[:start]):
        return list(ranked)
    forms = all_inflections(verb, "VERB")
    going_on = forms.get("VBG", ())[:1] if verb in _ALONE else ()
    active = next((one for one in (*ranked, *going_on) if one in forms.get("VBG", ())), None)
    if active is None or ranked[0] not in forms.get("VBN", forms.get("VBD", ())):
        return list(ranked)
    if _OBJECT.match(source, end) or (verb in _ALONE and not source.startswith(" by ", end)):
        return [active, *(one for one in ranked if one != active)]
    return list(ranked)
