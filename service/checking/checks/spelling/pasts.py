"""Which past of an irregular verb is meant by one inflected by rule: *it taked* is *took*, *has taked* is *taken*."""

from collections.abc import Sequence

from models.english_forms import all_inflections, all_lemmas
from models.languages.tags import primary
from models.spelling.suggestions.suggestion import Suggestion
from service.checking.checks.spelling.reranking import Misspelling

__all__ = ["past_first"]

_SUBJECTS = frozenset({"i", "you", "he", "she", "it", "we", "they", "who", "everybody", "everyone", "nobody"})
_HELPERS = frozenset({"have", "has", "had", "having", "been", "be", "is", "are", "was", "were", "got"})
_ENDINGS = ("'ve", "\u2019ve")
_MOST = 3
"""Suggestions among which the two pasts stand."""


def past_first(misspelling: Misspelling, order: Sequence[Suggestion]) -> Sequence[Suggestion]:
    """The suggestions for a word, with the past that the word before asks for before the other one of its verb."""
    words = misspelling.sentence.text[: misspelling.start].lower().split()
    before = words[-1] if words else ""
    wanted = "VBD" if before in _SUBJECTS else "VBN" if before in _HELPERS or before.endswith(_ENDINGS) else ""
    if not wanted or primary(misspelling.sentence.language) != "en":
        return order
    other = "VBN" if wanted == "VBD" else "VBD"
    firsts = list(order[:_MOST])
    for at, one in enumerate(firsts[:-1]):
        for behind in firsts[at + 1 :]:
            if _is(other, one.text) and not _is(wanted, one.text) and _is(wanted, behind.text) and _share(one, behind):
                firsts.remove(behind)
                firsts.insert(at, behind)
                return [*firsts, *order[_MOST:]]
    return order


def _is(tag: str, word: str) -> bool:
    return any(word in all_inflections(lemma, "VERB").get(tag, ()) for lemma in _lemmas(word))


def _share(one: Suggestion, other: Suggestion) -> bool:
    return bool(set(_lemmas(one.text)) & set(_lemmas(other.text)))


def _lemmas(word: str) -> tuple[str, ...]:
    return all_lemmas(word, "VERB").get("VERB", ())
