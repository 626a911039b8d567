"""Adjectives and participles of another gender or number than the “був” before them: “я була здивований”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_predicates"]

_COPULAS = {"був": ("sing", "masc"), "була": ("sing", "femn"), "було": ("sing", "neut"), "були": ("plur", "")}
_ENDS = frozenset(".,;:!?…")
_PERSONS = frozenset({"я", "ти"})


def wrong_predicates(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The predicates behind “я” or “ти” and a form of “бути” that differ from it, and those behind “будьте”."""
    yield from _ordered(grammar, words)
    for at in range(1, len(words) - 1):
        if words[at] not in _COPULAS or words[at - 1].lower() not in _PERSONS:
            continue
        number, gender = _COPULAS[words[at]]
        place = at + 1
        while place < len(words) - 1 and words[place] in grammar.listed("degrees") | grammar.listed("adverbs"):
            place += 1
        found = grammar.at(words, place)
        behind = words[place + 1] if place + 1 < len(words) else "."
        if not found or any(one.kind != "ADJF" for one in found) or words[place] in grammar.listed("never"):
            continue
        if behind not in _ENDS and behind not in grammar.prepositions:
            continue
        if not any(one.case == "nomn" for one in found) or any(
            one.case in ("nomn", "ablt") and one.number == number and one.gender in ("", gender) for one in found
        ):
            continue
        forms = dict.fromkeys(form for one in found if (form := one.form("nomn", number, *filter(None, [gender]))))
        if forms:
            yield Disagreement(place, place + 1, tuple(forms), AgreementReason.AGREEMENT, words[at - 1].lower())


def _ordered(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """An adjective in the singular behind “будьте”: “будьте обережний”."""
    for at in range(len(words) - 1):
        found = grammar.at(words, at + 1)
        if words[at].lower() not in ("будьте", "будьмо") or not found or any(one.kind != "ADJF" for one in found):
            continue
        behind = words[at + 2] if at + 2 < len(words) else "."
        if any(one.number == "plur" for one in found) or not any(one.case == "nomn" for one in found):
            continue
        forms = dict.fromkeys(form for one in found if (form := one.form("nomn", "plur")))
        if forms and (behind in _ENDS or behind in grammar.prepositions):
            yield Disagreement(at + 1, at + 2, tuple(forms)[:2], AgreementReason.AGREEMENT, words[at].lower())
