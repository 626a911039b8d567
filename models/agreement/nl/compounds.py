"""Dutch compounds whose parts are written apart: “zand pad”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.table import agreement_table

__all__ = ["wrong_compounds"]

_WORDS = agreement_table("nl").words
_NEVER_FIRST = _WORDS["never_first_parts"] | _WORDS["prepositions"] | _WORDS["no_adjectives"] | _WORDS["nouns_only"]
_NEVER_LAST = _WORDS["never_last_parts"]
_BEFORE_NOUNS = frozenset({"de", "het", "een", "geen", "mijn", "jouw", "onze", "deze", "dit", "elke", "elk"})
_WEAK = frozenset({"de", "het", "een", "deze", "mijn", "jouw", "onze", "ons", "zijn", "haar"})
_OF_ADJECTIVES = _WORDS["compounds_of_adjectives"]
_SHORTEST = 3


def wrong_compounds(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """Two nouns that are one word in the dictionary."""
    for at in range(len(words) - 1):
        first, last = words[at].lower(), words[at + 1]
        if not last.islower() or not (words[at].islower() or at == 0) or min(len(first), len(last)) < _SHORTEST:
            continue
        before = words[at - 1].lower() if at else ""
        if dutch.is_joint(first) and dutch.gender(first[:-1]) and (dutch.gender(last) or dutch.is_noun(last)):
            yield Disagreement(at, at + 2, (words[at] + last,), AgreementReason.COMPOUND, words[at] + last)
            continue
        is_cold = before in _WEAK and dutch.inflected(first) and dutch.gender(last) and dutch.is_noun(first + last)
        if is_cold and first + last in _OF_ADJECTIVES:
            yield Disagreement(at, at + 2, (first + last,), AgreementReason.COMPOUND, first + last)
            continue
        if first in _NEVER_FIRST or dutch.inflected(first) or not _may_be_first(dutch, first, before):
            continue
        if last in _NEVER_LAST or dutch.verb(last)[2] == last or dutch.inflected(last):
            continue
        is_noun = before in _BEFORE_NOUNS and dutch.is_noun(last) and not dutch.verb(last)[0]
        if not is_noun and not dutch.gender(last) and not dutch.gender(dutch.singular(last)):
            continue
        joined = next((one for one in (first + last, f"{first}s{last}") if dutch.is_noun(one) or dutch.gender(one)), "")
        if joined:
            whole = words[at][0] + joined[1:]
            yield Disagreement(at, at + 2, (whole,), AgreementReason.COMPOUND, whole)


def _may_be_first(dutch: Dutch, word: str, before: str) -> bool:
    """Whether a word is a noun, or behind an article the stem of a verb: “het bestel formulier”."""
    if dutch.singular(word) and before in _BEFORE_NOUNS - {"de", "deze"}:
        return True  # “een schoenen winkel”
    return bool(dutch.gender(word)) or (before in _BEFORE_NOUNS and dutch.verb(word)[0] == word)
