"""Verbs whose number, person or mood their clause shows, or leaves open: “pravidla vyžadují”, “to ho stálo život”."""

from collections.abc import Sequence

from models.agreement.cs.segments import AND, is_past, nominatives, segment
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["is_right_number"]

_ALL = frozenset({"to", "tohle", "toto", "všechno", "vše", "něco", "nic", "cokoli", "cokoliv"})
_WHO = frozenset({"kdo", "co", "on", "ona", "ono", "to", "každý", "každá", "nikdo", "někdo", "ten", "ta", "tohle"})
_IMPERSONAL = frozenset(
    {"trvat", "stát", "podařit", "povést", "napadnout", "zajímat", "mrzet", "bavit", "těšit", "stačit", "zbývat",
     "zbýt", "dát", "jít", "vadit", "překvapit", "potěšit", "zdát", "dojít", "chtít", "patřit", "vyplatit", "hodit",
     "slušet", "líbit", "být"}
)  # fmt: skip
"""Verbs that need no subject beside an infinitive or a clause."""
_CLAUSES = frozenset({"že", "aby", "než", "jestli", "zda", "kolik", "když", "kdy", "jak"})
_FAR = 6

_Found = Sequence[InflectedReading]


def is_right_number(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether a verb is right beside what its clause has, and what is meant for it is no better.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of a verb.
        old: what it may be.
        new: what the word that is meant for it may be.
    """
    verbs = [one for one in new if one.kind == "VERB"]
    if not old or not verbs or any(one.kind != "VERB" for one in old):
        return False
    if {name for one in old for name in czech.names(one)}.isdisjoint(
        {name for one in verbs for name in czech.names(one)}
    ):
        return False
    if all(one.mood == "impr" for one in old):
        return all(one.mood == "indc" for one in verbs)  # “takže se ujistěte, že”
    if is_past(old) and is_past(verbs):
        return _is_of_nobody(czech, words, at, old, verbs)
    numbers = [{one.number for one in found} for found in (old, verbs)]
    several = numbers == [{"plur"}, {"sing"}]
    if not several and numbers != [{"sing"}, {"plur"}]:
        return False
    if any(one.person != "3per" or one.tense == "past" for one in (*old, *verbs)):
        return False
    return _has_subject(czech, words, at, numbers[0], several=several)


def _has_subject(czech: InflectedGrammar, words: Sequence[str], at: int, number: set[str], *, several: bool) -> bool:
    nouns = [(place, one) for place, one in nominatives(czech, words, at) if abs(place - at) <= _FAR]
    own = {place for place, one in nouns if one.number in number and (one.kind == "NOUN" or place < at)}
    other = [(place, one) for place, one in nouns if one.number not in number and place not in own]
    if not own:
        return several and not nouns and _is_unsaid(czech, words, at)
    if not several:
        return any(place < at for place in own) and not any(place < at for place, _ in other) and not _joins(words, at)
    return all(
        any(reading.case == "accs" for reading in czech.at(words, place)) and one.animate != "anim"
        for place, one in other
    )


def _joins(words: Sequence[str], at: int) -> bool:
    places = segment(words, at)
    return places[0] >= 2 and words[places[0] - 1] in AND


def _is_unsaid(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether several do something whom nobody names, at the beginning of a sentence or behind a comma."""
    places = segment(words, at)
    if places[0] and words[places[0] - 1] != ",":
        return False
    for place in range(places[0]):
        if any(one.kind == "NOUN" and one.case == "nomn" and one.number == "sing" for one in czech.at(words, place)):
            return False
    for place in places:
        small = words[place].lower()
        if place > at and words[place - 1] in ("než", "jako"):
            continue  # “mají víc knih než já”
        if small in _WHO or (not czech.at(words, place) and words[place][:1].isupper()):
            return False
        if any(
            one.kind in ("ADJF", "NPRO") and one.case == "nomn" and one.number == "sing"
            for one in czech.at(words, place)
        ):
            return False
    return True


def _is_of_nobody(czech: InflectedGrammar, words: Sequence[str], at: int, old: _Found, new: _Found) -> bool:
    """Whether “to” is the subject of a verb, or an infinitive or clause behind it: “trvalo jí dlouho obléct se”."""
    if any((one.number, one.gender) != ("sing", "neut") for one in old):
        return False
    places = segment(words, at)
    said = {
        words[place].lower()
        for place in places
        if place == places[0] or words[place - 1].lower() not in czech.prepositions
    }
    if said & _ALL:
        return not any(place < at for place, _ in nominatives(czech, words, at))
    if not all(
        czech.names(one) & _IMPERSONAL or one.lemma.removeprefix("ne") in ("stál", "šel", "dalo") for one in old
    ):
        return False
    behind = words[places[-1] + 2].lower() if places[-1] + 2 < len(words) else ""
    infinitive = any(one.kind == "INFN" for place in places for one in czech.at(words, place))
    return infinitive or behind in _CLAUSES
