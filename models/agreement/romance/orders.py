"""Spanish orders with pronouns behind them: “cómpralo”; with a negation they are subjunctives: “no lo compres”."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["Order", "order", "wrong_orders"]

_PERSONS, _OBJECTS = ("me", "te", "se", "nos"), ("lo", "la", "los", "las", "le", "les")
_PRONOUNS = (
    *((person, thing) for person in (*_PERSONS, "os") for thing in _OBJECTS),
    *((one,) for one in (*_OBJECTS, *_PERSONS)),
)
_PLAIN = str.maketrans("áéíóú", "aeiou")
_ACCENTED = str.maketrans("aei", "áéí")
_YOU, _SHE = 1, 2
_FORMAL = (2, 5)


class Order(NamedTuple):
    """An order with pronouns.

    Attributes:
        verb: what its verb is.
        pronouns: those behind it.
    """

    verb: VerbReading
    pronouns: tuple[str, ...]


def order(grammar: RomanceGrammar, word: str) -> Order | None:
    """The order with pronouns that a word is; None if it is none, or may be something else, too.

    Args:
        grammar: that of Spanish; other languages have none that are told.
        word: in small letters, with or without the accent that it should have.
    """
    if grammar.code != "es" or grammar.verbs.readings(word) or word in grammar.nouns or word in grammar.particles:
        return None
    for pronouns in _PRONOUNS:
        stem = word.removesuffix("".join(pronouns))
        plain = stem.translate(_PLAIN)
        if stem == word or len(stem) < len("di") or (pronouns == ("se",) and stem == plain):
            continue  # “llegase”
        for form in dict.fromkeys((plain, stem, plain[:-2] + plain[-2:].translate(_ACCENTED))):
            orders = [one for one in grammar.verbs.readings(form) if _is_order(grammar, one)]
            if orders:
                return Order(min(orders, key=_usual), pronouns)
    return None


def _usual(one: VerbReading) -> tuple[bool, bool]:
    """The likelier comes first: “vende” is of “vender” rather than of “vendar”, “vete” of “ir”."""
    return one.tense == "subjunctive", one.lemma == "ver"


def _is_order(grammar: RomanceGrammar, one: VerbReading) -> bool:
    if one.tense == "imperative":
        return True
    if one.tense == "subjunctive":
        return one.person in _FORMAL
    own = grammar.verbs.form(one.lemma, "imperative", _YOU)
    return one.tense == "present" and one.person == _SHE and not own


def wrong_orders(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Orders with pronouns behind them that are denied: “no dímelo” for “no me lo digas”."""
    for at in range(1, len(words)):
        said = order(grammar, words[at].lower()) if words[at - 1].lower() == "no" else None
        if said is None:
            continue
        verb = said.verb
        person = _YOU if (verb.tense, verb.person) == ("present", _SHE) else verb.person
        form = grammar.verbs.form(verb.lemma, "subjunctive", person)
        if form:
            text = " ".join((*said.pronouns, form))
            yield Disagreement(at, at + 1, (text,), AgreementReason.PURPOSE, words[at - 1])
