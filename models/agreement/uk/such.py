"""Adjectives behind “такий” of another gender or number: “чому ти така сумний?”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_behind_such"]

_SUCH = {"такий": ("sing", "masc"), "така": ("sing", "femn"), "таке": ("sing", "neut"), "такі": ("plur", "")}
_ENDS = frozenset(".!?,;")


def wrong_behind_such(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The adjectives in the nominative of another gender right behind such a word, at the end of a clause."""
    for at in range(len(words) - 2):
        place = _SUCH.get(words[at].lower())
        if place is None or words[at + 2] not in _ENDS:
            continue
        found = grammar.at(words, at + 1)
        if not found or any(one.kind != "ADJF" for one in found) or not any(one.case == "nomn" for one in found):
            continue
        number, gender = place
        if any(one.number == number and gender in ("", one.gender) for one in found):
            continue
        forms = dict.fromkeys(
            form for one in found if (form := one.form("nomn", number, *([gender] if gender else [])))
        )
        if forms:
            yield Disagreement(at + 1, at + 2, tuple(forms)[:2], AgreementReason.AGREEMENT, words[at].lower())
