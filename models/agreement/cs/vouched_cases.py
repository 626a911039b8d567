"""Cases that the verb, noun or preposition beside a noun asks for, where what a model would write stands in none."""

import re
from collections.abc import Sequence

from models.agreement.cs.segments import segment
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_right_case"]

_VERBAL = ("ní", "tí")
_FRACTIONS = ("inu", "ina", "iny", "inou", "ině")
_TENS = frozenset({"dvacet", "třicet", "čtyřicet", "padesát", "šedesát", "sedmdesát", "osmdesát", "devadesát", "sto"})
_DECIMAL = re.compile(r"\d+,\d+")
_UNITS = frozenset({"jedna", "jeden", "dva", "dvě", "tři", "čtyři"})
_ASKING = {"čím": "ablt", "kým": "ablt", "čemu": "datv", "komu": "datv", "čeho": "gent", "koho": "gent"}
_PERCEIVING = frozenset({"slyšet", "vidět", "cítit", "znát", "poznat"})
_BEING = frozenset({"je", "bylo", "bude", "není", "nebylo", "nebude", "byla", "byl", "byly", "jsou"})
_IS = frozenset({"je", "byl", "byla", "bylo", "byly", "jsou"})
_DISHES = frozenset({"svíčková", "sekaná", "česneková", "bramborová", "gulášová", "vepřová", "zabijačková"})
"""Adjectives that are nouns as well."""
_WITH_WHAT = frozenset({"znamenat", "dělat", "udělat", "říkat", "potřebovat", "myslet"})
_AMOUNTS = frozenset(
    {"moc", "hodně", "málo", "dost", "tolik", "kolik", "víc", "více", "míň", "méně", "spousta",
     "spoustu", "trochu", "trocha", "plno", "pár", "několik", "mnoho"}
)  # fmt: skip
_WHERE = {"na": "na", "v": "v", "ve": "v"}

_Found = Sequence[InflectedReading]


def is_right_case(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a word stands in the case that something beside it asks for, and what is meant for it does not.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a word.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    if words[at].lower() in _ASKING:
        return _is_asked_with(czech, words, at, new)
    if not new:
        return False
    cases, meant = {one.case for one in old}, {one.case for one in new}
    if "ablt" in cases and "ablt" not in meant and _is_tool(czech, words, at):
        return True
    if "gent" in cases and _is_of_what(czech, words, at, old, new):
        return True
    if "nomn" in cases and _is_what_it_is(czech, words, at, meant):
        return True
    if "nomn" in cases and "nomn" not in meant and _is_perceived(words, at):
        return True
    if "nomn" in cases and "nomn" not in meant and "gent" in meant and _is_denied(czech, words, at):
        return True
    if at and words[at - 1].lower() in _AMOUNTS and "gent" in cases and "gent" not in meant:
        return all(one.kind == "NOUN" for one in new)  # “máš moc práce”
    if _is_other_number(czech, words, at, old, new) or _is_where(czech, words, at, old, new):
        return True
    return _is_asked_for(czech, words, at, cases, meant)


def _is_what_it_is(czech: InflectedGrammar, words: Sequence[str], at: int, meant: set[str]) -> bool:
    """Whether a noun is what another one is, right behind the verb: “nejlepší jídlo je svíčková”."""
    if at < 2 or words[at - 1] not in _IS or "ablt" in meant:
        return False
    if "nomn" in meant and words[at] not in _DISHES:
        return False
    return any(
        one.kind == "NOUN" and one.case == "nomn"
        for place in segment(words, at)[:-1]
        if place < at - 1
        for one in czech.at(words, place)
    )


def _is_perceived(words: Sequence[str], at: int) -> bool:
    """Whether something is to be seen or heard, which may be the subject as well: “je slyšet hudba”."""
    clause = {words[place].lower() for place in segment(words, at)}
    return bool(_PERCEIVING & clause and _BEING & clause)


def _is_denied(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a denied verb stands before a noun, which need not be in the genitive for that: “nejde mi internet”."""
    place = at - 1
    while place > 0 and words[place].lower() in czech.listed("pronoun_clitics") | {"se", "si"}:
        place -= 1
    verbs = czech.at(words, place) if place >= 0 else ()
    if any(one.person in ("1per", "2per") or czech.names(one) & czech.listed("transitive") for one in verbs):
        return False  # “nemám bratr”
    return (
        bool(verbs)
        and words[place].lower().startswith("ne")
        and all(one.kind == "VERB" and not czech.names(one) & czech.verbs.keys() for one in verbs)
    )


def _is_tool(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether somebody is something, or something is full of it: “prezidentem je žena”, “benzínem promočený”."""
    passive = tuple(czech.listed("passive"))
    behind = czech.at(words, at + 1) if at + 1 < len(words) else ()
    if any(one.kind == "ADJF" and one.lemma.endswith(passive) for one in behind):
        return True
    if at and words[at - 1].lower() in czech.prepositions:
        return False
    return not czech.listed("copulas").isdisjoint(words[place].lower() for place in segment(words, at))


def _is_of_what(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a genitive tells of what something is: “šedesátina sekundy”, “rozšíření základní funkčnosti”."""
    if not at:
        return False
    if words[at - 1].endswith(_FRACTIONS) and any(one.kind == "NOUN" for one in czech.at(words, at - 1)):
        return any((one.case, one.number) == ("gent", "sing") for one in old)
    if _DECIMAL.fullmatch(words[at - 1]) or (words[at - 1].isdigit() and words[max(at - 2, 0)] == ","):
        return any((one.case, one.number) == ("gent", "sing") for one in old)  # “2,8 procenta”
    if words[at - 1].lower() in ("půl", "čtvrt"):
        return any((one.case, one.number) == ("gent", "sing") for one in old)
    if words[at - 1] in _UNITS and words[max(at - 2, 0)] in _TENS:
        return any((one.case, one.number) == ("gent", "plur") for one in old)
    if any(one.case == "gent" for one in new):
        return False
    nouns = [one for one in old if one.kind == "NOUN" and one.case == "gent"]
    place = at - 1
    while place and any(one.kind == "ADJF" and one.case == "gent" for one in czech.at(words, place)):
        nouns = [noun for noun in nouns if any(one.agrees_with(noun) for one in czech.at(words, place))]
        place -= 1
    if words[place].lower() == "za" and any(noun.lemma in czech.listed("adjuncts_za") for noun in nouns):
        return True  # “za první republiky”
    acts = czech.at(words, place)
    verbal = words[place].endswith(_VERBAL) and any(one.kind == "NOUN" and one.gender == "neut" for one in acts)
    return bool(nouns) and verbal


def _is_other_number(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether nothing would change but the number of a noun right behind its preposition: “bez koruny”."""
    governed = czech.prepositions.get(words[at - 1].lower()) if at else None
    if governed is None or {one.lemma for one in old}.isdisjoint({one.lemma for one in new}):
        return False
    right, meant = ({(one.case, one.number) for one in found if one.case in governed.allowed} for found in (old, new))
    return len(governed.allowed) == 1 and bool(right) and bool(meant) and not right & meant


def _is_where(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun is where something happens, and no verb asks for “na” or “v” with it: “vystoupil na koncertu”."""
    if not at or any(one.case == "loct" for one in new) or not any(one.case == "loct" for one in old):
        return False
    preposition = _WHERE.get(words[at - 1].lower(), "")
    going = czech.listed("moving") | czech.listed("putting") | czech.listed("going") | czech.listed("accusative_verbs")
    verbs = [
        one
        for place in segment(words, at)
        for one in czech.at(words, place)
        if one.kind in ("VERB", "INFN") and place != at
    ]
    if not preposition or not verbs:
        return False
    for one in verbs:
        names = czech.names(one)
        asked = {form for name in names for ask in czech.askers.get(name, ()) for form in ask.preposition.split("/")}
        if names & going or preposition in asked:
            return False
    return all(one.lemma in czech.listed(f"places_{preposition}") for one in old if one.kind == "NOUN")


def _is_asked_for(czech: InflectedGrammar, words: Sequence[str], at: int, cases: set[str], meant: set[str]) -> bool:
    """Whether the verb of the clause asks for the case of a noun: “týká se to i naší rodiny”."""
    if at and words[at - 1].lower() in czech.prepositions:
        return False
    places = segment(words, at)
    start = places[0]
    while start >= 2 and words[start - 1] in ("i", "a", "ani", "nebo"):
        start = segment(words, start - 2)[0]
    reflexive = {"se", "si", "ses", "sis"} & {words[place].lower() for place in range(start, places[-1] + 1)}
    asked: set[str] = set()
    for place in range(start, places[-1] + 1):
        for one in czech.at(words, place):
            if one.kind not in ("VERB", "INFN"):
                continue
            for name in czech.names(one) & czech.verbs.keys():
                if name in czech.listed("with_reflexive") and not reflexive:
                    continue
                asked |= czech.verbs[name].allowed
    return len(asked) == 1 and asked != {"accs"} and asked <= cases and not asked & meant


def _is_asked_with(czech: InflectedGrammar, words: Sequence[str], at: int, new: _Found) -> bool:
    """Whether a word with which a clause begins is in a case of its own, and no verb there has an accusative alone."""
    if at and words[at - 1].lower() in czech.prepositions.keys() - {"se"}:
        return False
    if not all(one.kind in ("NPRO", "ADJF", "NOUN") for one in new):
        return False
    direct = czech.listed("accusative_of_people") | czech.listed("feeling") | _WITH_WHAT
    names = {
        name
        for place in segment(words, at)
        for one in czech.at(words, place)
        if one.kind in ("VERB", "INFN")
        for name in czech.names(one)
    }
    return not names & direct
