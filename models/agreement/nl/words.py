"""Dutch pronouns and conjunctions that do not go with the words around them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import DE, HET, Dutch
from models.agreement.nl.phrases import PREPOSITIONS, cased
from models.agreement.table import agreement_table

__all__ = ["wrong_words"]

_WORDS = agreement_table("nl").words
_PERFECT = _WORDS["perfect"]
_MODALS = _WORDS["modals"]
_SUBJECTS = frozenset({"ik", "je", "jij", "hij", "ze", "zij", "we", "wij", "jullie"})
_ENDS = frozenset({".", "!", "?", ",", ";", "en", "of"})
_RELATIVE_VERBS = _PERFECT | _MODALS | frozenset({"daar", "hier", "naast", "op", "in", "bij"})
_COMMON = _WORDS["common_verbs"]
_SHOWING = frozenset({"dit", "dat", "hier", "daar"})
_PLACES = frozenset({"op", "in", "naast", "bij", "onder", "achter"})
_FREE = frozenset(
    {"niet", "geen", "het", "de", "een", "ook", "altijd", "online", "daar", "er", "vaak", "graag", "dit", "dat"}
)
_EQUAL = frozenset({"even", "net", "zo"})


def wrong_words(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """The pronouns and conjunctions of a sentence that are wrong."""
    small = [word.lower() for word in words]
    for at, word in enumerate(small):
        if at and words[at][:1].isupper():
            continue
        found = ""
        reason = AgreementReason.PRONOUN
        if word in ("jou", "jouw"):
            found = _owner(small, at, dutch)
        elif word == "hun":
            found = _they(small, at, dutch)
        elif word in ("die", "dat"):
            found = _relative(small, at, dutch)
        elif word == "wat":
            found = _of_noun(small, at, dutch)
        elif word in ("als", "dan"):
            found, reason = _comparing(small, at, dutch), AgreementReason.WORD
        if found:
            yield Disagreement(at, at + 1, (cased(words[at], found),), reason, word)


def _owner(small: Sequence[str], at: int, dutch: Dutch) -> str:
    """“jou fiets”, “ik zie jouw”."""
    behind = small[at + 1] if at + 1 < len(small) else "."
    if small[at] == "jouw":
        before = small[at - 1] if at else ""
        is_object = before in PREPOSITIONS or bool(dutch.verb(before)[0])
        is_own = any(word in ("die", "het", "de", "dat") for word in small[max(at - 3, 0) : at])
        return "jou" if is_object and not is_own and behind in PREPOSITIONS | _ENDS - {"en", "of"} else ""
    if not (dutch.gender(behind) or (dutch.base(behind) and at + 2 < len(small) and dutch.gender(small[at + 2]))):
        return ""
    after = small[at + 2] if at + 2 < len(small) else "."
    before = small[at - 1] if at else ""
    return "jouw" if (before in PREPOSITIONS or at == 0 or after in _ENDS) and dutch.verb(behind)[0] != behind else ""


def _they(small: Sequence[str], at: int, dutch: Dutch) -> str:
    """The subject “hun”: “hun hebben gewonnen”."""
    behind = small[at + 1] if at + 1 < len(small) else "."
    opens = at == 0 or small[at - 1] in ("dat", "omdat", "als", "toen", "want", "of", "en")
    if _is_subject_of_clause(small, at, dutch):
        return "zij"
    if not opens or dutch.is_noun(behind):
        return ""
    if at == 0:
        return "zij" if behind in _PERFECT | _MODALS | _COMMON or behind == "zijn" else ""
    return (
        "zij"
        if behind in ("hebben", "hadden", "zijn", "waren", "kunnen", "willen", "moeten", "niet", "het", "de")
        else ""
    )


def _is_subject_of_clause(small: Sequence[str], at: int, dutch: Dutch) -> bool:
    """Whether “hun” stands behind what opens a clause whose last verb is a plural: “wat hun online doen”."""
    openers = _WORDS["subordinating"] | {"wat", "waar", "hoe", "waarom"}
    if not (at == 1 or at > 1) or small[at - 1] not in openers or at + 2 >= len(small):
        return False
    end = next((one for one in range(at, len(small)) if small[one] in (".", "?", "!", ",")), len(small)) - 1
    behind, last = small[at + 1], small[end]
    plural = last in _PERFECT | _MODALS | _COMMON and last.endswith("n")
    free = behind in PREPOSITIONS | _FREE or (end == at + 1)
    return plural and end - at < 7 and free


def _relative(small: Sequence[str], at: int, dutch: Dutch) -> str:
    """“het huis die daar staat”, “de fiets dat ik kocht”."""
    place = at - 1 if at and small[at - 1] != "," else at - 2
    if place < 1 or at + 1 >= len(small):
        return ""
    noun, before = small[place], small[place - 1]
    place -= 1
    if dutch.base(before) and place:
        place -= 1
        before = small[place]
    behind = small[at + 1]
    if small[at] == "die" and dutch.gender(noun) == HET and before in ("het", "dit", "ons", "een"):
        return "dat" if behind in _SUBJECTS | _RELATIVE_VERBS else ""
    asks = (
        small[at] == "dat" and small[at - 1] != "," and behind in _SUBJECTS | _PLACES | {"daar", "hier"} and place <= 1
    )
    if asks and dutch.gender(noun) == DE and before in ("de", "deze", "onze", "een"):
        return "die" if noun not in _WORDS["of_clauses"] else ""
    return ""


def _of_noun(small: Sequence[str], at: int, dutch: Dutch) -> str:
    """“dit is het huis wat hij kocht”, where what is shown is told of, and nobody is asked."""
    if at < 3 or small[0] not in _SHOWING or small[1] not in ("is", "was") or "," in small[:at]:
        return ""
    article, gender = small[at - 2], dutch.gender(small[at - 1])
    if dutch.base(article) and at > 3:
        article = small[at - 3]
    if article not in ("de", "het", "een", "mijn", "onze", "ons"):
        return ""
    return {DE: "die", HET: "dat"}.get(gender, "")


def _comparing(small: Sequence[str], at: int, dutch: Dutch) -> str:
    """“groter als ik”, “even groot dan ik”."""
    if not at or at + 1 >= len(small):
        return ""
    before = small[at - 1]
    if small[at] == "als":
        graded = dutch.is_comparative(before) and before not in _WORDS["no_comparatives"]
        return (
            "dan"
            if graded and not _has_verb(small[at + 1 :], dutch) and small[at - 2] not in (",", "des", "zowel")
            else ""
        )
    if at > 1 and small[at - 2] in _EQUAL and (dutch.inflected(before)) and not dutch.is_comparative(before):
        return "als"
    return ""


def _has_verb(words: Sequence[str], dutch: Dutch) -> bool:
    """Whether a clause may follow, as in “beter als je gaat”."""
    for word in words[:8]:
        if word in (".", "!", "?"):
            return False
        if word in _PERFECT or word in _MODALS or (dutch.verb(word)[0] and not dutch.gender(word)):
            return True
    return False
