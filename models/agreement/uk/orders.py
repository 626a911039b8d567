"""Requests in the future where an order is meant: “будь ласка, скажеш мені”, “не забудеш ключі!”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_orders"]

_ASKING = frozenset({"ти", "ви", "чи", "хто", "що", "де", "коли", "якщо", "як", "?"})


def wrong_orders(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The first verb of a sentence that begins with it or with “будь ласка”, in the second person of the future."""
    small = [word.lower() for word in words]
    asked = small[:2] == ["будь", "ласка"]
    at = (3 if small[2:3] == [","] else 2) if asked else 0
    denied = small[at : at + 1] == ["не"]
    at += denied
    if not (asked or (denied and small[-1:] == ["!"])) or at >= len(words) or _ASKING & set(small):
        return
    verbs = grammar.at(words, at)
    if not verbs or any(
        (one.kind, one.person, one.mood) != ("VERB", "2per", "indc") or one.tense == "past" for one in verbs
    ):
        return
    forms = dict.fromkeys(form for one in verbs if (form := one.form("2per", one.number, "impr")))
    if forms:
        yield Disagreement(at, at + 1, tuple(forms), AgreementReason.TENSE, small[at])
