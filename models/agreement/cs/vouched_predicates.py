"""Words beside a verb that shows them to be right: “není robot”, “psi mají pány”, “odvez mě”."""

from collections.abc import Sequence

from models.agreement.cs.segments import is_past, nominatives, segment, suits
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_right_beside_verb"]

_BEING = frozenset(
    {"je", "jsou", "jsem", "jsi", "jsme", "jste", "není", "nejsou", "byl", "byla", "bylo", "byli", "byly", "nebyl",
     "nebyla", "nebylo", "nebyli", "nebyly", "bude", "budou", "nebude", "nebudou"}
)  # fmt: skip
_OBJECTS, _TO_SOMEBODY = frozenset({"mě", "tě", "ho", "ji"}), frozenset({"mi", "mně", "ti", "tobě", "mu", "jí"})
_TOOLS, _OTHERS = frozenset({"jím", "jimi", "ním", "nimi"}), frozenset({"jim", "nim", "jí", "je", "ně", "ní"})
_BECOMING = frozenset({"stát", "stávat", "být", "zůstat", "pohybovat", "táhnout", "mávat", "hýbat", "zabývat"})
_SEEMING = frozenset({"zdát", "připadat", "přijít", "být", "považovat"})
_TO_ADJECTIVES = (
    "věrn", "vděčn", "podobn", "oddan", "nakloněn", "lhostejn", "prospěšn", "blízk", "poslušn", "rovn", "vzdálen",
    "povinn", "zavázan", "nápomoc", "užitečn", "nebezpečn", "milejší", "mil", "drah",
)  # fmt: skip
"""How adjectives begin that have a dative beside them."""
_ASKED = frozenset({"jaký", "který", "čí"})
_FAR = 6
_CLAUSES = frozenset({"že", "aby", "když", "jestli"})

_Found = Sequence[InflectedReading]


def is_right_beside_verb(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, meant: str) -> bool:
    """Whether the verb of its clause shows a noun, pronoun or adjective to be right.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a word.
        old: what it may be.
        meant: the word that would stand there.
    """
    small, other = words[at].lower(), meant.lower()
    new = czech.readings(meant if at else other)
    if (small, other) == ("neboj", "nebo"):
        return True
    if any(one.kind == "PRTS" and one.number == "plur" for one in old) and all(one.kind == "NOUN" for one in new):
        return bool(_BEING & {words[place].lower() for place in segment(words, at)})  # “byli jsme pozváni”
    if _is_asked_of(czech, words, at, old, new):
        return True
    clause = segment(words, at)
    names = {
        name
        for place in clause
        if place != at and words[place].lower() not in _BEING
        for one in czech.at(words, place)
        if one.kind in ("VERB", "INFN")
        for name in czech.names(one)
    }
    if small in _OBJECTS and other in _TO_SOMEBODY:
        return bool(names & czech.listed("accusative_of_people")) and not _has_object(czech, words, at)
    if small in _TOOLS and other in _OTHERS:
        return bool(names & _BECOMING)
    if small == "jí" and other == "ji":
        return any(words[place].lower().startswith(_TO_ADJECTIVES) for place in clause) and not names
    if _is_seeming(words, at, old, new):
        return bool(names & _SEEMING) or not _BEING.isdisjoint(words[place] for place in clause)
    return _is_subject(czech, words, at, old, new) or _is_predicate(czech, words, at, old, new)


def _has_object(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun of the clause can but be an object beside the pronoun: “odvez mi knihu”."""
    places = segment(words, at)
    return any(
        one.kind == "NOUN" and one.case == "accs"
        for place in places
        if place > places[0] and words[place - 1].lower() not in czech.prepositions
        for one in czech.at(words, place)
    )


def _is_seeming(words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether an adjective tells of a clause behind it: “zdálo se mi zřejmé, že”."""
    neuter = any((one.kind, one.case, one.gender) == ("ADJF", "nomn", "neut") for one in old)
    adverb = bool(new) and all(one.kind == "ADVB" for one in new)
    return (
        neuter
        and adverb
        and words[at + 1 : at + 2] == [","]
        and words[at + 2 : at + 3] != []
        and words[at + 2] in _CLAUSES
    )


def _is_asked_of(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a question goes with the noun behind its verb, and what is meant for it not: “jaké je vaše datum”."""
    if words[at + 1 : at + 2] == [] or words[at + 1] not in _BEING or not any(one.lemma in _ASKED for one in old):
        return False
    for place in range(at + 2, min(at + _FAR, len(words))):
        nouns = [one for one in czech.at(words, place) if one.kind == "NOUN" and one.case == "nomn"]
        if nouns:
            return any(one.agrees_with(noun) for one in old for noun in nouns) and not any(
                one.agrees_with(noun) for one in new for noun in nouns
            )
    return False


def _is_subject(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun before its verb goes with that, and is the only one that does: “psi mají pány”."""
    nouns = [one for one in old if one.kind == "NOUN" and one.case == "nomn"]
    places = segment(words, at)
    if not nouns or places[0] != at or any(one.kind == "NOUN" and one.case == "nomn" for one in new):
        return False
    verbs = [one for one in czech.at(words, at + 1) if one.kind == "VERB" and one.mood == "indc"]
    if words[at + 1 : at + 2] and words[at + 1] in ("je", "není", "jsou", "nejsou"):
        number = "sing" if words[at + 1] in ("je", "není") else "plur"
        return any(noun.number == number for noun in nouns)
    if not verbs or any(one.person in ("1per", "2per") for one in verbs):
        return False
    if not any(
        one.number == noun.number and (one.tense != "past" or suits(one, noun)) for one in verbs for noun in nouns
    ):
        return False
    others = [one for place, one in nominatives(czech, words, at) if place > at + 1]
    return not any(
        one.number == verb.number and (not is_past(verbs) or suits(verb, one)) for one in others for verb in verbs
    )


def _is_predicate(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a noun tells what somebody is, or is not: “Jana není robot”."""
    if not at or not any(one.kind == "NOUN" and one.case == "nomn" for one in old):
        return False
    if not new or any(one.kind != "NOUN" for one in new):
        return False
    lemmas = {one.lemma for one in old if one.case == "nomn"}
    new = [one for one in new if one.lemma in lemmas]  # “robota” is toil, too
    if any(one.case == "nomn" for one in new):
        return False
    before = words[at - 1].lower()
    return before in _BEING and not any(one.kind == "NUMR" for one in czech.at(words, at - 1))
