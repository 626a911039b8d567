"""Verbs with a person behind words that take the infinitive: “не забудь візьми”, “мені хочеться подивлюся”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_infinitives"]

_NEAR = 3
_ORDERED = frozenset({"забути", "забувати", "спробувати", "допомогти", "перестати", "почати", "збиратися"})
"""Verbs whose orders stand before an infinitive."""
_FINITE = ("pres", "futr", "past")


def wrong_infinitives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence with a person or in the past, right behind such a word."""
    for at in range(len(words) - 1):
        if not _takes_infinitive(grammar, words, at):
            continue
        place = at + 1
        while place < len(words) - 1 and place - at <= _NEAR and _is_small(grammar, words, place):
            place += 1
        verbs = grammar.at(words, place)
        orders = tuple(one for one in verbs if one.kind == "VERB" and one.mood == "impr")
        if orders and _is_order(grammar, words, at):
            verbs = orders  # “не забудь купи”
        if not words[place].islower() or words[place] in grammar.listed("no_verbs") | grammar.listed("predicating"):
            continue
        if not verbs or any(one.kind != "VERB" for one in verbs) or grammar.is_short_infinitive(words[place]):
            continue
        if words[place - 1] in ("б", "би") or words[place + 1 : place + 2] in (["б"], ["би"]):
            continue
        if any(one.mood == "impr" for one in verbs) and not _is_order(grammar, words, at):
            continue
        if any("бути" in grammar.names(one) for one in verbs):
            continue
        forms = tuple(sorted({one.lemma for one in verbs}, key=lambda form: (len(form), form[0] == "у", form)))
        small = words[at].lower()
        unsure = small in grammar.listed("before_infinitives") - grammar.listed("impersonal_modals")
        if unsure and any(one.tense == "past" for one in verbs):
            continue  # “важко вибухнули”
        yield Disagreement(place, place + 1, forms, AgreementReason.INFINITIVE, small, unsure=unsure)


def _takes_infinitive(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    small = words[at].lower()
    if small in grammar.listed("before_infinitives"):
        return True
    found = grammar.at(words, at)
    return bool(found) and all(
        one.kind in ("VERB", "INFN", "ADJF") and grammar.names(one) & grammar.listed("taking_infinitive")
        for one in found
    )


def _is_order(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found: Sequence[InflectedReading] = grammar.at(words, at)
    return any(one.kind == "VERB" and one.mood == "impr" and one.lemma in _ORDERED for one in found)


def _is_small(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    return words[at] in grammar.listed("clitics") | grammar.listed("adverbs") | grammar.listed("negation") | {
        "тебе",
        "вас",
        "його",
        "її",
        "мене",
        "нас",
        "їх",
    }
