"""Adjectives of who speaks or is spoken to, in another gender than the verb: “byla jsem nemocný”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_spoken_predicates"]

_BEEN = {"byla": "femn", "nebyla": "femn", "byl": "masc", "nebyl": "masc"}
_SPEAKING = frozenset({"jsem", "jsi", "bych", "bys"})
_NEAR = 3
_WHOLE = ("cel", "každ")


def wrong_spoken_predicates(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The adjective right behind “byla jsem” or “byl jsi”, but for adverbs, that no noun follows."""
    small = grammar.listed("adverbs") | grammar.listed("degrees")
    for at in range(len(words) - 2):
        gender = _BEEN.get(words[at].lower())
        if gender is None or not _SPEAKING & set(words[max(at - 1, 0) : at + 2]):
            continue
        place = at + 1 + (words[at + 1] in _SPEAKING)
        while place < min(at + 1 + _NEAR, len(words) - 1) and words[place] in small:
            place += 1
        found = grammar.at(words, place)
        direct = [one for one in found if one.case == "nomn" and one.number == "sing" and one.gender]
        genders = {one.gender for one in direct}
        if not direct or gender in genders or any(one.kind != "ADJF" for one in found):
            continue
        if words[place].startswith(_WHOLE) and _is_time(grammar, words, place):
            continue  # “kde jsi byl celé odpoledne”
        behind = (one for further in (1, 2) for one in grammar.at(words, place + further))
        if any(one.kind in ("NOUN", "ADJF") for one in behind) and not _is_time(grammar, words, place + 1):
            continue
        form = next((form for one in direct if (form := one.form("nomn", "sing", gender))), "")
        if form:
            yield Disagreement(place, place + 1, (form,), AgreementReason.AGREEMENT, words[at].lower())


def _is_time(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a time begins at a word: “nemocná celý týden”."""
    phrase = grammar.phrase(words, at)
    return phrase is not None and all(noun.lemma in grammar.listed("times") for noun in phrase.nouns)
