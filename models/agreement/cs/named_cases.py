"""First names in a case that the preposition before them does not take: “s Honzu”, “ke Karla”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_named_cases"]

_ENDS = frozenset(".,;:!?")
_OF_PLACES = {
    "do": "gent", "z": "gent", "ze": "gent", "od": "gent", "u": "gent", "kolem": "gent", "blízko": "gent",
    "k": "datv", "ke": "datv", "v": "loct", "ve": "loct",
}  # fmt: skip
_BEFORE_WITH = frozenset({"se", "spolu", "společně", "dohromady"})


def wrong_named_cases(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The names behind a preposition that none of its cases has."""
    known = grammar.listed("men") | grammar.listed("women") | grammar.listed("first_names")
    towns = grammar.listed("towns") | grammar.listed("further_towns")
    for at in range(len(words) - 2):
        small = words[at].lower()
        governed = grammar.prepositions.get(small)
        name = words[at + 1]
        if governed is None or not name.istitle() or (not words[at + 2][:1].islower() and words[at + 2] not in _ENDS):
            continue
        if small == "se" and not (at and words[at - 1].lower() in _BEFORE_WITH):
            continue  # “proč se Tomovi líbí”
        found = [one for one in grammar.readings(name) if one.kind == "NOUN"]
        if name in towns:
            yield from _of_town(grammar, words, at + 1)
            continue
        names = [one for one in found if one.lemma in known and one.number == "sing"]
        if not names or any(one.case in governed.allowed for one in found):
            continue
        if any(one.kind == "NOUN" and one.case in governed.allowed for one in grammar.readings(name.lower())):
            continue
        forms = tuple(dict.fromkeys(_forms(names, governed.offered)))
        if forms:
            yield Disagreement(at + 1, at + 2, forms[:3], AgreementReason.PREPOSITION, small)


def _of_town(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """A town in the nominative behind a preposition of place: “do Krumlov”, “v Brno”."""
    small = words[at - 1].lower()
    case = _OF_PLACES.get(small)
    named = [one for one in grammar.readings(words[at]) if one.lemma == words[at]]
    if case is None or not named or not any(one.case == "nomn" for one in named):
        return
    if any(one.case == case for one in named):
        return
    form = next((form for one in named if (form := one.form(case, one.number))), "")
    if form:
        form = form[:1].upper() + form[1:]
        yield Disagreement(at, at + 1, (form,), AgreementReason.PREPOSITION, small)


def _forms(names: Sequence[InflectedReading], cases: Sequence[str]) -> Iterator[str]:
    """The forms of a name in some cases, first of what is no nominative."""
    for one in sorted(names, key=lambda name: name.case in ("nomn", "voct")):
        for case in cases:
            form = one.form(case, "sing")
            if form:
                yield form[:1].upper() + form[1:]
