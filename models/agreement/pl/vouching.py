"""What a Polish sentence shows to be right, whatever a model would change there."""

from collections.abc import Sequence

from models.agreement.pl.morphology import readings
from models.text.tokens import tokenize

__all__ = ["is_shown_right"]

_HAVING = frozenset({"mam", "masz", "ma", "mamy", "macie", "mają", "miałem", "miałam", "miał", "miała", "mieli"})
_VEHICLES = frozenset({"autobus", "tramwaj", "pociąg", "metro", "samochód", "rower", "taksówka", "samolot", "prom"})
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
    return _is_had(before, own)


def _is_had(before: Sequence[str], own: Sequence[object]) -> bool:
    """Whether somebody or something is what one has: “mam na utrzymaniu żonę”."""
    cases = {getattr(one, "case", "") for one in own}
    return cases == {"accs"} and len(before) > 2 and before[-3] in _HAVING and before[-2] in ("na", "w", "pod", "przy")
