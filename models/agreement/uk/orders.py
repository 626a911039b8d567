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
    called = len(words) > 3 and words[1] == "," and _is_called(grammar, words)
    polite = "ласка" in small[3:] and small[-1:] != ["?"]
    at = (3 if small[2:3] == [","] else 2) if asked else 2 if called else 0
    denied = small[at : at + 1] == ["не"]
    at += denied
    if not (asked or called or polite or (denied and small[-1:] == ["!"])) or at >= len(words) or _ASKING & set(small):
        return
    verbs = grammar.at(words, at)
    if asked and not denied and verbs and all(one.kind == "INFN" for one in verbs):
        yield from _from_infinitives(grammar, words, at)
        return
    if not verbs or any(
        (one.kind, one.person, one.mood) != ("VERB", "2per", "indc") or one.tense == "past" for one in verbs
    ):
        return
    forms = dict.fromkeys(form for one in verbs if (form := one.form("2per", one.number, "impr")))
    if forms:
        yield Disagreement(at, at + 1, tuple(forms), AgreementReason.TENSE, small[at], unsure=called or polite)


def _is_called(grammar: InflectedGrammar, words: Sequence[str]) -> bool:
    """Whether a sentence begins with somebody by a name in the vocative."""
    found = [one for one in grammar.readings(words[0]) if one.kind == "NOUN"]
    return bool(found) and all(one.is_name and one.case in ("voct", "accs") for one in found)


def _from_infinitives(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """An infinitive behind “будь ласка”, as the order that it is."""
    forms = dict.fromkeys(
        order
        for number in ("plur", "sing")
        for form in grammar.words.finite(words[at], "2per", number)[:1]
        for one in grammar.readings(form)
        if one.kind == "VERB" and (order := one.form("2per", number, "impr"))
    )
    if forms:
        yield Disagreement(at, at + 1, tuple(forms), AgreementReason.TENSE, words[at], unsure=True)
