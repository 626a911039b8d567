"""Orders to one, where several or somebody not so near are spoken to: “lehni si, pane Dvořáku”."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_orders"]

_OPENING = frozenset({"vážení", "vážené", "milí", "drazí"})
_TITLES = frozenset({"pane", "paní", "slečno"})
_RANKS = frozenset(
    "doktore doktorko řediteli ředitelko profesore profesorko učiteli učitelko inženýre starosto".split()  # noqa: SIM905
)


def wrong_orders(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The imperatives of a sentence in the singular, with a polite address or “prosím vás”."""
    if not _is_polite(grammar, words):
        return
    for at, word in enumerate(words):
        orders = grammar.at(words, at)
        if not orders or any(
            (one.kind, one.mood, one.person, one.number) != ("VERB", "impr", "2per", "sing") for one in orders
        ):
            continue
        forms = dict.fromkeys(one.form("plur", "2per", "impr") for one in orders)
        cased = tuple(form.title() if word.istitle() else form for form in forms if form)
        if cased:
            yield Disagreement(at, at + 1, cased, AgreementReason.SUBJECT, "vy")


def _is_polite(grammar: InflectedGrammar, words: Sequence[str]) -> bool:
    small = [word.lower() for word in words]
    if any(pair in (("prosím", "vás"), ("dámy", "a")) for pair in pairwise(small)):
        return True
    for at, word in enumerate(small[:-1]):
        if at and small[at - 1] != ",":
            continue
        behind = grammar.readings(words[at + 1])
        if word in _OPENING and any(one.kind == "NOUN" and one.number == "plur" for one in behind):
            return True
        named = words[at + 1].istitle() and words[at + 1] not in grammar.listed("no_persons")
        if (
            word in _TITLES
            and (named or small[at + 1] in _RANKS)
            and words[at + 2 : at + 3] != []
            and (words[at + 2] in (",", ".", "!", "?"))
        ):
            return True
    return False
