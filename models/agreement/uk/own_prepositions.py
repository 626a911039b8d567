"""Pronouns behind a preposition without “н-”, or in a case that it does not take: “біля його”, “перед тебе”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_behind_prepositions"]

_WITH_N = {"його": "нього", "її": "неї", "їх": "них", "йому": "ньому", "їй": "ній", "ними": "ними"}
_LIVING = {"мене": "мною", "тебе": "тобою", "нього": "ним", "неї": "нею", "нас": "нами", "вас": "вами", "них": "ними"}
_STANDING = frozenset({"перед", "над", "під"})
_MOVING = frozenset({"став", "стала", "стали", "поставити", "поклав", "поклала", "впав", "впала"})
_ENDS = frozenset(".,!?;:)")


_BY_CASE = {
    "gent": ("мене", "тебе", "нього", "неї", "нас", "вас", "них", "себе"),
    "datv": ("мені", "тобі", "йому", "їй", "нам", "вам", "їм", "собі"),
    "ablt": ("мною", "тобою", "ним", "нею", "нами", "вами", "ними", "собою"),
}
_OF_WHAT = {
    "gent": ("цього", "того", "всього", "усього", "кого", "чого"),
    "datv": ("цьому", "тому", "всьому", "усьому", "кому", "чому"),
    "ablt": ("цим", "тим", "всім", "усім", "ким", "чим"),
    "accs": ("це", "те", "все", "усе", "кого", "що"),
}
"""Forms of pronouns that stand for no noun, those of one place of one pronoun."""
_ASKING = frozenset({"кому", "ким", "чому", "чим"})
_ONE_CASE = {
    **dict.fromkeys(
        ["без", "від", "до", "для", "біля", "коло", "проти", "замість", "крім", "окрім", "навколо"], "gent"
    ),
    **dict.fromkeys(["про", "через", "крізь"], "gent"),
    **dict.fromkeys(["завдяки", "всупереч"], "datv"),
}
_CASES_OF_WHAT = {**_ONE_CASE, **dict.fromkeys(["про", "через", "крізь"], "accs"), **dict.fromkeys(["після"], "gent")}


def wrong_behind_prepositions(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Pronouns that belong to no noun behind them, and those that “перед” has in the instrumental."""
    for at in range(len(words) - 1):
        small = words[at].lower()
        governed = grammar.prepositions.get(small)
        if governed is None or at + 2 >= len(words):
            continue
        pronoun = words[at + 1]
        if (other := _of_what(small, pronoun)) and (pronoun in _ASKING or _stands_alone(grammar, words, at + 2)):
            yield Disagreement(at + 1, at + 2, (other,), AgreementReason.PREPOSITION, small)
            continue
        form = _WITH_N.get(pronoun, "")
        if other := _in_its_case(small, pronoun):
            yield Disagreement(at + 1, at + 2, (other,), AgreementReason.PREPOSITION, small)
            continue
        if form and form != pronoun and _ends(grammar, words, at + 2) and {"gent", "accs"} & governed.allowed:
            yield Disagreement(at + 1, at + 2, (form,), AgreementReason.PREPOSITION, small, unsure=True)
        elif small == "перед" and pronoun in _LIVING and not _MOVING & set(words):
            yield Disagreement(at + 1, at + 2, (_LIVING[pronoun],), AgreementReason.PREPOSITION, small, unsure=True)


def _ends(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether no noun follows to which a pronoun might belong."""
    found = grammar.at(words, at)
    if words[at] in _ENDS or words[at].lower() in grammar.prepositions:
        return True
    return bool(found) and all(one.kind in ("VERB", "INFN", "ADVB", "CONJ", "NPRO") for one in found)


def _of_what(preposition: str, pronoun: str) -> str:
    """“Це”, “те”, “хто” or “що” in the one case that a preposition takes; empty where it stands in it, or may."""
    case = _CASES_OF_WHAT.get(preposition, "")
    living = case == "accs" and pronoun in _OF_WHAT["gent"]  # “про цього”
    if not case or living or pronoun in (*_OF_WHAT[case], *_OF_WHAT["accs"], "всім", "усім"):
        return ""
    at = next((forms.index(pronoun) for forms in _OF_WHAT.values() if pronoun in forms), -1)
    return _OF_WHAT[case][at] if at >= 0 else ""


def _stands_alone(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether no noun or adjective follows to which a pronoun might belong, nor a clause that it opens."""
    found = grammar.at(words, at)
    return not any(one.kind in ("NOUN", "ADJF") for one in found)


def _in_its_case(preposition: str, pronoun: str) -> str:
    """A pronoun in the one case that a preposition takes; empty where it stands in it, or may."""
    case = _ONE_CASE.get(preposition, "")
    if not case:
        return ""
    return next(
        (
            _BY_CASE[case][forms.index(pronoun)]
            for other, forms in _BY_CASE.items()
            if other != case and pronoun in forms and pronoun not in _BY_CASE[case]
        ),
        "",
    )
