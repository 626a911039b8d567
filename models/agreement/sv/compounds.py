"""Swedish compounds whose parts are written apart: “sommar stuga”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.sv.morphology import Swedish
from models.agreement.sv.phrases import adjectives_of
from models.agreement.sv.readings import SwedishReading
from models.agreement.table import agreement_table

__all__ = ["wrong_compounds"]

_WORDS = agreement_table("sv").words
_NEVER_FIRST = _WORDS["never_first_parts"] | _WORDS["prepositions"] | _WORDS["doubtful"]
_NEVER_LAST = _WORDS["never_last_parts"] | _WORDS["prepositions"] | _WORDS["degrees"] | _WORDS["adverbs"]
_BEFORE_NOUNS = _WORDS["before_nouns"]
_COUNTING = _WORDS["numbers"] | _WORDS["counting"]
_VERY = frozenset({"jätte"})
_REFLEXIVES = frozenset({"mig", "dig", "sig", "oss", "er"})
_JOINTS = ("ings", "hets", "ions", "tets", "skaps", "doms")
_SHORTEST = 3


def wrong_compounds(words: Sequence[str], swedish: Swedish) -> Iterator[Disagreement]:
    """Two words that are one in the dictionary, where the first is a noun, or a form that only compounds have."""
    for at in range(len(words) - 1):
        first, last = words[at].lower(), words[at + 1]
        if not last.islower() or not (words[at].islower() or at == 0) or min(len(first), len(last)) < _SHORTEST:
            continue
        if first in _VERY and adjectives_of(swedish, last):
            yield Disagreement(at, at + 2, (words[at] + last,), AgreementReason.COMPOUND, words[at] + last)
        is_home = last == "hem" and first.endswith("s") and bool(swedish.of_entries(first + last))
        if not is_home and (first in _NEVER_FIRST or last in _NEVER_LAST or not _may_be_first(swedish, words, at)):
            continue
        nouns = swedish.readings(last)
        if not any(one.kind == "noun" for one in nouns):
            continue
        if any(one.form in ("pres", "past") for one in nouns) and (at == 0 or words[at - 1].lower() in _COUNTING):
            continue  # “ett program delar skärmen”
        if words[at + 2 : at + 3] and words[at + 2] in _REFLEXIVES:
            continue  # “min kusin gifte sig”
        if last == "man" and _is_pronoun(swedish, words, at + 1):
            continue
        if first == "folk" and at and any(one.form in ("pres", "past") for one in swedish.readings(words[at - 1])):
            continue  # “då berättar folk minnen”
        if at + 2 < len(words) and words[at + 2] in ("-", "/"):
            continue
        trebled = first[-1] == first[-2] == last[0]  # “buss” and “station” share an s
        whole = words[at] + last[trebled:]
        if any(one.kind == "noun" for one in swedish.of_entries(whole.lower())) or _is_joint(swedish, first):
            yield Disagreement(at, at + 2, (whole,), AgreementReason.COMPOUND, whole)


def _is_pronoun(swedish: Swedish, words: Sequence[str], at: int) -> bool:
    """Whether “man” is the subject of a verb behind it: “vilket språk man läser”, but not “en brand man kom”."""
    behind = words[at + 1] if at + 1 < len(words) else ""
    is_verb = behind in _WORDS["finite"] or any(one.form in ("pres", "past") for one in swedish.readings(behind))
    return is_verb and words[at - 2 : at - 1] not in (["en"], ["En"])


def _is_joint(swedish: Swedish, word: str) -> bool:
    """Whether a word hardly stands but in compounds: “försäkrings”."""
    found = swedish.readings(word)
    return bool(found) and word.endswith(_JOINTS) and all(one.form == "genitive" for one in found)


def _may_be_first(swedish: Swedish, words: Sequence[str], at: int) -> bool:
    """Whether a word may be the first part of a compound and hardly be anything else before a noun."""
    word, before = words[at].lower(), words[at - 1].lower() if at else ""
    found = swedish.readings(word)
    if not found:
        return swedish.is_first_part(word)
    if all(one.kind == "verb" and one.form == "imp" for one in found):
        return before in _BEFORE_NOUNS  # “mina läs glasögon”
    if all(one.form == "genitive" for one in found):
        is_alone = before not in _COUNTING and not adjectives_of(swedish, before)
        return at > 0 and word in {f"{one.lemma}s" for one in found} and is_alone
    return all(
        (one.kind == "noun" and not one.definite and one.plural is not True) or _is_both(one, found) for one in found
    )


def _is_both(one: SwedishReading, found: Sequence[SwedishReading]) -> bool:
    """Whether a plural is like its singular: “barn”."""
    return one.kind == "noun" and not one.form and not one.definite and one._replace(plural=False) in found
