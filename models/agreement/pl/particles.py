"""“nie” and “by”, which Polish writes together with some words and apart from others."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.phrases import PHRASING

__all__ = ["wrong_particles"]

_NOT = "nie"
_CONDITIONAL = frozenset({"bym", "byś", "byśmy", "byście"})
_ENDINGS = frozenset({"em", "eś", "m", "ś", "śmy", "ście"})
_CONTRAST = frozenset({"lecz", "ale", "tylko", "a", "ani", "czy", "to", "za", "niż"})
_FINITE = frozenset({"VERB", "INFN"})
_THAT, _FAR = "że", "daleko"
_CLAUSAL = frozenset({"VERB", "INFN", "ADVB", "CONJ", "PREP", "PRCL", "PRED"})
_OPENING = frozenset(
    {"ja", "ty", "on", "ona", "ono", "my", "wy", "oni", "one", "nie", "w", "na", "to", "i", "o", "u", "jest"}
)
_PERSONS = frozenset({"ja", "ty", "on", "ona", "my", "wy", "oni"})
_VOWELS, _HISSING = frozenset("aeiouyąęó"), frozenset("sśzźż")
_JOINED_TO_THAT = frozenset(
    {"mimo", "pomimo", "dlatego", "tylko", "chyba", "zwłaszcza", "no", "bo", "a", "i", "tak", "tyle"}
)
"""Words behind which no comma stands before “że”."""


def wrong_particles(words: Sequence[str]) -> Iterator[Disagreement]:
    """What is written together although it stands apart, and the other way round."""
    for at, word in enumerate(words):
        wrong = _joined(words, at) if word[:3].lower() == _NOT and len(word) > len(_NOT) else None
        if at + 1 < len(words):
            if word == "ze":
                wrong = _that(words, at)
            elif word.lower() in LISTED["purposes"] and words[at + 1] in _CONDITIONAL:
                wrong = _purpose(words, at)
            elif word.lower() == _NOT:
                wrong = _apart(words, at)
            elif words[at + 1] in _CONDITIONAL or words[at + 1] == "by":
                wrong = _conditional(words, at)
            elif words[at + 1] in _ENDINGS:
                wrong = _ending(words, at)
        if wrong is not None:
            yield wrong


def _joined(words: Sequence[str], at: int) -> Disagreement | None:
    """“niechcę”: a verb that is denied stands apart from “nie”."""
    word = words[at]
    if not (word.islower() or (at == 0 and word.istitle())) or any(one.kind for one in readings(word.lower())):
        return None
    verbs = [one for one in readings(word[3:]) if one.kind]
    if not verbs or any(one.kind not in _FINITE for one in verbs):
        return None
    return Disagreement(at, at + 1, (f"{word[:3]} {word[3:]}",), AgreementReason.APART, word.lower())


def _apart(words: Sequence[str], at: int) -> Disagreement | None:
    """“nie możliwe”: adjectives, and adverbs made of them, are joined to “nie” unless they are compared."""
    word, before = words[at + 1], words[at - 1].lower() if at else ""
    if word == _FAR and before not in _CONTRAST and _is_place(words, at + 2):
        return Disagreement(at, at + 2, (words[at] + word,), AgreementReason.JOINED, word)
    judged = before == "to" and at == 1
    if (
        not word.islower()
        or (before in _CONTRAST and not judged)
        or before in PREPOSITIONS
        or word in LISTED["never_joined"]
    ):
        return None  # “na nie”: them
    rest = words[at + 2 :]
    if any(
        one in _CONTRAST and (not judged or before_it == ",") for before_it, one in zip(["", *rest], rest, strict=False)
    ):
        return None
    known = readings(word)
    adjectives = any(one.kind == "ADJF" for one in known)
    others = ("NOUN", "PRTF") if adjectives else ()
    if not any(map(_is_plain, known)) or not all(_is_plain(one) or one.kind in others for one in known):
        return None
    if any(one.lemma in _LONELY or "pact" in one.marks for one in known):
        return None
    if not any(_is_plain(one) for one in readings(_NOT + word)):
        return None
    if before in (",", "(", "—", "–", "-", "gdyby", "żeby", "czyż", "choć") or "?" in words:
        return None
    behind = readings(words[at + 2]) if at + 2 < len(words) else ()
    if all(one.kind == "ADVB" for one in known) and any(one.kind in ("ADJF", "ADVB", "PRTF") for one in behind):
        return None  # “nie całkiem nowy”
    if all(one.kind == "ADVB" for one in known) and words[at + 2 : at + 3] == [","]:
        return None
    return Disagreement(at, at + 2, (words[at] + word,), AgreementReason.JOINED, word, unsure=judged)


def _is_place(words: Sequence[str], at: int) -> bool:
    """Whether what something is near to follows: “nie daleko parku”."""
    phrase = PHRASING.phrase(words, at, governed=True) if at < len(words) else None
    return (
        phrase is not None
        and bool(phrase.agreeing)
        and all(noun.case in ("gent", "loct", "datv", "voct") for noun in phrase.agreeing)
        and any(noun.case == "gent" for noun in phrase.agreeing)
    )


_LONELY = LISTED["alone"] | LISTED["possessives"] | {"wszystek", "pełny", "jedyny", "gotowy"}


def _is_plain(one: PolishReading) -> bool:
    """Whether a word is an adjective or adverb that is not compared."""
    return one.kind in ("ADJF", "ADVB") and "pos" in one.marks


def _conditional(words: Sequence[str], at: int) -> Disagreement | None:
    """“zrobił bym”: the ending of the conditional is joined to the past."""
    verbs = readings(words[at].lower() if at == 0 else words[at])
    if words[at].lower() not in ("gdy", "że") and not (
        verbs and all(one.kind == "VERB" and one.tense == "past" and one.person == "3per" for one in verbs)
    ):
        return None
    if words[at + 1] == "by" and (words[at] in ("gdy", "że") or _has_verb(words[at + 2 :])):
        return None  # “wstał by wyjść”
    return Disagreement(at, at + 2, (words[at] + words[at + 1],), AgreementReason.JOINED, words[at + 1])


def _ending(words: Sequence[str], at: int) -> Disagreement | None:
    """“kupił em”: the ending of the person is joined to the past."""
    whole = words[at] + words[at + 1]
    past = [one for one in readings(words[at].lower()) if one.kind == "VERB" and one.tense == "past"]
    if not past or not any(one.kind == "VERB" and one.person in ("1per", "2per") for one in readings(whole.lower())):
        return None
    return Disagreement(at, at + 2, (whole,), AgreementReason.JOINED, words[at + 1])


def _has_verb(words: Sequence[str]) -> bool:
    """Whether a verb stands before the next mark."""
    for word in words:
        if not word[0].isalpha():
            return False
        if any(one.kind in _FINITE for one in readings(word)):
            return True
    return False


def _that(words: Sequence[str], at: int) -> Disagreement | None:
    """“wiem ze przyjdzie”: “ze” stands only before what is hard to say behind “z”."""
    behind = words[at + 1].lower()
    if at == 0 or not behind.isalpha() or (not words[at - 1][-1].isalpha() and words[at - 1] != ","):
        return None
    if behind in _PERSONS and not (at + 2 < len(words) and any(one.kind in _FINITE for one in readings(words[at + 2]))):
        return None  # “idziesz ze ja na zakupy”
    known = readings(words[at + 1])
    says = bool(known) and all(one.kind in _CLAUSAL or (one.kind == "NPRO" and one.case == "nomn") for one in known)
    spoken = len(behind) > 1 and (behind[0] in _VOWELS or (behind[1] in _VOWELS and behind[0] not in _HISSING))
    counts = not known or any(one.kind == "NUMR" for one in known)
    if not (says or behind in _OPENING or (spoken and not counts)):
        return None
    if words[at - 1] == "," or words[at - 1].lower() in _JOINED_TO_THAT:
        return Disagreement(at, at + 1, (_THAT,), AgreementReason.WORD, _THAT)
    return Disagreement(at - 1, at + 1, (f"{words[at - 1]}, {_THAT}",), AgreementReason.WORD, _THAT)


def _purpose(words: Sequence[str], at: int) -> Disagreement | None:
    """“żeby byś”."""
    joined = words[at] + words[at + 1].removeprefix("by")
    return Disagreement(at, at + 2, (joined,), AgreementReason.JOINED, words[at + 1])
