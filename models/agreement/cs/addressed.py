"""Somebody who is called at the beginning of a sentence, without a comma behind: “Petře kde máš kolo?”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["missing_commas_of_address"]

_SAID_TO = frozenset(
    """
    ty vy kde kdy kam proč jak co kolik kdo nevíš nevíte víš víte prosím pojď pojďte můžeš můžete mohla mohl mohli
    už tys nezlob nezlobte dej dejte buď díky děkuju děkuji jdeš jdete máš máte jsi jste budeš budete
    mám musím musíme pomoz
    """.split()  # noqa: SIM905
)
_SEVERAL = frozenset({"děti", "kluci", "holky"})
_CALLED = _SEVERAL | {"mami", "tati", "babi", "dědo", "brácho", "ségro", "lásko", "miláčku", "zlato"}
_ABOUT = frozenset({"už", "jak"})
"""Words with which a sentence may go on that is about several rather than said to them."""
_FEWEST = 3


def missing_commas_of_address(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The name or noun in the vocative with which a sentence begins, before what is said to somebody."""
    if len(words) <= _FEWEST or not words[0].istitle() or not _is_called(grammar, words):
        return
    if _is_said_to(grammar, words, 1):
        yield Disagreement(0, 1, (f"{words[0]},",), AgreementReason.ADDRESS, words[0])


def _is_called(grammar: InflectedGrammar, words: Sequence[str]) -> bool:
    """Whether the first word is in the vocative, and in no case in which a sentence about somebody begins."""
    if words[0].lower() in _CALLED:
        return True
    found = grammar.readings(words[0])
    if not found or any(one.kind != "NOUN" for one in found):
        return False
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men")
    named = all(one.is_name or one.animate == "anim" or one.lemma in people for one in found)
    cases = {one.case for one in found}
    return named and "voct" in cases and not cases & {"nomn", "accs", "gent"}


def _is_said_to(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found = grammar.at(words, at)
    if words[0].lower() in _SEVERAL and words[at].endswith(("ej", "ěj")):
        return False  # “holky uměj zpívat”
    if found and all(one.kind == "VERB" and (one.person == "2per" or one.mood == "impr") for one in found):
        return True
    return words[at] in _SAID_TO - (_ABOUT if words[0].lower() in _SEVERAL else frozenset())
