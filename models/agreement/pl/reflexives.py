"""Polish verbs that lack “się”: “boję psów”, “dzieci bawią w ogrodzie”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import PolishReading, first_names, readings

__all__ = ["unsure_reflexives", "wrong_reflexives"]

_SELF = "się"
_OTHERS = frozenset({"się", "siebie", "sobie", "sobą"})
_OBJECTS = frozenset({"NOUN", "NPRO", "ADJF", "NUMR", "PRTF"})
_NAME = "nazywać"
_LEADING = frozenset({",", ":", "od"})
"""What stands behind a verb whose object is a clause, or without one: “zacznij od początku”."""
_STOPS = frozenset('.,;:!?()–—-„”"')


def wrong_reflexives(words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence without “się” that never stand without it."""
    for at, verbs in _lonely(words):
        told = words[at + 1 : at + 3] == [",", "że"]
        known = LISTED["always_reflexive"] | (LISTED["feeling"] if told else frozenset())
        if all(one.kind == "VERB" and one.lemma in known for one in verbs):
            if told and any(one.lemma in LISTED["feeling"] and one.person == "3per" for one in verbs):
                continue  # “martwi mnie, że”
            yield _with(words, at)


def unsure_reflexives(words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence that have “się” where they have no object, with none behind them that is one for sure."""
    for at, verbs in _lonely(words):
        if any(one.kind != "VERB" or one.lemma not in LISTED["often_reflexive"] for one in verbs):
            continue
        if LISTED["objects_before"] & {word.lower() for word in words[:at]}:
            continue
        behind = words[at + 1] if at + 1 < len(words) else "."
        if verbs[0].lemma == _NAME and behind.istitle() and all(one.number == "sing" for one in verbs):
            named = any(one.case == "nomn" for one in first_names(behind))
            yield _with(words, at, unsure=not named or any(one.case == "accs" for one in first_names(behind)))
            continue
        if behind in _LEADING or (verbs[0].lemma in LISTED["limits"] and _leads_on(words, at, verbs)):
            continue
        if not any(_may_be_object(words, place) for place in _clause_behind(words, at)):
            yield _with(words, at, unsure=True)


def _lonely(words: Sequence[str]) -> Iterator[tuple[int, Sequence[PolishReading]]]:
    """The verbs of a sentence without a reflexive pronoun."""
    if _OTHERS & {word.lower() for word in words}:
        return
    for at, word in enumerate(words):
        if word.islower() or at == 0:
            verbs = readings(word.lower())
            if any(one.kind == "VERB" for one in verbs):
                yield at, verbs


def _leads_on(words: Sequence[str], at: int, verbs: Sequence[PolishReading]) -> bool:
    """Whether somebody begins or ends to do something, or names it."""
    speaks = any(one.person != "3per" or one.number == "plur" for one in verbs)
    return speaks or any(one.kind == "INFN" for place in _clause_behind(words, at) for one in readings(words[place]))


def _clause_behind(words: Sequence[str], at: int) -> Iterator[int]:
    for place in range(at + 1, len(words)):
        if words[place] in _STOPS:
            return
        yield place


def _may_be_object(words: Sequence[str], place: int) -> bool:
    """Whether a word may stand in the accusative, of a person who is not named or behind a preposition not."""
    if words[place] in LISTED["adverbs"] | LISTED["daytimes"] or any(
        one.kind == "PREP" for one in readings(words[place - 1])
    ):
        return False
    found = readings(words[place])
    if not found and words[place][0].isalpha() and len(words[place]) > 1:
        return True
    if any(one.case == "gent" and one.lemma.endswith(("ski", "cki")) for one in found):
        return False  # “uczyć polskiego”
    return any(one.kind in _OBJECTS and one.case == "accs" and one.lemma not in LISTED["times"] for one in found)


def _with(words: Sequence[str], at: int, *, unsure: bool = False) -> Disagreement:
    """The verb with its pronoun behind it, or behind another one: “podoba mi się”."""
    end = at + 1
    if end < len(words) and words[end] in LISTED["listeners"]:
        end += 1
    text = f"{' '.join(words[at:end])} {_SELF}"
    return Disagreement(at, end, (text,), AgreementReason.REFLEXIVE, words[at].lower(), unsure)
