"""Polish noun phrases in a case that the preposition before them does not take."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from models.agreement.choosing import base_of, case_odds, clues
from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.phrases import DeclinedPhrase
from models.agreement.pl.doubts import (
    ALONE,
    belongs_behind,
    belongs_to_several,
    compares,
    goes_on,
    has_own_objects,
    is_loose,
    is_numbered,
    is_set,
    may_be_person,
)
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import is_adverbial, readings
from models.agreement.pl.phrases import PHRASING
from models.agreement.table import Governed

__all__ = ["wrong_objects"]

_ADVERBIAL = frozenset({"od", "do", "z", "ze", "za", "na", "po"})
_IN = frozenset({"w", "we"})
_WITH, _OF = frozenset({"z", "ze"}), "za"
_NO_NOUNS = frozenset({"VERB", "PREP", "CONJ", "ADVB", "PRCL"})


def wrong_objects(words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases of a sentence in a case that the preposition before them does not take."""
    for at, word in enumerate(words[:-1]):
        governed = PREPOSITIONS.get(word.lower())
        if governed is not None and (word.islower() or at == 0):
            wrong = _after_preposition(words, at, governed)
            if wrong is not None:
                yield wrong


def _after_preposition(words: Sequence[str], at: int, governed: Governed) -> Disagreement | None:
    small = words[at].lower()
    before = words[at - 1].lower() if at else ""
    if before in ("-", ".") or before in PREPOSITIONS:
        return None
    if small in _ADVERBIAL and is_adverbial(words[at + 1]) and not _is_subject(words, at + 1):
        return None
    if small == _OF and LISTED["what"] & {word.lower() for word in words[:at]}:
        return None
    phrase = PHRASING.phrase(words, at + 1, governed=True)
    if phrase is None:
        return _adjective(words, at, governed)
    allowed = governed.allowed
    if small in _WITH and not any(noun.lemma in LISTED["measures"] for noun in phrase.nouns):
        allowed = allowed - {"accs"}
    offered = _offered(words, at, governed, phrase)
    if phrase.modifiers and phrase.words[-1] in LISTED["daytimes"]:
        return None  # “na szóstą wieczór”
    if goes_on(words, phrase) or any(word.istitle() for word in phrase.modifiers) or is_set(words, at, phrase):
        return None
    if all(noun.case == "voct" for noun in phrase.nouns):
        return None  # “o ironio”
    if any(noun.case in allowed for noun in phrase.agreeing):
        if small == "o" and _tells(words, at) and _is_direct(phrase):
            numbers = tuple(dict.fromkeys(noun.number for noun in phrase.agreeing))
            return found(phrase, phrase.in_cases(("loct",), numbers), AgreementReason.PREPOSITION, small)
        if (
            small in _IN
            and _is_direct(phrase)
            and all(noun.lemma in LISTED["months"] and noun.number == "sing" for noun in phrase.agreeing)
        ):
            return _unsure(found(phrase, phrase.in_cases(("loct",)), AgreementReason.PREPOSITION, small))
        if small == "po" and _roams(words, at, phrase):
            return _unsure(found(phrase, phrase.in_cases(("loct",)), AgreementReason.PREPOSITION, small))
        if not _rests(words, at, phrase, offered):
            return None
        resting = tuple(case for case in governed.offered if case != "accs")
        return found(phrase, phrase.in_cases(resting[:1]), AgreementReason.PREPOSITION, small)
    if not _is_certain(phrase, allowed) and _is_doubtful(words, at, phrase, allowed):
        return None
    if (
        is_numbered(words, phrase)
        or (belongs_behind(words, phrase, allowed) and not (phrase.modifiers and phrase.agreeing))
        or ("accs" in allowed and any(map(may_be_person, phrase.nouns)))
    ):
        return None
    return found(phrase, phrase.in_cases(offered), AgreementReason.PREPOSITION, small)


def _unsure(one: Disagreement | None) -> Disagreement | None:
    return None if one is None else replace(one, unsure=True)


def _roams(words: Sequence[str], at: int, phrase: DeclinedPhrase) -> bool:
    """Whether somebody goes about in a place: “spacerować po las”."""
    verbs = readings(words[at - 1].lower()) if at else ()
    places = [noun for noun in phrase.agreeing if noun.lemma in LISTED["buildings"] | LISTED["roamed"]]
    if not places or any(noun.case == "loct" for noun in phrase.agreeing):
        return False
    return bool(verbs) and all(one.lemma in LISTED["roaming"] for one in verbs)


def _is_subject(words: Sequence[str], at: int) -> bool:
    """Whether an adjective and its noun stand in the nominative beyond doubt: “do nowa szkoła”, not “od nowa”."""
    phrase = PHRASING.phrase(words, at, governed=True)
    agreeing = [one for one in phrase.agreeing if one.case != "voct"] if phrase is not None and phrase.modifiers else []
    return bool(agreeing) and all(one.case == "nomn" for one in agreeing)


def _adjective(words: Sequence[str], at: int, governed: Governed) -> Disagreement | None:
    """An adjective or pronoun without a noun in a case that the preposition does not take: “o czwarta”."""
    asked, behind = list(PHRASING.adjectives(words[at + 1])), words[at + 2] if at + 2 < len(words) else "."
    if not asked or words[at].lower() == _OF or not words[at + 1].islower() or words[at + 1] in LISTED["set_phrases"]:
        return None
    known = readings(words[at + 1])
    if any(one.kind not in ("ADJF", "PRTF", "NOUN") or one.case in governed.allowed for one in known):
        return None
    after = readings(behind)
    if (
        behind[0].isalpha()
        and behind not in LISTED["daytimes"]
        and (not after or any(one.kind not in _NO_NOUNS for one in after))
    ):
        return None
    kinds = dict.fromkeys((one.number, one.gender) for one in asked if one.case == "nomn")
    forms = dict.fromkeys(asked[0].form(case, *kind) for case in governed.offered for kind in list(kinds)[:1])
    replacements = tuple(form for form in forms if form)
    if not replacements:
        return None
    return Disagreement(at + 1, at + 2, replacements, AgreementReason.PREPOSITION, words[at].lower())


def _tells(words: Sequence[str], at: int) -> bool:
    """Whether a verb of telling stands before “o”, or a pronoun between them: “opowiada nam o”."""
    place = at - 1
    while place > 0 and words[place] in LISTED["listeners"]:
        place -= 1
    verbs = readings(words[place]) if place >= 0 else ()
    return bool(verbs) and all(one.lemma in LISTED["telling"] for one in verbs)


def _is_direct(phrase: DeclinedPhrase) -> bool:
    return all(noun.case in ("nomn", "accs", "voct") for noun in phrase.agreeing)


def _rests(words: Sequence[str], at: int, phrase: DeclinedPhrase, offered: Sequence[str]) -> bool:
    """Whether something is where a verb right before says that it rests, and not where it goes: “leży pod stół”."""
    verbs = readings(words[at - 1] if at else words[phrase.end]) if at or phrase.end < len(words) else ()
    built = all(noun.lemma in LISTED["buildings"] for noun in phrase.nouns)
    if at == 0 and not built:
        return False
    if (
        not verbs
        or any(one.lemma not in LISTED["resting"] and not (built and one.lemma == "być") for one in verbs)
        or words[at].lower() not in LISTED["places"]
    ):
        return False
    if "się" in words[:at] or (at and words[at - 1] == "stać"):
        return False  # “co się stało w głowę”, “nie stać na dom”
    nouns = [noun for noun in phrase.agreeing if noun.case != "voct"]
    if any(noun.case != "accs" and noun.case != "nomn" for noun in nouns):
        return False
    if offered[0] == "accs" and not built and any(one.lemma not in LISTED["living"] for one in verbs):
        return False
    return not any(noun.lemma in LISTED["times"] for noun in nouns)


def _is_certain(phrase: DeclinedPhrase, allowed: frozenset[str]) -> bool:
    """Whether the first adjective cannot stand behind the preposition, whatever the others belong to."""
    first = list(phrase.phrasing.adjectives(phrase.words[0])) if phrase.modifiers else []
    return bool(first) and not any(one.case in allowed for one in first) and not _is_noun(phrase.words[0], allowed)


def _is_doubtful(words: Sequence[str], at: int, phrase: DeclinedPhrase, allowed: frozenset[str]) -> bool:
    """Whether the noun may belong to something else than the preposition."""
    if has_own_objects(phrase) or belongs_to_several(words, phrase):
        return True
    return bool(phrase.modifiers) and (_stands_alone(phrase, allowed) or (at > 0 and compares(words[at - 1])))


def _stands_alone(phrase: DeclinedPhrase, allowed: frozenset[str]) -> bool:
    """Whether the preposition may be that of a pronoun or numeral, and the noun another's: “do każdego matka mówi”."""
    if any(_is_noun(word, allowed) for word in phrase.modifiers):
        return True
    cases = {noun.case for noun in phrase.nouns}
    lonely = "loct" in cases and cases <= {"loct", "datv", "voct"} and all(noun.gender != "m1" for noun in phrase.nouns)
    if len(phrase.modifiers) == 1 and lonely:
        return False  # such a noun needs a preposition
    first = [one for one in phrase.phrasing.adjectives(phrase.words[0]) if one.case in allowed]
    if any(one.lemma in ALONE for one in first):
        return True
    if cases == {"ablt"} and first:
        return True  # “dla wysokich stopniem urzędników”
    if first and all(
        noun.case == "nomn" and not any(one.agrees_in_gender(noun) for one in first) for noun in phrase.nouns
    ):
        return True
    return bool(first) and any(noun.case == "gent" for noun in phrase.nouns)


def _is_noun(word: str, allowed: frozenset[str]) -> bool:
    if is_loose(word):
        return False
    return any(one.kind == "NOUN" and one.case in allowed for one in readings(word))


def _offered(words: Sequence[str], at: int, governed: Governed, phrase: DeclinedPhrase) -> tuple[str, ...]:
    """The cases of a preposition, the likeliest first."""
    small = words[at].lower()
    odds = case_odds("pl")
    counted = odds.get(base_of(small, odds))
    if counted is None or len(governed.offered) < 2:
        return governed.offered
    return counted.ordered(clues(words, at, phrase, readings))
