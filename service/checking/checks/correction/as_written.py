"""What the English model changes along with a word that it corrects, and the writer has not asked about."""

import re
from collections.abc import Sequence

from rapidfuzz.distance import OSA

from models.aligner.types import ErrantType, TypedEdit
from models.english_forms import all_inflections, all_lemmas

__all__ = ["as_the_writer"]

_ENDS = ".!?"
_SLIPS = 2
_ARTICLES = frozenset({"a", "an", "the"})
_CONTRACTED = {
    "its": "it's",
    "thats": "that's",
    "whos": "who's",
    "theres": "there's",
    "whats": "what's",
    "your": "you're",
    "youre": "you're",
    "their": "they're",
    "there": "they're",
    "theyre": "they're",
    "im": "i'm",
    "hes": "he's",
    "shes": "she's",
}
"""What is written for two words, and these."""


_ASKED = re.compile(
    r"(?P<helper>will|can|shall|may|must|might) (?P<subject>it|he|she|they|we|you|I|there)(?P<verb> \w+)?",
    re.IGNORECASE,
)
_HELPING = frozenset({"will", "would", "can", "could", "shall", "should", "may", "might", "must", "'ll", "'d"})
_LIGHT = frozenset({"bring", "come", "do", "get", "give", "go", "have", "hear", "lose", "make", "put", "say", "speak",
                    "take", "tell", "win"})  # fmt: skip
"""Verbs that learners take for others (*make a photo*)."""


def as_the_writer(source: str, edit: TypedEdit, ranked: Sequence[str]) -> list[str]:
    """What is offered for ``source[edit.start:edit.end]``, without what is another matter.

    Messages and headings end without a stop, and none is put behind the word that is corrected (*when the bus come* is
    *comes*, not *comes.*). An article stays behind a contraction (*its a suprise* is *it's a*). Apostrophes are those
    of the sentence. Of a verb its own form comes before another verb in that form (*the screen stay black* is *stays*
    rather than *remains*), and what is asked with a helping verb keeps that.

    Args:
        source: the sentence.
        edit: what would be changed.
        ranked: what is offered, most probable first; one at least.
    """
    original = source[edit.start : edit.end]
    offered = [_with_helper(original, _with_article(original, one)) for one in ranked]
    if not source[edit.end :].strip() and not original.rstrip().endswith(tuple(_ENDS)):
        offered = [stripped if (stripped := one.rstrip(_ENDS)) not in ("", original) else one for one in offered]
    if "\u2019" not in source:
        offered = [one.replace("\u2019", "'") for one in offered]
    if edit.type is ErrantType.VERB:
        offered = _spelled_first(original, _own_form_first(original, offered))
    return list(dict.fromkeys(offered))


def _with_article(original: str, offered: str) -> str:
    """A contraction in place of one that is written otherwise, with the article that stands behind that."""
    first, _, article = original.partition(" ")
    meant = _CONTRACTED.get(first.lower())
    if meant is None or article.lower() not in _ARTICLES or offered.replace("\u2019", "'").lower() != meant:
        return offered
    return f"{offered} {article}"


def _with_helper(original: str, offered: str) -> str:
    """A question that becomes a statement keeps its helping verb: *when will it come* is not *when it came*."""
    asked = _ASKED.fullmatch(original)
    words = offered.lower().split()
    if asked is None or words[:1] != [asked["subject"].lower()] or not _HELPING.isdisjoint(words):
        return offered
    return f"{asked['subject']} {asked['helper'].lower()}{asked['verb'] or ''}"


def _own_form_first(original: str, offered: Sequence[str]) -> list[str]:
    """The form in *-s* of a verb that is written without it, where another verb is offered in this form."""
    own = all_inflections(original, "VERB").get("VBZ", ()) if original in _verbs(original) else ()
    first = offered[0].lower()
    is_third = any(first in all_inflections(one, "VERB").get("VBZ", ()) for one in _verbs(first))
    if not own or first in own or not is_third:
        return list(offered)
    kept = [one for one in offered if one in own] or ([] if original in _LIGHT else [own[0]])
    return [*kept, *(one for one in offered if one not in kept)]


def _spelled_first(original: str, offered: Sequence[str]) -> list[str]:
    """A misspelled verb as it is spelled, where *to* is put before it as well: *recieve* is *receive*."""
    to, _, verb = offered[0].partition(" ")
    if to.lower() != "to" or not _verbs(verb) or _verbs(original) or OSA.distance(original, verb) > _SLIPS:
        return list(offered)
    return [verb, *offered]


def _verbs(word: str) -> tuple[str, ...]:
    return all_lemmas(word, "VERB").get("VERB", ())
