"""A second verb of the same people in another number: “děti chodí ven a hraje si”, “rodiče vaří a dívá se”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.places import affirmed
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_joined_verbs"]

_AND = "a"
_NO_SUBJECT = frozenset(
    {"je", "není", "jde", "bude", "má", "může", "musí", "chce", "stojí", "zdá", "dá", "prší", "sněží"}
)
"""Verbs that often have no subject, or one that comes later."""
_BESIDE = frozenset({"si", "se"})


def wrong_joined_verbs(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb with its reflexive pronoun behind “a”, where a plural opens the sentence and no noun follows."""
    if words.count(_AND) != 1 or "," in words or ":" in words:
        return
    at = words.index(_AND) + 1
    subject = grammar.phrase(words, 0)
    if subject is None or not 0 < subject.end < at - 1 or at + 1 >= len(words) or words[at + 1] not in _BESIDE:
        return
    if {noun.number for noun in subject.agreeing if noun.case == "nomn"} != {"plur"}:
        return
    first, second = grammar.at(words, subject.end), grammar.at(words, at)
    if not first or any(one.kind != "VERB" or one.tense != "pres" for one in first) or words[at] in _NO_SUBJECT:
        return
    if not any((one.person, one.number) == ("3per", "plur") for one in first):
        return
    if not second or any(
        (one.kind, one.tense, one.person, one.number) != ("VERB", "pres", "3per", "sing") for one in second
    ):
        return
    if words[at + 1] == "se" and not all(affirmed(grammar.names(one)) & grammar.listed("only_se") for one in second):
        return  # “a tancuje se”
    if any(
        one.kind in ("NOUN", "NPRO", "ADJF") and one.case == "nomn"
        for place in range(at + 2, len(words))
        for one in grammar.at(words, place)
    ):
        return
    forms = tuple(dict.fromkeys(form for one in second if (form := one.form("plur", "3per", "pres"))))
    if forms:
        yield Disagreement(at, at + 1, forms[:2], AgreementReason.SUBJECT, " ".join(subject.words).lower())
