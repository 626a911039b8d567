"""What a Polish sentence shows to be right, whatever a model would change there."""

from collections.abc import Sequence

from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import readings
from models.agreement.reading import WordReading
from models.text.tokens import tokenize

__all__ = ["is_named_right", "is_shown_right"]

_HAVING = frozenset({"mam", "masz", "ma", "mamy", "macie", "mają", "miałem", "miałam", "miał", "miała", "mieli"})
_VEHICLES = frozenset({"autobus", "tramwaj", "pociąg", "metro", "samochód", "rower", "taksówka", "samolot", "prom"})
_NEAR = 5
_INSTRUMENTAL = ("ą", "em", "ami")
_NAMED = frozenset({"kierunek", "kierunku", "przedmiot", "przedmiotu", "specjalność", "specjalności", "specjalizacja"})


def is_shown_right(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether a noun stands in its case by what is around it, and the change would be to another case of it.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    word = source[start:end]
    if not word.isalpha() or not replacement.isalpha():
        return False
    own = [one for one in readings(word) if one.kind == "NOUN"]
    meant = [one for one in readings(replacement.lower()) if one.kind == "NOUN"]
    lemmas = {one.lemma for one in own} & {one.lemma for one in meant}
    if not lemmas:
        return False
    before = [token.text.lower() for token in tokenize(source[:start], "pl")]
    if lemmas & _VEHICLES and any(one.case == "ablt" for one in own):
        return True  # “jeszcze jeden przystanek autobusem”
    if before[-1:] and before[-1] in _NAMED and any(one.case == "nomn" for one in own):
        return True  # “na kierunku ekonomia”
    return _is_had(before, own) or _is_beside(before, own, meant) or _is_given(before, own, meant)


def _is_had(before: Sequence[str], own: Sequence[WordReading]) -> bool:
    """Whether somebody or something is what one has: “mam na utrzymaniu żonę”."""
    cases = {one.case for one in own}
    return cases == {"accs"} and len(before) > 2 and before[-3] in _HAVING and before[-2] in ("na", "w", "pod", "przy")


def _is_beside(before: Sequence[str], own: Sequence[WordReading], meant: Sequence[WordReading]) -> bool:
    """Whether a noun is one of two things that have the same verb: “wziął termos z herbatą i kanapki”."""
    if before[-1:] not in (["i"], ["oraz"]) or not any(one.case == "accs" for one in own):
        return False
    with_ = next((at for at in range(len(before) - 2, max(len(before) - 6, 0), -1) if before[at] in ("z", "ze")), 0)
    if not with_ or any(one.case != "ablt" for one in meant):
        return False
    first = [one for one in readings(before[with_ - 1]) if one.kind == "NOUN"]
    second = readings(before[-2])
    with_it = any(one.case == "ablt" for one in second) if second else before[-2].endswith(_INSTRUMENTAL)
    return with_it and any(one.case == "accs" for one in first)


def _is_given(before: Sequence[str], own: Sequence[WordReading], meant: Sequence[WordReading]) -> bool:
    """Whether somebody in the dative is whom something is given or sent to: “wysłałem je mojej mamie”."""
    if not any(one.case == "datv" for one in own) or any(one.case == "datv" for one in meant):
        return False
    owner = [one for one in readings(before[-1]) if one.case == "datv"] if before else []
    given = any(one.lemma in LISTED["giving"] for word in before[-_NEAR:] for one in readings(word))
    return bool(owner) and given


def is_named_right(source: str, start: int, end: int) -> bool:
    """Whether a doubted name stands in a case of the preposition before it: “nad Bałtyk”.

    Args:
        source: the sentence.
        start: where the word starts (code points of the sentence).
        end: where it ends.
    """
    word = source[start:end]
    before = [token.text.lower() for token in tokenize(source[:start], "pl")]
    governed = PREPOSITIONS.get(before[-1]) if before else None
    if governed is None or not word.isalpha() or not word.istitle():
        return False
    return any(one.case in governed.allowed for one in readings(word))
