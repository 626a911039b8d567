"""Objects that stand in no case that their verb has: “hledáme pan Novák”, “smáli se jeho vtip”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_asked_objects"]

_MISTER = {"pan": {"accs": "pana", "gent": "pana", "datv": "panu", "ablt": "panem"}}
_OWNERS = frozenset({"jeho", "jejich", "jejího"})
_HERE = {"tu": "femn"}
_DIRECT = frozenset({"nomn", "accs"})
_SMALL = frozenset(
    {"se", "si", "mi", "ti", "mu", "jí", "nám", "vám", "jim", "tam", "tady", "už", "také", "taky", "moc", "jen"}
)


def wrong_asked_objects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The objects right behind a verb whose case it does not take."""
    for at in range(len(words) - 2):
        verbs = [one for one in grammar.at(words, at) if one.kind in ("VERB", "INFN")]
        if not verbs or len(verbs) < len(grammar.at(words, at)):
            continue
        place = at + 1
        while place < len(words) - 1 and words[place] in _SMALL | grammar.listed("speaking_verbs"):
            place += 1
        cases = _asked(grammar, words, at, verbs)
        if not cases:
            continue
        found = (
            _mister(grammar, words, at, place, verbs, cases)
            or _owned(grammar, words, place, cases)
            or _crossed(grammar, words, place, cases)
        )
        if found is not None:
            yield found


def _asked(
    grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading]
) -> frozenset[str]:
    """The one case that a verb has its object in; empty where it is not known."""
    reflexive = bool({"se", "si"} & {words[place].lower() for place in segment(words, at)})
    cases: set[frozenset[str]] = set()
    for one in verbs:
        names = {name.removeprefix("ne") for name in grammar.names(one)} | grammar.names(one)
        direct = names & (grammar.listed("transitive") | grammar.listed("accusative_of_people"))
        governing = [name for name in names if name in grammar.verbs]
        if governing and (reflexive or not set(governing) & grammar.listed("with_reflexive")):
            cases |= {grammar.verbs[name].allowed for name in governing}
        elif direct and not reflexive:
            cases.add(frozenset({"accs"}))
        elif names & {"zeptat", "ptát"} and reflexive:
            cases.add(frozenset({"gent"}))
        else:
            return frozenset()
    return next(iter(cases)) if len(cases) == 1 and len(next(iter(cases))) == 1 else frozenset()


def _mister(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    place: int,
    verbs: Sequence[InflectedReading],
    cases: frozenset[str],
) -> Disagreement | None:
    """“Mister” with a name or office in the nominative behind a verb that speaks, asks or orders."""
    speaks = any(one.person in ("1per", "2per") or one.mood == "impr" for one in verbs)
    speaks = speaks or bool(grammar.listed("speaking_verbs") & {words[near] for near in segment(words, at)})
    if words[place] not in _MISTER or not speaks or place + 1 >= len(words):
        return None
    [case] = cases
    named = [one for one in grammar.at(words, place + 1) if one.kind == "NOUN" and one.case == "nomn"]
    form = named[0].form(case, "sing") if named else None
    if not form or len(named) < len(grammar.at(words, place + 1)):
        return None
    form = form[:1].upper() + form[1:] if words[place + 1].istitle() else form
    meant = f"{_MISTER['pan'].get(case, '')} {form}"
    return Disagreement(place, place + 2, (meant,), AgreementReason.VERB, words[at].lower())


def _owned(grammar: InflectedGrammar, words: Sequence[str], place: int, cases: frozenset[str]) -> Disagreement | None:
    """A noun with an owner that is not declined, or with “tu”, in another case: “smáli se jeho vtip”."""
    if (words[place] not in _OWNERS and words[place] not in _HERE) or place + 2 >= len(words):
        return None
    [case] = cases
    if case == "accs":
        return None
    nouns = grammar.at(words, place + 1)
    direct = bool(nouns) and all(one.kind == "NOUN" and one.case in _DIRECT for one in nouns)
    if not direct:
        return None
    if words[place] in _HERE:
        if any(one.gender != "femn" or one.number != "sing" or one.case != "accs" for one in nouns):
            return None
        own = {"datv": "té", "gent": "té", "ablt": "tou"}.get(case, "")
        form = nouns[0].form(case, "sing")
        meant = f"{own} {form}" if own and form else ""
        span = place
    else:
        meant = next((form for one in nouns if (form := one.form(case, one.number))), "")
        span = place + 1
    if not meant:
        return None
    return Disagreement(span, place + 2, (meant,), AgreementReason.VERB, words[place - 1].lower(), unsure=span != place)


def _crossed(grammar: InflectedGrammar, words: Sequence[str], place: int, cases: frozenset[str]) -> Disagreement | None:
    """An adjective in the accusative before a thing in another case: “potřebuju nový telefonu”."""
    if cases != {"accs"} or place + 1 >= len(words) or not grammar.phrasing.is_modifier(words[place]):
        return None
    adjectives = [one for one in grammar.phrasing.adjectives(words[place]) if one.case == "accs"]
    nouns = grammar.at(words, place + 1)
    if not adjectives or not nouns or any(one.kind != "NOUN" or one.case in _DIRECT for one in nouns):
        return None
    if any(one.agrees_with(noun) for one in grammar.phrasing.adjectives(words[place]) for noun in nouns):
        return None
    if any(one.lemma in grammar.listed("alone") | grammar.listed("with_objects") for one in adjectives):
        return None
    forms = [
        form
        for noun in nouns
        for one in adjectives
        if one.number == "sing" and one.gender in ("", noun.gender) and noun.number == "sing"
        if (form := noun.form("accs", "sing")) and noun.animate != "anim"
    ]
    if not forms:
        return None
    return Disagreement(place + 1, place + 2, (forms[0],), AgreementReason.AGREEMENT, words[place].lower(), unsure=True)
